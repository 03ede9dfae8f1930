import { importVinPatterns, type PatternsImport } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import { mendedBody, type ImportRequest, type Mended } from '@rrr/kit/desk';

/** What a person says of a file of patterns. */
export interface PatternsReading extends Mended {
  /** models of a year may have one pattern in common */
  shared?: boolean;
}

/** An import that only adds has no fingerprint to send back. */
export const sendPatterns =
  (http: HttpClient) =>
  ({
    file,
    fields: { shared = false, ...mended },
    dryRun,
    outcome: _,
    progressId,
    ...rest
  }: ImportRequest<PatternsReading>): Promise<PatternsImport> =>
    http.call(importVinPatterns, {
      files: { file },
      body: {
        dryRun: dryRun ? 'true' : 'false',
        ...(shared ? { shared: 'true' as const } : {}),
        ...mendedBody(mended),
        ...(progressId === undefined ? {} : { progressId }),
      },
      ...rest,
    });
