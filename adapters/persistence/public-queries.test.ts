import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { sqlQueries, type Queries } from './queries/index.js';
import { seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { season } from './testing/season.js';

const ASKED = { since: '2025-05-15', bornBy: '2007-06-15', limit: 4 };
const YEAR = { currency: 'USD', year: 2025, bornBy: '2007-06-15', limit: 5 } as const;

describe.each(KINDS)('what the home page reads on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  const first = anId('rder', 1);
  const change = (fields: object) => made.db.write('riders').where('id', first).update(fields);
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, season);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  beforeEach(() => change({ show_name: false, born_on: '1999-01-02', deactivated: false }));
  afterAll(() => made.drop());

  it('names nobody who did not agree', async () => {
    expect(await queries.reports.shownPayouts(ASKED)).toEqual([]);
    expect(await queries.reports.shownTopRiders('amateur', YEAR)).toEqual([]);
  });

  it('names riders who agreed, with the better of two places in a class', async () => {
    await change({ show_name: true });
    expect(await queries.reports.shownPayouts(ASKED)).toEqual([
      {
        firstName: 'Zoë',
        lastName: 'Núñez-Björk',
        place: 1,
        className: 'Class 1',
        eventType: 'Motocross',
        amount: 30_000,
        currency: 'USD',
        type: 'credit',
        awardedOn: '2025-06-08',
      },
    ]);
    expect(await queries.reports.shownPayouts({ ...ASKED, since: '2025-06-09' })).toEqual([]);
    const [top] = await queries.reports.shownTopRiders('amateur', YEAR);
    expect(top).toMatchObject({ firstName: 'Zoë', lastName: 'Núñez-Björk' });
    expect(top?.amount).toBeGreaterThan(30_000);
  });

  it.each([
    ['minors', { born_on: '2007-06-16' }],
    ['riders without a birth date', { born_on: null }],
    ['deactivated riders', { deactivated: true }],
  ])('never names %s', async (_, fields) => {
    await change({ show_name: true, ...fields });
    expect(await queries.reports.shownPayouts(ASKED)).toEqual([]);
    expect(await queries.reports.shownTopRiders('amateur', YEAR)).toEqual([]);
  });

  it('sums purses by currency and kind of race, without other seasons', async () => {
    const all = { from: '2025-01-01', to: '2025-12-31' };
    expect(await queries.events.purses(all)).toEqual([
      { currency: 'USD', type: 'Motocross', events: 2, amount: 55_700 },
    ]);
    expect(await queries.events.purses({ from: '2024-01-01', to: '2024-12-31' })).toEqual([]);
  });

  it('reads the next paying events with their classes, earliest first', async () => {
    const found = await queries.events.nextPaying('2025-01-01', 5);
    expect(found.map(({ event, classes }) => [event.startsOn, classes.map((it) => it.eventId === event.id)])).toEqual([
      ['2025-05-03', [true, true]],
      ['2025-06-07', [true, true]],
    ]);
    expect(await queries.events.nextPaying('2025-01-01', 1)).toHaveLength(1);
    expect(await queries.events.nextPaying('2025-06-08', 5)).toEqual([]);
  });

  it('limits a list of events to days', async () => {
    const days = async (asked: object) =>
      (
        await queries.events.search(
          { page: 1, limit: 15, sortBy: 'startDate', descending: false, ...asked },
          '2025-06-15',
        )
      ).items.map((it) => it.startsOn);
    const all = await days({});
    expect(await days({ from: '2025-06-07' })).toEqual(all.filter((it) => it !== null && it >= '2025-06-07'));
    expect(await days({ before: '2025-06-07' })).toEqual(all.filter((it) => it !== null && it < '2025-06-07'));
  });

  it('lists models that have a verified pattern, once a year', async () => {
    const models = await queries.vin.models(150);
    expect(new Set(models.map((it) => `${it.model}/${it.year}`)).size).toBe(models.length);
    expect(models.map((it) => it.year)).toEqual(models.map((it) => it.year).toSorted((a, b) => b - a));
    expect(await queries.vin.models(1)).toEqual(models.slice(0, 1));
  });
});
