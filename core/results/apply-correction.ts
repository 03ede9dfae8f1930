import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type ClaimedResult, evaluateInSteps, type UnusualSize, unusualSizes } from '../eligibility/index.js';
import { type RaceClass, type RaceEvent, toldPromoter } from '../events/index.js';
import { type Award, awardsTold, post, type Posting, type Wallet, walletKey, worthOf } from '../ledger/index.js';
import type { Message } from '../outbox/index.js';
import type { Program } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import {
  type YieldToEventLoop,
  type Digest,
  type Ids,
  type Instant,
  withoutYielding,
  slicesOf,
  runInSteps,
  type Stores,
} from '../shared/index.js';
import { runsSince } from '../vin/index.js';
import { differences, issuing, type MoneyMoved, moneyMoved, type Target, walletsOf } from './plan-awards.js';
import type { EvaluatedResult, Result } from './result.js';
import { newlyHeld, resultsTold } from './checks-told.js';
import { handsSince, loadHoldFacts, loginsOf } from './hold-facts.js';
import { keptAmountsOf, keptBikesOf } from './kept-outcomes.js';

/** An event's classes and results before and after a correction. */
export interface Correction {
  readonly event: RaceEvent;
  readonly before: { readonly classes: readonly RaceClass[]; readonly results: readonly EvaluatedResult[] };
  readonly after: { readonly classes: readonly RaceClass[]; readonly results: readonly Result[] };
  /** by restored result: the bike it was paid for before it was removed or changed */
  readonly stood?: ReadonlyMap<string, string>;
  /** who enters or changes results with it; left out: nobody, as when an event is only evaluated again */
  readonly enteredBy?: Actor;
}

/** The computed effect of a correction. */
export interface EvaluatedCorrection {
  readonly correction: Correction;
  readonly results: readonly EvaluatedResult[];
  readonly targets: readonly Target[];
  readonly money: MoneyMoved;
  /** every rider that a result is matched to, by id */
  readonly riders: ReadonlyMap<string, RiderFacts>;
  /** classes with new or changed results */
  readonly entered: readonly string[];
  /** classes that are much larger or smaller than the last time */
  readonly unusual: readonly UnusualSize[];
}

