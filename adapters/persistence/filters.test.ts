import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameKey } from '@rrr/core/riders';
import { dateIn } from '@rrr/core/shared';
import { anId } from '@rrr/core/testing';
import { chanceOf } from '@rrr/core/testing/model';
import { knexQueries, type Queries } from './queries/index.js';
import { type Seed, seedInto, type SeedRow } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';

const ZONE = 'America/Los_Angeles';
const TODAY = '2025-06-15';
const { below: chance } = chanceOf(23);
const pick = <T>(all: readonly T[]): T => all[chance(all.length)] as T;
const times = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const day = (n: number): string => new Date(Date.UTC(2025, 4, 1 + n)).toISOString().slice(0, 10);

const riders = times(60, (n): SeedRow<'riders'> => {
  const [first_name, last_name] = [pick(['Ann', 'Bo', 'Cy']), pick(['Abel', 'Marsh', 'Vbk7'])];
  return {
    id: anId('rder', n),
    first_name,
    last_name,
    full_name: `${first_name} ${last_name}`,
    email: `${pick(['ann', 'zed'])}${n}@example.com`,
    ama_number: pick([null, `1${n}`]),
    phone1: pick([null, '(602) 555-0199', '4805550123']),
    country: pick(['US', 'CA']),
    factory: false,
    professional: false,
    parental_consent: false,
    deactivated: chance(4) === 0,
    enrolled_at: '2024-01-01T00:00:00.000Z',
    merged_into: n % 20 === 7 ? anId('rder', 0) : null,
  };
});
const bikes = times(90, (n): SeedRow<'bikes'> => ({
  id: anId('bk', n),
  rider_id: anId('rder', chance(60)),
  year: pick([2024, 2025]),
  make: 'KTM',
  model: pick(['450 SX-F', '790 Duke']),
  vin: `${pick(['VBKMXA10', 'VBKDUK20'])}XSM${String(n).padStart(6, '0')}`,
  vin_status: pick(['verified', 'unverified', 'invalid']),
  active: chance(6) !== 0,
}));
const dealers = times(24, (n): SeedRow<'dealers'> => ({
  id: anId('dea0er', n),
  maker_number: `D${n}`,
  name: `${pick(['Mesa', 'Abel'])} ${pick(['Cycles', 'Moto'])}`,
  city: pick(['Durango', 'Mesa', null]),
  state: pick(['CO', 'AZ', null]),
  country: pick(['US', 'CA']),
  zipcode: pick(['81301', '85201']),
  deactivated: chance(4) === 0,
}));
const promoters = times(24, (n): SeedRow<'promoters'> => ({
  id: anId('pr0m', n),
  name: `${pick(['Ann', 'Ridge'])} ${pick(['Club', 'Park'])}`,
  email: `p${n}@example.com`,
  phone: pick(['(602) 555-0199', null]),
  status: pick(['approved', 'pending', 'rejected']),
  deactivated: chance(3) === 0,
}));
const events = times(60, (n): SeedRow<'events'> => ({
  id: anId('event', n),
  title: `${pick(['Ridge', 'Mesa'])} ${pick(['Cup', 'Open'])}`,
  city: pick(['Mesa', 'Durango', null]),
  state: pick(['CO', 'AZ']),
  zipcode: pick(['81301', '85201']),
  country: pick(['US', 'CA']),
  currency: 'USD',
  type: 'Motocross',
  promoter_id: pick([anId('pr0m', 1), anId('pr0m', 2)]),
  starts_on: day(n),
  ends_on: day(n),
  paying: true,
  canceled: chance(4) === 0,
  late_results_accepted: false,
}));
const claims = times(60, (n): SeedRow<'payout_claims'> => ({
  id: anId('cm', n),
  rider_id: anId('rder', n),
  currency: 'USD',
  gross: 1_000,
  withholding: 0,
  net: 1_000,
  withholding_basis_points: 0,
  method: pick(['reward-link', 'cheque']),
  state: pick(['pending', 'sent']),
  requested_at: `${day(n)}T12:00:00.000Z`,
  requested_by: 'Robin Vale',
  due_on: day(chance(90)),
  version: 1,
}));
const redemptions = times(120, (n): SeedRow<'redemptions'> => ({
  id: anId('rdm', n),
  number: 36 ** 7 + n,
  rider_id: anId('rder', chance(12)),
  dealer_id: anId('dea0er', chance(6)),
  currency: 'USD',
  amount: 100,
  employee_name: pick(['Ann Cole', 'Mesa Ray']),
  redeemed_at: `${day(chance(60))}T${pick(['05', '20'])}:00:00.000Z`,
  status: pick(['redeemed', 'refunded', 'revoked']),
}));
const patterns = times(40, (n): SeedRow<'vin_patterns'> => ({
  id: anId('pat', n),
  model: pick(['450 SX-F', '790 Duke']),
  year: pick([2024, 2025]),
  pattern: `${pick(['VBKM*', 'VBKD*'])}${n}`,
  status: pick(['verified', 'unverified']),
}));
const world: Seed = {
  riders,
  bikes,
  dealers,
  promoters,
  events,
  payout_claims: claims,
  redemptions,
  vin_patterns: patterns,
};

