import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../shared/index.js';
import { lawRuns } from '../testing/law-runs.js';
import { awardKey, type OutsideClass, type OutsideEvent, settle } from '../testing/outside/outside-model.js';
import type { OutsideRow } from '../testing/outside/shares.js';
import { twoRaces } from '../testing/outside/two-races.js';

type Races = ReturnType<typeof twoRaces>;
const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park', 'Di Moss', 'Field 0', 'Field 1', 'Field 2', 'Field 3', 'Field 4'];
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;

/** One act on an event by numbers, on the program and then on the model: what the program refuses moves nothing. */
type Act = (it: Races, event: OutsideEvent, a: number, b: number) => Promise<unknown>;

const put = (races: Races, inClass: OutsideClass, rows: OutsideRow[]): void => {
  inClass.received = rows.length === 0 ? null : (inClass.received ?? races.model.today);
  inClass.rows = rows;
};
/** the first class, of one name at both events, more often than others */
const classOf = ({ classes }: OutsideEvent, n: number): OutsideClass =>
  pick(
    [0, 0, 1, 2].flatMap((at) => classes[at] ?? []),
    n,
  );
const stored = (races: Races, inClass: OutsideClass, row: OutsideRow): string =>
  races.stored().results.find((one) => one.classId === inClass.id && one.riderName === row.name)?.id ?? '';
const rowOf = (name: string, n: number): OutsideRow => {
  const type = n % 11 === 7 ? 'DNF' : n % 11 === 8 ? 'DNS' : 'finished';
  return { name, type, place: type === 'finished' ? 1 + (n % 6) : null, stands: false };
};
const written = (it: Races, { name, place, type }: OutsideRow) => it.byHand(place, name, { type, tied: true });
const isSame = (a: OutsideRow, b: OutsideRow): boolean => a.place === b.place && a.type === b.type;

const ACTS: Readonly<Record<string, Act>> = {
  /** a whole class: some of the riders, and a field */
  replace: async (races, event, a, b) => {
    const inClass = classOf(event, a);
    const names = NAMES.filter((_, at) => (a + at) % 9 !== b % 9).slice(0, b % 8 === 0 ? 4 : 9);
    const rows = names.map((name, at) => rowOf(name, b % 3 === 0 ? at * b + a : (at + a) % 6));
    const results = rows.map((row) => written(races, row));
    await races.replace({
      actor: races.admin,
      eventId: event.id,
      classId: inClass.id,
      entrants: null,
      results,
      apply: races.key(),
    });
    // who stands as before is the same result
    const before = new Map(inClass.rows.map((row) => [row.name, row]));
    put(
      races,
      inClass,
      rows.map((row) => {
        const was = before.get(row.name);
        return was && isSame(was, row) ? was : row;
      }),
    );
  },
  add: async (races, event, a, b) => {
    const inClass = classOf(event, a);
    const name = NAMES.find((one) => !inClass.rows.some((row) => row.name === one));
    if (name === undefined) return;
    const row = rowOf(name, b);
    await races.add({
      actor: races.admin,
      eventId: event.id,
      classId: inClass.id,
      result: written(races, row),
      apply: races.key(),
    });
    put(races, inClass, [...inClass.rows, row]);
  },
  change: async (races, event, a, b) => {
    const inClass = classOf(event, a);
    const was = inClass.rows[b % Math.max(1, inClass.rows.length)];
    if (!was) return;
    const row = rowOf(was.name, a + b);
    await races.change({
      actor: races.admin,
      resultId: stored(races, inClass, was),
      result: written(races, row),
      apply: races.key(),
    });
    if (!isSame(was, row))
      put(
        races,
        inClass,
        inClass.rows.map((one) => (one === was ? row : one)),
      );
  },
  remove: async (races, event, a, b) => {
    const inClass = classOf(event, a);
    const was = inClass.rows[b % Math.max(1, inClass.rows.length)];
    if (!was) return;
    await races.remove({ actor: races.admin, resultId: stored(races, inClass, was), apply: races.key() });
    put(
      races,
      inClass,
      inClass.rows.filter((one) => one !== was),
    );
  },
  purse: async (races, event, a, b) => {
    const inClass = classOf(event, a);
    const amounts = Array.from({ length: b % 5 }, (_, at) => 1 + ((a + 7 * at) % 11) * 3_001);
    const payoutType = pick(['dealerCredit', 'cash', 'dealerCredit', 'noPayout'] as const, b);
    const after = (one: OutsideClass) => (one === inClass ? { ...one, amounts, payoutType } : one);
    await races.classes({
      actor: races.admin,
      eventId: event.id,
      version: races.versionOf(event.id),
      classes: event.classes.map(after).map((one) => ({
        id: one.id,
        name: one.name,
        payoutType: one.payoutType,
        places: one.amounts.map((amount, at) => ({ place: at + 1, amount })),
      })),
    });
    Object.assign(inClass, { amounts, payoutType });
  },
  cancel: async (races, event) => {
    await races.cancel({ actor: races.admin, eventId: event.id, reason: 'Rain' });
    event.canceled = true;
  },
  restore: async (races, event) => {
    await races.restore({ actor: races.admin, eventId: event.id, reason: 'Sun' });
    event.canceled = false;
  },
  paying: async (races, event, a) => {
    const paying = a % 2 === 0;
    await races.paying({
      actor: races.admin,
      eventId: event.id,
      version: races.versionOf(event.id),
      paying,
      reason: null,
    });
    event.paying = paying;
  },
  /** to the day of now, ten days ahead, or back */
  dates: async (races, event, a) => {
    const record = await races.record(event.id);
    if (!record) return;
    const startsOn = pick([addDays(races.model.today, 10), '2025-06-07', '2025-06-08', races.model.today], a);
    const dates = { startsOn, endsOn: startsOn };
    await races.edit({
      actor: races.admin,
      eventId: event.id,
      version: record.version,
      event: { ...record, ...dates },
    });
    Object.assign(event, dates);
  },
  link: async (races, event) => {
    const other = races.model.events.find((one) => one !== event);
    await races.link({ actor: races.admin, eventId: event.id, otherId: other?.id ?? '', dryRun: false, reason: null });
    races.model.linked = true;
  },
  unlink: async (races, event) => {
    await races.unlink({ actor: races.admin, eventId: event.id, dryRun: false, reason: null });
    races.model.linked = false;
  },
  rider: async (races, _event, a, b) => {
    const rider = races.model.riders.get(pick(NAMES.slice(0, 4), a));
    if (!rider?.enrolled) return;
    if (b % 3 === 0) rider.factory = !rider.factory;
    else if (b % 3 === 1) rider.verified = !rider.verified;
    else rider.minor = !rider.minor;
    races.alterRider(rider.id, {
      factory: rider.factory,
      bornOn: rider.minor ? '2012-01-01' : '1990-01-01',
      bikes: races.stored().riders.flatMap((one) =>
        one.id === rider.id
          ? one.bikes.map((bike) => ({
              ...bike,
              vinStatus: rider.verified ? ('verified' as const) : ('unverified' as const),
            }))
          : [],
      ),
    });
    await races.day(races.model.today);
  },
  enroll: async (races) => {
    const last = races.model.riders.get('Di Moss');
    if (!last) return;
    last.enrolled = true;
    races.enroll(3);
    await races.day(races.model.today);
  },
  redeem: async (races, _event, a, b) => {
    const rider = races.model.riders.get(pick(NAMES.slice(0, 4), a));
    for (const { award, amount } of await races.redeem(rider?.id ?? '', 1 + ((b * 211) % 25_000))) {
      const key = awardKey(award.source?.classId ?? '', award.riderId, 'credit');
      races.model.spent.set(key, (races.model.spent.get(key) ?? 0) + amount);
    }
  },
};

