import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { sqlQueries, type Queries } from './queries/index.js';
import { seedInto, type Seed, type SeedRow } from './seed-into.js';
import { type Sql, sqlOn } from './sql.js';
import { eraseRows } from './stores/erased-rows.js';
import { keptBikeOf, sqlBikeStore } from './stores/bike-store.js';
import { closeRider, moveRows } from './stores/merged-rows.js';
import { counterBatch } from './summaries/tallies.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { season } from './testing/season.js';

const TODAY = '2025-06-15';
const page = { page: 1, limit: 15 };
const [FIRST] = season.riders ?? [];
const rider = (n: number, first: string, last: string, over: Partial<SeedRow<'riders'>> = {}) =>
  ({
    ...(FIRST as SeedRow<'riders'>),
    ...{ id: anId('rder', n), first_name: first, last_name: last, full_name: `${first} ${last}` },
    ...{ email: `f${n}@example.com`, phone1: null, ama_number: null },
    ...over,
  }) satisfies SeedRow<'riders'>;
const bike = (n: number, owner: number, vin: string, active = true): SeedRow<'bikes'> =>
  ({
    ...{ id: anId('b', n), rider_id: anId('rder', owner), year: 2025, make: 'KTM', model: '450 SX-F' },
    ...{ vin, vin_status: 'unverified', active },
  }) as const;

const world: Seed = {
  riders: [
    rider(11, 'Mike', 'Ostrander', { phone1: '(602) 555-0199' }),
    rider(12, 'John', 'Carter', { phone1: '+49 30 1234567', ama_number: '000018' }),
    rider(13, 'Jon', 'Cartier'),
    rider(14, 'Ann', 'Vance'),
  ],
  bikes: [
    bike(11, 11, 'VBKMXA435SM000017'),
    bike(12, 12, 'VBKMXA435SM000018', false),
    bike(13, 14, '1HD1KHM19NB000019'),
  ],
  dealers: season.dealers ?? [],
  redemptions: [
    {
      ...{ id: anId('rdm', 11), number: parseInt('4K0009ZX', 36), rider_id: anId('rder', 14) },
      ...{ dealer_id: anId('dea0er', 1), currency: 'USD', amount: 2_500, employee_name: 'Dana Cole' },
      ...{ redeemed_at: '2025-06-01T12:00:00.000Z', status: 'redeemed' },
    },
  ],
  payout_claims: [
    {
      ...{ id: anId('cm', 11), rider_id: anId('rder', 13), currency: 'USD', gross: 1_000, withholding: 0, net: 1_000 },
      ...{ withholding_basis_points: 0, method: 'reward-link', state: 'pending', version: 1 },
      ...{ requested_at: '2025-06-01T12:00:00.000Z', requested_by: 'Jon Cartier', due_on: '2025-07-01' },
    },
  ],
  payment_orders: [
    {
      ...{ claim_id: anId('cm', 11), provider: 'rest', order_id: 'RA240115-77', attempt: 1, status: 'made' },
      ...{
        amount: 1_000,
        currency: 'USD',
        created_at: '2025-06-01T12:00:00.000Z',
        updated_at: '2025-06-01T12:00:00.000Z',
      },
    },
  ],
};

