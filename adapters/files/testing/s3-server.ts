import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../s3-requests.js';

export interface S3Server {
  readonly settings: S3Settings;
  /** stored objects by key */
  readonly objects: Map<string, Buffer>;
  /** number of requests so far */
  requests(): number;
  /** uploads in parts that are neither whole nor given up */
  unfinished(): number;
  /** the next part gets lost after it was acknowledged */
  losePart(): void;
  /** the next requests fail with this status; `after`: that many answers */
  fail(times: number, status: number, after?: number): void;
  /** the next responses break off in their body; `after`: that many answers */
  cut(times?: number, after?: number): void;
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

/** status, body and headers */
type Said = readonly [number, string | Buffer, Readonly<Record<string, string>>?];

/** A local S3 bucket that checks signatures strictly. */
export const s3Server = async (bucket = 'rider-files'): Promise<S3Server> => {
  const objects = new Map<string, Buffer>();
  const putAt = new Map<string, string>();
  const uploads = new Map<string, Buffer[]>();
  let isLosing = false;
  let [requests, failures, failure, beforeFailure, cuts, beforeCut] = [0, 0, 503, 0, 0, 0];

  const list = (query: URLSearchParams): string => {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token')];
    const below = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    const folded = (key: string): string => {
      const end = query.get('delimiter') === '/' ? key.indexOf('/', prefix.length) : -1;
      return end < 0 ? key : key.slice(0, end + 1);
    };
    const keys = [...new Set(below.map(folded))];
    const from = after === null ? 0 : Number(Buffer.from(after, 'base64').toString());
    const page = keys.slice(from, from + PER_PAGE);
    const more = from + PER_PAGE < keys.length;
    const next = more
      ? `<NextContinuationToken>${Buffer.from(String(from + PER_PAGE)).toString('base64')}</NextContinuationToken>`
      : '';
    const contents = page.map((key) => {
      if (key.endsWith('/')) return `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`;
      const modified = putAt.get(key) ?? '2025-06-10T18:00:00.000Z';
      const size = objects.get(key)?.length;
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>${size}</Size></Contents>`;
    });
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  };

  const put = (key: string, body: Buffer): Said => {
    objects.set(key, body);
    putAt.set(key, new Date().toISOString());
    return [200, '', { ETag: `"${sha256(body)}"` }];
  };
  /** The four requests of an upload in parts. */
  const partly = (method: string, key: string, query: URLSearchParams, body: Buffer): Said => {
    if (method === 'POST' && query.has('uploads')) {
      const id = `up+${uploads.size}/=`;
      uploads.set(id, []);
      return [200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`];
    }
    const id = String(query.get('uploadId'));
    const parts = uploads.get(id);
    if (!parts) return [404, problem('NoSuchUpload')];
    if (method === 'PUT') {
      parts[Number(query.get('partNumber')) - 1] = isLosing ? Buffer.alloc(0) : body;
      isLosing = false;
      return [200, '', { ETag: `"${sha256(body)}"` }];
    }
    uploads.delete(id);
    if (method === 'DELETE') return [204, ''];
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(.*?)"<\/ETag>/g)];
    const isAll = named.length === parts.length && parts.every((part, at) => named[at]?.[2] === sha256(part));
    // as S3 does: the answer begins before the parts are joined
    return isAll ? put(key, Buffer.concat(parts)) : [200, problem('InvalidPart')];
  };

  const answer = (req: IncomingMessage, body: Buffer): Said => {
    requests += 1;
    const url = new URL(req.url ?? '/', `http://${req.headers.host}`);
    if (failures > 0 && (beforeFailure -= 1) < 0) {
      failures -= 1;
      return [failure, problem('SlowDown')];
    }
    const refused = fault(req, url, body);
    if (refused) return [403, problem(refused)];
    const [, inBucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (inBucket !== bucket) return [404, problem('NoSuchBucket')];
    const query = url.searchParams;
    if (query.has('uploads') || query.has('uploadId')) return partly(String(req.method), key, query, body);
    if (req.method === 'PUT') return put(key, body);
    if (req.method === 'DELETE') objects.delete(key);
    if (req.method === 'DELETE') return [204, ''];
    if (key === '') return [200, list(query)];
    const found = objects.get(key);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
    if (!found) return [404, problem('NoSuchKey')];
    if (from === undefined) return [200, found];
    if (Number(from) >= found.length) return [416, problem('InvalidRange')];
    return [206, found.subarray(Number(from), Number(to) + 1)];
  };

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (bytes: Buffer) => void chunks.push(bytes));
    req.on('end', () => {
      const [status, body, headers = {}] = answer(req, Buffer.concat(chunks));
      if (cuts === 0 || (beforeCut -= 1) >= 0) return res.writeHead(status, headers).end(body);
      cuts -= 1;
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
    losePart: () => void (isLosing = true),
    unfinished: () => uploads.size,
    cut: (times = 1, after = 0) => void ([cuts, beforeCut] = [times, after]),
    fail: (times, status, after = 0) => void ([failures, failure, beforeFailure] = [times, status, after]),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
