import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Answer,
  FilesUnavailable,
  isAbsent,
  plain,
  s3Requests,
  type S3Request,
  type S3Settings,
  tagged,
  textOf,
} from './s3-requests.js';

/** Large objects of a bucket, by keys that the caller has checked. */
export interface Archive {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** sends a file of this machine in parts; it is there as a whole or not at all */
  putFile(key: string, path: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** writes an object of this size into a new file, in parts; what is missing of it is not written */
  getFile(key: string, path: string, bytes: number): Promise<void>;
  /** the names between a prefix and the next slash, in order */
  folders(prefix: string): AsyncIterable<string>;
}

export interface ArchiveLimits {
  /** bytes of a part, which is in memory; S3 takes none smaller than 5 MiB, but for the last */
  readonly part?: number;
  /** waits before another try */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

const MEBIBYTE = 1024 * 1024;
/** S3 takes 10,000 */
const MOST_PARTS = 9_000;
/** before the second try, the third and the fourth; for a service that restarts */
const WAITS = [500, 2_000, 8_000] as const;
/** a part of 8 MiB over a line of one megabit takes 70 seconds */
const PART_WITHIN_SECONDS = 300;

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof FilesUnavailable && (error.status === null || error.status === 429 || error.status >= 500);

const coded = (key: string): string => `/${key.split('/').map(encodeURIComponent).join('/')}`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @throws FilesUnavailable. A service that never answered is not tried again: its settings are wrong, or it is away. */
export const s3Archive = (
  settings: S3Settings,
  { part: smallestPart = 8 * MEBIBYTE, wait = pause }: ArchiveLimits = {},
): Archive => {
  const once = s3Requests({ timeoutSeconds: PART_WITHIN_SECONDS, ...settings });
  let hasAnswered = false;
  const ask = async (request: S3Request): Promise<Answer> => {
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await once(request);
        hasAnswered = true;
        return answer;
      } catch (error) {
        const waits = WAITS[tries];
        if (!hasAnswered || waits === undefined || !isWorthAnotherTry(error)) throw error;
        await wait(waits);
      }
    }
  };
  const put = async (key: string, body: Uint8Array): Promise<void> =>
    void (await ask({ method: 'PUT', path: coded(key), body }));

  /** Sends the parts, and says that they are all. */
  const sendParts = async (key: string, uploadId: string, parts: AsyncIterable<Uint8Array>): Promise<void> => {
    const id = `uploadId=${encodeURIComponent(uploadId)}`;
    const tags: string[] = [];
    for await (const body of parts) {
      const path = `${coded(key)}?partNumber=${tags.length + 1}&${id}`;
      tags.push((await ask({ method: 'PUT', path, body })).headers.get('etag') ?? '');
    }
    const listed = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`);
    const all = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
    const answer = await ask({ method: 'POST', path: `${coded(key)}?${id}`, body: Buffer.from(all) });
    // S3 begins with 200 while it joins the parts, and may fail afterwards
    const [code] = tagged(textOf(answer), 'Code');
    if (code !== undefined) throw new FilesUnavailable(answer.status, code);
  };

  return {
    put,
    putFile: async (key, path) => {
      const file = await open(path, 'r');
      try {
        const { size } = await file.stat();
        const bytes = Math.max(smallestPart, Math.ceil(size / MOST_PARTS));
        const buffer = Buffer.alloc(Math.min(bytes, size));
        const parts = async function* (): AsyncGenerator<Uint8Array> {
          for (let at = 0; at < size;) {
            const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
            if (bytesRead === 0) return;
            yield buffer.subarray(0, bytesRead);
            at += bytesRead;
          }
        };
        if (size <= bytes) {
          const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
          return await put(key, buffer.subarray(0, bytesRead));
        }
        const begun = textOf(await ask({ method: 'POST', path: `${coded(key)}?uploads=` }));
        const uploadId = plain(tagged(begun, 'UploadId')[0] ?? '');
        await sendParts(key, uploadId, parts()).catch(async (error: unknown) => {
          const gone = `${coded(key)}?uploadId=${encodeURIComponent(uploadId)}`;
          // what is left costs storage until the bucket's own rule deletes it
          await once({ method: 'DELETE', path: gone }).catch(() => null);
          throw error;
        });
      } finally {
        await file.close();
      }
    },
    get: async (key) => {
      const answer = await ask({ method: 'GET', path: coded(key) });
      return isAbsent(answer) ? undefined : answer.bytes;
    },
    getFile: async (key, path, bytes) => {
      const file = await open(path, 'wx', 0o600);
      try {
        for (let at = 0; at < bytes;) {
          const Range = `bytes=${at}-${Math.min(at + smallestPart, bytes) - 1}`;
          const answer = await ask({ method: 'GET', path: coded(key), headers: { Range } });
          if (isAbsent(answer) || answer.bytes.length === 0) return;
          await file.writeFile(answer.bytes);
          at += answer.bytes.length;
        }
      } catch (error) {
        // the object is shorter
        if (!(error instanceof FilesUnavailable && error.status === 416)) throw error;
      } finally {
        await file.close();
      }
    },
    folders: async function* (prefix) {
      for (let after = '', more = true; more;) {
        const token = after === '' ? '' : `&continuation-token=${encodeURIComponent(after)}`;
        const path = `?list-type=2&delimiter=%2F&prefix=${encodeURIComponent(prefix)}${token}`;
        const answer = await ask({ method: 'GET', path });
        if (isAbsent(answer)) return;
        const page = textOf(answer);
        for (const text of tagged(page, 'CommonPrefixes'))
          yield plain(tagged(text, 'Prefix')[0] ?? '').slice(prefix.length, -1);
        after = plain(tagged(page, 'NextContinuationToken')[0] ?? '');
        more = after !== '' && tagged(page, 'IsTruncated')[0] === 'true';
      }
    },
  };
};
