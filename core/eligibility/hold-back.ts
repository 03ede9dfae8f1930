import type { AwardType } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import type { Currency, Instant } from '../shared/index.js';
import { overAdminTotal } from './admin-total.js';
import { AFTER_RACE, type CheckDecision, checkKey, type HoldFacts, type Signal } from './event-checks.js';
import { newOfNetwork } from './new-of-network.js';
import { type EarningResult, signalsOf, type SignalsAsked } from './signals.js';
import type { Reason, Verdict } from './verdict.js';

/** A result that would earn, with its amount in minor units. */
export interface ToHold extends EarningResult {
  readonly amount: number;
  readonly type: AwardType;
}

/** By `checkKey`. Each class and rider is decided at most once at a time, so the newest decision is the only one. */
const decisionsOf = ({ decisions }: HoldFacts): ReadonlyMap<string, CheckDecision> =>
  new Map(decisions.map((it) => [checkKey(it.classId, it.riderId), it]));

/** The part of an amount that is not paid, and the motorcycle it would be paid for. */
interface Unpaid {
  readonly amount: number;
  readonly currency: Currency;
  readonly bikeId: string;
}
const beingChecked = (unpaid: Unpaid, since: Instant): Reason => ({
  code: 'BEING_CHECKED',
  detail: { ...unpaid, since },
});
const refused = (unpaid: Unpaid, reason: string | null): Reason => ({
  code: 'CHECK_REFUSED',
  detail: { ...unpaid, reason },
});

const totalsOf = (earning: readonly ToHold[]): ReadonlyMap<string | null, number> => {
  const totals = new Map<string | null, number>();
  for (const { result, amount } of earning) totals.set(result.riderId, (totals.get(result.riderId) ?? 0) + amount);
  return totals;
};

/** The refusal of a result of which nothing was paid: it earns nothing, and takes no place of another result. */
export const refusalOf = (facts: HoldFacts, currency: Currency): ((it: ToHold) => Reason | null) => {
  const decisions = decisionsOf(facts);
  return ({ result: { classId, riderId }, amount, bikeId }) => {
    const key = checkKey(classId, riderId ?? '');
    const decision = (facts.standing.get(key) ?? 0) > 0 ? undefined : decisions.get(key);
    return decision?.decision === 'refused' ? refused({ amount, currency, bikeId }, decision.reason) : null;
  };
};

/**
 * The verdicts of results that would earn. What carries a signal is held until a person decides (domain.md §13): signals
 * after the race always, results entered by the event's maker too where approvals are required, others if the rider's
 * total of the event is above the program's amount. What was earned or released before is never held, only what exceeds
 * it.
 */
export const holdBack = (
  earning: readonly ToHold[],
  asked: SignalsAsked,
  facts: HoldFacts,
  program: Program,
): ReadonlyMap<string, Verdict> => {
  const { currency } = asked.event;
  const { holdAfterRace, holdAbove } = program.checks;
  const paid = earning.flatMap(({ result: { riderId } }) => riderId ?? []);
  const crowds = newOfNetwork(paid, asked.riders, asked.event, program);
  const signals = signalsOf(asked, facts, (riderId) => crowds.has(riderId), program);
  const [totals, decisions] = [totalsOf(earning), decisionsOf(facts)];
  // one administrator alone, who makes an event and enters its results, pays nothing; nor do invented motorcycles
  const always = (it: Signal): boolean =>
    AFTER_RACE.includes(it)
      ? holdAfterRace
      : it === 'VIN_RUN' || (it === 'ENTERED_BY_MAKER' && program.approvals === 'required');
  // who invents many riders makes each of them win little: they count as one
  const together = (riderId: string): number =>
    (crowds.get(riderId) ?? []).reduce((sum, it) => sum + (totals.get(it) ?? 0), 0);
  // an administrator who enters one winner at many events of others pays little at each: it counts together
  const counted = (it: Signal, riderId: string): number => {
    if (it === 'MANY_OF_NETWORK') return together(riderId);
    const total = totals.get(riderId) ?? 0;
    return it === 'ENTERED_BY_ADMIN' ? total + (facts.byAdmins?.paidElsewhere.get(riderId) ?? 0) : total;
  };
  const holds = (found: readonly Signal[], riderId: string): boolean =>
    found.some((it) => always(it) || (!AFTER_RACE.includes(it) && counted(it, riderId) > holdAbove));

  /** before what all riders get together is looked at */
  const looked = earning.map((it) => {
    const { classId, riderId } = it.result;
    const found = signals(it);
    const key = checkKey(classId, riderId ?? '');
    const decision = decisions.get(key);
    const free = Math.max(facts.standing.get(key) ?? 0, decision?.decision === 'released' ? decision.amount : 0);
    const isHeld = holds(found, riderId ?? '');
    const pays = isHeld || decision?.decision === 'refused' ? Math.min(it.amount, free) : it.amount;
    return { ...it, found, key, decision, free, isHeld, pays };
  });
  const over = overAdminTotal(looked, facts, program);

  const verdictOf = (it: (typeof looked)[number]): Verdict => {
    const { result, amount, type, bikeId, key, decision, free } = it;
    const isOver = over.has(result.id);
    const found: readonly Signal[] = isOver ? [...it.found, 'ADMIN_TOTAL'] : it.found;
    const shown = found.length > 0 ? { signals: found } : {};
    const earns = { amount, type, bikeId };
    if (amount <= free) return { earns, reasons: [], ...shown };
    const unpaid = { amount: amount - free, currency, bikeId };
    const why =
      decision?.decision === 'refused'
        ? refused(unpaid, decision.reason)
        : it.isHeld || isOver
          ? beingChecked(unpaid, facts.since.get(key) ?? asked.now)
          : null;
    if (why === null) return { earns, reasons: [], ...shown };
    return free > 0
      ? { earns: { ...earns, amount: free }, reasons: [], rest: why, ...shown }
      : { earns: null, reasons: [why], ...shown };
  };
  return new Map(looked.map((it) => [it.result.id, verdictOf(it)]));
};
