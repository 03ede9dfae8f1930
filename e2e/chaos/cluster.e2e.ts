import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { type Database, migrate, openDatabase, sqlOn, verifyLedger } from '@rrr/persistence';
import { retrying } from '../../adapters/persistence/unit-of-work.js';
import { type Galera, startGalera } from '../../tools/galera.mjs';
import { type CrashServer, startCrashServer } from '../crash-process.js';
import { ask, putPeople, putRider, redemption } from '../crash-scenes.js';
import { newDataDir } from '../running-server.js';
import { chaosSeconds, chaosTimeout, expectWork, sayFigure } from './length.js';
import { difference, traces } from './redemption-traces.js';

const RIDERS = 12;
const WORKERS = 24;
/** so many of those who were told to come again do */
const AGAIN = 1_000;
const SECONDS = chaosSeconds(20);
const rider = (n: number): string => anId('rder', 1 + (n % RIDERS));

let cluster: Galera;
beforeAll(async () => {
  execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' });
  // what is killed here are processes, never the machine: the disk need not be waited for
  cluster = await startGalera({ flags: ['--innodb-flush-method=nosync'] });
}, 300_000);
afterAll(() => cluster.stop());

/** Waits until a node has everything that the cluster took before. */
const caughtUp = async (db: Database): Promise<void> => {
  await db.write.transaction(async (trx) => {
    await trx.raw('SET SESSION wsrep_sync_wait = 1');
    await trx.raw('SELECT 1');
    await trx.raw('SET SESSION wsrep_sync_wait = 0');
  });
};

test(
  'transactions on all nodes at once, over the same few rows: each that was acknowledged is stored, whole',
  async () => {
    await cluster.newDatabase('bare');
    const nodes = cluster.nodes.map((it) => openDatabase({ url: it.url('bare'), poolSize: 6 }));
    const [first] = nodes as [Database];
    await first.write.raw('CREATE TABLE counters (id INT PRIMARY KEY, n INT NOT NULL) ENGINE = InnoDB');
    await first.write.raw('CREATE TABLE acts (id INT, part INT, PRIMARY KEY (id, part)) ENGINE = InnoDB');
    await first.write.raw('INSERT INTO counters VALUES (0, 0), (1, 0), (2, 0), (3, 0)');
    for (const node of nodes) await caughtUp(node);

    const acknowledged = new Set<number>();
    let [next, refused] = [0, 0];
    const PARTS = 30;
    /** so many values as are not kept waiting */
    const MANY = Array.from({ length: 2_100 }, () => -1);
    /**
     * Reads a counter and writes it, with many rows that name the act: all at once, one in the middle on its own, or in
     * packets that leave early.
     */
    const act = (db: Database, id: number): Promise<void> =>
      retrying(db, async (sql) => {
        const [row] = await sql.rows<{ n: number }>('SELECT n FROM counters WHERE id = ? FOR UPDATE', [id % 4]);
        const parts = Array.from({ length: PARTS }, (_, part) => part);
        for (const part of parts.slice(1)) await sql.later('INSERT INTO acts (id, part) VALUES (?, ?)', [id, part]);
        if (id % 3 === 1)
          await sql.later(
            `INSERT INTO acts (id, part) SELECT ?, 0 FROM counters WHERE id = 0 AND n NOT IN (${MANY.map(() => '?').join(', ')})`,
            [id, ...MANY],
          );
        else await (id % 3 === 2 ? sql.run : sql.later)('INSERT INTO acts (id, part) VALUES (?, ?)', [id, 0]);
        await sql.later('UPDATE counters SET n = ? WHERE id = ?', [(row?.n ?? 0) + 1, id % 4]);
      });
    const until = Date.now() + Math.min(SECONDS, 60) * 500;
    await Promise.all(
      Array.from({ length: 18 }, async (_, worker) => {
        while (Date.now() < until || acknowledged.size < 200) {
          const id = (next += 1);
          await act(nodes[worker % nodes.length] as Database, id).then(
            () => acknowledged.add(id),
            (error: { code?: string }) => {
              if (error.code !== 'CONFLICT') throw error;
              refused += 1;
            },
          );
        }
      }),
    );
    for (const node of nodes) await caughtUp(node);
    const stored = await sqlOn(first.read, 'mysql').rows<{ id: number; parts: number | string }>(
      'SELECT id, COUNT(*) AS parts FROM acts GROUP BY id',
    );
    const whole = new Set(stored.filter((it) => Number(it.parts) === PARTS).map((it) => it.id));
    const [sum] = await sqlOn(first.read, 'mysql').rows<{ n: number | string }>('SELECT SUM(n) AS n FROM counters');
    await Promise.all(nodes.map((it) => it.close()));
    const half = stored.filter((it) => Number(it.parts) !== PARTS);
    const lost = [...acknowledged].filter((id) => !whole.has(id));
    const figures = `${acknowledged.size} acknowledged, ${refused} told to come again, ${lost.length} lost, ${half.length} half done`;
    sayFigure('cluster', `bare transactions: ${figures}`);
    expectWork({ acknowledged: [acknowledged.size, 200] });
    expect({ half, lost }).toEqual({ half: [], lost: [] });
    expect({ acts: whole.size, counted: Number(sum?.n) }).toEqual({
      acts: acknowledged.size,
      counted: acknowledged.size,
    });
  },
  chaosTimeout(SECONDS),
);

