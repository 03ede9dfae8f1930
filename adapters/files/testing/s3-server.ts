import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../s3-files.js';

export interface S3Server {
  readonly settings: S3Settings;
  /** stored objects by key */
  readonly objects: Map<string, Buffer>;
  /** number of requests so far */
  requests(): number;
  /** the next requests fail with this status */
  fail(times: number, status: number): void;
  /** the next response breaks off in its body */
  cut(): void;
  stop(): Promise<void>;
}

const ACCESS_KEY = 'test-access';
const SECRET_KEY = 'test-secret/+';
const PER_PAGE = 2;

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** Percent-encoding as required by request signing. */
const spelled = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (value) => `%${value.charCodeAt(0).toString(16).toUpperCase()}`);

/** Verifies AWS Signature Version 4. @returns the error, or null */
const fault = (req: IncomingMessage, url: URL, body: Buffer): string | null => {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, accessKey = '', day = '', region = '', names = '', signature] = given;
  if (accessKey !== ACCESS_KEY) return 'InvalidAccessKeyId';
  const at = String(req.headers['x-amz-date']);
  if (
    !at.startsWith(day) ||
    Math.abs(Date.parse(at.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')) - Date.now()) >
      900_000
  )
    return 'RequestTimeTooSkewed';
  const digest = String(req.headers['x-amz-content-sha256']);
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((text) => names.split(';').includes(text)))
    return 'AccessDenied';
  const query = [...url.searchParams]
    .map(([name, value]) => `${spelled(name)}=${spelled(value)}`)
    .toSorted()
    .join('&');
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(req.headers[name]).trim()}\n`)
    .join('');
  const canonical = [req.method, url.pathname, query, headers, names, digest].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET_KEY}`, day), region));
  const expected = hmac(
    key,
    ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n'),
  ).toString('hex');
  return signature === expected ? null : 'SignatureDoesNotMatch';
};

const problem = (code: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;

/** A local S3 bucket that checks signatures strictly. */
export const s3Server = async (bucket = 'rider-files'): Promise<S3Server> => {
  const objects = new Map<string, Buffer>();
  const putAt = new Map<string, string>();
  let [requests, failures, failure, cutting] = [0, 0, 503, false];

  const list = (after: string | null): string => {
    const keys = [...objects.keys()].toSorted();
    const from = after === null ? 0 : Number(Buffer.from(after, 'base64').toString());
    const page = keys.slice(from, from + PER_PAGE);
    const more = from + PER_PAGE < keys.length;
    const next = more
      ? `<NextContinuationToken>${Buffer.from(String(from + PER_PAGE)).toString('base64')}</NextContinuationToken>`
      : '';
    const contents = page.map((key) => {
      const modified = putAt.get(key) ?? '2025-06-10T18:00:00.000Z';
      const size = objects.get(key)?.length;
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>${size}</Size></Contents>`;
    });
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  };

  const answer = (req: IncomingMessage, body: Buffer): readonly [number, string | Buffer] => {
    requests += 1;
    const url = new URL(req.url ?? '/', `http://${req.headers.host}`);
    if (failures > 0) {
      failures -= 1;
      return [failure, problem('SlowDown')];
    }
    const refused = fault(req, url, body);
    if (refused) return [403, problem(refused)];
    const [, inBucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (inBucket !== bucket) return [404, problem('NoSuchBucket')];
    if (req.method === 'PUT') objects.set(key, body);
    if (req.method === 'PUT') putAt.set(key, new Date().toISOString());
    if (req.method === 'PUT') return [200, ''];
    if (req.method === 'DELETE') objects.delete(key);
    if (req.method === 'DELETE') return [204, ''];
    if (key === '') return [200, list(url.searchParams.get('continuation-token'))];
    const found = objects.get(key);
    return found ? [200, found] : [404, problem('NoSuchKey')];
  };

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (bytes: Buffer) => void chunks.push(bytes));
    req.on('end', () => {
      const [status, body] = answer(req, Buffer.concat(chunks));
      if (!cutting) return res.writeHead(status).end(body);
      cutting = false;
      res.writeHead(status, { 'Content-Length': body.length + 1 }).flushHeaders();
      return res.write(body, () => res.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket,
      region: 'us-west-2',
      accessKey: ACCESS_KEY,
      secretKey: SECRET_KEY,
    },
    objects,
    requests: () => requests,
    cut: () => void (cutting = true),
    fail: (times, status) => void ([failures, failure] = [times, status]),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
