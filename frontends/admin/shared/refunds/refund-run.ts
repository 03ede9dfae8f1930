import type { Money } from '@rrr/contract';

/** One redemption of a run, as its reader knows it. */
export interface RunRow {
  /** the redemption's */
  _id: string;
  code: string;
  dealer: string;
  amount: Money;
}

/** Redemptions that are sent in one request; the key stays the same until their outcome is known. */
interface Batch {
  key: string;
  ids: readonly string[];
}

/** Many refunds, or many undone, on their way: what was asked for, and what became of each so far. */
export interface Run {
  act: 'refund' | 'undo';
  rows: readonly RunRow[];
  batches: readonly Batch[];
  /** null: done; a text: why not; a redemption without an entry has no known outcome yet */
  outcomes: Readonly<Record<string, string | null>>;
}

/** Few enough that progress is seen, and that a request which is cut off is soon asked again. */
const BATCH = 50;

export const newRun = (act: Run['act'], rows: readonly RunRow[], newKey: () => string): Run => ({
  act,
  rows,
  batches: Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => ({
    key: newKey(),
    ids: rows.slice(at * BATCH, (at + 1) * BATCH).map(({ _id }) => _id),
  })),
  outcomes: {},
});

/** The requests whose outcome is not known. */
export const openBatches = ({ batches, outcomes }: Run): readonly Batch[] =>
  batches.filter(({ ids }) => ids.some((id) => !(id in outcomes)));

export const isDone = (run: Run): boolean => openBatches(run).length === 0;

export const withOutcomes = (run: Run, told: readonly { _id: string; refused: { detail: string } | null }[]): Run => ({
  ...run,
  outcomes: { ...run.outcomes, ...Object.fromEntries(told.map((item) => [item._id, item.refused?.detail ?? null])) },
});

export const known = ({ rows, outcomes }: Run): number => rows.filter(({ _id }) => _id in outcomes).length;
export const rowsDone = ({ rows, outcomes }: Run) => rows.filter(({ _id }) => outcomes[_id] === null);
export const rowsRefused = ({ rows, outcomes }: Run) => rows.filter(({ _id }) => typeof outcomes[_id] === 'string');

/** One sum for each currency: amounts of different currencies are never added. */
export const sumsOf = (rows: readonly { amount: Money }[]): readonly Money[] => {
  const sums = new Map<Money['currency'], number>();
  for (const { amount } of rows) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
};