const KINDS = Object.keys(ACTS);
const OFTEN = ['replace', 'replace', 'replace', 'link', 'change', 'change', 'redeem', 'purse'];
const acts = fc.array(
  fc.tuple(
    fc.constantFrom(...KINDS, ...OFTEN),
    fc.nat(1),
    fc.nat(100),
    fc.nat(100),
    fc.constantFrom(0, 0, 0, 1, 1, 1, 1, 1, 25),
  ),
  { minLength: 1, maxLength: 16 },
);

/** Every award, and every wallet, are what the model says. */
const compare = (races: Races, after: string): void => {
  const expected = settle(races.model);
  const { awards, wallets } = races.stored();
  const is = awards
    .map((one) => [awardKey(one.source?.classId ?? '', one.riderId, one.type), one.initial, one.current] as const)
    .filter(([key, initial, current]) => initial > 0 || current > 0 || expected.has(key));
  const should = [...expected].map(
    ([key, amount]) => [key, amount, Math.max(0, amount - (races.model.spent.get(key) ?? 0))] as const,
  );
  const sorted = (all: readonly (readonly [string, number, number])[]) => [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  expect({ after, awards: sorted(is) }).toEqual({ after, awards: sorted(should) });
  for (const { riderId, book, balance } of wallets)
    expect({ after, riderId, book, balance }).toEqual({
      after,
      riderId,
      book,
      balance: should.reduce(
        (sum, [key, , current]) =>
          sum + (key.includes(`/${riderId}/`) && key.endsWith('/cash') === (book === 'cash') ? current : 0),
        0,
      ),
    });
};

test('after every act each award and wallet is what a second model, written from the rules alone, says', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.constantFrom('share' as const, 'each' as const), async (all, ties) => {
      const races = twoRaces(ties);
      for (const event of races.model.events) await ACTS['replace']?.(races, event, 0, 1);
      for (const [name, n, a, b, days] of all) {
        if (days > 0) await races.day(addDays(races.model.today, days));
        compare(races, 'another day');
        await ACTS[name]?.(races, pick(races.model.events, n), a, b).catch((refused: unknown) => {
          if (!(refused as { code?: string }).code) throw refused;
        });
        compare(races, name);
      }
    }),
    { numRuns: lawRuns(50) },
  );
});
