import type { RaceClass, RaceEvent } from '@rrr/core/events';
import { addDays, currencyOf, type Ids, type Instant, type LocalDate } from '@rrr/core/shared';
import { daysBetween, seasonsAround } from './calendar.js';
import { type Chance, chanceOf } from './chance.js';
import type { DemoPromoter } from './promoters.js';
import { type DemoSeries, SAMPLE_CLASS, SERIES, type SeriesKind } from './series.js';
import { townNamed } from './towns.js';

/** What became of an event's results: `late` came after the window, `part` are those of the first class alone. */
type Fate = 'ahead' | 'done' | 'late' | 'part' | 'waiting';

export interface DemoEvent extends RaceEvent {
  readonly endsOn: LocalDate;
  readonly startsOn: LocalDate;
  readonly venue: string;
  readonly venueWebsite: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly zipcode: string;
  readonly type: string;
  /** index of its series */
  readonly follows: number;
  readonly classes: readonly RaceClass[];
  readonly fate: Fate;
  /** when its promoter added it; only where nobody has decided whether it pays */
  readonly payingAskedAt?: Instant;
  /** of a draft: it is to pay once it is published, and what it is a copy of */
  readonly willPay?: boolean;
  readonly copyOf?: string;
}

export interface SeasonsAsked {
  readonly today: LocalDate;
  readonly series: readonly DemoSeries[];
  readonly promoters: readonly DemoPromoter[];
  readonly ids: Ids;
}

const COUNT = 120;

/** The last Saturday on or before a day. */
const saturday = (day: LocalDate): LocalDate => addDays(day, -((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 1) % 7));

/** days before today of further races of the demo promoter: three need results, one is too late */
const OF_THE_DEMO = [3, 17, 31, 59] as const;

interface Plan {
  readonly follows: number;
  readonly day: LocalDate;
}

/** Race days of eight series, evenly spread over two seasons and two months ahead, with more in the first series. */
const calendar = (today: LocalDate): readonly Plan[] => {
  const { from, to } = seasonsAround(today);
  const count = COUNT - OF_THE_DEMO.length;
  const step = (daysBetween(from, to) - 7) / count;
  const regular = Array.from({ length: count }, (_, at): Plan => ({
    follows: at % SERIES.length,
    day: saturday(addDays(from, 6 + Math.floor(at * step))),
  }));
  const more = OF_THE_DEMO.map((days): Plan => {
    const day = saturday(addDays(today, -days));
    return {
      follows: 0,
      day: regular.some((candidate) => candidate.follows === 0 && candidate.day === day) ? addDays(day, 1) : day,
    };
  });
  return [...regular, ...more].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.follows - b.follows));
};

/** Few starters pay two places, more of them all. */
const STEPS = [
  { riders: 4, places: 2 },
  { riders: 8, places: null },
];

/** All events of the demo, oldest first, with classes and the state of their results. */
export const seasons = (asked: SeasonsAsked): readonly DemoEvent[] => {
  const chance = chanceOf('seasons');
  const rounds = new Map<string, number>();
  const events = calendar(asked.today).map(({ follows, day }): DemoEvent => {
    const season = `${follows}/${day.slice(0, 4)}`;
    rounds.set(season, (rounds.get(season) ?? 0) + 1);
    return plan(follows, day, rounds.get(season) ?? 1, { ...asked, chance });
  });
  return paidBySize(withTrouble(events, asked.today));
};

/** The last events ahead of two series have a class that pays by its size. */
const paidBySize = (events: readonly DemoEvent[]): readonly DemoEvent[] => {
  const last = new Set(
    [0, 1].map((follows) => events.findLast((event) => event.follows === follows && event.fate === 'ahead')),
  );
  return events.map((event) => {
    const bySize = last.has(event) ? event.classes.find((raceClass) => raceClass.places.length > 2) : undefined;
    const classes = event.classes.map((raceClass) =>
      raceClass === bySize ? { ...raceClass, payoutSteps: STEPS } : raceClass,
    );
    return bySize ? { ...event, classes } : event;
  });
};

