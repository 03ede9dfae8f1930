import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { seedInto, type Seed } from './seed-into.js';
import { sqlQueries, type Queries } from './queries/index.js';
import { COUNTED } from './queries/paging.js';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { rowsReadBy } from './testing/rows-read.js';

const times = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const [RIDERS, PLACES, DUE] = [50, 4, 12];
const dayOf = (n: number): string => `2025-05-${String(1 + (n % 28)).padStart(2, '0')}`;
const at = (n: number): string => `${dayOf(n)}T18:00:00.000Z`;

/** So many events of one month with results; the same few of these are due for a decision, whatever the size. */
const sized = (events: number): Seed => ({
  promoters: [
    { id: anId('pr0m', 1), name: 'Ridge MC', email: 'p@example.com', status: 'approved', deactivated: false },
  ],
  series: [{ id: anId('ser', 1), promoter_id: anId('pr0m', 1), name: 'Ridge', country: 'US', active: true }],
  riders: times(RIDERS, (n) => ({
    id: anId('rder', n),
    first_name: 'Robin',
    last_name: `Vale ${n}`,
    full_name: `Robin Vale ${n}`,
    email: `r${n}@example.com`,
    country: 'US',
    factory: false,
    professional: false,
    parental_consent: false,
    deactivated: false,
    enrolled_at: '2024-01-01T00:00:00.000Z',
  })),
  events: times(events, (n) => ({
    id: anId('event', n),
    series_id: anId('ser', 1),
    promoter_id: anId('pr0m', 1),
    title: `Cup ${n}`,
    country: 'US',
    currency: 'USD',
    type: 'Motocross',
    starts_on: dayOf(n),
    ends_on: dayOf(n),
    paying: true,
    canceled: false,
    late_results_accepted: false,
  })),
  classes: times(events, (n) => ({
    id: anId('c0', n),
    event_id: anId('event', n),
    position: 0,
    name: 'Pro',
    payout_type: 'dealerCredit',
    results_received_at: at(n),
  })),
  payout_places: times(events, (n) => ({ class_id: anId('c0', n), place: 1, amount: 1_000 })),
  // the winner of each event is known but in a few; nobody knows the others, whose places do not pay
  results: times(events * PLACES, (n) => {
    const [event, place] = [Math.floor(n / PLACES), 1 + (n % PLACES)];
    return {
      id: anId('res', n),
      event_id: anId('event', event),
      class_id: anId('c0', event),
      place,
      result_type: 'finished',
      rider_name: `Name ${n % 200}`,
      bike: 'Honda CRF450R',
      rider_id: place === 1 && event >= DUE ? anId('rder', n % RIDERS) : null,
      verdict: '{"earns":null,"reasons":[]}',
    };
  }),
  audit_log: times(COUNTED + 40 * events, (n) => ({
    id: anId('aud', n),
    at: at(n),
    actor_id: null,
    proxy_host_id: null,
    action: 'redeem',
    object_type: 'redemption',
    object_id: anId('rdm', n),
    detail: '{}',
  })),
});

const page = { page: 1, limit: 15 };
const QUESTIONS: Readonly<Record<string, (q: Queries) => Promise<unknown>>> = {
  'unpaid results': (q) => q.results.unpaid({ ...page, since: '2025-04-01' }),
  'people of unpaid results': (q) => q.results.people({ ...page, since: '2025-04-01' }),
  'what waits for jobs': (q) => q.jobs.waiting('2025-06-01T12:00:00.000Z'),
  'market share by series in part of a month': (q) =>
    q.reports.marketShareBySeries({ from: '2025-05-03', to: '2025-05-20' }),
};

/** Four times the data, and the same few rows that are due. */
describe('four times as many results', () => {
  const made: TestDatabase[] = [];
  beforeAll(async () => {
    for (const events of [100, 400]) {
      const one = await newDatabase('mysql');
      made.push(one);
      await seedInto(one.db, sized(events));
      for (const table of ['results', 'events', 'classes', 'unpaid_results', 'audit_log', 'tallies'])
        await one.db.write.raw(`ANALYZE TABLE ${table}`);
    }
  });
  afterAll(() => Promise.all(made.map((one) => one.drop())));

  it.each(Object.entries(QUESTIONS))('%s: no more rows are read', async (_, ask) => {
    const read: number[] = [];
    for (const { db } of made) read.push(await rowsReadBy(db, () => ask(sqlQueries(db, { timeZone: 'UTC' }))));
    const [few = 0, many = 0] = read;
    expect(many).toBeLessThanOrEqual(few * 1.1 + 20);
  });
});
