import type { AwardType } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import {
  addDays,
  type Currency,
  dateIn,
  type Detail,
  type Instant,
  type LocalDate,
  type Step,
} from '../shared/index.js';
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
  new Map(decisions.map((decision) => [checkKey(decision.classId, decision.riderId), decision]));

/** The part of an amount that is not paid, and the motorcycle it would be paid for. */
interface Unpaid {
  readonly amount: number;
  readonly currency: Currency;
  readonly bikeId: string;
}
const beingChecked = (unpaid: Unpaid, since: Instant, photos: Detail): Reason => ({
  code: 'BEING_CHECKED',
  detail: { ...unpaid, since, ...photos },
});
const refused = (unpaid: Unpaid, reason: string | null, photos: Detail): Reason => ({
  code: 'CHECK_REFUSED',
  detail: { ...unpaid, reason, ...photos },
});

/** Photos of the logos that are to be sent before a result is paid: how many, and until when; null: none. */
const photosDue = (
  facts: HoldFacts,
  today: LocalDate,
  { logoPhotos }: Program,
): ((hold: ToHold) => { readonly photos: number; readonly photosBy: string } | null) => {
  if (logoPhotos === null) return () => null;
  const { above, photos, days } = logoPhotos;
  return ({ result: { classId, riderId }, amount }) => {
    const key = checkKey(classId, riderId ?? '');
    if (amount <= above || facts.logosAccepted?.has(key)) return null;
    return { photos, photosBy: facts.photosBy?.get(key) ?? addDays(today, days) };
  };
};

const totalsOf = (earning: readonly ToHold[]): ReadonlyMap<string | null, number> => {
  const totals = new Map<string | null, number>();
  for (const { result, amount } of earning) totals.set(result.riderId, (totals.get(result.riderId) ?? 0) + amount);
  return totals;
};

type Refusal = (hold: ToHold) => Reason | null;

/** The refusal of a result of which nothing was paid: it earns nothing, and takes no place of another result. */
export const refusalOf = (facts: HoldFacts, currency: Currency, today: LocalDate, program: Program): Refusal => {
  const [decisions, photosOf] = [decisionsOf(facts), photosDue(facts, today, program)];
  return (hold) => {
    const key = checkKey(hold.result.classId, hold.result.riderId ?? '');
    const decision = (facts.standing.get(key) ?? 0) > 0 ? undefined : decisions.get(key);
    if (decision?.decision !== 'refused') return null;
    const { amount, bikeId } = hold;
    return refused({ amount, currency, bikeId }, decision.reason, photosOf(hold) ?? {});
  };
};

/**
 * The verdicts of results that would earn. What carries a signal is held until a person decides (domain.md §13): signals
 * after the race and missing photos of the logos always, results entered by the event's maker too where approvals are
 * required, others if the rider's total of the event is above the program's amount. What was earned or released before is
 * never held, only what exceeds it. A generator that yields after each result, so that other requests can run in between.
 */
export const holdBack = function* (
  earning: readonly ToHold[],
  asked: SignalsAsked,
  facts: HoldFacts,
  program: Program,
): Generator<Step, ReadonlyMap<string, Verdict>> {
  const { currency } = asked.event;
  const { holdAfterRace, holdAbove } = program.checks;
  const paid = earning.flatMap(({ result: { riderId } }) => riderId ?? []);
  const crowds = newOfNetwork(paid, asked.riders, asked.event, program);
  const signals = signalsOf(asked, facts, (riderId) => crowds.has(riderId), program);
  const [totals, decisions] = [totalsOf(earning), decisionsOf(facts)];
  const photosOf = photosDue(facts, dateIn(asked.now, program.timeZone), program);
  // one administrator alone, who makes an event and enters its results, pays nothing; nor do invented motorcycles
  const always = (signal: Signal): boolean =>
    AFTER_RACE.includes(signal)
      ? holdAfterRace
      : signal === 'VIN_RUN' ||
        signal === 'LOGO_PHOTOS' ||
        (signal === 'ENTERED_BY_MAKER' && program.approvals === 'required');
  // who invents many riders makes each of them win little: they count as one
  const together = (riderId: string): number =>
    (crowds.get(riderId) ?? []).reduce((sum, text) => sum + (totals.get(text) ?? 0), 0);
  // an administrator who enters one winner at many events of others pays little at each: it counts together
  const counted = (signal: Signal, riderId: string): number => {
    if (signal === 'MANY_OF_NETWORK') return together(riderId);
    const total = totals.get(riderId) ?? 0;
    return signal === 'ENTERED_BY_ADMIN' ? total + (facts.byAdmins?.paidElsewhere.get(riderId) ?? 0) : total;
  };
  const holds = (found: readonly Signal[], riderId: string): boolean =>
    found.some((text) => always(text) || (!AFTER_RACE.includes(text) && counted(text, riderId) > holdAbove));

  const look = (hold: ToHold) => {
    const { classId, riderId } = hold.result;
    const key = checkKey(classId, riderId ?? '');
    const decision = decisions.get(key);
    const since = facts.since.get(key) ?? asked.now;
    const photos = photosOf(hold);
    const found: readonly Signal[] = photos ? [...signals(hold), 'LOGO_PHOTOS'] : signals(hold);
    const free = Math.max(facts.standing.get(key) ?? 0, decision?.decision === 'released' ? decision.amount : 0);
    const isHeld = holds(found, riderId ?? '');
    const pays = isHeld || decision?.decision === 'refused' ? Math.min(hold.amount, free) : hold.amount;
    return { ...hold, found, key, decision, since, photos: photos ?? {}, free, isHeld, pays };
  };
  yield 'pause';
  /** before what all riders get together is looked at */
  const looked: ReturnType<typeof look>[] = [];
  for (const hold of earning) {
    yield;
    looked.push(look(hold));
  }
  yield 'pause';
  const over = overAdminTotal(looked, facts, program);

  const verdictOf = (returned: ReturnType<typeof look>): Verdict => {
    const { result, amount, type, bikeId, decision, free } = returned;
    const isOver = over.has(result.id);
    const found: readonly Signal[] = isOver ? [...returned.found, 'ADMIN_TOTAL'] : returned.found;
    const shown = found.length > 0 ? { signals: found } : {};
    const earns = { amount, type, bikeId };
    if (amount <= free) return { earns, reasons: [], ...shown };
    const unpaid = { amount: amount - free, currency, bikeId };
    const why =
      decision?.decision === 'refused'
        ? refused(unpaid, decision.reason, returned.photos)
        : returned.isHeld || isOver
          ? beingChecked(unpaid, returned.since, returned.photos)
          : null;
    if (why === null) return { earns, reasons: [], ...shown };
    return free > 0
      ? { earns: { ...earns, amount: free }, reasons: [], rest: why, ...shown }
      : { earns: null, reasons: [why], ...shown };
  };
  const verdicts = new Map<string, Verdict>();
  for (const item of looked) {
    yield;
    verdicts.set(item.result.id, verdictOf(item));
  }
  return verdicts;
};
