import { nameKey } from '@rrr/core/riders';
import { dateIn } from '@rrr/core/shared';
import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';
import type { SeedRow } from '../seed-into.js';
import { bikes, claims, day, dealers, events, patterns, promoters, redemptions, riders } from './filtered-rows.js';

export const ZONE = 'America/Los_Angeles';
const TODAY = '2025-06-15';

const has = (text: string, typed: string): boolean =>
  nameKey(typed)
    .split(' ')
    .every((word) =>
      nameKey(text)
        .split(' ')
        .some((candidate) => candidate.startsWith(word)),
    );
const begins = (text: string | null | undefined, typed: string): boolean =>
  nameKey(text ?? '').startsWith(nameKey(typed));

const digitsOf = (seedRow: SeedRow<'riders'>): string => (seedRow.phone1 ?? '').replace(/\D/g, '');

const riderHas = (row: SeedRow<'riders'>, typed: string): boolean =>
  has(
    `${row.full_name} ${row.ama_number ?? ''} ${row.email} ${row.phone1 ?? ''} ${digitsOf(row)}`,
    typed === '602-555' ? '602555' : typed,
  );

const riderOf = (id: string): SeedRow<'riders'> => riders.find((rider) => rider.id === id) as SeedRow<'riders'>;
const dealerOf = (id: string): SeedRow<'dealers'> => dealers.find((dealer) => dealer.id === id) as SeedRow<'dealers'>;

/** whether one bike matches all filters */
const rides = (riderId: string, holds: (seedRow: SeedRow<'bikes'>) => boolean): boolean =>
  bikes.some((bike) => bike.rider_id === riderId && bike.active !== false && holds(bike));

const dayOf = (seedRow: SeedRow<'redemptions'>): string => dateIn(seedRow.redeemed_at, ZONE);

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
    (bike) =>
      (!bikeModel || begins(bike.model, bikeModel)) &&
      (bikeYear === undefined || bike.year === bikeYear) &&
      (!vinStatus || bike.vin_status === vinStatus) &&
      (!vin || bike.vin.startsWith(vin)),
  );

