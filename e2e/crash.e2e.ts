import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultProgram } from '@rrr/core/program';
import { anId } from '@rrr/core/testing';
import { type Database, openDatabase, sqlOn, verifyLedger } from '@rrr/persistence';
import { KINDS, newDatabase } from '../adapters/persistence/testing/databases.js';
import { isTried } from './crash-choice.js';
import { type CrashServer, startCrashServer } from './crash-process.js';
import { ask, type Asked, type Flow, putPeople, putRider, redeeming, redemption, uploading } from './crash-scenes.js';
import { programSettings } from './production.js';
import { newDataDir } from './running-server.js';

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const answerOf = async (response: Response) => ({ status: response.status, body: await response.text() });

beforeAll(() => void execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' }), 900_000);

/** One administrator uploads all results, and dies over and over: what all of them pay is not what is asked for here. */
const ENOUGH = await programSettings({ checks: { ...defaultProgram.checks, byAdminTotal: 1_000_000_000 } });

/** As many requests run at once as there are steps, and each halts at its own for longer than a statement may take. */
const ALL_AT_ONCE = { MAX_REQUESTS: '500', DATABASE_STATEMENT_SECONDS: '300' };

/** A database with servers on it that come and go. */
const openShop = async (kind: (typeof KINDS)[number]) => {
  const [made, dataDir] = await Promise.all([newDatabase(kind), newDataDir()]);
  await putPeople(made.db);
  await made.db.close();
  const running: CrashServer[] = [];
  /**
   * Nothing of the tests has the database open while a server dies: on SQLite the one that starts next has to recover
   * it alone.
   */
  const inside = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = openDatabase({ url: made.url });
    return await work(db).finally(() => db.close());
  };
  return {
    inside,
    start: async (): Promise<CrashServer> => {
      const server = await startCrashServer(made.url, dataDir, 'error', { ...ALL_AT_ONCE, ...ENOUGH });
      running.push(server);
      return server;
    },
    breaks: () => inside(async (db) => (await verifyLedger(db)).breaks),
    close: async () => {
      await Promise.all(running.map((it) => it.stop()));
      await Promise.all([made.drop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
};
type Shop = Awaited<ReturnType<typeof openShop>>;

/** Does one request to the end. @returns how many steps it has */
const stepsOf = async (flow: Flow, url: string, { inside }: Shop): Promise<number> => {
  await inside((db) => flow.prepare(db, 0));
  const answer = await ask(url, await flow.request(0), { 'die-at': '0' });
  expect(await inside((db) => flow.trace(db, 0))).toEqual(flow.after);
  return Number(answer.headers.get('steps'));
};

interface Cut {
  readonly n: number;
  readonly asked: Asked;
  /** what came back before the server died; null where nothing did */
  readonly acknowledged: { readonly status: number; readonly body: string } | null;
}

/** Sends a request for each number, which is its step, at most `last`; the server dies when each stands at its own. */
const cutOff = async (
  flow: Flow,
  server: CrashServer,
  numbers: readonly number[],
  last: number,
): Promise<readonly Cut[]> => {
  const requests = await Promise.all(numbers.map(async (n) => ({ n, asked: await flow.request(n) })));
  const cut = await Promise.all(
    requests.map(async ({ n, asked }) => {
      const dieAt = Math.min(n, last);
      const dying = ask(server.url, asked, { 'die-at': String(dieAt), 'die-together': String(numbers.length) });
      return { n, asked, acknowledged: await dying.then(answerOf, () => null) };
    }),
  );
  expect(await server.died).toBe('SIGKILL');
  return cut;
};

/** @returns what the death had left of it */
const complete = async (
  flow: Flow,
  { url }: CrashServer,
  { inside }: Shop,
  { n, asked, acknowledged }: Cut,
): Promise<unknown> => {
  const left = await inside((db) => flow.trace(db, n));
  expect([flow.before, flow.after]).toContainEqual(left);
  const retried = await answerOf(await ask(url, asked));
  expect({ n, status: retried.status }).toEqual({ n, status: flow.status });
  if (acknowledged) expect({ n, left, retried }).toEqual({ n, left: flow.after, retried: acknowledged });
  expect(await inside((db) => flow.trace(db, n))).toEqual(flow.after);
  return left;
};

const dieEverywhere = async (flow: Flow, shop: Shop, together: boolean): Promise<void> => {
  let server = await shop.start();
  const steps = await stepsOf(flow, server.url, shop);
  expect(steps).toBeGreaterThan(5);
  await shop.inside(async (db) => {
    for (const n of range(1, steps)) await flow.prepare(db, n);
  });
  const left: unknown[] = [];
  const answered: number[] = [];
  const alone = range(1, steps).filter((n) => isTried(n, steps));
  const die = async (group: readonly number[]): Promise<void> => {
    const cut = await cutOff(flow, server, group, steps);
    server = await shop.start();
    expect(await shop.breaks()).toEqual([]);
    for (const item of cut) left.push(await complete(flow, server, shop, item));
    answered.push(...cut.flatMap(({ n, acknowledged }) => (acknowledged ? [Math.min(n, steps)] : [])));
  };
  for (const group of together ? [range(1, steps)] : alone.map((n) => [n])) await die(group);
  // so many at once can make a busy database start one over: where that was the last, it dies once more, by itself
  if (answered.length === 0) {
    await shop.inside((db) => flow.prepare(db, steps + 1));
    await die([steps + 1]);
  }
  // the last step comes after the answer
  expect(answered).toEqual([steps]);
  expect(left).toEqual(expect.arrayContaining([flow.before, flow.after]));
  expect(await shop.breaks()).toEqual([]);
};

describe.each(KINDS)('on %s', (kind) => {
  let shops: Shop[] = [];
  const open = async (): Promise<Shop> => {
    const shop = await openShop(kind);
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    await Promise.all(shops.map((it) => it.close()));
    shops = [];
  }, 900_000);

  test('a server killed at any step of a redemption or an upload leaves all of it or nothing, and a retry completes it once', async () => {
    // on MariaDB one server dies with a request at every step; SQLite has one writer, so there each step has a death of
    // its own
    const runs = [redeeming, uploading].map(async (flow) => dieEverywhere(flow, await open(), kind === 'mysql'));
    for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason;
  }, 900_000);

  test('fifty redemptions of one wallet at the same moment spend exactly its balance', async () => {
    const { start, inside, breaks } = await open();
    const servers = kind === 'mysql' ? await Promise.all([start(), start()]) : [await start()];
    const riderId = anId('rder', 1);
    await inside((db) => putRider(db, riderId, [700, 1_000, 300]));
    const answers = await Promise.all(
      range(1, 50).map(async (n) =>
        answerOf(
          await ask(servers[n % servers.length]?.url ?? '', await redemption(riderId, 100, `one-of-fifty-${n}`)),
        ),
      ),
    );
    const said = answers
      .map(({ status, body }) => (status === 201 ? 'redeemed' : (JSON.parse(body) as { code: string }).code))
      .toSorted();
    expect(said).toEqual([...Array<string>(30).fill('INSUFFICIENT_CREDIT'), ...Array<string>(20).fill('redeemed')]);
    const { spent, wallet } = await inside(async (db) => {
      const sql = sqlOn(db.read, db.kind);
      const [[redemptions], [head]] = await Promise.all([
        sql.rows<{ total: number | string }>('SELECT SUM(amount) AS total FROM redemptions'),
        sql.rows<{ balance: number | string }>('SELECT balance FROM wallets'),
      ]);
      return { spent: Number(redemptions?.total), wallet: Number(head?.balance) };
    });
    expect({ spent, wallet }).toEqual({ spent: 2_000, wallet: 0 });
    expect(await breaks()).toEqual([]);
  }, 900_000);
});