const plan = (
  follows: number,
  startsOn: LocalDate,
  round: number,
  { today, series, promoters, ids, chance }: SeasonsAsked & { readonly chance: Chance },
): DemoEvent => {
  const kind = SERIES[follows] as SeriesKind;
  const [venue, city, state] = kind.venues[(round - 1) % kind.venues.length] as (typeof kind.venues)[number];
  const town = townNamed(city, state);
  const endsOn = addDays(startsOn, kind.days - 1);
  const id = ids.next();
  // some events belong to no series
  const alone = follows !== 0 && round === 4;
  const promoter = alone
    ? promoters[8 + (follows % 4)]
    : promoters.find((demoPromoter) => demoPromoter.id === series[follows]?.promoterId);
  return {
    id,
    title: alone ? `${venue} Open` : `${venue}, ${kind.round} ${round}`,
    country: kind.country,
    currency: currencyOf(kind.country),
    startsOn,
    endsOn,
    paying: true,
    published: true,
    canceled: false,
    lateResultsAccepted: false,
    seriesId: alone ? null : (series[follows]?.id ?? null),
    promoterId: promoter?.id ?? null,
    promoterApproved: promoter?.status === 'approved',
    venue,
    venueWebsite: chance.some(0.5)
      ? `https://${venue
          .normalize('NFD')
          .toLowerCase()
          .replace(/[^a-z ]/g, '')
          .replaceAll(' ', '-')}.example.com/`
      : null,
    city: town.city,
    state: town.state,
    zipcode: town.zipcode,
    type: kind.type,
    follows,
    classes: classesOf(kind, id, chance, ids),
    fate: endsOn >= today ? 'ahead' : endsOn > addDays(today, -20) ? 'waiting' : 'done',
  };
};

/** The first two classes of a series and that of the sample files are always run, others sometimes. */
const classesOf = (kind: SeriesKind, eventId: string, chance: Chance, ids: Ids): readonly RaceClass[] => {
  const [first, second, ...others] = kind.classes;
  const chosen = chance.shuffled(others).slice(0, chance.between(1, others.length));
  return kind.classes
    .filter(
      (raceClass) =>
        raceClass === first || raceClass === second || raceClass.name === SAMPLE_CLASS || chosen.includes(raceClass),
    )
    .map(({ name, payoutType, dollars }) => ({
      id: ids.next(),
      eventId,
      name,
      payoutType,
      places: dollars.map((amount, at) => ({ place: at + 1, amount: amount * 100 })),
      entrants: null,
      resultsReceivedAt: null,
    }));
};

/** KeyedQueue some events into problem cases. */
const withTrouble = (events: readonly DemoEvent[], today: LocalDate): readonly DemoEvent[] => {
  const changed = new Map<string, Partial<DemoEvent>>();
  const age = (event: DemoEvent): number => daysBetween(event.endsOn, today);
  const count = (follows: number, from: number, to: number, change: Partial<DemoEvent>): void => {
    const found = events.findLast(
      (event) => event.follows === follows && age(event) >= from && age(event) < to && !changed.has(event.id),
    );
    if (found) changed.set(found.id, change);
  };
  const past = 10_000;
  count(0, 14, 28, { fate: 'part' });
  count(0, 28, 45, { fate: 'waiting' });
  count(0, 46, 80, { fate: 'waiting' });
  for (const follows of [2, 4]) count(follows, 46, 200, { fate: 'waiting' });
  count(0, 330, past, { fate: 'late' });
  for (const follows of [1, 3, 5]) count(follows, 130, past, { fate: 'late' });
  count(7, 130, past, { fate: 'late', lateResultsAccepted: true });
  for (const follows of [0, 3, 6]) count(follows, 380, past, { paying: false });
  count(5, 60, past, { canceled: true, fate: 'part' });
  count(1, -60, 0, { canceled: true });
  count(6, -60, 0, { paying: false, payingAskedAt: `${addDays(today, -3)}T17:20:00.000Z` });
  return events.map((event) => ({ ...event, ...changed.get(event.id) }));
};
