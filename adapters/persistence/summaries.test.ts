import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepUntold } from '@rrr/core/ledger';
import { defaultProgram } from '@rrr/core/program';
import { anId, fixedClock, sequentialIds } from '@rrr/core/testing';
import fc from 'fast-check';
import { seedInto } from './seed-into.js';
import { sqlOn } from './sql.js';
import { compareSummaries } from './summaries/compare-summaries.js';
import { earnerChanges } from './summaries/earner-book.js';
import { fillSummaries } from './summaries/fill-summaries.js';
import { rebuildSummaries } from './rebuild-summaries.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { season } from './testing/season.js';
import { aShop } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const times = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));

describe.each(KINDS)('figures on %s', (kind) => {
  let made: TestDatabase;
  const sql = () => sqlOn(made.db.write, kind);
  const shop = (riders: number) =>
    aShop({ uow: sqlUnitOfWork(made.db), give: (world) => putWorld(made.db, world) }, riders);
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  it('of seeded data are right at once, and the same after a recount', async () => {
    await seedInto(made.db, season);
    expect(await compareSummaries(made.db)).toEqual([]);
    const [{ n } = { n: 0 }] = await sql().rows<{ n: number }>(
      "SELECT COUNT(*) AS n FROM tallies WHERE kind LIKE 'earned:%'",
    );
    expect(n).toBeGreaterThan(0);
    await sql().run('DELETE FROM year_totals');
    await fillSummaries(sql());
    expect(await compareSummaries(made.db)).toEqual([]);
  });

  it('are found when they are wrong, and corrected', async () => {
    await seedInto(made.db, season);
    await sql().run("UPDATE tallies SET amount = amount + 1 WHERE kind = 'earned:USD' AND bucket = '2025-06'");
    await sql().run("DELETE FROM tallies WHERE kind = 'available:USD' AND bucket = '2025-06-15'");
    await sql().run(
      "INSERT INTO tallies (kind, tally_key, bucket, shard, n, amount) VALUES ('moved:EUR', 'pay', '2024-12', 3, 1, 5)",
    );
    await sql().run("UPDATE year_totals SET amount = amount - 7 WHERE kind = 'pro' AND year = 2025");
    const found = await compareSummaries(made.db);
    expect(found.map((it) => [it.table, it.kind, it.bucket, it.kept.amount - it.recounted.amount])).toEqual([
      ['tallies', 'earned:USD', '2025-06', 1],
      ['tallies', 'available:USD', '2025-06-15', -5_400],
      ['tallies', 'moved:EUR', '2024-12', 5],
      ['year_totals', 'pro', '2025', -7],
    ]);
    expect(await rebuildSummaries(made.db)).toEqual({ corrected: 4, first: found });
    expect(await compareSummaries(made.db)).toEqual([]);
    expect(await rebuildSummaries(made.db)).toEqual({ corrected: 0, first: [] });
  });

  it('stay right while 50 riders redeem at one dealer at once', async () => {
    const { redeem, undo, issueCredit, riders } = await shop(50);
    for (const rider of riders) await issueCredit(rider.id, [1_000, 700], '2026-02-28');
    const done = await Promise.all(riders.map((it) => redeem(1_200, { riderId: it.id })));
    await Promise.all(done.slice(0, 25).map((it) => undo(it.redemption.id)));
    expect(await compareSummaries(made.db)).toEqual([]);
    const [redeemed] = await sql().rows<{ n: number; amount: number }>(
      "SELECT SUM(n) AS n, SUM(amount) AS amount FROM tallies WHERE kind = 'redeemed:USD' AND bucket = '2025-06'",
    );
    expect([Number(redeemed?.n), Number(redeemed?.amount)]).toEqual([25, 30_000]);
  });

  it('stay right when credit that nobody was told of gets another last day', async () => {
    const { issueCredit, riders } = await shop(3);
    for (const rider of riders) await issueCredit(rider.id, [1_000, 700], '2025-06-09');
    const uow = sqlUnitOfWork(made.db);
    const program = defaultProgram;
    const ports = { uow, clock: fixedClock('2025-06-10T18:00:00.000Z'), ids: sequentialIds(), program };
    expect(await keepUntold(ports)('2025-05-01')).toBe(6);
    expect(await compareSummaries(made.db)).toEqual([]);
    const rows = await sql().rows<{ bucket: string; amount: number }>(
      "SELECT bucket, SUM(amount) AS amount FROM tallies WHERE kind = 'available:USD' GROUP BY bucket HAVING SUM(amount) <> 0",
    );
    expect(rows.map((it) => [it.bucket, Number(it.amount)])).toEqual([['2025-06-24', 5_100]]);
  });

  it('are made right while money moves, by two at once, without losing a move', async () => {
    const { redeem, issueCredit, riders } = await shop(5);
    for (const rider of riders)
      await issueCredit(
        rider.id,
        times(10, () => 1_000),
      );
    await sql().run('DELETE FROM tallies');
    await sql().run('DELETE FROM year_totals');
    const traffic = riders.map(async (rider) => {
      for (let n = 0; n < 10; n += 1) await redeem(300, { riderId: rider.id });
    });
    await Promise.all([...traffic, rebuildSummaries(made.db), rebuildSummaries(made.db)]);
    await rebuildSummaries(made.db);
    expect(await compareSummaries(made.db)).toEqual([]);
    const [redeemed] = await sql().rows<{ n: number; amount: number }>(
      "SELECT SUM(n) AS n, SUM(amount) AS amount FROM tallies WHERE kind = 'redeemed:USD'",
    );
    expect([Number(redeemed?.n), Number(redeemed?.amount)]).toEqual([50, 15_000]);
  });

  it('of an event follow it to another month, and out when it is canceled', async () => {
    await seedInto(made.db, season);
    await seedInto(made.db, {
      results: [result(11, 'KTM 450 SX-F'), result(12, 'Honda CRF450R'), result(13, 'ktm 250'), result(14, null)],
    });
    const brands = () =>
      sql().rows(
        `SELECT tally_key AS brand, SUBSTR(bucket, 1, 7) AS month, SUM(n) + 0 AS n FROM tallies WHERE kind = 'brand'
          GROUP BY tally_key, SUBSTR(bucket, 1, 7) HAVING SUM(n) <> 0 ORDER BY brand, month`,
      );
    expect((await brands()).map((it) => Object.values(it as object).map(String))).toEqual([
      ['honda', '2025-06', '1'],
      ['ktm', '2025-06', '2'],
    ]);
    await sqlUnitOfWork(made.db).run(async (tx) => {
      const event = await tx.eventAdmin.lock(anId('event', 1));
      if (event) await tx.eventAdmin.put({ ...event, startsOn: '2025-04-02', endsOn: '2025-04-02' });
    });
    expect((await brands()).map((it) => Object.values(it as object).map(String))).toEqual([
      ['honda', '2025-04', '1'],
      ['ktm', '2025-04', '2'],
    ]);
    expect(await compareSummaries(made.db)).toEqual([]);
    const put = (canceled: boolean) =>
      sqlUnitOfWork(made.db).run(async (tx) => {
        const event = await tx.eventAdmin.lock(anId('event', 1));
        if (event) await tx.eventAdmin.put({ ...event, canceled });
      });
    await put(true);
    expect(await brands()).toEqual([]);
    expect(await compareSummaries(made.db)).toEqual([]);
    await put(false);
    expect(await brands()).toHaveLength(2);
    expect(await compareSummaries(made.db)).toEqual([]);
  });
});

