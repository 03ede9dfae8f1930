import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { lateSeasons } from '@rrr/core/events';
import { defaultProgram } from '@rrr/core/program';
import { anId } from '@rrr/core/testing';
import { sqlQueries, type Queries } from './queries/index.js';
import { seedInto } from './seed-into.js';
import { sqlOn } from './sql.js';
import { noteResultsState } from './stores/results-state.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { promoter, RECEIVED, seed } from './testing/season-lists.js';

const TODAY = '2025-06-15';
const page = { page: 1, limit: 15 };
const number = (id: string): number => Number(/\d+$/.exec(id)?.[0]);

describe.each(KINDS)('queries of seasons on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, seed);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  describe('events', () => {
    test.each([
      ['current ones', { status: 'current' }, [2, 1, 10, 7, 6, 5, 3, 9, 8]],
      ['canceled ones', { status: 'canceled' }, [4]],
      ['those of a series', { seriesId: anId('series', 1) }, [2, 1, 4, 8]],
    ] as const)('are found by status and series: %s', async (_, asked, ids) => {
      const { items } = await queries.events.search(
        { ...page, sortBy: 'startDate', descending: true, ...asked },
        TODAY,
      );
      expect(items.map((it) => number(it.id))).toEqual(ids);
    });
    it('tell their version, and why they were canceled', async () => {
      expect((await queries.events.one(anId('event', 4)))?.event).toMatchObject({
        canceled: true,
        cancelReason: 'Rain',
        canceledAt: RECEIVED,
        version: 1,
        copyOf: null,
      });
      expect((await queries.events.one(anId('event', 8)))?.event).toMatchObject({ version: 4 });
    });
  });

  describe('late events', () => {
    const late = (asked: object = {}, program = defaultProgram) =>
      queries.events.late({ ...page, seasons: lateSeasons(program, TODAY), ...asked }, TODAY);
    it('are paying, current, past their window and wait for results or for classes, the longest first', async () => {
      const { items } = await late();
      expect(items.map((it) => [number(it.id), it.dueOn, it.daysOverdue])).toEqual([
        [9, '2025-02-24', 111],
        [3, '2025-04-15', 61],
        [6, '2025-04-18', 58],
        [1, '2025-06-14', 1],
      ]);
      expect(items.map((it) => it.classCount === 0)).toEqual([false, false, true, false]);
    });
    it("carry their promoter's contact", async () => {
      const { items } = await late();
      expect(items.map((it) => it.promoter)).toEqual([
        { name: 'Ridge Promotions', contactName: 'Dana Cole', email: 'ridge@example.com', phone: '555-0100' },
        null,
        { name: 'Ridge Promotions', contactName: 'Dana Cole', email: 'ridge@example.com', phone: '555-0100' },
        { name: 'Ridge Promotions', contactName: 'Dana Cole', email: 'ridge@example.com', phone: '555-0100' },
      ]);
      expect((await late({ promoterId: promoter })).items.map((it) => number(it.id))).toEqual([9, 6, 1]);
      expect((await late({ seriesId: anId('series', 1) })).items.map((it) => number(it.id))).toEqual([1]);
    });
    it('go by the window of the season they start in', async () => {
      const program = {
        ...defaultProgram,
        seasons: [
          { from: '2025-01-01', resultWindowDays: 90 },
          { from: '2025-05-01', resultWindowDays: 30 },
        ],
      };
      expect((await late({}, program)).items.map((it) => [number(it.id), it.daysOverdue])).toEqual([
        [9, 111],
        [3, 16],
        [6, 13],
        [2, 15],
      ]);
    });
    it('come in pages', async () => {
      const second = await late({ page: 2, limit: 2 });
      expect([second.items.map((it) => number(it.id)), second.totalPages]).toEqual([[6, 1], 2]);
    });
  });

  it('a promoter waits for results, and for classes of an event that has none', async () => {
    const ids = async (filter: 'waiting' | 'done') =>
      (
        await queries.events.search(
          { ...page, sortBy: 'startDate', descending: true, promoterId: promoter, filter },
          TODAY,
        )
      ).items.map((it) => number(it.id));
    expect([await ids('waiting'), await ids('done')]).toEqual([expect.arrayContaining([6, 9, 1]), [10, 7]]);
  });

  it('finished events have results in all classes, and tell what came of them', async () => {
    const { items } = await queries.events.finished(page);
    expect(items.map((it) => [number(it.id), it.ridersPaid, it.earned])).toEqual([
      [10, 0, 0],
      [7, 2, 35_700],
    ]);
    expect(items[1]).toMatchObject({
      classCount: 2,
      classesWithResults: 2,
      resultCount: 0,
      promoterName: 'Ridge Promotions',
    });
    const some = async (asked: object) =>
      (await queries.events.finished({ ...page, ...asked })).items.map((it) => number(it.id));
    expect([await some({ afterDate: '2025-03-06' }), await some({ beforeDate: '2025-03-05' })]).toEqual([[10], [7]]);
    expect([await some({ promoterId: promoter }), await some({ seriesId: anId('series', 1) })]).toEqual([[10, 7], []]);
  });

  it('an event moves between the lists as results come and classes change', async () => {
    const uow = sqlUnitOfWork(made.db);
    const id = anId('event', 6);
    const lists = async () => {
      const [late, finished] = await Promise.all([
        queries.events.late({ ...page, seasons: lateSeasons(defaultProgram, TODAY) }, TODAY),
        queries.events.finished(page),
      ]);
      return [late.items.some((it) => it.id === id), finished.items.some((it) => it.id === id)];
    };
    // a paying event without classes is late too
    expect(await lists()).toEqual([true, false]);
    const one = {
      id: anId('c0ass', 20),
      eventId: id,
      name: 'New',
      payoutType: 'cash' as const,
      places: [],
      entrants: null,
      resultsReceivedAt: null,
    };
    await uow.run((tx) => tx.eventAdmin.saveClasses(id, [one]));
    expect(await lists()).toEqual([true, false]);
    await uow.run((tx) => tx.results.setReceived(one.id, RECEIVED, null));
    expect(await lists()).toEqual([false, true]);
    await uow.run((tx) => tx.eventAdmin.saveClasses(id, [one, { ...one, id: anId('c0ass', 21), name: 'More' }]));
    expect(await lists()).toEqual([true, false]);
    await uow.run((tx) => tx.results.setReceived(one.id, RECEIVED, null));
    await uow.run((tx) => tx.eventAdmin.saveClasses(id, []));
    expect(await lists()).toEqual([true, false]);
  });

  it('the lists can be made anew from the classes', async () => {
    const sql = sqlOn(made.db.write, kind);
    const states = () => sql.rows('SELECT id, results_state FROM events ORDER BY id');
    const before = await states();
    await sql.run("UPDATE events SET results_state = 'none'");
    await noteResultsState(sql, await made.db.write('events').pluck('id'));
    expect(await states()).toEqual(before);
    expect(new Set(before.map((it) => (it as { results_state: string }).results_state))).toEqual(
      new Set(['waiting', 'done']),
    );
  });

  describe('series', () => {
    test.each([
      ['all, by name', {}, [1, 3, 2]],
      ['active ones', { active: true }, [1, 3]],
      ['inactive ones', { active: false }, [2]],
      ["a promoter's", { promoterId: promoter }, [1, 2]],
      ['words of their names', { query: 'cup as' }, [1]],
    ])('are found: %s', async (_, asked, ids) =>
      expect((await queries.series.search({ ...page, ...asked })).items.map((it) => number(it.id))).toEqual(ids),
    );

    it('come with their events in pages, newest first, and their categories', async () => {
      const first = await queries.series.one(anId('series', 1), { page: 1, limit: 3 });
      expect(first?.series).toEqual({
        id: anId('series', 1),
        name: 'Åsa Cup',
        state: 'CO',
        zipcode: null,
        country: 'US',
        races: 8,
        distance: '40 miles',
        notes: 'Été',
        bonus: false,
        initialValue: 250_000,
        expirationDate: '2026-12-31',
        promoterId: promoter,
        active: true,
        version: 1,
        createdAt: null,
        promoterName: 'Ridge Promotions',
        eventCount: 4,
      });
      expect([first?.events.items.map((it) => number(it.id)), first?.events.totalPages]).toEqual([[2, 1, 4], 2]);
      expect(first?.categories.map((it) => it.description)).toEqual(['Flat Track', 'Off Road']);
      expect(
        (await queries.series.one(anId('series', 1), { page: 2, limit: 3 }))?.events.items.map((it) => number(it.id)),
      ).toEqual([8]);
      expect(await queries.series.one(anId('nothing'), page)).toBeUndefined();
    });
  });

  describe('categories', () => {
    test.each([
      ['all, by description', {}, [2, 1, 3]],
      ['active ones', { active: true }, [2, 1]],
      ['inactive ones', { active: false }, [3]],
    ])('are listed: %s', async (_, asked, ids) =>
      expect((await queries.categories.list({ ...page, ...asked })).items.map((it) => number(it.id))).toEqual(ids),
    );

    it('come with their series, by name', async () => {
      const found = await queries.categories.one(anId('categ0ry', 1), page);
      expect(found?.category).toEqual({
        id: anId('categ0ry', 1),
        description: 'Off Road',
        active: true,
        version: 3,
        seriesCount: 2,
      });
      expect([found?.series.items.map((it) => it.name), found?.series.totalPages]).toEqual([
        ['Åsa Cup', 'Dune Cup'],
        1,
      ]);
      expect(await queries.categories.one(anId('nothing'), page)).toBeUndefined();
    });
    it('come without inactive series for those who do not see them', async () => {
      const names = async (asked: object) =>
        (await queries.categories.one(anId('categ0ry', 2), { ...page, ...asked }))?.series.items.map((it) => it.name);
      expect([await names({}), await names({ active: true })]).toEqual([['Åsa Cup', 'Zenith Series'], ['Åsa Cup']]);
    });
  });
});
