import type { SubmittedRow } from '../imports/index.js';
import type { Submitted } from './submission.js';
import { type Submit, submitRows, type SubmitPorts } from './submit-rows.js';

export interface SubmitClassResults extends Omit<Submit, 'parts' | 'file'> {
  readonly classId: string;
  readonly rows: readonly SubmittedRow[];
  /** number of starters, when the results list only placed finishers; null keeps the earlier number */
  readonly entrants: number | null;
  /** the file of the rows; left out: no import is recorded */
  readonly file?: Submit['file'];
}

/**
 * Replaces one class's results with the rows of a file.
 * @throws NotFound ResultWindowClosed EventNotStarted RowsHaveProblems PreviewOutdated KeyUsedForAnother
 */
export const submitClassResults =
  (ports: SubmitPorts) =>
  ({ classId, rows, entrants, file = null, ...cmd }: SubmitClassResults): Promise<Submitted> =>
    submitRows(ports, { ...cmd, file, parts: [{ classId, rows, entrants }] }, { action: 'submit-results' });
