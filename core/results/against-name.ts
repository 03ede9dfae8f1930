import { isAgainstName, type RiderFacts } from '../riders/index.js';
import { NotFound, refusal, type Stores } from '../shared/index.js';
import type { Merged } from './merge-rows.js';
import type { Result } from './result.js';

/** in characters */
export const LONGEST_NAME_REASON = 300;

export class NameReasonNeeded extends refusal(
  'NAME_REASON_NEEDED',
  'The result names somebody else; a reason is needed',
) {}

/** A rider chosen for a result, and why, if the result names somebody else. */
export interface ChosenRider {
  readonly before: Pick<Result, 'riderId'> | null;
  readonly after: Pick<Result, 'riderName' | 'riderId'>;
  readonly reason: string | null;
}

export interface ReasonAsked {
  /** the result names somebody else */
  readonly isAgainst: boolean;
  /** as it is recorded; left out where none is needed */
  readonly detail: { readonly reason?: string };
}

/**
 * Asks for a reason when a person newly gives a result to a rider of another name (domain.md §4). A preview is told; to
 * do it, the reason is needed.
 * @throws NotFound NameReasonNeeded
 */
export const reasonFor = async (
  tx: Pick<Stores, 'riderFacts'>,
  { before, after, reason }: ChosenRider,
  isApplied: boolean,
): Promise<ReasonAsked> => {
  if (after.riderId === null || after.riderId === before?.riderId) return { isAgainst: false, detail: {} };
  const [rider] = await tx.riderFacts.byIds([after.riderId]);
  if (!rider) throw new NotFound('rider');
  if (!isAgainstName(after.riderName, rider)) return { isAgainst: false, detail: {} };
  const given = cleanReason(reason);
  if (isApplied && given === null) throw new NameReasonNeeded({ limit: LONGEST_NAME_REASON });
  return { isAgainst: true, detail: given === null ? {} : { reason: given } };
};

/** The reason as it is kept; null when nothing was written. */
export const cleanReason = (reason: string | null | undefined): string | null =>
  (reason ?? '').trim().slice(0, LONGEST_NAME_REASON) || null;

/** Lines for which a person newly chose a rider of another name. */
export const chosenAgainstName = (
  { choices }: { readonly choices: ReadonlyMap<number, string | null> },
  merged: readonly Merged[],
  earlier: readonly Result[],
  riders: ReadonlyMap<string, RiderFacts>,
): ReadonlySet<number> => {
  if (choices.size === 0) return new Set();
  const had = new Map(earlier.map((result) => [result.id, result.riderId]));
  return new Set(
    merged.flatMap(({ rows }) =>
      rows.flatMap(({ row, result }) => {
        const rider = riders.get(choices.get(row.line) ?? '');
        const isNew = rider !== undefined && result.riderId === rider.id && had.get(result.id) !== rider.id;
        return isNew && isAgainstName(row.riderName, rider) ? [row.line] : [];
      }),
    ),
  );
};
