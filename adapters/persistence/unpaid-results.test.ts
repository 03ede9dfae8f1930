import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aClass, anEvent, anEventRecord, anId, aResult, aRider, type World } from '@rrr/core/testing';
import { migrate } from './migrate.js';
import { sqlQueries } from './queries/index.js';
import { rebuildSummaries } from './rebuild-summaries.js';
import { sqlOn } from './sql.js';
import { compareSummaries } from './summaries/compare-summaries.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const rider = aRider({ id: anId('rder', 1), fullName: 'Ana Ruiz', bikes: [] });
const [first, second] = [1, 2].map((n) =>
  anEvent({ id: anId('event', n), promoterId: null, startsOn: `2025-06-0${n}`, endsOn: `2025-06-0${n}` }),
) as [ReturnType<typeof anEvent>, ReturnType<typeof anEvent>];
const ofFirst = (change: Parameters<typeof anEventRecord>[0] = {}) =>
  anEventRecord({
    id: first.id,
    promoterId: null,
    seriesId: null,
    startsOn: '2025-06-01',
    endsOn: '2025-06-01',
    ...change,
  });
const classes = [1, 2, 3].map((n) => aClass({ id: anId('c0ass', n), eventId: n === 3 ? second.id : first.id }));
const result = (n: number, classN: number, place: number): World['results'][number] =>
  aResult({ id: anId('res0t', n), classId: anId('c0ass', classN), place, riderName: `Cy Park ${n}` });
const results = [result(1, 1, 2), result(2, 1, 1), result(3, 2, 1), result(4, 3, 1), result(5, 3, 99)];

describe.each(KINDS)('unmatched results in paid places on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => {
    made = await newDatabase(kind);
    await putWorld(made.db, { riders: [rider], events: [first, second], classes, results });
  });
  afterEach(() => made.drop());

  const run = <T>(work: Parameters<ReturnType<typeof sqlUnitOfWork>['run']>[0]): Promise<T> =>
    sqlUnitOfWork(made.db).run(work) as Promise<T>;
  /** the numbers of what waits, when what is kept is what it follows from */
  const waiting = async (): Promise<readonly number[]> => {
    expect(await compareSummaries(made.db)).toEqual([]);
    const { items, total } = await sqlQueries(made.db, { timeZone: 'UTC' }).results.unpaid({
      page: 1,
      limit: 15,
      since: '2025-06-01',
    });
    expect(items).toHaveLength(total);
    return items.map(({ id }) => Number(id.slice(-3)));
  };
  const others = (...left: readonly number[]) =>
    classes.filter(({ id }) => !left.map((n) => anId('c0ass', n)).includes(id));

  it('wait in the order of event, class and place', async () => {
    expect(await waiting()).toEqual([2, 1, 3, 4]);
  });

  it('wait no more when a rider is found, and again when the match is undone', async () => {
    const put = async (riderId: string | null) =>
      await run((tx) => tx.results.save(first.id, { put: [{ ...result(1, 1, 2), riderId }], remove: [] }));
    await put(rider.id);
    expect(await waiting()).toEqual([2, 3, 4]);
    await put(null);
    expect(await waiting()).toEqual([2, 1, 3, 4]);
  });

  it('follow a place that is corrected, and a result that is removed', async () => {
    await run((tx) => tx.results.save(first.id, { put: [result(1, 1, 99)], remove: [anId('res0t', 2)] }));
    expect(await waiting()).toEqual([3, 4]);
  });

  it('do not wait while they are set aside', async () => {
    const object = { kind: 'unmatched', objectId: anId('res0t', 4) } as const;
    await run((tx) =>
      tx.dismissals.put({ ...object, at: '2025-06-03T10:00:00.000Z', by: 'Robin Vale', reason: null, amount: null }),
    );
    expect(await waiting()).toEqual([2, 1, 3]);
    // another correction of the event leaves them aside
    await run((tx) => tx.results.save(second.id, { put: [result(5, 3, 98)], remove: [] }));
    expect(await waiting()).toEqual([2, 1, 3]);
    await run((tx) => tx.dismissals.remove(object.kind, object.objectId));
    expect(await waiting()).toEqual([2, 1, 3, 4]);
  });

  it('follow their event: its days, its cancellation, and whether it pays', async () => {
    await run((tx) => tx.eventAdmin.put(ofFirst({ startsOn: '2025-07-01', endsOn: '2025-07-01' })));
    expect(await waiting()).toEqual([4, 2, 1, 3]);
    await run((tx) => tx.eventAdmin.put(ofFirst({ canceled: true })));
    expect(await waiting()).toEqual([4]);
    await run((tx) => tx.eventAdmin.put(ofFirst({ paying: false })));
    expect(await waiting()).toEqual([4]);
    await run((tx) => tx.eventAdmin.put(ofFirst()));
    expect(await waiting()).toEqual([2, 1, 3, 4]);
  });

  it('follow their classes: order, places and whether they pay', async () => {
    const [one, two] = others(3) as [World['classes'][number], World['classes'][number]];
    await run((tx) => tx.eventAdmin.saveClasses(first.id, [two, one]));
    expect(await waiting()).toEqual([3, 2, 1, 4]);
    await run((tx) => tx.eventAdmin.saveClasses(first.id, [{ ...two, payoutType: 'noPayout', places: [] }, one]));
    expect(await waiting()).toEqual([2, 1, 4]);
    await run((tx) =>
      tx.eventAdmin.saveClasses(first.id, [two, { ...one, places: one.places.filter(({ place }) => place !== 1) }]),
    );
    expect(await waiting()).toEqual([3, 1, 4]);
  });

  it('are found when they are wrong, and corrected', async () => {
    const sql = sqlOn(made.db.write, kind);
    await sql.run('UPDATE unpaid_results SET amount = amount + 1 WHERE result_id = ?', [anId('res0t', 1)]);
    await sql.run('DELETE FROM unpaid_results WHERE result_id = ?', [anId('res0t', 4)]);
    const found = await compareSummaries(made.db);
    expect(found.map(({ table, key, kept, recounted }) => [table, key, kept.n, recounted.n])).toEqual([
      ['unpaid_results', first.id, 3, 3],
      ['unpaid_results', second.id, 0, 1],
    ]);
    expect(await rebuildSummaries(made.db)).toEqual({ corrected: 2, first: found });
    expect(await waiting()).toEqual([2, 1, 3, 4]);
  });

  it('are there after the update of an older version, also when it was interrupted', async () => {
    const sql = sqlOn(made.db.write, kind);
    for (const left of ['DELETE FROM unpaid_results WHERE event_id = ?', 'DROP TABLE unpaid_results']) {
      await sql.run(left, left.includes('?') ? [second.id] : []);
      await sql.run("DELETE FROM knex_migrations WHERE name = '0002-kept-lists'");
      expect(await migrate(made.db)).toEqual(['0002-kept-lists']);
      expect(await waiting()).toEqual([2, 1, 3, 4]);
    }
  });
});
