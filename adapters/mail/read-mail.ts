/** A mail as text, read back from what the composer wrote. */
interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const splitPart = (source: string): Part => {
  const at = source.indexOf('\r\n\r\n');
  const [head, body] = at < 0 ? [source, ''] : [source.slice(0, at), source.slice(at + 4)];
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return {
    headers: new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body,
  };
};

const bytesOfQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** The words of a header that are encoded because they are not ASCII (RFC 2047). */
const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      (encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : bytesOfQuoted(text.replaceAll('_', ' '))
      ).toString('utf8'),
    );

const bodyOf = ({ headers, body }: Part): string => {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? bytesOfQuoted(body).toString('utf8') : body;
};

const partsOf = (part: Part): readonly Part[] => {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((text) => partsOf(splitPart(text.replace(/^\r\n/, ''))));
};

/** Reads an .eml file that our own composer wrote; not a reader for mails of others. */
export const readMail = (source: string): ReadMail => {
  const whole = splitPart(source);
  const parts = partsOf(whole);
  const textOf = (type: string): string => {
    const part = parts.find((candidate) => candidate.headers.get('content-type')?.startsWith(type));
    return part ? bodyOf(part).replaceAll('\r\n', '\n').trimEnd() : '';
  };
  return {
    to: decodeWords(whole.headers.get('to') ?? ''),
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text: textOf('text/plain'),
    html: textOf('text/html'),
  };
};
