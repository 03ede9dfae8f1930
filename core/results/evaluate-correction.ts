import type { Actor } from '../access/index.js';
import {
  type ClaimedResult,
  evaluateInSteps,
  type SameRace,
  sameRaces,
  type LimitedClass,
  type UnusualSize,
  limitedClasses,
  unusualSizes,
} from '../eligibility/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import type { Award } from '../ledger/index.js';
import { type Program, rulesOn, withVersions } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import { type Instant, runInSteps, type Stores, withoutYielding } from '../shared/index.js';
import { runsSince } from '../vin/index.js';
import { handsSince, letInBy, loadHoldFacts } from './hold-facts.js';
import { keptAmountsOf, keptBikesOf } from './kept-outcomes.js';
import { paidOnce } from './paid-once.js';
import { addMoney, type ChoicesOf, differences, type MoneyMoved, moneyMoved, type Target } from './plan-awards.js';
import type { EvaluatedResult, Result } from './result.js';

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
  /** by which it was evaluated: with the seasons as this transaction reads them */
  readonly program: Program;
  readonly results: readonly EvaluatedResult[];
  readonly targets: readonly Target[];
  readonly money: MoneyMoved;
  /** every rider that a result is matched to, by id */
  readonly riders: ReadonlyMap<string, RiderFacts>;
  /** classes with new or changed results */
  readonly entered: readonly string[];
  /** administrators who let the promoter in who enters them, whom nobody else has looked at */
  readonly letInBy: readonly string[];
  /** classes that are much larger or smaller than the last time */
  readonly unusual: readonly UnusualSize[];
  /** classes of which too few started for all places to pay */
  readonly limited: readonly LimitedClass[];
  /** races at other events that look like these (domain.md §4) */
  readonly sameRaces: readonly SameRace[];
  /** what follows for the event that is the same race, where nothing else about it changes */
  readonly linked?: LinkedEvent;
}

/** The effect on the event that is linked as the same race. */
export type LinkedEvent = Pick<EvaluatedCorrection, 'correction' | 'results' | 'targets' | 'money'>;

/** Every award that an evaluated correction moves, also those of the linked event. */
export const allTargets = ({ targets, linked }: EvaluatedCorrection): readonly Target[] =>
  linked ? [...targets, ...linked.targets] : targets;

export type CorrectionTx = Pick<
  Stores,
  'events' | 'results' | 'claims' | 'riderFacts' | 'checks' | 'wallets' | 'outbox' | 'audit'
>;

const NOBODY: ReadonlyMap<string, RiderFacts> = new Map();

/**
 * Evaluates an event with its corrected results and computes the difference in awards (domain.md §4), also of the event
 * that is linked as the same race. Changes nothing. `known`: riders already loaded.
 */
export const evaluateCorrection = async (
  tx: CorrectionTx,
  given: Correction,
  at: Instant,
  program: Program,
  known = NOBODY,
  yieldToEventLoop = withoutYielding,
): Promise<EvaluatedCorrection> =>
  settled(tx, await evaluateAlone(tx, given, at, program, known, yieldToEventLoop), []);

/** The same for several events, of which two may be linked. */
export const evaluateCorrections = async (
  tx: CorrectionTx,
  given: readonly Correction[],
  at: Instant,
  program: Program,
): Promise<readonly EvaluatedCorrection[]> => {
  const alone: Alone[] = [];
  for (const correction of given) alone.push(await evaluateAlone(tx, correction, at, program));
  const evaluated: EvaluatedCorrection[] = [];
  for (const item of alone) evaluated.push(await settled(tx, item, alone));
  return evaluated;
};

/** Awards of an event, and what riders took of its cash as credit. */
interface Standing {
  readonly awards: readonly Award[];
  readonly chosen: ChoicesOf;
}

