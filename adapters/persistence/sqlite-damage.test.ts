import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { truncateSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from './open-database.js';
import { type Depth, NOT_A_DATABASE } from './sqlite-damage.js';
import { damagedCopy, withManyRows } from './testing/damaged-file.js';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const DEPTHS: readonly Depth[] = ['quick', 'whole', 'by table'];

describe('a SQLite file', () => {
  let made: TestDatabase;
  let file = '';
  let opened: Database[] = [];
  beforeEach(async () => {
    made = await newDatabase('sqlite');
    file = made.url.slice('sqlite:'.length);
    opened = [];
    await withManyRows(made.db);
  });
  afterEach(async () => {
    await Promise.all(opened.map((db) => db.close()));
    await made.drop();
  });
  const open = (path: string, told: (string | undefined)[] = []): Database => {
    const db = openDatabase({
      url: `sqlite:${path}`,
      waitForDisk: false,
      onFault: (fault) => void told.push(fault?.kind),
    });
    opened.push(db);
    return db;
  };
  const openDamaged = async (told: (string | undefined)[] = []): Promise<Database> => {
    await made.db.close();
    return open(damagedCopy(file), told);
  };

  it.each(DEPTHS)('that is sound passes the check (%s), also while it is written', async (depth) => {
    const checked = made.db.damage(depth);
    await sqlUnitOfWork(made.db).run(async (tx) => void (await tx.jobs.lock('meanwhile')));
    expect(await checked).toEqual([]);
    expect(made.db.fault()).toBeNull();
  });

  it.each(DEPTHS)('with overwritten pages is found by the check (%s)', async (depth) => {
    const found = await (await openDamaged()).damage(depth);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(found.join()).not.toContain('of a long name');
  });

  it('is checked table by table with turns for others', async () => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await made.db.damage('by table');
    isDone = true;
    const tables = await made.db.read('sqlite_master').where({ type: 'table' });
    expect(turns).toBeGreaterThanOrEqual(tables.length);
  });

  it('found damaged takes no more writes until a restart, and says so once', async () => {
    const told: (string | undefined)[] = [];
    const db = await openDamaged(told);
    const write = () => sqlUnitOfWork(db).run(async (tx) => void (await tx.jobs.lock('after')));
    // the row of this write is in a page that is whole
    expect(await db.writes.check()).toBeNull();
    await db.damage('by table');
    await expect(write()).rejects.toMatchObject({ code: 'DATABASE_FAULT', kind: 'damaged' });
    await expect(db.write('jobs').insert({ name: 'alone' })).rejects.toMatchObject({ kind: 'damaged' });
    expect(await db.writes.check()).toMatchObject({ kind: 'damaged', reason: 'The database file is damaged.' });
    await db.writes.check();
    expect(told).toEqual(['damaged']);
    expect(await db.read('accounts').select('id')).toEqual([]);
  });

  it('that is cut off is damaged, and one of noise or text is no database', async () => {
    await made.db.close();
    truncateSync(file, 40_960);
    expect((await open(file).damage('quick')).length).toBeGreaterThan(0);
    for (const [at, content] of [randomBytes(8_192), 'a text that is no database'.repeat(200)].entries()) {
      writeFileSync(`${file}-${at}`, content);
      expect(await open(`${file}-${at}`).damage('quick')).toEqual([NOT_A_DATABASE]);
    }
  });
});

describe('a database without a file of its own', () => {
  it('in memory has no damage', async () => {
    const db = openDatabase({ url: 'sqlite::memory:' });
    for (const depth of DEPTHS) expect(await db.damage(depth)).toEqual([]);
    await db.close();
  });

  it('on MariaDB has none either, because InnoDB checks its pages', async () => {
    const made = await newDatabase('mysql');
    expect(await made.db.damage('whole')).toEqual([]);
    await made.drop();
  });
});
