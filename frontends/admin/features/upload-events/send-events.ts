import { uploadSeriesEvents, type EventsImport } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import { mendedBody, type EventsMended, type ImportRequest } from '@rrr/kit/desk';

export interface EventsReading extends EventsMended {
  /** whether events pay whose rows do not say so */
  paying: boolean;
}

const said = (value: boolean) => (value ? 'true' : 'false');

export const sendEvents =
  (http: HttpClient, seriesId: string) =>
  ({ file, fields, dryRun, outcome, progressId, ...rest }: ImportRequest<EventsReading>): Promise<EventsImport> =>
    http.call(uploadSeriesEvents, {
      params: { seriesId },
      files: { file },
      body: {
        dryRun: said(dryRun),
        paying: said(fields.paying),
        ...(fields.dates === undefined ? {} : { dates: fields.dates }),
        ...mendedBody(fields),
        ...(outcome === undefined ? {} : { outcome }),
        ...(progressId === undefined ? {} : { progressId }),
      },
      ...rest,
    });