/** Needs the event's lock, under which riders choose too. */
const standingOf = async (tx: Pick<Stores, 'wallets'>, eventId: string): Promise<Standing> => {
  const awards = await tx.wallets.awardsOfEvent(eventId);
  const taken = awards.flatMap((award) => (award.type === 'cash' && award.chosen ? [award.id] : []));
  return { awards, chosen: taken.length > 0 ? await tx.wallets.choicesOf(taken) : new Map() };
};

type Alone = Omit<EvaluatedCorrection, 'targets' | 'money' | 'linked'> & Standing;

/** What an event pays beside the one that is the same race: it is among `others`, or as it is stored. */
const settled = async (
  tx: CorrectionTx,
  { awards, chosen, ...alone }: Alone,
  others: readonly Alone[],
): Promise<EvaluatedCorrection> => {
  const { event, after } = alone.correction;
  const held = { awards, chosen };
  const paying = (results: readonly EvaluatedResult[], of: RaceEvent, standing: Standing) => {
    const targets = differences(of, results, standing.awards, standing.chosen);
    return { results, targets, money: moneyMoved(targets) };
  };
  const linkedId = await tx.events.linkedTo(event.id);
  if (linkedId === undefined) return { ...alone, ...paying(alone.results, event, held) };
  const asked = alone.sameRaces.filter((sameRace) => sameRace.other.id !== linkedId);
  const mine = { event, classes: after.classes, results: alone.results, awards };
  const changing = others.find((candidate) => candidate.correction.event.id === linkedId);
  if (changing) {
    const theirs = { ...changing, event: changing.correction.event, classes: changing.correction.after.classes };
    return { ...alone, sameRaces: asked, ...paying(paidOnce(mine, theirs, event.currency)[0], event, held) };
  }
  const other = await tx.events.lock(linkedId);
  if (!other) throw new Error(`Event ${linkedId} is linked and gone`);
  const standing = { classes: await tx.events.classes(linkedId), results: await tx.results.ofEvent(linkedId) };
  const theirs = { event: other, ...standing, ...(await standingOf(tx, linkedId)) };
  const [own, linked] = paidOnce(mine, theirs, event.currency);
  const paid = paying(own, event, held);
  const there = paying(linked, other, theirs);
  return {
    ...alone,
    sameRaces: asked,
    ...paid,
    money: addMoney(paid.money, there.money),
    linked: { correction: { event: other, before: standing, after: standing }, ...there },
  };
};

/** An event as it would be without a link to another. */
const evaluateAlone = async (
  tx: CorrectionTx,
  given: Correction,
  at: Instant,
  atStart: Program,
  known = NOBODY,
  yieldToEventLoop = withoutYielding,
): Promise<Alone> => {
  // the program of the server may be some seconds old
  const program = withVersions(atStart, await tx.events.seasons());
  const claimed = await tx.claims.accepted(given.event.id);
  const correction = received(given, claimed, at);
  const { event, before, after } = correction;
  const missing = new Set(
    after.results.flatMap(({ riderId }) => (riderId !== null && !known.has(riderId) ? [riderId] : [])),
  );
  await yieldToEventLoop();
  const riders = new Map(known);
  if (missing.size > 0) for (const rider of await tx.riderFacts.byIds([...missing])) riders.set(rider.id, rider);
  const inDoubt = doubtedBikes(riders);
  const keptBikes = new Map(
    [...keptBikesOf(before.results, after.results), ...(given.stood ?? [])].filter(
      ([, bikeId]) => !inDoubt.has(bikeId),
    ),
  );
  await yieldToEventLoop();
  const vins = await vinsOf(tx, keptBikes, riders);
  const keptAmounts = keptAmountsOf(before.results, after.results);
  await yieldToEventLoop();
  const entered = enteredIn(correction);
  const since = handsSince(after.classes, at, program);
  const lettingIn = entered.length > 0 ? await letInBy(tx, given.enteredBy ?? null, since, program) : [];
  const checks = await loadHoldFacts(tx, {
    event,
    before: before.results,
    after: after.results,
    logos: program.logoPhotos !== null,
    vinsSince: runsSince(at, program),
    handsSince: since,
    entering: { classIds: entered, actor: given.enteredBy ?? null, letInBy: lettingIn },
  });
  await yieldToEventLoop();
  const verdicts = await runInSteps(
    evaluateInSteps({ event, ...after, riders, now: at, keptBikes, vins, claimed, keptAmounts, checks }, program),
    yieldToEventLoop,
  );
  const results = after.results.map((result): EvaluatedResult => {
    const verdict = verdicts.get(result.id);
    if (!verdict) throw new Error(`No verdict for result ${result.id}`);
    return { ...result, verdict };
  });
  await yieldToEventLoop();
  const standing = await standingOf(tx, event.id);
  await yieldToEventLoop();
  return {
    correction,
    program,
    results,
    ...standing,
    riders,
    entered,
    letInBy: lettingIn,
    unusual: unusualSizes(after.classes, after.results, checks.earlierClasses ?? [], program),
    limited: limitedClasses(after.classes, after.results, rulesOn(program, event.startsOn)),
    sameRaces: sameRaces(after.classes, after.results, checks.otherPodiums),
  };
};

