import { uploadOwnSeriesEvents, type EventsImport } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import type { ImportRequest } from '@rrr/kit/desk';

export const sendEvents =
  (http: HttpClient, seriesId: string) =>
  ({ file, fields: _, dryRun, outcome, progressId, ...rest }: ImportRequest<object>): Promise<EventsImport> =>
    http.call(uploadOwnSeriesEvents, {
      params: { seriesId },
      files: { file },
      body: {
        dryRun: dryRun ? 'true' : 'false',
        ...(outcome === undefined ? {} : { outcome }),
        ...(progressId === undefined ? {} : { progressId }),
      },
      ...rest,
    });