const has = (text: string, typed: string): boolean =>
  nameKey(typed)
    .split(' ')
    .every((word) =>
      nameKey(text)
        .split(' ')
        .some((it) => it.startsWith(word)),
    );
const begins = (text: string | null | undefined, typed: string): boolean =>
  nameKey(text ?? '').startsWith(nameKey(typed));
const digitsOf = (it: SeedRow<'riders'>): string => (it.phone1 ?? '').replace(/\D/g, '');
const riderHas = (it: SeedRow<'riders'>, typed: string): boolean =>
  has(
    `${it.full_name} ${it.ama_number ?? ''} ${it.email} ${it.phone1 ?? ''} ${digitsOf(it)}`,
    typed === '602-555' ? '602555' : typed,
  );
const riderOf = (id: string): SeedRow<'riders'> => riders.find((it) => it.id === id) as SeedRow<'riders'>;
const dealerOf = (id: string): SeedRow<'dealers'> => dealers.find((it) => it.id === id) as SeedRow<'dealers'>;
/** one bike that has all of it */
const rides = (riderId: string, holds: (it: SeedRow<'bikes'>) => boolean): boolean =>
  bikes.some((it) => it.rider_id === riderId && it.active !== false && holds(it));
const dayOf = (it: SeedRow<'redemptions'>): string => dateIn(it.redeemed_at, ZONE);

interface BikeAsked {
  readonly bikeModel?: string;
  readonly bikeYear?: number;
  readonly vinStatus?: string;
  readonly vin?: string;
}
const ridesAsked = (riderId: string, { bikeModel, bikeYear, vinStatus, vin }: BikeAsked): boolean =>
  (bikeModel === undefined && bikeYear === undefined && vinStatus === undefined && vin === undefined) ||
  rides(
    riderId,
    (it) =>
      (!bikeModel || begins(it.model, bikeModel)) &&
      (bikeYear === undefined || it.year === bikeYear) &&
      (!vinStatus || it.vin_status === vinStatus) &&
      (!vin || it.vin.startsWith(vin)),
  );

/** A list: for each filter what is asked of it, and the rows that a reader with a pencil would find. */
interface List {
  readonly filters: Readonly<Record<string, readonly unknown[]>>;
  readonly rows: readonly { readonly id: string }[];
  readonly holds: (row: never, asked: never) => boolean;
  readonly search: (
    queries: Queries,
    asked: never,
    page: { readonly page: number; readonly limit: number },
  ) => Promise<{ readonly items: readonly { readonly id: string }[]; readonly totalPages: number }>;
  readonly whole?: (queries: Queries, asked: never) => AsyncIterable<readonly { readonly id: string }[]>;
}
const list = <Row extends { readonly id: string }, Asked extends object>(it: {
  readonly filters: { readonly [K in keyof Asked]: readonly NonNullable<Asked[K]>[] };
  readonly rows: readonly Row[];
  readonly holds: (row: Row, asked: Partial<Asked>) => boolean;
  readonly search: (
    queries: Queries,
    asked: Partial<Asked>,
    page: { readonly page: number; readonly limit: number },
  ) => ReturnType<List['search']>;
  readonly whole?: (queries: Queries, asked: Partial<Asked>) => ReturnType<NonNullable<List['whole']>>;
}): List => it as unknown as List;

