import type { EventClass, EventDetail, Money } from '@rrr/contract';
import { today } from '@rrr/kit/base';
import { isDraft } from '@rrr/kit/desk';
import { en } from './words/en.js';

type Result = EventClass['results'][number];
export type ReasonCode = keyof typeof en.short;

export const isReasonCode = (code: string): code is ReasonCode => Object.hasOwn(en.short, code);

/** Results that earn nothing, by reason, the most frequent first; a result with several reasons is in each. */
export const unpaidByReason = (results: readonly Result[]): readonly (readonly [ReasonCode, readonly Result[]])[] => {
  const groups = new Map<ReasonCode, Result[]>();
  for (const result of results) {
    if (result.verdict?.earns) continue;
    const codes = new Set((result.verdict?.reasons ?? []).map(({ code }) => code));
    for (const code of codes) if (isReasonCode(code)) groups.set(code, [...(groups.get(code) ?? []), result]);
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
};

export interface ClassState {
  /** what its results earn */
  paid: Money;
  /** the sum of its places */
  posted: Money;
  paysNothing: boolean;
  /** finishers in a place with a purse who earn nothing */
  missing: readonly Result[];
  results: 'in' | 'inLate' | 'late' | 'due' | 'none';
}

/** The state of a class in one line: what it pays of what it posted, what is missing, and whether its results are in. */
export const classState = (of: EventClass, event: EventDetail, day = today()): ClassState => {
  const { currency } = event.contingencyAmount;
  const sum = (amounts: readonly (Money | null | undefined)[]): Money => ({
    currency,
    amount: amounts.reduce((all, money) => all + (money?.amount ?? 0), 0),
  });
  const { resultsDueDate: due, startDate } = event;
  const places = new Set(of.payoutPlaces.map(({ place }) => place));
  const paysNothing = of.payoutType === 'noPayout' || places.size === 0;
  const received = of.resultsReceivedAt;
  return {
    paid: sum(of.results.map(({ verdict }) => verdict?.earns)),
    posted: sum(of.payoutPlaces.map(({ amount }) => amount)),
    paysNothing,
    missing: paysNothing
      ? []
      : of.results.filter(
          ({ place, resultType, verdict }) =>
            resultType === 'finished' && place !== null && places.has(place) && !verdict?.earns,
        ),
    results: received
      ? due !== null && today(new Date(received)) > due
        ? 'inLate'
        : 'in'
      : isDraft(event) || event.status === 'canceled' || due === null || startDate === null || startDate > day
        ? 'none'
        : due < day
          ? 'late'
          : 'due',
  };
};
