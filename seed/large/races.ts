import { addDays, type Currency, currencyOf, daysBetween, type Instant, type LocalDate } from '@rrr/core/shared';
import type { Seed, SeedRow } from '@rrr/persistence';
import { chanceOf } from '../demo/chance.js';
import { anyName } from '../demo/names.js';
import { CA_TOWNS, FAR_TOWNS, type Town, US_TOWNS } from '../demo/towns.js';
import { CLASSES_PER_EVENT, idOf, PLACES, type Plan } from './plan.js';

const KINDS = [
  'Cup',
  'National',
  'Open',
  'Grand Prix',
  'Classic',
  'Challenge',
  'Shootout',
  'Finale',
  'Roundup',
  'Invitational',
];
const CLASSES = [
  '250 A',
  '250 B',
  '250 C',
  '450 A',
  '450 B',
  '450 C',
  '450 Pro',
  'Schoolboy',
  'Women',
  'Vet 30',
  'Vet 40',
  'Supermini',
  'Open',
];

/** places behind the paid ones in each class, taken by riders who are not enrolled */
const STRANGERS = 5;
/** of so many classes, one has such a rider tied for its last paid place: it waits until the rider is known */
const TIED = 10;

export const classIdOf = (inClass: number): string => idOf('c', inClass);
const seriesIdOf = (plan: Plan, event: number): string => idOf('se', event % plan.series);

/** Every fifth class pays cash. */
export const isCash = (inClass: number): boolean => inClass % 5 === 4;
/** Minor units. */
export const amountOf = (inClass: number, place: number): number =>
  Math.max(1_000, (1 + (inClass % 3)) * 10_000 - (place - 1) * 1_500);
export const classNameOf = (inClass: number): string =>
  `${CLASSES[inClass % CLASSES.length] ?? ''}${inClass % CLASSES_PER_EVENT >= CLASSES.length ? ' Moto 2' : ''}`;

export interface EventFacts {
  readonly id: string;
  readonly title: string;
  readonly town: Town;
  readonly day: LocalDate;
  readonly currency: Currency;
  readonly receivedAt: Instant;
  readonly seriesId: string;
}

export const eventOf = (plan: Plan, event: number): EventFacts => {
  const chance = chanceOf(`event ${event}`);
  const town = chance.pick(chance.some(0.8) ? US_TOWNS : chance.some(0.9) ? CA_TOWNS : FAR_TOWNS);
  const days = daysBetween(plan.from, plan.today) - 7;
  const day = addDays(plan.from, Math.floor((event * days) / plan.events));
  // around noon in Los Angeles, which is the same day in UTC
  const receivedAt = `${addDays(day, chance.between(1, 5))}T19:${String(chance.between(10, 59))}:00.000Z`;
  return {
    id: idOf('ev', event),
    title: `${town.city} ${chance.pick(KINDS)} ${event}`,
    town,
    day,
    currency: currencyOf(town.country),
    receivedAt,
    seriesId: seriesIdOf(plan, event),
  };
};

/** A range of events with classes, payout places and unmatched results. */
export const raceRows = (plan: Plan, from: number, to: number): Seed => {
  const events = Array.from({ length: to - from }, (_, n) => ({ n: from + n, ...eventOf(plan, from + n) }));
  const classes = events.flatMap((event) =>
    Array.from({ length: CLASSES_PER_EVENT }, (_, at) => ({ event, at, n: event.n * CLASSES_PER_EVENT + at })).filter(
      (item) => item.n < plan.classes,
    ),
  );
  return {
    events: events.map((event) => ({
      id: event.id,
      series_id: event.seriesId,
      promoter_id: idOf('pr', (event.n % plan.series) % plan.promoters),
      title: event.title,
      venue: `${event.town.city} Raceway`,
      city: event.town.city,
      state: event.town.state,
      zipcode: event.town.zipcode,
      country: event.town.country,
      currency: event.currency,
      type: 'Motocross',
      starts_on: event.day,
      ends_on: event.day,
      paying: true,
      canceled: false,
      late_results_accepted: false,
    })),
    classes: classes.map(({ event, at, n }) => ({
      id: classIdOf(n),
      event_id: event.id,
      position: at,
      name: classNameOf(n),
      payout_type: isCash(n) ? ('cash' as const) : ('dealerCredit' as const),
      entrants: PLACES + STRANGERS,
      results_received_at: event.receivedAt,
    })),
    payout_places: classes.flatMap(({ n }) =>
      Array.from({ length: PLACES }, (_, at) => ({
        class_id: classIdOf(n),
        place: at + 1,
        amount: amountOf(n, at + 1),
      })),
    ),
    results: classes.flatMap(({ event, n }) => {
      const chance = chanceOf(`strangers ${n}`);
      return Array.from({ length: STRANGERS }, (_, at): SeedRow<'results'> => {
        const { firstName, lastName } = anyName(chance);
        const isTied = at === 0 && n % TIED === 0;
        const place = isTied ? PLACES : PLACES + at + 1;
        return {
          id: idOf('rs', n * STRANGERS + at),
          event_id: event.id,
          class_id: classIdOf(n),
          place,
          result_type: 'finished',
          rider_name: `${firstName} ${lastName}`,
          number: chance.digits(3),
          hometown: event.town.city,
          bike: chance.pick(['Honda CRF450R', 'Yamaha YZ250F', 'Kawasaki KX450', 'KTM 350 SX-F']),
          rider_id: null,
          verdict: JSON.stringify({
            earns: null,
            reasons: [
              ...(isTied ? [] : [{ code: 'PLACE_NOT_PAID', detail: { place } }]),
              { code: 'RIDER_UNKNOWN', detail: {} },
            ],
          }),
          award_type: null,
        };
      });
    }),
  };
};
