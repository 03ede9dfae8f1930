import type { ListedFiles } from '@rrr/core/uploads';
import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { checkedKey } from './file-key.js';

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
class FilesUnavailable extends Error {
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super('The store of files did not answer as it should', { cause });
    this.name = 'FilesUnavailable';
    this.code = `FILES_UNAVAILABLE ${code}`;
  }
}

/** A response with its complete body; the connection may fail while it is read. */
interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

const textOf = ({ bytes }: Answer): string => Buffer.from(bytes).toString('utf8');
const TRIES_AGAIN = 3;
const tagged = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);
const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');

/**
 * Files in an S3 bucket. Requests are signed including a digest of their content; responses 5xx and 429 are retried.
 */
export const s3Files = ({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
  timeoutSeconds = 30,
}: S3Settings): ListedFiles => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: TRIES_AGAIN,
  });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    body: Uint8Array = new Uint8Array(),
  ): Promise<Answer> => {
    const headers = {
      'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
      ...(method === 'PUT' ? { 'Content-Type': 'application/octet-stream' } : {}),
    };
    const sent = {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
      ...(method === 'PUT' ? { body: Buffer.from(body) } : {}),
    };
    const whole = async (): Promise<Answer> => {
      const answer = await client.fetch(root + path, sent);
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
    };
    const answer = await whole().catch((error: unknown) => {
      throw new FilesUnavailable('unreachable', error);
    });
    if (answer.status < 300 || (answer.status === 404 && method !== 'PUT')) return answer;
    throw new FilesUnavailable(`${answer.status} ${tagged(textOf(answer), 'Code')[0] ?? ''}`.trim());
  };
  /** a missing bucket is an error, a missing file is not */
  const isAbsent = (answer: Answer): boolean => {
    if (answer.status !== 404) return false;
    const [code = 'NoSuchKey'] = tagged(textOf(answer), 'Code');
    if (code !== 'NoSuchKey') throw new FilesUnavailable(`404 ${code}`);
    return true;
  };

  return {
    put: async (key, bytes) => {
      await ask('PUT', `/${checkedKey(key)}`, bytes);
      return { keyId: null };
    },
    get: async (key) => {
      const answer = await ask('GET', `/${checkedKey(key)}`);
      return isAbsent(answer) ? undefined : answer.bytes;
    },
    remove: async (key) => {
      // throws for a missing bucket, not for a missing file
      isAbsent(await ask('DELETE', `/${checkedKey(key)}`));
    },
    listed: async function* () {
      for (let after: string | undefined, more = true; more;) {
        const answer = await ask(
          'GET',
          `?list-type=2${after === undefined ? '' : `&continuation-token=${encodeURIComponent(after)}`}`,
        );
        if (isAbsent(answer)) return;
        const page = textOf(answer);
        for (const text of tagged(page, 'Contents'))
          yield {
            key: plain(tagged(text, 'Key')[0] ?? ''),
            putAt: new Date(tagged(text, 'LastModified')[0] ?? '').toISOString(),
          };
        const [token] = tagged(page, 'NextContinuationToken');
        more = token !== undefined && tagged(page, 'IsTruncated')[0] === 'true';
        after = token === undefined ? undefined : plain(token);
      }
    },
  };
};