export interface CorrectionPorts {
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
  /** lets other requests run while a large event is processed; left out: no pauses */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/** The actor and time of a correction; null: the system itself. */
export interface CorrectedBy {
  readonly actor: Actor | null;
  readonly at: Instant;
}

export type CorrectionTx = Pick<Stores, 'results' | 'claims' | 'riderFacts' | 'checks' | 'wallets' | 'outbox'>;

const NOBODY: ReadonlyMap<string, RiderFacts> = new Map();

/**
 * Evaluates an event with its corrected results and computes the difference in awards (domain.md §4). Changes nothing.
 * `known`: riders already loaded.
 */
export const evaluateCorrection = async (
  tx: CorrectionTx,
  given: Correction,
  at: Instant,
  program: Program,
  known = NOBODY,
  yieldToEventLoop = withoutYielding,
): Promise<EvaluatedCorrection> => {
  const claimed = await tx.claims.accepted(given.event.id);
  const correction = received(given, claimed, at);
  const { event, before, after } = correction;
  const missing = new Set(
    after.results.flatMap(({ riderId }) => (riderId !== null && !known.has(riderId) ? [riderId] : [])),
  );
  const riders = new Map(known);
  if (missing.size > 0) for (const it of await tx.riderFacts.byIds([...missing])) riders.set(it.id, it);
  const inDoubt = doubtedBikes(riders);
  const keptBikes = new Map(
    [...keptBikesOf(before.results, after.results), ...(given.stood ?? [])].filter(
      ([, bikeId]) => !inDoubt.has(bikeId),
    ),
  );
  const vins = await vinsOf(tx, keptBikes, riders);
  const keptAmounts = keptAmountsOf(before.results, after.results);
  const entered = enteredIn(correction);
  const checks = await loadHoldFacts(tx, {
    event,
    before: before.results,
    after: after.results,
    vinsSince: runsSince(at, program),
    handsSince: handsSince(after.classes, at, program),
    entering: { classIds: entered, actor: given.enteredBy ?? null },
  });
  const verdicts = await runInSteps(
    evaluateInSteps({ event, ...after, riders, now: at, keptBikes, vins, claimed, keptAmounts, checks }, program),
    yieldToEventLoop,
  );
  const results = after.results.map((result): EvaluatedResult => {
    const verdict = verdicts.get(result.id);
    if (!verdict) throw new Error(`No verdict for result ${result.id}`);
    return { ...result, verdict };
  });
  const targets = differences(event, results, await tx.wallets.awardsOfEvent(event.id));
  await yieldToEventLoop();
  const unusual = unusualSizes(after.classes, after.results, checks.earlierClasses ?? [], program);
  return { correction, results, targets, money: moneyMoved(targets), riders, entered, unusual };
};

/**
 * Motorcycles whose VINs an administrator has to look at because of a run: what was paid for them is not kept
 * (docs/adr/0132-an-invented-vin-is-not-a-motorcycle.md).
 */
const doubtedBikes = (riders: ReadonlyMap<string, RiderFacts>): ReadonlySet<string> =>
  new Set([...riders.values()].flatMap(({ bikes }) => bikes.flatMap((it) => (it.doubt === 'run' ? [it.id] : []))));

/** VINs of the kept bikes that no longer belong to a rider of this event. */
const vinsOf = async (
  tx: CorrectionTx,
  keptBikes: ReadonlyMap<string, string>,
  riders: ReadonlyMap<string, RiderFacts>,
): Promise<ReadonlyMap<string, string>> => {
  const theirs = new Set([...riders.values()].flatMap((it) => it.bikes.map(({ id }) => id)));
  const gone = [...new Set(keptBikes.values())].filter((it) => !theirs.has(it));
  return gone.length === 0 ? new Map() : tx.riderFacts.vins(gone);
};

/**
 * Applies an evaluated correction in the same transaction, under the event's lock: posts the award differences, stores
 * results and verdicts, and notifies riders of new awards. Every change of what results earn goes through this
 * function.
 * @returns the amounts that moved; they can differ from the evaluation, because riders could spend until the wallets
 * were locked
 */
export const applyCorrection = async (
  tx: CorrectionTx,
  { correction, results, targets, entered }: EvaluatedCorrection,
  cause: CorrectedBy,
  ports: CorrectionPorts,
): Promise<MoneyMoved> => {
  const { issued, money } = await pay(tx, correction, targets, cause, ports);
  await save(tx, correction, results);
  if (correction.enteredBy && entered.length > 0) await tx.checks.noteEntered(entered, loginsOf(correction.enteredBy));
  const email = emailOf(correction, results, cause.at, ports.ids);
  for await (const some of slicesOf(issued, ports.yieldToEventLoop ?? withoutYielding))
    await tx.outbox.append(some.map(email));
  const told = { event: correction.event, at: cause.at, ids: ports.ids };
  await tx.outbox.announce([
    ...(correction.enteredBy && entered.length > 0 ? [resultsTold(entered, told)] : []),
    ...newlyHeld(correction.before.results, results, told),
  ]);
  return money;
};

/**
 * Updates when each class received its results: at its first result that was not claimed by a rider itself; cleared
 * when none is left. The stated number of entrants stays.
 */
const received = (given: Correction, claimed: readonly ClaimedResult[], at: Instant): Correction => {
  const { before, after } = given;
  const alone = new Set(claimed.map((it) => `${it.classId}/${it.riderId}`));
  const sent = (results: readonly Result[]) =>
    new Set(results.flatMap((it) => (alone.has(`${it.classId}/${it.riderId}`) ? [] : [it.classId])));
  const [had, has] = [sent(before.results), sent(after.results)];
  const stay = new Set(after.results.map((it) => it.id));
  const lost = new Set(before.results.flatMap((it) => (stay.has(it.id) ? [] : [it.classId])));
  const classes = after.classes.map((raceClass): RaceClass => {
    if (raceClass.resultsReceivedAt === null)
      return has.has(raceClass.id) && !had.has(raceClass.id) ? { ...raceClass, resultsReceivedAt: at } : raceClass;
    return lost.has(raceClass.id) && !has.has(raceClass.id) ? { ...raceClass, resultsReceivedAt: null } : raceClass;
  });
  return { ...given, after: { classes, results: after.results } };
};

const pay = async (
  tx: CorrectionTx,
  { event, after: { classes } }: Correction,
  targets: readonly Target[],
  { actor, at }: CorrectedBy,
  { ids, digest, program, yieldToEventLoop = withoutYielding }: CorrectionPorts,
): Promise<{ readonly issued: readonly Award[]; readonly money: MoneyMoved }> => {
  if (targets.length === 0) return { issued: [], money: moneyMoved([]) };
  const wallets = await tx.wallets.lock(walletsOf(targets));
  // read again, because riders could spend and admins could adjust until the lock was held
  const standing = new Map(
    (await tx.wallets.awardsById(targets.flatMap((target) => (target.existing ? [target.existing.id] : [])))).map(
      (it) => [it.id, it],
    ),
  );
  const fresh = targets.map((target): Target => {
    const existing = target.existing && (standing.get(target.existing.id) ?? target.existing);
    return { ...target, existing, worth: worthOf(existing, target.earned) };
  });
  const ofWallet = new Map<string, Target[]>();
  for (const it of fresh) {
    const key = walletKey(it.wallet);
    const own = ofWallet.get(key);
    if (own) own.push(it);
    else ofWallet.set(key, [it]);
  }
  const cause = { at, ...by(actor), reference: event.id };
  const movementsOf = issuing({ event, classes, at, ids, program });
  const postingOf = (wallet: Wallet): Posting =>
    post(wallet, (ofWallet.get(walletKey(wallet)) ?? []).flatMap(movementsOf), cause, { ids, digest });
  const issued: Award[] = [];
  // stores one batch while the next is computed
  for await (const some of slicesOf(wallets, yieldToEventLoop)) {
    const postings = some.map(postingOf);
    await tx.wallets.post(postings);
    await tx.outbox.announce(awardsTold(postings, { at, promoterId: toldPromoter(event), ids }));
    issued.push(...postings.flatMap((it) => it.awards.filter((award) => it.issued.has(award.id))));
  }
  return { issued, money: moneyMoved(fresh) };
};

const save = async (
  tx: CorrectionTx,
  { event, before, after }: Correction,
  results: readonly EvaluatedResult[],
): Promise<void> => {
  const stored = new Map(before.results.map((it) => [it.id, it]));
  const stay = new Set(results.map((it) => it.id));
  const put = results.filter((it) => !isStored(it, stored.get(it.id)));
  const remove = before.results.flatMap((it) => (stay.has(it.id) ? [] : [it.id]));
  if (put.length > 0 || remove.length > 0) await tx.results.save(event.id, { put, remove });
  const classes = new Map(before.classes.map((it) => [it.id, it]));
  for (const it of after.classes) {
    const was = classes.get(it.id);
    if (was?.resultsReceivedAt !== it.resultsReceivedAt || was.entrants !== it.entrants)
      await tx.results.setReceived(it.id, it.resultsReceivedAt, it.entrants);
  }
};

const FIELDS: readonly (keyof Result)[] = [
  'classId',
  'place',
  'type',
  'riderName',
  'number',
  'hometown',
  'bike',
  'email',
  'amaNumber',
  'riderId',
  'leftUnmatched',
];
const isSame = (result: Result, was: Result): boolean => FIELDS.every((field) => result[field] === was[field]);

/** Classes with results that were not there before, or were different. */
const enteredIn = ({ before, after }: Correction): readonly string[] => {
  if (before.results === after.results) return [];
  const earlier = new Map(before.results.map((it) => [it.id, it]));
  const changed = after.results.filter((it) => {
    const was = earlier.get(it.id);
    return !was || !isSame(it, was);
  });
  return [...new Set(changed.map((it) => it.classId))];
};

const isStored = (result: EvaluatedResult, was: EvaluatedResult | undefined): boolean =>
  was !== undefined && isSame(result, was) && JSON.stringify(result.verdict) === JSON.stringify(was.verdict);

const emailOf = (
  { event, after }: Correction,
  results: readonly EvaluatedResult[],
  at: Instant,
  ids: Ids,
): ((issued: Award) => Message) => {
  const className = new Map(after.classes.map((it) => [it.id, it.name]));
  const places = new Map(
    results.flatMap((it) => (it.verdict.earns ? [[`${it.classId}/${it.riderId}`, it.place] as const] : [])),
  );
  return (result) => ({
    id: ids.next(),
    kind: 'award-earned',
    at,
    recipient: { type: 'rider', id: result.riderId },
    facts: {
      event: event.title,
      className: className.get(result.source?.classId ?? '') ?? '',
      place: places.get(`${result.source?.classId}/${result.riderId}`) ?? null,
      currency: result.currency,
      amount: result.initial,
      expiresOn: result.expiresOn,
    },
  });
};
