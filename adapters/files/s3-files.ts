import type { ListedFiles } from '@rrr/core/uploads';
import { checkedKey } from './file-key.js';
import { isAbsent, plain, s3Requests, type S3Settings, tagged, textOf } from './s3-requests.js';

/** Files in an S3 bucket. */
export const s3Files = (settings: S3Settings): ListedFiles => {
  const ask = s3Requests(settings);
  return {
    put: async (key, bytes) => {
      await ask({ method: 'PUT', path: `/${checkedKey(key)}`, body: bytes });
      return { keyId: null };
    },
    get: async (key) => {
      const answer = await ask({ method: 'GET', path: `/${checkedKey(key)}` });
      return isAbsent(answer) ? undefined : answer.bytes;
    },
    remove: async (key) => {
      // throws for a missing bucket, not for a missing file
      isAbsent(await ask({ method: 'DELETE', path: `/${checkedKey(key)}` }));
    },
    listed: async function* () {
      for (let after: string | undefined, more = true; more;) {
        const token = after === undefined ? '' : `&continuation-token=${encodeURIComponent(after)}`;
        const answer = await ask({ method: 'GET', path: `?list-type=2${token}` });
        if (isAbsent(answer)) return;
        const page = textOf(answer);
        for (const text of tagged(page, 'Contents'))
          yield {
            key: plain(tagged(text, 'Key')[0] ?? ''),
            putAt: new Date(tagged(text, 'LastModified')[0] ?? '').toISOString(),
          };
        const [next] = tagged(page, 'NextContinuationToken');
        more = next !== undefined && tagged(page, 'IsTruncated')[0] === 'true';
        after = next === undefined ? undefined : plain(next);
      }
    },
  };
};
