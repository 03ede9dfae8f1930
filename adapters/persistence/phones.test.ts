import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { sqlQueries, type Queries } from './queries/index.js';
import { type SeedRow, seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';

const TODAY = '2025-06-15';
const page = { page: 1, limit: 50 };
/** One number as people keep it. */
const KEPT = [
  '(602) 555-0199',
  '6025550199',
  '602.555.0199',
  '602.5550199',
  '+1 (602) 555-0199',
  '16025550199',
  '602-555-0199 x4',
  'Shop: 602 5550199',
  '602\u20115550199',
];
const OTHERS = ['(480) 555-0199', '4805550199', '602 444 0199', '+49 30 1234567', null];
/** And as they type it, or begin to. */
const TYPED = [
  '6025550199',
  '(602) 555-0199',
  '602.5550199',
  '16025550199',
  '+1 602 555-0199',
  '1 (602) 555',
  '602 555',
  '602555',
  '602-555-01',
  ' 602 555 0199 ',
];

const phones = [...KEPT, ...OTHERS];
const name = (n: number) => ({ first_name: n % 2 === 0 ? 'Ann' : 'Bo', last_name: 'Marsh' });
const riders = phones.map((phone1, n): SeedRow<'riders'> => ({
  id: anId('rder', n),
  ...name(n),
  full_name: `${name(n).first_name} Marsh`,
  email: `r${n}@example.com`,
  phone1,
  country: 'US',
  factory: false,
  professional: false,
  parental_consent: false,
  deactivated: false,
  enrolled_at: '2024-01-01T00:00:00.000Z',
}));
const world = {
  // numbers that are no phones
  riders: [
    ...riders,
    {
      ...riders[0],
      id: anId('rder', 90),
      phone1: null,
      ama_number: '1602777',
      email: '602@example.com',
      full_name: 'Cy 555',
      first_name: 'Cy',
      last_name: '555',
    } as SeedRow<'riders'>,
  ],
  promoters: phones.map((phone, n): SeedRow<'promoters'> => ({
    id: anId('pr0m', n),
    name: `Club ${name(n).first_name}`,
    email: `p${n}@example.com`,
    phone,
    status: 'approved',
    deactivated: false,
  })),
  payout_claims: phones.map((_, n): SeedRow<'payout_claims'> => ({
    id: anId('cm', n),
    rider_id: anId('rder', n),
    currency: 'USD',
    gross: 1_000,
    withholding: 0,
    net: 1_000,
    withholding_basis_points: 0,
    method: 'reward-link',
    state: 'pending',
    requested_at: '2025-05-01T12:00:00.000Z',
    requested_by: 'Robin Vale',
    due_on: '2025-06-01',
    version: 1,
  })),
};

describe.each(KINDS)('phone numbers on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, world);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  const ids = (found: { readonly items: readonly { readonly id: string }[] }) =>
    found.items.map((it) => it.id).toSorted();
  const exported = async (batches: AsyncIterable<readonly { readonly id: string }[]>) => {
    const all: string[] = [];
    for await (const some of batches) all.push(...some.map((it) => it.id));
    return all.toSorted();
  };
  const LISTS = {
    promoters: async (query: string) => [ids(await queries.promoters.search({ ...page, query })), 'pr0m'],
    riders: async (query: string) => [
      ids(await queries.riders.search({ ...page, query, byPersonalFields: true }, TODAY)),
      'rder',
    ],
    'riders in full': async (query: string) => [
      await exported(queries.exports.riders({ query, byPersonalFields: true }, TODAY)),
      'rder',
    ],
    'the VIN report': async (query: string) => [ids(await queries.vin.report({ ...page, query })), 'rder'],
    'payout claims': async (query: string) => [ids(await queries.payouts.claims({ ...page, query }, TODAY)), 'cm'],
    'payout claims in full': async (query: string) => [
      await exported(queries.exports.payoutClaims({ query }, TODAY)),
      'cm',
    ],
  } as const satisfies Record<string, (query: string) => Promise<readonly [readonly string[], string] | unknown[]>>;

  describe.each(Object.entries(LISTS))('find %s', (_, list) => {
    const holders = (prefix: string, hold: (n: number) => boolean = () => true) =>
      KEPT.flatMap((__, n) => (hold(n) ? [anId(prefix, n)] : []));

    it.each(TYPED)('however they are kept, by %j', async (typed) => {
      const [found, prefix] = await list(typed);
      expect(found).toEqual(holders(prefix as string));
    });

    it('with a name beside them', async () => {
      const [found, prefix] = await list('ann (602) 555-0199');
      expect(found).toEqual(holders(prefix as string, (n) => n % 2 === 0));
    });

    it('of another country as of one’s own, and nobody by one that nobody has', async () => {
      const [german, prefix] = await list('+49 (301) 234-567');
      expect(german).toEqual([anId(prefix as string, KEPT.length + 3)]);
      expect((await list('602 555 7777'))[0]).toEqual([]);
    });
  });

  it('do not disturb other searches: other digits are words, and AMA numbers come first', async () => {
    const found = async (query: string) =>
      ids(await queries.riders.search({ ...page, query, byPersonalFields: true }, TODAY));
    expect([await found('1602777'), await found('555 1602777'), await found('602777')]).toEqual([
      [anId('rder', 90)],
      [anId('rder', 90)],
      [],
    ]);
    // who may not see them finds nobody by them
    for (const query of TYPED)
      expect(ids(await queries.riders.search({ ...page, query, byPersonalFields: false }, TODAY))).toEqual([]);
    for (const query of TYPED) expect(ids(await queries.promoters.all({ ...page, query }))).toEqual([]);
  });
});
