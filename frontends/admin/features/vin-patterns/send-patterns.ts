import { importVinPatterns, type PatternsImport } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import type { ImportRequest } from '@rrr/kit/desk';

/** An import that only adds has no fingerprint to send back. */
export const sendPatterns =
  (http: HttpClient) =>
  ({ file, fields: _, dryRun, outcome: __, progressId, ...rest }: ImportRequest<object>): Promise<PatternsImport> =>
    http.call(importVinPatterns, {
      files: { file },
      body: { dryRun: dryRun ? 'true' : 'false', ...(progressId === undefined ? {} : { progressId }) },
      ...rest,
    });
