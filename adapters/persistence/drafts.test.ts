import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { sqlQueries, type Queries } from './queries/index.js';
import { type SeedRow, seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { season } from './testing/season.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const TODAY = '2025-06-15';
const page = { page: 1, limit: 50 };
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const [DRAFT, DATELESS, PROMOTER, SERIES] = [
  anId('draft', 1),
  anId('draft', 2),
  anId('dr0moter', 1),
  anId('drseries', 1),
];
const sorted = { ...page, sortBy: 'startDate', descending: true } as const;

const event = (id: string, startsOn: string | null, over: Partial<SeedRow<'events'>> = {}): SeedRow<'events'> => ({
  id,
  title: 'Draft of the Ridge',
  country: 'US',
  currency: 'USD',
  type: 'Motocross',
  starts_on: startsOn,
  ends_on: startsOn,
  paying: false,
  canceled: false,
  late_results_accepted: false,
  promoter_id: PROMOTER,
  series_id: SERIES,
  ...over,
});
const published = event(anId('publ', 1), '2025-06-21');

/** All that the public, riders, reports, jobs and the inbox read of events. */
const readBy = async (queries: Queries): Promise<readonly unknown[]> => {
  const { events, series, promoters, reports } = queries;
  const searches = [
    {},
    { query: 'draft' },
    { title: 'draft' },
    { promoterId: PROMOTER },
    { seriesId: SERIES },
    { status: 'current' as const },
    { status: 'draft' as const },
    { filter: 'upcoming' as const },
    { filter: 'waiting' as const },
    { filter: 'draft' as const },
    { from: TODAY },
    { before: TODAY },
    { sortBy: 'title' as const },
    { favouriteOf: anId('rder', 1) },
  ];
  const seasons = [{ from: null, to: null, windowDays: 45, endedBefore: TODAY }];
  return [
    ...(await Promise.all(searches.map((it) => events.search({ ...sorted, ...it }, TODAY)))),
    await events.one(DRAFT),
    await events.one(DATELESS),
    await events.late({ ...page, seasons }, TODAY),
    await events.toDecide(page),
    await events.finished(page),
    await events.before('2027-01-01', 50),
    await events.ended(PROMOTER, '2027-01-01', 50),
    await events.ids(page),
    await events.contingency('USD', YEAR),
    await events.purses(YEAR),
    await events.nextPaying('2020-01-01', 50),
    await events.nearby(published.id),
    await series.search(page),
    await series.one(SERIES, page),
    await promoters.nextEvents([PROMOTER], '2020-01-01', 9),
    await reports.summary({ currency: 'USD', ...YEAR }, TODAY),
    await reports.seriesSummary({ currency: 'USD', ...YEAR, seriesId: SERIES }),
  ];
};

describe.each(KINDS)('drafts on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  const uow = () => sqlUnitOfWork(made.db);
  const seen = async () => [
    await readBy(queries),
    await uow().run((tx) => tx.standings.seasons(SERIES)),
    await uow().run((tx) => tx.standings.classes(SERIES, 2025)),
    await uow().run((tx) => tx.standings.withoutClasses(SERIES, 2025, '2020-01-01')),
    await uow().run((tx) => tx.favourites.exists({ kind: 'event', targetId: DRAFT })),
  ];
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, season);
    await seedInto(made.db, {
      promoters: [
        { id: PROMOTER, name: 'Draft Promotions', email: 'draft@example.com', status: 'approved', deactivated: false },
      ] as never,
      series: [{ id: SERIES, name: 'Draft Series', active: true }] as never,
      events: [published],
    });
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  it('change nothing of what anybody but their promoter and admins reads, and are found by these', async () => {
    const before = await seen();
    const drafts = [
      event(DRAFT, '2025-06-21', { published: false, will_pay: true }),
      event(DATELESS, null, { published: false }),
    ];
    await seedInto(made.db, {
      events: drafts,
      classes: [{ id: anId('drc0ass', 1), event_id: DRAFT, position: 0, name: '450 A', payout_type: 'cash' }],
      payout_places: [{ class_id: anId('drc0ass', 1), place: 1, amount: 50_000 }],
      favourites: [
        { rider_id: anId('rder', 1), kind: 'event', target_id: DRAFT, at: '2025-06-01T00:00:00.000Z' },
      ] as never,
    });
    expect(await seen()).toEqual(before);
    const found = async (asked: object) =>
      (await queries.events.search({ ...sorted, promoterId: PROMOTER, drafts: true, ...asked }, TODAY)).items
        .map((it) => it.id)
        .toSorted();
    const both = [DRAFT, DATELESS].toSorted();
    expect(await found({ status: 'draft' })).toEqual(both);
    expect(await found({ filter: 'draft' })).toEqual(both);
    expect(await found({ query: 'draft ridge' })).toEqual([...both, published.id].toSorted());
    expect(await found({ status: 'current' })).toEqual([published.id]);
    expect(await found({ filter: 'upcoming' })).toEqual([published.id]);
    const ofSeries = async (drafts: 'all' | { promoterId: string }) =>
      (await queries.series.one(SERIES, { ...page, drafts }))?.events.items.map((it) => it.id).toSorted();
    expect(await ofSeries('all')).toEqual([...both, published.id].toSorted());
    expect(await ofSeries({ promoterId: PROMOTER })).toEqual([...both, published.id].toSorted());
    expect(await ofSeries({ promoterId: anId('dr0moter', 9) })).toEqual([published.id]);
    expect(await queries.events.one(DRAFT, 'drafts')).toMatchObject({
      event: { published: false, paying: false, willPay: true, contingency: 50_000 },
    });
  });

  it('never pay: the database refuses it', async () => {
    await seedInto(made.db, { events: [event(anId('draft', 3), null, { published: false })] });
    for (const change of [{ paying: true }, { paying_asked_at: '2025-06-01T00:00:00.000Z' }])
      await expect(made.db.write('events').where('id', anId('draft', 3)).update(change)).rejects.toThrow(
        /events_published_check/,
      );
    await expect(made.db.write('events').where('id', published.id).update({ will_pay: true })).rejects.toThrow(
      /events_will_pay_check/,
    );
    await made.db.write('events').where('id', anId('draft', 3)).delete();
  });
});
