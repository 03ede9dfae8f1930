import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RedemptionSearch } from '@rrr/core/redemption';
import { nameKey, type RiderSearch } from '@rrr/core/riders';
import { dateIn } from '@rrr/core/shared';
import { anId } from '@rrr/core/testing';
import { chanceOf } from '@rrr/core/testing/model';
import type { Knex } from 'knex';
import { sqlQueries, type Queries } from './queries/index.js';
import { type FoundRows, fromWord, pageOfFound, whereWord } from './queries/word-search.js';
import { readerOn } from './reader.js';
import { type Seed, seedInto, type SeedRow } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';

const ZONE = 'America/Los_Angeles';
const TODAY = '2025-06-15';
const { below: chance } = chanceOf(11);
const FIRST = ['Ann', 'Bo', 'Cy', 'Åke', 'Йон'];
const LAST = ['Abbott', 'Abel', 'Marsh', 'Martín', 'Mar', 'Žukov', 'Йорк', 'O'];

const riders = Array.from({ length: 240 }, (_, n): SeedRow<'riders'> => {
  const [first_name = '', last_name = ''] = [FIRST[chance(FIRST.length)], LAST[chance(LAST.length)]];
  return {
    id: anId('rder', n),
    first_name,
    last_name,
    full_name: `${first_name} ${last_name}`,
    email: `r${n}@example.com`,
    country: chance(3) === 0 ? 'CA' : 'US',
    factory: false,
    professional: false,
    parental_consent: false,
    deactivated: chance(5) === 0,
    enrolled_at: '2024-01-01T00:00:00.000Z',
    merged_into: n % 60 === 7 ? anId('rder', 0) : null,
  };
});
const dealers = [1, 2, 3].map((n): SeedRow<'dealers'> => ({
  id: anId('dea0er', n),
  maker_number: `D${n}`,
  name: `Mesa ${n} Cycles`,
  country: n === 3 ? 'CA' : 'US',
  deactivated: false,
}));
const redemptions = Array.from({ length: 300 }, (_, n): SeedRow<'redemptions'> => ({
  id: anId('rdm', n),
  number: 36 ** 7 + n,
  rider_id: anId('rder', chance(40)),
  dealer_id: anId('dea0er', 1 + chance(3)),
  currency: 'USD',
  amount: 100,
  employee_name: chance(2) === 0 ? 'Dana Cole' : 'Abel Ray',
  // some at the same moment, some at the edge of a day
  redeemed_at: new Date(Date.UTC(2025, 0, 20 + chance(60), chance(2) === 0 ? 7 : 8)).toISOString(),
  status: ['redeemed', 'refunded', 'revoked'][chance(3)] as 'redeemed',
}));
const world: Seed = { riders, dealers, redemptions };

const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const begins = (text: string, typed: string): boolean =>
  nameKey(typed)
    .split(' ')
    .every((word) =>
      nameKey(text)
        .split(' ')
        .some((it) => it.startsWith(word)),
    );