const present = riders.filter((it) => !it.merged_into);
const LISTS: Readonly<Record<string, List>> = {
  riders: list({
    filters: {
      query: ['an', 'bo marsh', '602-555'],
      name: ['mar'],
      email: ['ann'],
      country: ['CA'],
      bikeModel: ['450', '790 d'],
      bikeYear: [2025],
      active: [true, false],
      vinStatus: ['unverified' as const],
    },
    rows: present,
    holds: (it, { query, name, email, country, active, ...bike }) =>
      (!query || riderHas(it, query)) &&
      (!name || has(it.full_name, name)) &&
      (!email || it.email.startsWith(email)) &&
      (!country || it.country === country) &&
      (active === undefined || !it.deactivated === active) &&
      ridesAsked(it.id, bike),
    search: (q, asked, page) => q.riders.search({ ...asked, ...page, byPersonalFields: true }, TODAY),
    whole: (q, asked) => q.exports.riders({ ...asked, byPersonalFields: true }, TODAY),
  }),
  'the VIN report': list({
    // a name, what begins VINs and names, what begins VINs, one VIN, and what would be a VIN if any began so
    filters: {
      query: ['an', 'vbk7', 'VBKMXA10', bikes[3]?.vin ?? '', 'VBK99999'],
      model: ['450'],
      year: [2025],
      status: ['unverified' as const, 'verified' as const],
      country: ['CA', 'US'],
    },
    rows: present,
    holds: (it, { query, model, year, status, country }) => {
      const isVin = query !== undefined && bikes.some((bike) => query.length > 5 && bike.vin.startsWith(query));
      const bike = {
        ...(model ? { bikeModel: model } : {}),
        ...(year ? { bikeYear: year } : {}),
        ...(status ? { vinStatus: status } : {}),
        ...(isVin ? { vin: query } : {}),
      };
      return (
        (!query || isVin || riderHas(it, query)) && (!country || it.country === country) && ridesAsked(it.id, bike)
      );
    },
    search: (q, asked, page) => q.vin.report({ ...asked, ...page }),
    whole: (q, asked) => q.exports.vinReport(asked),
  }),
  'payout claims': list({
    filters: {
      query: ['an', '602-555'],
      name: ['mar'],
      email: ['ann'],
      country: ['CA'],
      bikeModel: ['450'],
      bikeYear: [2025],
      state: ['pending' as const, 'sent' as const],
      overdue: [true, false],
      method: ['cheque' as const],
    },
    rows: claims,
    holds: (it, { query, name, email, country, bikeModel, bikeYear, state, overdue, method }) => {
      const rider = riderOf(it.rider_id);
      const isOverdue = it.state === 'pending' && it.due_on < TODAY;
      return (
        (!query || riderHas(rider, query)) &&
        (!name || has(rider.full_name, name)) &&
        (!email || rider.email.startsWith(email)) &&
        (!country || rider.country === country) &&
        (!state || it.state === state) &&
        (!method || it.method === method) &&
        (overdue === undefined || isOverdue === overdue) &&
        ridesAsked(it.rider_id, { ...(bikeModel ? { bikeModel } : {}), ...(bikeYear ? { bikeYear } : {}) })
      );
    },
    search: (q, asked, page) => q.payouts.claims({ ...asked, ...page }, TODAY),
    whole: (q, asked) => q.exports.payoutClaims(asked, TODAY),
  }),
  redemptions: list({
    filters: {
      revoked: [true, false],
      query: ['mesa', 'ann mesa', (36 ** 7 + 5).toString(36)],
      afterDate: [day(10)],
      beforeDate: [day(40)],
      country: ['CA'],
      riderName: ['ab'],
      dealerId: [anId('dea0er', 2)],
      riderId: [anId('rder', 3)],
    },
    rows: redemptions,
    holds: (it, { revoked = false, query, afterDate, beforeDate, country, riderName, dealerId, riderId }) =>
      (it.status === 'revoked') === revoked &&
      (!query ||
        it.number.toString(36) === query ||
        has(
          `${riderOf(it.rider_id).full_name} ${dealerOf(it.dealer_id).name} D${dealerOf(it.dealer_id).maker_number} ${dealerOf(it.dealer_id).city ?? ''} ${it.employee_name}`,
          query,
        )) &&
      (!afterDate || dayOf(it) >= afterDate) &&
      (!beforeDate || dayOf(it) <= beforeDate) &&
      (!country || dealerOf(it.dealer_id).country === country) &&
      (!riderName || has(riderOf(it.rider_id).full_name, riderName)) &&
      (!dealerId || it.dealer_id === dealerId) &&
      (!riderId || it.rider_id === riderId),
    search: (q, asked, page) => q.redemptions.search({ revoked: false, ...asked, ...page }),
    whole: (q, asked) => q.exports.redemptions({ revoked: false, ...asked }),
  }),
  dealers: list({
    filters: {
      query: ['mesa', 'abel durango'],
      name: ['mesa', 'moto'],
      state: ['CO', 'az'],
      country: ['CA'],
      active: [true, false],
      zipcode: ['81301'],
    },
    rows: dealers,
    holds: (it, { query, name, state, country, active, zipcode }) =>
      (!query || has(`${it.name} ${it.maker_number} ${it.city ?? ''}`, query)) &&
      (!name || has(it.name, name)) &&
      (!state || it.state === state.toUpperCase()) &&
      (!country || it.country === country) &&
      (active === undefined || !it.deactivated === active) &&
      (!zipcode || it.zipcode === zipcode),
    search: (q, asked, page) => q.dealers.search({ ...asked, ...page }),
  }),
  promoters: list({
    filters: {
      query: ['ann', 'ridge park', '602-555'],
      status: ['approved' as const, 'pending' as const],
      active: [true, false],
    },
    rows: promoters,
    holds: (it, { query, status, active }) =>
      (!query ||
        has(
          `${it.name} ${it.email} ${it.phone ?? ''} ${(it.phone ?? '').replace(/\D/g, '')}`,
          query === '602-555' ? '602555' : query,
        )) &&
      (!status || it.status === status) &&
      (active === undefined || !it.deactivated === active),
    search: (q, asked, page) => q.promoters.search({ ...asked, ...page }),
  }),
  events: list({
    filters: {
      query: ['mesa', 'ridge durango'],
      title: ['mesa', 'open'],
      city: ['mesa'],
      state: ['CO', 'az'],
      zipcode: ['81'],
      country: ['CA'],
      status: ['current' as const, 'canceled' as const],
      promoterId: [anId('pr0m', 1)],
      filter: ['upcoming' as const],
    },
    rows: events,
    holds: (it, { query, title, city, state, zipcode, country, status, promoterId, filter }) =>
      (!query || has(`${it.title} ${it.city ?? ''}`, query)) &&
      (!title || has(it.title, title)) &&
      (!city || has(it.city ?? '', city)) &&
      (!state || it.state === state.toUpperCase()) &&
      (!zipcode || Boolean(it.zipcode?.startsWith(zipcode))) &&
      (!country || it.country === country) &&
      (!status || it.canceled === (status === 'canceled')) &&
      (!promoterId || it.promoter_id === promoterId) &&
      (filter !== 'upcoming' || (!it.canceled && (it.starts_on ?? '9') > TODAY)),
    search: (q, asked, page) => q.events.search({ ...asked, ...page, sortBy: 'startDate', descending: true }, TODAY),
    whole: (q, asked) => q.exports.events({ ...asked, sortBy: 'startDate', descending: true }, TODAY),
  }),
  'VIN patterns': list({
    filters: { query: ['790', 'vbkm'], model: ['450'], year: [2025], pattern: ['vbkd'], status: ['verified' as const] },
    rows: patterns,
    holds: (it, { query, model, year, pattern, status }) =>
      (!query || begins(it.model, query) || it.pattern.startsWith(query.toUpperCase())) &&
      (!model || begins(it.model, model)) &&
      (!year || it.year === year) &&
      (!pattern || it.pattern.startsWith(pattern.toUpperCase())) &&
      (!status || it.status === status),
    search: (q, asked, page) => q.vin.patterns({ ...asked, ...page }),
  }),
};

