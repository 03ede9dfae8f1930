import type { SubmittedRow } from '../imports/index.js';
import type { Submitted } from './submission.js';
import { type Submit, submitRows, type SubmitPorts } from './submit-rows.js';

export interface SubmitClassResults extends Omit<Submit, 'parts' | 'file'> {
  readonly classId: string;
  readonly rows: readonly SubmittedRow[];
  /** how many started, when the results list placers only; null keeps what was stated before */
  readonly entrants: number | null;
  /** what the rows came from; left out, no import is recorded */
  readonly file?: Submit['file'];
}

/**
 * Replaces one class's results by the rows of a file.
 * @throws NotFound ResultWindowClosed EventNotStarted RowsHaveProblems PreviewOutdated KeyUsedForAnother
 */
export const submitClassResults =
  (ports: SubmitPorts) =>
  ({ classId, rows, entrants, file = null, ...cmd }: SubmitClassResults): Promise<Submitted> =>
    submitRows(ports, { ...cmd, file, parts: [{ classId, rows, entrants }] }, { action: 'submit-results' });
