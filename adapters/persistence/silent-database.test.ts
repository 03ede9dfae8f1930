import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database, openDatabase } from './open-database.js';
import { readerOn } from './reader.js';
import { sqlOn } from './sql.js';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop } from './testing/shop.js';
import { type SilentProxy, silentProxy } from './testing/silent-proxy.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

const CONNECTIONS = 2;
/** of a statement; two seconds more until the connection is given up */
const SECONDS = 0.5;

let made: TestDatabase;
let proxy: SilentProxy;
/** the same database through the network that goes silent */
let db: Database;
beforeAll(async () => void (made = await newDatabase('mysql')));
afterAll(() => made.drop());
beforeEach(async () => {
  proxy = await silentProxy(Number(new URL(made.url).port));
  db = openDatabase({
    url: proxy.through(made.url),
    poolSize: CONNECTIONS,
    readPoolSize: CONNECTIONS,
    statementSeconds: SECONDS,
    longStatementSeconds: SECONDS,
  });
});
afterEach(async () => {
  await db.close();
  await proxy.stop();
});

const codeOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => 'answered',
    (error: { code?: unknown }) => error.code,
  );

/** A connection that was being made while all was silent may fail once more. */
const answered = async (ask: Route[1]): Promise<void> => {
  while ((await codeOf(ask(db))) !== 'answered');
};

type Route = readonly [name: string, ask: (db: Database) => PromiseLike<unknown>];
const ROUTES: readonly Route[] = [
  ['our own reads', (it) => readerOn(it).rows('SELECT id FROM riders WHERE id = ?', ['x'])],
  ['reads of knex', (it) => it.read('riders').select('id')],
  ['writes of knex', (it) => it.write.raw('UPDATE riders SET version = version WHERE id = ?', ['x'])],
  ['transactions of knex', (it) => it.write.transaction((trx) => trx('riders').select('id'))],
  ['the first statement of a unit of work', (it) => sqlUnitOfWork(it).run((tx) => tx.riders.lock('x'))],
  ['long work', (it) => verifyLedger(it)],
];

describe('a database that goes silent', () => {
  it('ends every kind of statement after a moment, each time anew, and the pools keep their places', async () => {
    for (const [name, ask] of ROUTES) expect([name, await codeOf(ask(db))]).toEqual([name, 'answered']);
    // more often than there are connections
    for (let round = 0; round < CONNECTIONS + 1; round += 1) {
      proxy.silence();
      const told = await Promise.all(
        ROUTES.flatMap(([name, ask]) =>
          Array.from({ length: CONNECTIONS }, async () => [name, await codeOf(ask(db))] as const),
        ),
      );
      // silent in a statement, silent while connecting, no connection free
      expect(
        told.filter(([, code]) => !['DATABASE_SILENT', 'ETIMEDOUT', undefined].includes(code as string | undefined)),
      ).toEqual([]);
      proxy.speak();
      for (const [, ask] of ROUTES) await answered(ask);
    }
    expect(db.silentFor()).toBe(0);
  }, 120_000);

  it('is noticed when it goes silent while a connection is made, and answers nobody', async () => {
    proxy.silence();
    expect(await codeOf(ROUTES[0]?.[1](db) ?? Promise.resolve())).not.toBe('answered');
    expect(db.silentFor()).toBeGreaterThan(0);
    proxy.speak();
    await readerOn(db).rows('SELECT 1 AS one');
    expect(db.silentFor()).toBe(0);
  });

  it('frees by itself what a silent transaction holds', async () => {
    await made.db.write.raw('CREATE TABLE held (id INT PRIMARY KEY, n INT) ENGINE = InnoDB');
    await made.db.write.raw('INSERT INTO held VALUES (1, 0)');
    const holding = db.write.transaction(async (trx) => {
      await trx.raw('UPDATE held SET n = 1 WHERE id = 1');
      proxy.silence();
      await trx.raw('SELECT 1');
    });
    await codeOf(holding);
    // refused, if the database still held the row after its wait for a lock
    await made.db.write.raw('UPDATE held SET n = n + 10 WHERE id = 1');
    const [[row]] = (await made.db.read.raw('SELECT n FROM held')) as [[{ n: number }]];
    expect(row).toEqual({ n: 10 });
  });

  it('at a commit leaves the outcome open, and the same key finds out', async () => {
    const shop = await aShop({ uow: sqlUnitOfWork(db), give: (world) => putWorld(made.db, world) });
    await shop.issueCredit(shop.riderId, [10_000]);
    const count = async () =>
      Number((await sqlOn(made.db.read, 'mysql').rows<{ n: number }>('SELECT COUNT(*) AS n FROM redemptions'))[0]?.n);
    const redeemed: number[] = [];
    for (const direction of ['up', 'down'] as const) {
      const idempotency = { accountId: shop.actor.accountId, key: `lost-${direction}`, fingerprint: 'asked' };
      proxy.silenceAt('COMMIT', direction);
      expect(await codeOf(shop.redeem(1_000, { idempotency }))).toBe('OUTCOME_UNKNOWN');
      redeemed.push(await count());
      // where the commit never came, the database holds the rider until it has heard nothing for a moment
      await shop.redeem(1_000, { idempotency });
      redeemed.push(await count());
    }
    expect(redeemed).toEqual([0, 1, 2, 2]);
    expect((await verifyLedger(made.db)).breaks).toEqual([]);
  }, 120_000);
});

describe('a connection', () => {
  const VARIABLES = [
    'innodb_lock_wait_timeout',
    'wait_timeout',
    'net_write_timeout',
    'idle_transaction_timeout',
    'max_statement_time',
    'tx_read_only',
  ];
  const told = async (which: 'write' | 'read' | 'long'): Promise<readonly number[]> => {
    const pool = which === 'long' ? made.db.long.write : made.db[which];
    const [[row]] = (await pool.raw(`SELECT ${VARIABLES.map((it) => `@@SESSION.${it} AS ${it}`).join(', ')}`)) as [
      [Record<string, unknown>],
    ];
    return VARIABLES.map((it) => Number(row[it]));
  };
  it('is told what the database shall end by itself', async () => {
    expect(await told('write')).toEqual([5, 60, 30, 15, 10, 0]);
    expect(await told('read')).toEqual([5, 60, 30, 15, 10, 1]);
    expect(await told('long')).toEqual([5, 900, 30, 900, 900, 0]);
  });

  it('for reading cannot write', async () => {
    await expect(made.db.read.raw("UPDATE riders SET version = 1 WHERE id = 'x'")).rejects.toMatchObject({
      code: 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
    });
  });

  it('whose statement takes too long is told so by the database, and stays', async () => {
    await db.read.raw('SELECT 1');
    const before = proxy.speaking();
    await expect(db.read.raw('SELECT SLEEP(20)')).rejects.toMatchObject({ errno: 1969 });
    await db.read.raw('SELECT 1');
    expect(proxy.speaking()).toBe(before);
  });
});