const result = (n: number, bike: string | null) => ({
  id: anId('res0t', n),
  event_id: anId('event', 1),
  class_id: anId('c0ass', 1),
  place: n,
  result_type: 'finished' as const,
  rider_name: `Rider ${n}`,
  bike,
  verdict: JSON.stringify({ earns: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: {} }] }),
});

describe('riders counted by the month before', () => {
  const month = (n: number): string => `2024-${String(n + 1).padStart(2, '0')}`;
  const rider = fc
    .dictionary(fc.integer({ min: 0, max: 11 }).map(month), fc.integer({ min: 0, max: 2 }))
    .map((it) => new Map(Object.entries(it)));

  it('come to the distinct riders of any months, after any changes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(rider, rider), { maxLength: 8 }), fc.nat(11), fc.nat(11), (changes, a, b) => {
        const [from, to] = [month(Math.min(a, b)), month(Math.max(a, b))];
        const links = new Map<string, number>();
        for (const [before, after] of changes)
          for (const [link, n] of [...earnerChanges(new Map(), before), ...earnerChanges(before, after)])
            links.set(link, (links.get(link) ?? 0) + n);
        const counted = [...links].reduce((sum, [link, n]) => {
          const [previous = '', at = ''] = link.split('|');
          return previous < from && at >= from && at <= to ? sum + n : sum;
        }, 0);
        expect(counted).toBe(
          changes.filter(([, after]) => [...after].some(([at, n]) => n > 0 && at >= from && at <= to)).length,
        );
      }),
    );
  });
});
