import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A mail as it is read: soft line ends and escaped characters of quoted-printable undone. */
const plain = (mail: string): string =>
  mail
    .slice(mail.indexOf('\r\n\r\n'))
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What `find` finds in the newest mail to an address that has it, once it was sent: mails are files of a folder. */
const foundIn = async (dataDir: string, email: string, find: (text: string) => string | undefined): Promise<string> => {
  const folder = join(dataDir, 'mail');
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    // a mail that is still being written has another name
    for (const name of names
      .filter((candidate) => candidate.endsWith('.eml'))
      .toSorted()
      .toReversed()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const found = mail.includes(email) ? find(plain(mail)) : undefined;
      if (found) return found;
    }
    await pause(100);
  }
};

/** The code in the newest mail to an address. */
export const codeTo = (dataDir: string, email: string): Promise<string> =>
  foundIn(dataDir, email, (text) => /\b(\d{6})\b/.exec(text)?.[1]);

/** The link to a page in the newest mail to an address. */
export const linkTo = (dataDir: string, email: string, path: string): Promise<string> =>
  foundIn(dataDir, email, (text) => text.match(/https?:\/\/[^\s"<>]+/g)?.find((match) => match.includes(path)));

/** Resolves once a mail that says this was sent to an address. */
export const mailTo = (dataDir: string, email: string, saying: string): Promise<string> =>
  foundIn(dataDir, email, (text) => (text.includes(saying) ? saying : undefined));