/** A list with its filters, and for each the rows that it must find. */
export interface List {
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
const list = <Row extends { readonly id: string }, Asked extends object>(item: {
  readonly filters: { readonly [K in keyof Asked]: readonly NonNullable<Asked[K]>[] };
  readonly rows: readonly Row[];
  readonly holds: (row: Row, asked: Partial<Asked>) => boolean;
  readonly search: (
    queries: Queries,
    asked: Partial<Asked>,
    page: { readonly page: number; readonly limit: number },
  ) => ReturnType<List['search']>;
  readonly whole?: (queries: Queries, asked: Partial<Asked>) => ReturnType<NonNullable<List['whole']>>;
}): List => item as unknown as List;

const keptId = (riderId: string): string => riders.find((rider) => rider.id === riderId)?.merged_into ?? riderId;

/** A rider is found by the end of a VIN of theirs, also of a motorcycle that they no longer have. */
const hadVin = (riderId: string, query: string): boolean =>
  /^(?=.*\d)[a-z0-9]{6,17}$/i.test(query) &&
  bikes.some((bike) => keptId(bike.rider_id) === riderId && bike.vin.endsWith(query.toUpperCase()));

const present = riders.filter((rider) => !rider.merged_into);

export const LISTS: Readonly<Record<string, List>> = {
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
    holds: (seedRow, { query, name, email, country, active, ...bike }) =>
      (!query || riderHas(seedRow, query)) &&
      (!name || has(seedRow.full_name, name)) &&
      (!email || seedRow.email.startsWith(email)) &&
      (!country || seedRow.country === country) &&
      (active === undefined || !seedRow.deactivated === active) &&
      ridesAsked(seedRow.id, bike),
    search: (q, asked, page) => q.riders.search({ ...asked, ...page, byPersonalFields: true }, TODAY),
    whole: (q, asked) => q.exports.riders({ ...asked, byPersonalFields: true }, TODAY),
  }),
  'the VIN report': list({
    // a name, a prefix of VINs and names, a prefix of VINs, a whole VIN, and a prefix that no VIN has
    filters: {
      query: ['an', 'vbk7', 'VBKMXA10', bikes[3]?.vin ?? '', 'VBK99999'],
      model: ['450'],
      year: [2025],
      status: ['unverified' as const, 'verified' as const],
      country: ['CA', 'US'],
    },
    rows: present,
    holds: (seedRow, { query, model, year, status, country }) => {
      const isVin =
        query !== undefined &&
        bikes.some((bike) => bike.active !== false && query.length > 5 && bike.vin.startsWith(query));
      const bike = {
        ...(model ? { bikeModel: model } : {}),
        ...(year ? { bikeYear: year } : {}),
        ...(status ? { vinStatus: status } : {}),
        ...(isVin ? { vin: query } : {}),
      };
      return (
        (!query || isVin || riderHas(seedRow, query) || hadVin(seedRow.id, query)) &&
        (!country || seedRow.country === country) &&
        ridesAsked(seedRow.id, bike)
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
    holds: (seedRow, { query, name, email, country, bikeModel, bikeYear, state, overdue, method }) => {
      const rider = riderOf(seedRow.rider_id);
      const isOverdue = seedRow.state === 'pending' && seedRow.due_on < TODAY;
      return (
        (!query || riderHas(rider, query)) &&
        (!name || has(rider.full_name, name)) &&
        (!email || rider.email.startsWith(email)) &&
        (!country || rider.country === country) &&
        (!state || seedRow.state === state) &&
        (!method || seedRow.method === method) &&
        (overdue === undefined || isOverdue === overdue) &&
        ridesAsked(seedRow.rider_id, { ...(bikeModel ? { bikeModel } : {}), ...(bikeYear ? { bikeYear } : {}) })
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
    holds: (seedRow, { revoked = false, query, afterDate, beforeDate, country, riderName, dealerId, riderId }) =>
      (seedRow.status === 'revoked') === revoked &&
      (!query ||
        seedRow.number.toString(36) === query ||
        has(
          `${riderOf(seedRow.rider_id).full_name} ${dealerOf(seedRow.dealer_id).name} D${dealerOf(seedRow.dealer_id).maker_number} ` +
            `${dealerOf(seedRow.dealer_id).city ?? ''} ${seedRow.employee_name}`,
          query,
        )) &&
      (!afterDate || dayOf(seedRow) >= afterDate) &&
      (!beforeDate || dayOf(seedRow) <= beforeDate) &&
      (!country || dealerOf(seedRow.dealer_id).country === country) &&
      (!riderName || has(riderOf(seedRow.rider_id).full_name, riderName)) &&
      (!dealerId || seedRow.dealer_id === dealerId) &&
      (!riderId || seedRow.rider_id === riderId),
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
    holds: (seedRow, { query, name, state, country, active, zipcode }) =>
      (!query || has(`${seedRow.name} ${seedRow.maker_number} ${seedRow.city ?? ''}`, query)) &&
      (!name || has(seedRow.name, name)) &&
      (!state || seedRow.state === state.toUpperCase()) &&
      (!country || seedRow.country === country) &&
      (active === undefined || !seedRow.deactivated === active) &&
      (!zipcode || seedRow.zipcode === zipcode),
    search: (q, asked, page) => q.dealers.search({ ...asked, ...page }),
  }),
  promoters: list({
    filters: {
      query: ['ann', 'ridge park', '602-555'],
      status: ['approved' as const, 'pending' as const],
      active: [true, false],
    },
    rows: promoters,
    holds: (seedRow, { query, status, active }) =>
      (!query ||
        has(
          `${seedRow.name} ${seedRow.email} ${seedRow.phone ?? ''} ${(seedRow.phone ?? '').replace(/\D/g, '')}`,
          query === '602-555' ? '602555' : query,
        )) &&
      (!status || seedRow.status === status) &&
      (active === undefined || !seedRow.deactivated === active),
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
    holds: (seedRow, { query, title, city, state, zipcode, country, status, promoterId, filter }) =>
      (!query || has(`${seedRow.title} ${seedRow.city ?? ''}`, query)) &&
      (!title || has(seedRow.title, title)) &&
      (!city || has(seedRow.city ?? '', city)) &&
      (!state || seedRow.state === state.toUpperCase()) &&
      (!zipcode || Boolean(seedRow.zipcode?.startsWith(zipcode))) &&
      (!country || seedRow.country === country) &&
      (!status || seedRow.canceled === (status === 'canceled')) &&
      (!promoterId || seedRow.promoter_id === promoterId) &&
      (filter !== 'upcoming' || (!seedRow.canceled && (seedRow.starts_on ?? '9') > TODAY)),
    search: (q, asked, page) => q.events.search({ ...asked, ...page, sortBy: 'startDate', descending: true }, TODAY),
    whole: (q, asked) => q.exports.events({ ...asked, sortBy: 'startDate', descending: true }, TODAY),
  }),
  'VIN patterns': list({
    filters: {
      query: ['790', 'vbkm', 'é'],
      model: ['450'],
      year: [2025],
      pattern: ['vbkd', 'é'],
      status: ['verified' as const],
    },
    rows: patterns,
    holds: (seedRow, { query, model, year, pattern, status }) =>
      (!query || begins(seedRow.model, query) || seedRow.pattern.startsWith(query.toUpperCase())) &&
      (!model || begins(seedRow.model, model)) &&
      (!year || seedRow.year === year) &&
      (!pattern || seedRow.pattern.startsWith(pattern.toUpperCase())) &&
      (!status || seedRow.status === status),
    search: (q, asked, page) => q.vin.patterns({ ...asked, ...page }),
  }),
};