/** Each filter alone, and each with each of the others. */
const pairs = (filters: List['filters']): readonly (readonly [string, object])[] => {
  const each = Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value] as const));
  const asked = [
    {},
    ...each.flatMap(([name, value], at) => [
      { [name]: value },
      ...each.slice(at + 1).flatMap(([other, its]) => (other === name ? [] : [{ [name]: value, [other]: its }])),
    ]),
  ];
  // and with all of them but one, so that none hides behind another
  const names = Object.keys(filters);
  const most = names.map((without) =>
    Object.fromEntries(names.flatMap((it) => (it === without ? [] : [[it, filters[it]?.[0]]]))),
  );
  return [...asked, ...most].map((it) => [JSON.stringify(it), it] as const);
};

describe.each(KINDS)('filters together on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, world);
    queries = knexQueries(made.db, { timeZone: ZONE });
  });
  afterAll(() => made.drop());

  describe.each(Object.entries(LISTS))('of %s', (_, { filters, rows, holds, search, whole }) => {
    it.each(pairs(filters))('%s', async (__, asked) => {
      const expected = rows
        .filter((it) => holds(it as never, asked as never))
        .map((it) => it.id)
        .toSorted();
      const found: string[] = [];
      const { totalPages } = await search(queries, asked as never, { page: 1, limit: 25 });
      for (let page = 1; page <= totalPages; page += 1)
        found.push(...(await search(queries, asked as never, { page, limit: 25 })).items.map((it) => it.id));
      expect(found.toSorted()).toEqual(expected);
      if (!whole) return;
      const all: string[] = [];
      for await (const some of whole(queries, asked as never)) all.push(...some.map((it) => it.id));
      expect(all.toSorted()).toEqual(expected);
    });
  });
});