/**
 * Motorcycles whose VINs an administrator has to look at because of a run: what was paid for them is not kept (ADR 21).
 */
const doubtedBikes = (riders: ReadonlyMap<string, RiderFacts>): ReadonlySet<string> =>
  new Set(
    [...riders.values()].flatMap(({ bikes }) => bikes.flatMap((bike) => (bike.doubt === 'run' ? [bike.id] : []))),
  );

/** VINs of the kept bikes that no longer belong to a rider of this event. */
const vinsOf = async (
  tx: CorrectionTx,
  keptBikes: ReadonlyMap<string, string>,
  riders: ReadonlyMap<string, RiderFacts>,
): Promise<ReadonlyMap<string, string>> => {
  const theirs = new Set([...riders.values()].flatMap((rider) => rider.bikes.map(({ id }) => id)));
  const gone = [...new Set(keptBikes.values())].filter((bike) => !theirs.has(bike));
  return gone.length === 0 ? new Map() : tx.riderFacts.vins(gone);
};

/**
 * Updates when each class received its results: at its first result that was not claimed by a rider itself; cleared
 * when none is left. The stated number of entrants stays.
 */
const received = (given: Correction, claimed: readonly ClaimedResult[], at: Instant): Correction => {
  const { before, after } = given;
  const alone = new Set(claimed.map((result) => `${result.classId}/${result.riderId}`));
  const sent = (results: readonly Result[]) =>
    new Set(results.flatMap((result) => (alone.has(`${result.classId}/${result.riderId}`) ? [] : [result.classId])));
  const [had, has] = [sent(before.results), sent(after.results)];
  const stay = new Set(after.results.map((result) => result.id));
  const lost = new Set(before.results.flatMap((result) => (stay.has(result.id) ? [] : [result.classId])));
  const classes = after.classes.map((raceClass): RaceClass => {
    if (raceClass.resultsReceivedAt === null)
      return has.has(raceClass.id) && !had.has(raceClass.id) ? { ...raceClass, resultsReceivedAt: at } : raceClass;
    return lost.has(raceClass.id) && !has.has(raceClass.id) ? { ...raceClass, resultsReceivedAt: null } : raceClass;
  });
  return { ...given, after: { classes, results: after.results } };
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
export const isSameResult = (result: Result, was: Result): boolean =>
  FIELDS.every((field) => result[field] === was[field]);

/** Classes with results that were not there before, or were different. */
const enteredIn = ({ before, after }: Correction): readonly string[] => {
  if (before.results === after.results) return [];
  const earlier = new Map(before.results.map((result) => [result.id, result]));
  const changed = after.results.filter((result) => {
    const was = earlier.get(result.id);
    return !was || !isSameResult(result, was);
  });
  return [...new Set(changed.map((result) => result.classId))];
};
