import type { Actor } from '@rrr/core/access';
import { nameKey } from '@rrr/core/riders';
import type { Program } from '@rrr/core/program';
import type { CounterContext, DealerRefund, Pins } from '@rrr/core/redemption';
import {
  addDays,
  type Clock,
  dateIn,
  type Digest,
  fullNameOf,
  type LocalDate,
  type PersonName,
} from '@rrr/core/shared';
import { vinPatterns, type VinPattern } from './bikes.js';
import { demoClock, demoIds, midnight, seasonsAround } from './calendar.js';
import { chanceOf } from './chance.js';
import { type DemoDealer, dealers as inventDealers } from './dealers.js';
import { type DemoDraft, draftOf } from './draft.js';
import type { DemoRider } from './demo-people.js';
import { strangers as inventStrangers } from './field.js';
import { live } from './history.js';
import { type Books, emptyBooks, memoryUnitOfWork } from './memory-books.js';
import { people } from './people.js';
import { type DemoPromoter, promoters as inventPromoters } from './promoters.js';
import { type Samples, samples } from './sample-files.js';
import { refunds } from './refunds.js';
import { type DemoEvent, seasons } from './seasons.js';
import { CATEGORIES, type DemoCategory, type DemoSeries, seriesOf } from './series.js';

interface DemoAdmin extends PersonName {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly phone: string;
}

/** The complete demo as domain objects. */
export interface World {
  readonly today: LocalDate;
  readonly admin: DemoAdmin;
  /** the second administrator, who approves what the first asks for */
  readonly secondAdmin: DemoAdmin;
  /** administrators whom a request is about: one who left, and one who lost the second factor */
  readonly colleagues: { readonly away: DemoAdmin; readonly locked: DemoAdmin };
  readonly riders: readonly DemoRider[];
  /** keyed PIN by rider */
  readonly seals: ReadonlyMap<string, string>;
  readonly dealers: readonly DemoDealer[];
  readonly promoters: readonly DemoPromoter[];
  readonly series: readonly DemoSeries[];
  readonly categories: readonly DemoCategory[];
  readonly events: readonly DemoEvent[];
  /** an event that is not published yet */
  readonly draft: DemoDraft | undefined;
  readonly patterns: readonly VinPattern[];
  readonly books: Books;
  readonly refunds: readonly DealerRefund[];
  readonly samples: Samples;
}

export interface WorldAsked {
  readonly clock: Clock;
  readonly program: Program;
  readonly digest: Digest;
  readonly pins: Pins;
}

/** Creates people, seasons and two years of money up to today; repeatable for the same day, PIN key and program. */
export const makeWorld = async ({ clock: real, program, digest, pins }: WorldAsked): Promise<World> => {
  const today = dateIn(real.now(), program.timeZone);
  const { from } = seasonsAround(today);
  const clock = demoClock(midnight(from, program.timeZone));
  const ids = demoIds(clock, chanceOf('ids'));
  const names = new Set<string>();
  const emails = new Set<string>(['admin@example.com', 'admin2@example.com']);
  const admin = adminOf(ids.next(), ids.next(), names);
  const riders = people({ today, from, make: program.brandMakes[0] ?? 'KTM', ids, names, emails });
  const dealers = inventDealers(ids, names, emails);
  const promoters = inventPromoters(ids, names, emails, today);
  const series = seriesOf(promoters, ids, today);
  const events = seasons({ today, series, promoters, ids });
  const patterns = vinPatterns(() => ids.next());
  const strangers = inventStrangers(names, program.brandMakes[0] ?? 'KTM');
  const seals = new Map(
    riders.flatMap((rider) => (rider.pin === null ? [] : [[rider.id, pins.seal(rider.id, rider.pin)] as const])),
  );

  const books = emptyBooks(riders, counterOf(riders, dealers, seals));
  for (const demoSeries of series) books.series.set(demoSeries.id, demoSeries);
  for (const event of events) {
    books.events.set(event.id, event);
    books.classes.set(event.id, event.classes);
  }
  for (const event of raisedIn(events, program))
    books.raised.set(event.id, `${addDays(event.startsOn, -1)}T18:20:00.000Z`);
  const spenders = new Map(
    riders
      .filter((rider, at) => at % 10 >= 3 && rider.pin !== null && !rider.deactivated)
      .map((rider) => [rider.id, rider]),
  );
  const actor: Actor = {
    accountId: admin.accountId,
    type: 'admin',
    subjectId: admin.id,
    proxyHostId: null,
    name: fullNameOf(admin),
  };
  await live({
    books,
    uow: memoryUnitOfWork(books),
    clock,
    ids,
    digest,
    pins,
    program,
    riders,
    spenders,
    dealers,
    admin: actor,
    chance: chanceOf('money'),
    from,
    today,
    events,
    promoters,
    strangers,
  });
  return {
    today,
    admin,
    riders,
    seals,
    dealers,
    promoters,
    series,
    // these last, so that nothing else has another id because of them
    categories: CATEGORIES.map((category) => ({ id: ids.next(), ...category })),
    refunds: refunds({ books, ids, today, timeZone: program.timeZone, admin }),
    events,
    patterns,
    books,
    secondAdmin: {
      id: ids.next(),
      accountId: ids.next(),
      firstName: 'Frances',
      lastName: 'Adair',
      email: 'admin2@example.com',
      phone: '3035550127',
    },
    colleagues: {
      away: {
        id: ids.next(),
        accountId: ids.next(),
        firstName: 'Priya',
        lastName: 'Castellanos',
        email: 'priya.castellanos@example.com',
        phone: '3035550131',
      },
      locked: {
        id: ids.next(),
        accountId: ids.next(),
        firstName: 'Anders',
        lastName: 'Whitlock',
        email: 'anders.whitlock@example.com',
        phone: '3035550136',
      },
    },
    draft: draftOf(events, ids),
    samples: samples({ events, riders, strangers: strangers[0] ?? [], program }),
  };
};

/** The newest events with results and large places, of other promoters than the demo's: awards that wait for a check. */
const raisedIn = (events: readonly DemoEvent[], { checks }: Program): readonly DemoEvent[] =>
  events
    .filter(
      ({ fate, follows, classes }) =>
        fate === 'done' &&
        follows !== 0 &&
        classes.some((raceClass) => (raceClass.places[0]?.amount ?? 0) > checks.holdAbove),
    )
    .slice(-RAISED);
const RAISED = 7;

const adminOf = (id: string, accountId: string, names: Set<string>): DemoAdmin => {
  const name = { firstName: 'Morgan', lastName: 'Hollis' };
  names.add(nameKey(fullNameOf(name)));
  return { id, accountId, ...name, email: 'admin@example.com', phone: '3035550118' };
};

const counterOf = (
  riders: readonly DemoRider[],
  dealers: readonly DemoDealer[],
  seals: ReadonlyMap<string, string>,
): Books['counters'] => {
  const [byRider, byDealer] = [
    new Map(riders.map((rider) => [rider.id, rider])),
    new Map(dealers.map((dealer) => [dealer.id, dealer])),
  ];
  return (riderId, dealerId): CounterContext | undefined => {
    const [rider, dealer] = [byRider.get(riderId), byDealer.get(dealerId)];
    return (
      rider &&
      dealer && {
        rider,
        dealer,
        pin: { seal: seals.get(riderId) ?? null, failures: 0, lockedUntil: null },
        dealerFailures: { count: 0, since: null },
        guesses: 0,
      }
    );
  };
};