describe.each(KINDS)('riders are found by what the caller says on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, world);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  const search = (query: string, over: object = {}) =>
    queries.riders.search({ ...page, query, byPersonalFields: true, ...over }, TODAY);
  const names = async (query: string, over: object = {}) => (await search(query, over)).items.map((it) => it.lastName);
  const exported = async (query: string) => {
    const all: string[] = [];
    for await (const some of queries.exports.riders({ query, byPersonalFields: true }, TODAY))
      all.push(...some.map((it) => it.lastName));
    return all;
  };

  /** What is typed, who is found, and why. */
  const FOUND = [
    ['000017', 'Ostrander', { kind: 'vin', text: '000017' }],
    ['vbk-mxa 435 sm.000017', 'Ostrander', { kind: 'vin', text: 'SM000017' }],
    // of a bike that was sold; the AMA number is the same
    ['000018', 'Carter', { kind: 'vin', text: '000018' }],
    ['NB000019', 'Vance', { kind: 'vin', text: 'NB000019' }],
    ['0199', 'Ostrander', { kind: 'phone', text: '0199' }],
    ['555-0199', 'Ostrander', { kind: 'phone', text: '0199' }],
    ['mike 0199', 'Ostrander', { kind: 'phone', text: '0199' }],
    ['4567', 'Carter', { kind: 'phone', text: '4567' }],
    ['4k0009zx', 'Vance', { kind: 'redemption', text: '4K0009ZX' }],
    ['ra240115-77', 'Cartier', { kind: 'order', text: 'RA240115-77' }],
    [anId('cm', 11), 'Cartier', { kind: 'claim', text: anId('cm', 11) }],
    [anId('rder', 14), 'Vance', undefined],
  ] as const;

  it.each(FOUND)('%s finds %s, and the list says why', async (query, name, foundBy) => {
    const { items, similar } = await search(query);
    expect([items.map((it) => [it.lastName, it.foundBy]), similar]).toEqual([[[name, foundBy]], false]);
    expect(await exported(query)).toEqual([name]);
    expect(await names(query, { country: 'ZZ' })).toEqual([]);
  });

  it('less than six characters of a VIN or four of a phone find nobody', async () => {
    for (const query of ['00017', '199', 'vbkmxa435sm000099', '00000000000000000000000000'])
      expect(await search(query)).toMatchObject({ items: [], similar: false });
  });

  it.each([
    ['ostrnder', ['Ostrander']],
    ['mike ostrnader', ['Ostrander']],
    ['ostrndr', ['Ostrander']],
    ['ostrnderx', ['Ostrander']],
    ['jhon', ['Carter', 'Cartier']],
    // longer than a name
    ['one two three four five ostrnder', []],
    // each word is somebody's, but not together
    ['ann cartre', []],
    ['jonn carteir', ['Carter', 'Cartier']],
  ])('%s has similar names where nobody has that one', async (query, found) => {
    expect(await search(query)).toMatchObject({
      items: found.map((lastName) => ({ lastName })),
      similar: found.length > 0,
    });
    expect(await exported(query)).toEqual(found);
  });

  it('a name that somebody has is not looked for in others', async () =>
    expect(await search('carter')).toMatchObject({ items: [{ lastName: 'Carter' }], similar: false }));

  it('dealers find nobody by any of these, and promoters neither', async () => {
    for (const query of [...FOUND.map(([value]) => value), 'ostrnder', 'mike 0199'].filter((it) => it !== '000018')) {
      expect(await names(query, { byPersonalFields: false })).toEqual([]);
      expect((await queries.riders.lean({ ...page, query })).items).toEqual([]);
    }
    expect((await search('000018', { byPersonalFields: false })).items).toMatchObject([{ lastName: 'Carter' }]);
    expect((await search('000018', { byPersonalFields: false })).items[0]).not.toHaveProperty('foundBy');
  });

  it('records are found by their ids', async () => {
    const found = async (text: string) =>
      (await queries.finding.byReference(text)).map((it) => [it.kind, it.name, it.code]);
    expect(await found('4K0009ZX')).toEqual([['redemption', 'Ann Vance', '4K0009ZX']]);
    expect(await found(anId('rdm', 11))).toEqual([['redemption', 'Ann Vance', '4K0009ZX']]);
    expect(await found('RA240115-77')).toEqual([['order', 'Jon Cartier', 'RA240115-77']]);
    expect(await found(anId('cm', 11))).toEqual([['claim', 'Jon Cartier', null]]);
    expect(await found(anId('dea0er', 1))).toEqual([['dealer', 'Red Mesa Cycles', null]]);
    expect(await found('Ostrander')).toEqual([]);
  });

  it('a bike is found from the moment it is kept, by the VIN it has now, by whom it moved to, and not once erased', async () => {
    const [KEPT, GONE] = [anId('rder', 21), anId('rder', 22)];
    await seedInto(made.db, { riders: [rider(21, 'Kit', 'Keeper'), rider(22, 'Gil', 'Goner')] });
    const run = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
      made.db.write.transaction((trx) => work(sqlOn(trx, kind)));
    const vin = 'VBKMXA435SM000777';
    const kept = keptBikeOf({
      ...{
        id: anId('b', 21),
        rider_id: GONE,
        year: 2025,
        make: 'KTM',
        model: '450 SX-F',
        vin,
        vin_status: 'unverified',
      },
      ...{ active_vin: vin, verified_at: null, verified_by: null, created_at: '2025-01-01T00:00:00.000Z' },
      ...{ retired_at: null, version: 1, doubt: null },
    });
    await run((sql) => sqlBikeStore(sql).insert(GONE, kept));
    expect(await names('000777')).toEqual(['Goner']);
    await run((sql) => sqlBikeStore(sql).save({ ...kept, vin: 'VBKMXA435SM000778', version: 2 }));
    expect([await names('000777'), await names('000778')]).toEqual([[], ['Goner']]);
    await run((sql) => sqlBikeStore(sql).retire(kept.id, '2025-02-01T00:00:00.000Z'));
    expect(await names('000778')).toEqual(['Goner']);
    const keeping = counterBatch('UTC');
    await run((sql) => moveRows(sql, keeping, GONE, KEPT));
    await run((sql) => closeRider(sql, keeping, GONE, KEPT));
    expect(await names('000778')).toEqual(['Keeper']);
    await run((sql) => eraseRows(sql, keeping, KEPT, '2025-03-01T00:00:00.000Z'));
    expect(await names('000778')).toEqual([]);
    const left = await sqlOn(made.db.read, kind).rows('SELECT word FROM search_words WHERE subject_id IN (?, ?)', [
      KEPT,
      GONE,
    ]);
    expect(left).toEqual([]);
  });
});
