import { uploadOwnSeriesEvents, type EventsImport } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import { mendedBody, type EventsMended, type ImportRequest } from '@rrr/kit/desk';

export const sendEvents =
  (http: HttpClient, seriesId: string) =>
  ({ file, fields, dryRun, outcome, progressId, ...rest }: ImportRequest<EventsMended>): Promise<EventsImport> =>
    http.call(uploadOwnSeriesEvents, {
      params: { seriesId },
      files: { file },
      body: {
        dryRun: dryRun ? 'true' : 'false',
        ...(fields.dates === undefined ? {} : { dates: fields.dates }),
        ...mendedBody(fields),
        ...(outcome === undefined ? {} : { outcome }),
        ...(progressId === undefined ? {} : { progressId }),
      },
      ...rest,
    });
