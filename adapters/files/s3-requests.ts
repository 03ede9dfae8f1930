import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';

export interface S3Settings {
  /** URL of the service, e.g. `https://s3.us-west-2.amazonaws.com`; the bucket is added to the path */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** timeout of a request */
  readonly timeoutSeconds?: number;
}

/** The service is away, or did not do what it was asked. `code`: its own word, for the log. */
export class FilesUnavailable extends Error {
  readonly code: string;
  /** `status`: of its answer, null if there was none; `word`: such as `SlowDown` */
  constructor(
    readonly status: number | null,
    readonly word: string,
    cause?: unknown,
  ) {
    super('The store of files did not answer as it should', { cause });
    this.name = 'FilesUnavailable';
    this.code = `FILES_UNAVAILABLE ${status === null ? 'unreachable' : `${status} ${word}`.trim()}`;
  }
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** below the bucket, with its query */
  readonly path: string;
  readonly body?: Uint8Array | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A response with its complete body; the connection may fail while it is read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

export const textOf = ({ bytes }: Answer): string => Buffer.from(bytes).toString('utf8');
export const tagged = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);
export const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const TRIES_AGAIN = 3;

/**
 * Requests to an S3 bucket, signed including a digest of their content; responses 5xx and 429 are retried. @returns the
 * answer, also a 404 to all but PUT and POST
 */
export const s3Requests = ({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
  timeoutSeconds = 30,
}: S3Settings): ((request: S3Request) => Promise<Answer>) => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: TRIES_AGAIN,
  });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  return async ({ method, path, body = new Uint8Array(), headers = {} }) => {
    const writes = method === 'PUT' || method === 'POST';
    const sent = {
      method,
      headers: {
        'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
        ...(writes ? { 'Content-Type': 'application/octet-stream' } : {}),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
      ...(writes ? { body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) } : {}),
    };
    const whole = async (): Promise<Answer> => {
      const answer = await client.fetch(root + path, sent);
      return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
    };
    const answer = await whole().catch((error: unknown) => {
      throw new FilesUnavailable(null, '', error);
    });
    if (answer.status < 300 || (answer.status === 404 && !writes)) return answer;
    throw new FilesUnavailable(answer.status, tagged(textOf(answer), 'Code')[0] ?? '');
  };
};

/** A missing bucket is an error, a missing file is not. */
export const isAbsent = (answer: Answer): boolean => {
  if (answer.status !== 404) return false;
  const [code = 'NoSuchKey'] = tagged(textOf(answer), 'Code');
  if (code !== 'NoSuchKey') throw new FilesUnavailable(404, code);
  return true;
};
