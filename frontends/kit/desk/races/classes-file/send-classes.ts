import { uploadClass, type ClassesImport, type EventClass } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import { mendedBody, type Mended } from '../../import/table-mending.js';
import type { ImportRequest } from '../../import/use-import.js';

/** What a person says beside the file. */
export interface ClassesReading extends Mended {
  /** how a class pays when its row does not say so */
  payoutType: EventClass['payoutType'];
  /** classes that are missing in the file are removed */
  replace: boolean;
}

export const sendClasses =
  (http: HttpClient, eventId: string) =>
  ({
    file,
    fields: { payoutType, replace, ...mended },
    dryRun,
    outcome,
    progressId,
    ...rest
  }: ImportRequest<ClassesReading>): Promise<ClassesImport> =>
    http.call(uploadClass, {
      params: { eventId },
      files: { file },
      body: {
        dryRun: dryRun ? 'true' : 'false',
        payoutType,
        replace: replace ? 'true' : 'false',
        ...mendedBody(mended),
        ...(outcome === undefined ? {} : { outcome }),
        ...(progressId === undefined ? {} : { progressId }),
      },
      ...rest,
    });
