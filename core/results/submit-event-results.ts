import { refusal } from '../shared/index.js';
import type { Submitted } from './submission.js';
import { type Submit, submitRows, type SubmitPorts } from './submit-rows.js';

export class NoClassNamed extends refusal('NO_CLASS_NAMED', 'None of the rows belongs to a class of the event') {}

/**
 * Replaces the results of every class named in a file, all or nothing (domain.md §11). A file that names no class of
 * the event shows its problems in the preview and is never applied.
 * @throws NotFound ResultWindowClosed EventNotStarted RowsHaveProblems NoClassNamed PreviewOutdated KeyUsedForAnother
 */
export const submitEventResults =
  (ports: SubmitPorts) =>
  async (cmd: Submit): Promise<Submitted> => {
    if (cmd.apply && cmd.parts.length === 0 && cmd.problems.length === 0) throw new NoClassNamed();
    return submitRows(ports, cmd, { action: 'submit-results' });
  };
