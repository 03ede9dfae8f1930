import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseFault } from './database-fault.js';
import { type Database, openDatabase } from './open-database.js';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { AcquireError } from './connection-pool.js';
import { writeHealth } from './write-health.js';

const failing = (over: object): Error => Object.assign(new Error('failed'), over);
const full = failing({ errno: 1114, code: 'ER_RECORD_FILE_FULL', sqlMessage: "The table 'x' is full" });

describe('whether the database takes writes', () => {
  const given = (write: () => Promise<unknown> = () => Promise.resolve()) => {
    const state = { now: 0, tried: 0, write, told: [] as (string | null)[], file: null as DatabaseFault | null };
    const health = writeHealth({
      write: (sent) => ((state.tried += 1), sent(), state.write()),
      ofFile: () => state.file,
      tell: (fault) => void state.told.push(fault?.kind ?? null),
      place: 'rewards at db.internal:3306',
      now: () => state.now,
      patience: 20,
    });
    return { state, health };
  };

  it('is tried at most every five seconds, once for all who ask', async () => {
    const { state, health } = given();
    expect(await Promise.all([health.check(), health.check(), health.check()])).toEqual([null, null, null]);
    state.now = 4_999;
    await health.check();
    expect(state.tried).toBe(1);
    state.now = 5_000;
    await health.check();
    expect(state.tried).toBe(2);
  });

  it.each([
    ['full', full],
    ['full', failing({ errno: 1021, code: 'ER_DISK_FULL' })],
    ['full', failing({ errno: 1030, sqlMessage: 'Got error 28 "No space left on device" from storage engine InnoDB' })],
    ['full', failing({ errno: 3, code: 'EE_WRITE', sqlMessage: "Error writing file './x.frm' (Errcode: 28)" })],
    ['full', failing({ code: 'SQLITE_FULL' })],
    ['read-only', failing({ errno: 1290 })],
    ['read-only', failing({ code: 'SQLITE_READONLY_DIRECTORY' })],
    ['no-quorum', failing({ errno: 1047, code: 'ER_UNKNOWN_COM_ERROR' })],
    ['damaged', failing({ code: 'SQLITE_CORRUPT_INDEX' })],
    ['refused', failing({ errno: 1142, code: 'ER_TABLEACCESS_DENIED_ERROR' })],
  ])('%s is told once, in words without names, and so is its end', async (kind, error) => {
    const { state, health } = given(() => Promise.reject(error));
    const fault = await health.check();
    expect(fault).toMatchObject({ kind });
    expect(fault?.reason).not.toContain('db.internal');
    expect(fault?.message).toContain('(rewards at db.internal:3306): writes are refused. ');
    state.now = 5_000;
    await health.check();
    state.now = 10_000;
    state.write = () => Promise.resolve();
    expect(await health.check()).toBeNull();
    expect(state.told).toEqual([kind, null]);
  });

  it('is not doubted for a busy pool or a lost race', async () => {
    const { state, health } = given(() => Promise.reject(failing({ name: 'KnexTimeoutError' })));
    expect(await health.check()).toBeNull();
    state.now = 5_000;
    state.write = () => Promise.reject(new AcquireError(10_000, undefined));
    expect(await health.check()).toBeNull();
    state.now = 10_000;
    state.write = () => Promise.reject(failing({ errno: 1205 }));
    expect(await health.check()).toBeNull();
  });

  it('is doubted when one is late, which is not repeated while it waits', async () => {
    let answer: () => void = () => undefined;
    const { state, health } = given(() => new Promise<void>((resolve) => (answer = resolve)));
    expect(await health.check()).toMatchObject({ kind: 'no-answer' });
    state.now = 60_000;
    expect(await health.check()).toMatchObject({ kind: 'no-answer' });
    expect(state.tried).toBe(1);
    answer();
    state.write = () => Promise.resolve();
    await Promise.resolve().then(() => undefined);
    await new Promise(setImmediate);
    expect(await health.check()).toBeNull();
  });

  it('believes a full disk for half a minute, though a row can still be changed', async () => {
    const { state, health } = given();
    health.failed(full);
    expect(health.fault()).toMatchObject({ kind: 'full' });
    state.now = 29_999;
    expect(await health.check()).toMatchObject({ kind: 'full' });
    state.now = 35_000;
    expect(await health.check()).toBeNull();
  });

  it('learns from a write that failed, but not from refusals and silent connections', () => {
    const { health } = given();
    health.failed(failing({ code: 'DATABASE_SILENT' }));
    health.failed(failing({ errno: 1062 }));
    health.failed(new Error('refused'));
    expect(health.fault()).toBeNull();
    health.failed(failing({ errno: 1290 }));
    expect(health.fault()).toMatchObject({ kind: 'read-only' });
  });

  it('needs no try where the file says so', async () => {
    const { state, health } = given();
    state.file = new DatabaseFault('gone', { place: '/data/a' });
    expect(await health.check()).toMatchObject({ kind: 'gone' });
    expect([state.tried, state.told]).toEqual([0, ['gone']]);
    state.file = null;
    expect(await health.check()).toBeNull();
    expect(state.told).toEqual(['gone', null]);
  });
});

