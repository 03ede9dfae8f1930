import type { Actor } from '../access/index.js';
import { evaluateEvent, type EventToEvaluate, type Reason, type Verdict } from '../eligibility/index.js';
import type { RaceEvent } from '../events/index.js';
import { type Program, withVersions } from '../program/index.js';
import {
  addDays,
  addMonths,
  type Clock,
  dateIn,
  type LocalDate,
  NotFound,
  type PortsOf,
  type Stores,
} from '../shared/index.js';
import type { RacedEvent } from './ports.js';
import { rulesOfSeason, type Season, type SeasonSettings } from './season.js';

/** Events that one call evaluates. */
export const SIMULATED_AT_ONCE = 5;

export interface SimulateSeason {
  readonly actor: Actor;
  readonly seasonId: string;
  /** the last event of the call before; null: from the beginning */
  readonly after: RacedEvent | null;
}

/** A result that would have earned something else; minor units of the event's currency. */
export interface SimulatedResult {
  readonly resultId: string;
  readonly riderId: string | null;
  readonly riderName: string;
  readonly className: string;
  readonly before: number;
  readonly after: number;
  /** why it would earn nothing, or not more */
  readonly reasons: readonly Reason[];
}

export interface SimulatedRace {
  readonly event: Pick<RaceEvent, 'id' | 'title' | 'startsOn' | 'currency'>;
  /** of all results, by the rules of the race's day, and by the season's */
  readonly before: number;
  readonly after: number;
  /** largest loss first */
  readonly results: readonly SimulatedResult[];
}

export interface SimulatedSeason {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** events of these days, of all calls together */
  readonly total: number;
  readonly races: readonly SimulatedRace[];
  /** to send with the next call; null: that was all */
  readonly next: RacedEvent | null;
}

type Needs = 'seasons' | 'events' | 'eventAdmin' | 'results' | 'claims' | 'riderFacts';

/**
 * What the results of the last twelve months would earn by a season's rules, beside what they earn by the rules of their
 * day: both computed now, from the results, riders and motorcycles of now, as if nobody had checked or paid anything. It
 * reads some events at a time, each in a transaction of its own, and stores nothing. Admins only.
 * @throws NotFound
 */
export const simulateSeason =
  ({ uow, clock, program }: PortsOf<Needs, 'clock' | 'program'>) =>
  async ({ actor, seasonId, after }: SimulateSeason): Promise<SimulatedSeason> => {
    if (actor.type !== 'admin') throw new NotFound('season');
    const asked = await uow.run(async (tx) => {
      const season = await tx.seasons.lock(seasonId);
      if (!season) throw new NotFound('season');
      const days = daysBefore(season, dateIn(clock.now(), program.timeZone));
      const events = await tx.seasons.raced({ ...days, after }, SIMULATED_AT_ONCE + 1);
      return { season, ...days, events, total: await tx.seasons.countRaced(days) };
    });
    const { season, from, to, total, events } = asked;
    const looked = events.slice(0, SIMULATED_AT_ONCE);
    const races: SimulatedRace[] = [];
    for (const { id } of looked) {
      const race = await uow.run((tx) => simulatedRace(tx, id, season.settings, { clock, program }));
      if (race) races.push(race);
    }
    return { from, to, total, races, next: events.length > looked.length ? (looked.at(-1) ?? null) : null };
  };

/** Twelve months up to today, or up to the day before the season. */
const daysBefore = ({ from }: Season, today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } => {
  const before = addDays(from, -1);
  const to = before < today ? before : today;
  return { from: addDays(addMonths(to, -12), 1), to };
};

const simulatedRace = async (
  tx: Pick<Stores, Needs>,
  eventId: string,
  settings: SeasonSettings,
  { clock, program: atStart }: { readonly clock: Clock; readonly program: Program },
): Promise<SimulatedRace | undefined> => {
  const found = await tx.eventAdmin.find(eventId);
  if (!found) return undefined;
  const { event, classes } = found;
  const [results, claimed] = [await tx.results.ofEvent(eventId), await tx.claims.accepted(eventId)];
  const riderIds = [...new Set(results.flatMap(({ riderId }) => (riderId === null ? [] : [riderId])))];
  const riders = new Map((await tx.riderFacts.byIds(riderIds)).map((rider) => [rider.id, rider]));
  const program = withVersions(atStart, await tx.events.seasons());
  const asked: EventToEvaluate = {
    event,
    classes,
    results,
    riders,
    now: clock.now(),
    keptBikes: new Map(),
    vins: new Map(),
    claimed,
  };
  const [now, then] = [evaluateEvent(asked, program), evaluateEvent(asked, by(settings, program))];
  const names = new Map(classes.map((raceClass) => [raceClass.id, raceClass.name]));
  const moved = results.flatMap((result): SimulatedResult[] => {
    const [before, after] = [amountOf(now.get(result.id)), amountOf(then.get(result.id))];
    const { id: resultId, riderId, riderName } = result;
    const className = names.get(result.classId) ?? '';
    return before === after
      ? []
      : [{ resultId, riderId, riderName, className, before, after, reasons: reasonsOf(then.get(result.id)) }];
  });
  return {
    event: { id: event.id, title: event.title, startsOn: event.startsOn, currency: event.currency },
    before: sum(now),
    after: sum(then),
    results: moved.toSorted((a, b) => a.after - a.before - (b.after - b.before)),
  };
};

/** The program if the season's settings held on every day. */
const by = (settings: SeasonSettings, program: Program): Program =>
  withVersions(program, [rulesOfSeason({ from: '0001-01-01', number: 1, settings })]);

const amountOf = (verdict: Verdict | undefined): number => verdict?.earns?.amount ?? 0;
const reasonsOf = (verdict: Verdict | undefined): readonly Reason[] =>
  verdict?.earns ? (verdict.rest ? [verdict.rest] : []) : (verdict?.reasons ?? []);
const sum = (verdicts: ReadonlyMap<string, Verdict>): number =>
  [...verdicts.values()].reduce((total, verdict) => total + amountOf(verdict), 0);
