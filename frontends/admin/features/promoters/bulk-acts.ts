import {
  approvePromoters,
  deletePromoters,
  rejectPromoters,
  undoPromoterDecisions,
  type PromoterOutcome,
} from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';

export type ManyKind = 'approve' | 'reject' | 'undo' | 'delete';

/** What became of each that was not done; one that was so already counts as done. */
const problems = (outcomes: readonly PromoterOutcome[], unknown: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    outcomes.flatMap(({ _id, outcome, reason }) =>
      outcome === 'done' || outcome === 'already' ? [] : [[_id, reason?.detail ?? unknown]],
    ),
  );

/** What takes a decision about many back. */
export const isUndoable = (kind: ManyKind): kind is 'approve' | 'reject' => kind === 'approve' || kind === 'reject';

/** Decides many at once; gives back why each that was not done was not. `unknown` says so where no reason came. */
export const decideMany = async (
  http: HttpClient,
  { kind, ids, reason, unknown }: { kind: ManyKind; ids: string[]; reason: string; unknown: string },
) => {
  const body = { ids, ...(reason === '' ? {} : { reason }) };
  switch (kind) {
    case 'approve':
      return problems((await http.call(approvePromoters, { body })).outcomes, unknown);
    case 'reject':
      return problems((await http.call(rejectPromoters, { body })).outcomes, unknown);
    case 'undo':
      return problems((await http.call(undoPromoterDecisions, { body: { ids } })).outcomes, unknown);
    case 'delete':
      return problems((await http.call(deletePromoters, { body: { ids } })).outcomes, unknown);
  }
};