const insert = (db: Database, name: string) => sqlUnitOfWork(db).run(async (tx) => void (await tx.jobs.lock(name)));

describe('MariaDB', () => {
  let made: TestDatabase;
  let told: (string | undefined)[] = [];
  const open = (url: string) => openDatabase({ url, poolSize: 2, onFault: (it) => void told.push(it?.kind) });
  beforeAll(async () => void (made = await newDatabase('mysql')));
  afterAll(() => made.drop());
  beforeEach(() => void (told = []));

  it('that takes writes is well', async () => {
    expect(await made.db.writes.check()).toBeNull();
    expect(await made.db.read('jobs').pluck('name')).toEqual(['heartbeat']);
  });

  it('that only reads is not', async () => {
    const url = new URL(made.url);
    const user = `reads_${url.pathname.slice(3, 15)}`;
    await made.db.write.raw(`CREATE USER ${user} IDENTIFIED BY 'hunter2'`);
    await made.db.write.raw(`GRANT ALL ON ${url.pathname.slice(1)}.* TO ${user}`);
    const db = open(Object.assign(new URL(url), { username: user, password: 'hunter2' }).href);
    // root, who runs the other tests, may still write
    await made.db.write.raw('SET GLOBAL read_only = 1');
    try {
      const fault = await db.writes.check();
      expect(fault).toMatchObject({ kind: 'read-only', reason: 'The database only reads.' });
      expect(fault?.message).not.toContain('hunter2');
      await expect(insert(db, 'refused')).rejects.toMatchObject({ errno: 1290 });
      expect(told).toEqual(['read-only']);
    } finally {
      await made.db.write.raw('SET GLOBAL read_only = 0');
      await db.close();
      await made.db.write.raw(`DROP USER ${user}`);
    }
  });

  it('whose disk is full is not', async () => {
    const db = open(made.url);
    // what InnoDB answers when its file cannot grow
    await made.db.write.raw(
      "CREATE TRIGGER full_disk BEFORE INSERT ON jobs FOR EACH ROW IF NEW.name <> 'heartbeat' THEN " +
        "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table jobs is full'; END IF",
    );
    try {
      expect(await db.writes.check()).toBeNull();
      await expect(insert(db, 'refused')).rejects.toMatchObject({ errno: 1114 });
      expect(await db.writes.check()).toMatchObject({ kind: 'full' });
      expect(told).toEqual(['full']);
    } finally {
      await made.db.write.raw('DROP TRIGGER full_disk');
      await db.close();
    }
  });
});

describe('SQLite', () => {
  it('whose file cannot grow takes no writes, and says so once', async () => {
    const made = await newDatabase('sqlite');
    const told: (string | undefined)[] = [];
    const db = openDatabase({ url: made.url, waitForDisk: false, onFault: (it) => void told.push(it?.kind) });
    expect(await db.writes.check()).toBeNull();
    const [{ page_count }] = (await db.write.raw('PRAGMA page_count')) as [{ page_count: number }];
    await db.write.raw(`PRAGMA max_page_count = ${page_count}`);
    const grow = sqlUnitOfWork(db).run(async (tx) => {
      for (let each = 0; each < 1_000; each += 1) await tx.jobs.lock(`job ${each}`);
    });
    await expect(grow).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await db.writes.check()).toMatchObject({ kind: 'full', reason: 'The disk of the database is full.' });
    expect(told).toEqual(['full']);
    await db.close();
    await made.drop();
  });
});
