import type { Database } from '@rrr/persistence';
import type { ApiDocument } from './desk-questions.js';

type Described = NonNullable<ApiDocument['paths'][string]['get']>;

/** What is no list or report: files, sessions, and calls that ask other systems. */
const ELSEWHERE = /\/export$|\/api\/(account|logout|oauth|image|captcha|payments|set-lang|import-|sold-vins)/;
/** calls of an administrator that need these, and filters that reports are mostly asked with */
const GIVEN: Readonly<Record<string, string>> = {
  year: String(new Date().getUTCFullYear()),
  month: `${new Date().getUTCFullYear() - 1}-06`,
  query: 'robin',
  list: 'riders',
  numbers: '1',
  place: 'home',
  type: 'rider',
  season: String(new Date().getUTCFullYear()),
  kind: 'dealer',
  before: `${new Date().getUTCFullYear()}-01-01`,
};
/** a period that begins and ends within a month */
const ODD = `startDate=${new Date().getUTCFullYear() - 1}-03-07&endDate=${new Date().getUTCFullYear()}-10-20`;
const PERIODS = [
  'summary',
  'market-share-month',
  'market-share-series',
  'pro-rider-stats',
  'amateur-rider-stats',
  'payouts',
];

/** also asked with these filters, besides without any */
const FILTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/admin/results-unpaid': { atLeast: 'atLeast=50.00&currency=USD' },
  '/api/admin/overdue-riders': { currency: 'currency=USD' },
  '/api/admin/riders': { word: 'query=mi', active: 'active=true', email: 'email=rider123' },
  '/api/admin/credit-redemptions': { word: 'query=robin', country: 'country=CA' },
  ...Object.fromEntries(PERIODS.map((report) => [`/api/admin/aggregates/${report}`, { 'odd days': ODD }])),
  '/api/admin/events': { done: 'filter=done', word: 'query=national' },
};

const lastOf = async (db: Database, sql: string): Promise<string> => {
  const [rows] = (await db.read.raw(sql)) as unknown as [readonly { readonly id: string }[]];
  return rows[0]?.id ?? '';
};

/** The records that calls of one record are asked about: whoever has most, and the newest. */
const recordsOf = async (db: Database): Promise<Readonly<Record<string, string>>> => {
  const rider = await lastOf(
    db,
    'SELECT rider_id AS id FROM awards GROUP BY rider_id ORDER BY COUNT(*) DESC, rider_id LIMIT 1',
  );
  const newest = (table: string): Promise<string> => lastOf(db, `SELECT id FROM ${table} ORDER BY id DESC LIMIT 1`);
  return {
    riderId: rider,
    id: await newest('promoters'),
    eventId: await newest('events'),
    seriesId: await newest('series'),
    dealerId: await newest('dealers'),
    redemptionId: await newest('redemptions'),
    resultId: await lastOf(db, `SELECT id FROM results WHERE rider_id = '${rider}' LIMIT 1`),
  };
};

export interface Call {
  readonly name: string;
  readonly path: string;
}

/** Every call of an administrator that reads: lists, reports, dashboards, and records of which the database has one. */
export const callsOf = async ({ paths }: ApiDocument, db: Database): Promise<readonly Call[]> => {
  const records = await recordsOf(db);
  return Object.entries(paths).flatMap(([template, { get }]): Call[] => {
    if (!get || ELSEWHERE.test(template)) return [];
    const path = template.replace('{role}', 'admin').replace(/\{(\w+)\}/g, (all, name: string) => records[name] || all);
    if (path.includes('{')) return [];
    const needed = neededBy(get, records);
    const name = template.replace('{role}', 'admin');
    return [
      { name, path: `${path}${needed && `?${needed}`}` },
      ...Object.entries(FILTERS[name] ?? {}).map(([what, filter]) => ({
        name: `${name}, ${what}`,
        path: `${path}?${[needed, filter].filter(Boolean).join('&')}`,
      })),
    ];
  });
};

const neededBy = ({ parameters = [] }: Described, { riderId = '' }: Readonly<Record<string, string>>): string =>
  parameters
    .filter((field) => field.in === 'query' && field.required === true)
    .map(({ name, schema }) => `${name}=${name === 'id' ? riderId : (GIVEN[name] ?? schema?.enum?.[0] ?? '')}`)
    .join('&');