describe.each(KINDS)('long lists on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, world);
    queries = sqlQueries(made.db, { timeZone: ZONE });
  });
  afterAll(() => made.drop());

  /** every page, asked for from the last to the first, put together */
  const whole = async <T>(
    search: (page: number) => Promise<{ readonly items: readonly T[]; readonly totalPages: number }>,
  ): Promise<readonly T[]> => {
    const { totalPages } = await search(1);
    const pages: T[][] = [];
    for (let page = totalPages; page >= 1; page -= 1) {
      const { items, totalPages: again } = await search(page);
      expect(again).toBe(totalPages);
      expect(items.length > 0 || totalPages === 1).toBe(true);
      pages.unshift([...items]);
    }
    expect((await search(totalPages + 1)).items).toEqual([]);
    return pages.flat();
  };

  const asked: readonly (readonly [string, Partial<RedemptionSearch>, (it: SeedRow<'redemptions'>) => boolean])[] = [
    ['all that stand', {}, () => true],
    [
      'a range of days',
      { afterDate: '2025-01-25', beforeDate: '2025-03-03' },
      (it) => dayOf(it) >= '2025-01-25' && dayOf(it) <= '2025-03-03',
    ],
    [
      'days of one month',
      { afterDate: '2025-02-03', beforeDate: '2025-02-09' },
      (it) => dayOf(it) >= '2025-02-03' && dayOf(it) <= '2025-02-09',
    ],
    ['a whole month', { afterDate: '2025-02-01', beforeDate: '2025-02-28' }, (it) => dayOf(it).startsWith('2025-02')],
    ['from a day on', { afterDate: '2025-03-01' }, (it) => dayOf(it) >= '2025-03-01'],
    ["a dealer's", { dealerId: anId('dea0er', 2) }, (it) => it.dealer_id === anId('dea0er', 2)],
    [
      "a dealer's from a day on",
      { dealerId: anId('dea0er', 2), afterDate: '2025-02-10' },
      (it) => it.dealer_id === anId('dea0er', 2) && dayOf(it) >= '2025-02-10',
    ],
    ["a rider's", { riderId: anId('rder', 3) }, (it) => it.rider_id === anId('rder', 3)],
    ["a country's", { country: 'CA' }, (it) => it.dealer_id === anId('dea0er', 3)],
    ["one rider's name", { riderName: 'ab' }, (it) => begins(riderOf(it), 'ab')],
    [
      'words of rider, dealer or employee',
      { query: 'ab mesa' },
      (it) => begins(`${riderOf(it)} Mesa ${it.employee_name}`, 'ab mesa'),
    ],
  ];
  const dayOf = (it: SeedRow<'redemptions'>): string => dateIn(it.redeemed_at, ZONE);
  const riderOf = (row: SeedRow<'redemptions'>): string =>
    riders.find((rider) => rider.id === row.rider_id)?.full_name ?? '';

  describe.each([false, true])('of redemptions, revoked: %s', (revoked) => {
    it.each(asked)('%s: every page has its rows, and all pages have them all', async (_, some, holds) => {
      const expected = redemptions
        .filter((it) => (it.status === 'revoked') === revoked && holds(it))
        .toSorted((a, b) => compare(b.redeemed_at, a.redeemed_at) || compare(b.id, a.id));
      expect(
        (await whole((page) => queries.redemptions.search({ ...some, revoked, page, limit: 7 }))).map((it) => it.id),
      ).toEqual(expected.map((it) => it.id));
    });
  });

  const sought: readonly (readonly [string, Partial<RiderSearch>, (it: SeedRow<'riders'>) => boolean])[] = [
    ['all but merged ones', {}, () => true],
    ['active ones', { active: true }, (it) => !it.deactivated],
    [
      "a country's deactivated ones",
      { active: false, country: 'CA' },
      (it) => Boolean(it.deactivated) && it.country === 'CA',
    ],
    ["a country's", { country: 'US' }, (it) => it.country === 'US'],
    ['words', { query: 'mar an' }, (it) => begins(it.full_name, 'mar an')],
    ['words and a country', { query: 'a', country: 'CA' }, (it) => begins(it.full_name, 'a') && it.country === 'CA'],
    ['an e-mail', { email: 'r1' }, (it) => it.email.startsWith('r1')],
  ];
  it.each(sought)('of riders, %s: every page has its rows, and all pages have them all', async (_, some, holds) => {
    const expected = riders
      .filter((it) => !it.merged_into && holds(it))
      .toSorted(
        (a, b) =>
          compare(nameKey(`${a.last_name} ${a.first_name}`), nameKey(`${b.last_name} ${b.first_name}`)) ||
          compare(a.id, b.id),
      );
    expect(
      (await whole((page) => queries.riders.search({ ...some, byPersonalFields: true, page, limit: 7 }, TODAY))).map(
        (it) => it.id,
      ),
    ).toEqual(expected.map((it) => it.id));
  });

  it('that were searched show the same rows whether few or many are found', async () => {
    const { read } = made.db;
    const found = (most: number, held = 0, near?: FoundRows['near']) =>
      pageOfFound(
        readerOn(made.db),
        {
          rows: () => read('riders as r').where((any) => whereWord(any, 'r.id', ['rider'], { word: 'a', held })),
          beginnings: [() => fromWord(read, ['rider'], 'a', 'riders as r', 'r.id')],
          order: [
            { column: 'r.sort_key', order: 'asc' },
            { column: 'r.id', order: 'asc' },
          ],
          most,
          near,
        },
        { page: 2, limit: 10 },
      );
    const [few, many, crowd] = [await found(1_000), await found(30), await found(30, 10_000)];
    expect([many.ids, crowd.ids]).toEqual([few.ids, few.ids]);
    expect(few.ids.length).toBe(10);
    const firstLetters = (last: string) => () =>
      Promise.resolve((list: Knex.QueryBuilder) => list.where('r.sort_key', '<', last));
    // enough of them among the first of the list, and not enough
    for (const near of [firstLetters('zz'), firstLetters('abbott b'), () => Promise.resolve(undefined)])
      expect(await found(30, 0, near)).toEqual(many);
    expect(await found(1_000, 0, firstLetters('abbott b'))).toEqual(few);
    expect([few.total, many.total]).toEqual([riders.filter((it) => begins(it.full_name, 'a')).length, 30]);
  });
});