/** What came back for one redemption: its status, and its id or why not; nulls where the connection broke. */
interface Told {
  readonly n: number;
  readonly status: number | null;
  readonly id: string | null;
  readonly code: string | null;
}

test(
  'servers on three nodes, nodes killed or cut off in turns: nothing acknowledged is lost, half done or done twice',
  async () => {
    const close: (() => Promise<unknown>)[] = [];
    try {
      const url = await cluster.newDatabase('rewards');
      const db = openDatabase({ url });
      close.push(() => db.close());
      await migrate(db);
      await putPeople(db);
      for (let n = 0; n < RIDERS; n += 1) await putRider(db, rider(n), [900_000, 900_000]);
      const servers: CrashServer[] = [];
      for (const node of cluster.nodes) {
        const dataDir = await newDataDir();
        close.push(() => rm(dataDir, { recursive: true, force: true }));
        const server = await startCrashServer(node.url('rewards'), dataDir, 'silent');
        close.push(() => server.stop());
        servers.push(server);
      }

      const told: (Told & { readonly server: number })[] = [];
      let [next, over] = [0, false];
      const redeem = async (n: number, server: number): Promise<Told> => {
        const asked = await redemption(rider(n), 1, `cluster-${n}`);
        return ask((servers[server] as CrashServer).url, asked).then(
          async (response) => ({
            n,
            status: response.status,
            ...(response.status === 201
              ? { id: ((await response.json()) as { redemption: { _id: string } }).redemption._id, code: null }
              : { id: null, code: ((await response.json()) as { code: string }).code }),
          }),
          () => ({ n, status: null, id: null, code: null }),
        );
      };
      const workers = Array.from({ length: WORKERS }, async (_, worker) => {
        for (let turn = worker; !over; turn += 1) {
          const server = turn % servers.length;
          const answer = await redeem((next += 1), server);
          told.push({ ...answer, server });
          // as people do who are told to come again
          if (answer.status !== 201) await pause(100);
        }
      });
      /** so many acknowledged from now on by each of these servers */
      const served = async (of: readonly number[], count: number): Promise<void> => {
        const from = told.length;
        const enough = () =>
          of.every(
            (server) => told.slice(from).filter((it) => it.server === server && it.status === 201).length >= count,
          );
        while (!enough()) await pause(50);
      };

      const everyone = servers.map((_, at) => at);
      const controls = cluster.nodes.map((node) => openDatabase({ url: node.url('rewards'), poolSize: 1 }));
      for (const control of controls) close.push(() => control.close());
      /** cut: no other node hears of it, nor it of them; its server and clients still reach it */
      const cutOff = (at: number, cut: boolean): Promise<unknown> =>
        (controls[at] as Database).write.raw(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${Number(cut)}'`);
      const began = Date.now();
      const count = { killed: 0, cut: 0 };
      await served(everyone, 30);
      for (let turn = 0; turn < 2 || Date.now() - began < SECONDS * 1000; turn += 1) {
        const at = turn % cluster.nodes.length;
        const others = everyone.filter((it) => it !== at);
        if (turn % 2 === 0) {
          await cluster.nodes[at]?.kill();
          count.killed += 1;
          await served(others, 30);
          await cluster.nodes[at]?.start();
        } else {
          await cutOff(at, true);
          count.cut += 1;
          // the others go on once they have given it up, and what it acknowledged from then on would be lost
          await served(others, 30);
          const from = told.length;
          await served(others, 30);
          expect(told.slice(from).filter((it) => it.server === at && it.status === 201)).toEqual([]);
          await cutOff(at, false);
        }
        await served(everyone, 30);
      }
      over = true;
      await Promise.all(workers);
      const seconds = (Date.now() - began) / 1000;

      for (const node of cluster.nodes) {
        const there = openDatabase({ url: node.url('rewards'), poolSize: 2 });
        await caughtUp(there);
        await there.close();
      }
      const checked = openDatabase({ url: cluster.nodes[1]?.url('rewards') ?? '' });
      close.push(() => checked.close());
      const statuses: Record<string, number> = {};
      for (const { status, code } of told) {
        const what = [status ?? 'no answer', code].filter((it) => it !== null).join(' ');
        statuses[what] = (statuses[what] ?? 0) + 1;
      }
      const before = await traces(checked);
      const { breaks } = await verifyLedger(checked);
      const acknowledged = told.filter((it) => it.status === 201);
      const lost = acknowledged.filter(
        (it) => before.ofKeys.get(`cluster-${it.n}`) !== it.id || !before.sets.redemptions.includes(it.id ?? ''),
      );
      sayFigure(
        'cluster',
        `${WORKERS} workers, ${count.killed} nodes killed and ${count.cut} cut off in ${Math.round(seconds)} s: ` +
          `${JSON.stringify(statuses)}, ${lost.length} lost, ` +
          `breaks in ${JSON.stringify([...new Set(breaks.map((it) => it.invariant))])}`,
      );

      expectWork({
        acknowledged: [acknowledged.length, 90 * (count.killed + count.cut)],
        killed: [count.killed, 1],
        cut: [count.cut, 1],
      });
      // nothing but done, or not now
      expect(told.filter((it) => ![201, 409, 503].includes(it.status ?? 0))).toEqual([]);
      expect(lost).toEqual([]);
      const { redemptions, ...others } = before.sets;
      for (const [table, ids] of Object.entries(others))
        expect({ table, ids: difference(ids, redemptions) }).toEqual({ table, ids: [] });
      expect(breaks).toEqual([]);

      // those who were told to come again do, at any node, and are served once
      const refused = told.filter((it) => it.status !== 201);
      const some = refused.filter((_, at) => at % Math.ceil(refused.length / AGAIN) === 0);
      for (const item of some) {
        let answer = await redeem(item.n, item.n % servers.length);
        for (let tries = 0; answer.status !== 201 && tries < 20; tries += 1) {
          await pause(100);
          answer = await redeem(item.n, item.n % servers.length);
        }
        expect(answer).toMatchObject({ n: item.n, status: 201 });
      }
      await caughtUp(checked);
      const after = await traces(checked);
      const keys = [...acknowledged, ...some].map(({ n }) => `cluster-${n}`);
      expect(keys.filter((key) => !after.ofKeys.has(key))).toEqual([]);
      expect([new Set(after.sets.redemptions).size, after.sets.redemptions.length]).toEqual([
        after.ofKeys.size,
        after.ofKeys.size,
      ]);
      for (const [table, ids] of Object.entries(after.sets))
        expect({ table, ids: difference(ids, after.sets.redemptions) }).toEqual({ table, ids: [] });
      expect((await verifyLedger(checked)).breaks).toEqual([]);
    } finally {
      for (const run of close.toReversed()) await run();
    }
  },
  chaosTimeout(SECONDS),
);
