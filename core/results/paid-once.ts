import { classKey, type Reason, type Verdict } from '../eligibility/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import type { Award, AwardType } from '../ledger/index.js';
import type { EvaluatedResult } from './result.js';

/** One of two events that are one race, with its results as they would earn if it stood alone, or as they are stored. */
export interface SanctionedRace {
  readonly event: Pick<RaceEvent, 'id' | 'title' | 'startsOn'>;
  readonly classes: readonly RaceClass[];
  readonly results: readonly EvaluatedResult[];
  readonly awards: readonly Award[];
}

const isPaidThere = ({ code }: Reason): boolean => code === 'PAID_AT_OTHER_EVENT';

/** What a stored verdict would be if its event were not linked with another. */
export const aloneVerdict = (verdict: Verdict): Verdict => {
  const link = verdict.earns === null ? verdict.reasons.find(isPaidThere) : undefined;
  if (!link) return verdict;
  const { amount, type, bikeId } = link.detail;
  const rest = verdict.reasons.find((reason) => !isPaidThere(reason));
  return {
    earns: { amount: Number(amount), type: type as AwardType, bikeId: String(bikeId) },
    reasons: [],
    ...(rest ? { rest } : {}),
    ...(verdict.signals ? { signals: verdict.signals } : {}),
    ...(verdict.tie ? { tie: verdict.tie } : {}),
  };
};

/** The verdict of a result that the other event pays better; its bike and amount stand, for the day that changes. */
const paidThere = (verdict: Verdict, { event }: SanctionedRace, currency: string): Verdict => {
  if (!verdict.earns) return verdict;
  const { amount, type, bikeId } = verdict.earns;
  const link: Reason = {
    code: 'PAID_AT_OTHER_EVENT',
    detail: { event: event.title, eventId: event.id, amount, currency, type, bikeId },
  };
  return {
    earns: null,
    reasons: verdict.rest ? [link, verdict.rest] : [link],
    stood: bikeId,
    stoodFor: amount,
    ...(verdict.signals ? { signals: verdict.signals } : {}),
    ...(verdict.tie ? { tie: verdict.tie } : {}),
  };
};

interface Earned {
  readonly amount: number;
  readonly spent: number;
}

/** By rider and class name: what the event would pay, and what is spent of it. */
const earnedIn = ({ classes, results, awards }: SanctionedRace): ReadonlyMap<string, Earned> => {
  const names = new Map(classes.map((raceClass) => [raceClass.id, classKey(raceClass.name)]));
  const spent = new Map<string, number>();
  for (const { source, riderId, spent: amount } of awards) {
    const key = `${riderId}/${source?.classId}`;
    spent.set(key, (spent.get(key) ?? 0) + amount);
  }
  const all = new Map<string, Earned>();
  for (const { classId, riderId, verdict } of results) {
    if (riderId === null || !verdict.earns) continue;
    const key = `${riderId}/${names.get(classId)}`;
    const before = all.get(key) ?? { amount: 0, spent: 0 };
    all.set(key, {
      amount: before.amount + verdict.earns.amount,
      spent: before.spent + (spent.get(`${riderId}/${classId}`) ?? 0),
    });
  }
  return all;
};

const orderOf = ({ event: { startsOn, id } }: SanctionedRace): string => `${startsOn ?? '9999'}/${id}`;

/**
 * The results of two events that are one race (domain.md §4): each rider is paid once for a class, by the event that pays
 * more. Of equal amounts the one counts of which the rider has spent more, so that nothing is overpaid, else the one of
 * the event that begins first. It does not matter which event is given first, nor which had its results first.
 */
export const paidOnce = (
  one: SanctionedRace,
  two: SanctionedRace,
  currency: string,
): readonly [readonly EvaluatedResult[], readonly EvaluatedResult[]] => {
  const alone = (race: SanctionedRace): SanctionedRace => ({
    ...race,
    results: race.results.map((result) => {
      const verdict = aloneVerdict(result.verdict);
      return verdict === result.verdict ? result : { ...result, verdict };
    }),
  });
  const [a, b] = [alone(one), alone(two)];
  const [inA, inB] = [earnedIn(a), earnedIn(b)];
  const aIsFirst = orderOf(a) < orderOf(b);
  const isAsBetter = ({ amount, spent }: Earned, other: Earned): boolean =>
    amount !== other.amount ? amount > other.amount : spent !== other.spent ? spent > other.spent : aIsFirst;
  /** by rider and class name: whether `a` pays; only where both would */
  const both = new Map(
    [...inA].flatMap(([key, earned]) => {
      const other = inB.get(key);
      return other ? [[key, isAsBetter(earned, other)] as const] : [];
    }),
  );
  const settled = (race: SanctionedRace, other: SanctionedRace, isA: boolean): readonly EvaluatedResult[] => {
    const names = new Map(race.classes.map((raceClass) => [raceClass.id, classKey(raceClass.name)]));
    return race.results.map((result) => {
      const paysA = both.get(`${result.riderId}/${names.get(result.classId)}`);
      return paysA === undefined || paysA === isA || !result.verdict.earns
        ? result
        : { ...result, verdict: paidThere(result.verdict, other, currency) };
    });
  };
  return [settled(a, b, true), settled(b, a, false)];
};
