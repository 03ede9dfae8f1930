import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from './open-database.js';
import { type Depth, NOT_A_DATABASE, sqliteDamage } from './sqlite-damage.js';
import { damagedCopy, withManyRows } from './testing/damaged-file.js';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const DEPTHS: readonly Depth[] = ['quick', 'whole'];
const OPEN_AND_CLOSE =
  "const open = require('libsql'); const db = new open(process.argv[1]); db.prepare('SELECT * FROM jobs').all(); db.close();";

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
  const openDamaged = async (told: (string | undefined)[] = []): Promise<Database> => {
    await made.db.close();
    const url = `sqlite:${damagedCopy(file)}`;
    const db = openDatabase({ url, waitForDisk: false, onFault: (fault) => void told.push(fault?.kind) });
    opened.push(db);
    return db;
  };

  it.each(DEPTHS)('that is sound passes the %s check, also while it is written', async (depth) => {
    const checked = made.db.damage(depth);
    await sqlUnitOfWork(made.db).run(async (tx) => void (await tx.jobs.lock('meanwhile')));
    expect(await checked).toEqual([]);
    expect(made.db.fault()).toBeNull();
  });

  it.each(DEPTHS)('with overwritten pages is found by the %s check', async (depth) => {
    const found = await (await openDamaged()).damage(depth);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(200);
    expect(found.join()).not.toContain('of a long name');
  });

  it('found damaged takes no more writes until a restart, and says so once', async () => {
    const told: (string | undefined)[] = [];
    const db = await openDamaged(told);
    const write = () => sqlUnitOfWork(db).run(async (tx) => void (await tx.jobs.lock('after')));
    // the row of this write is in a page that is whole
    expect(await db.writes.check()).toBeNull();
    await db.damage('quick');
    await expect(write()).rejects.toMatchObject({ code: 'DATABASE_FAULT', kind: 'damaged' });
    await expect(db.write('jobs').insert({ name: 'alone' })).rejects.toMatchObject({ kind: 'damaged' });
    expect(await db.writes.check()).toMatchObject({ kind: 'damaged', reason: 'The database file is damaged.' });
    await db.writes.check();
    expect(told).toEqual(['damaged']);
    expect(await db.read('accounts').select('id')).toEqual([]);
  });

  it('that is cut off, noise or text is damaged', async () => {
    await made.db.close();
    truncateSync(file, 40_960);
    expect((await sqliteDamage(file, 'quick')).length).toBeGreaterThan(0);
    for (const content of [randomBytes(8_192), 'a text that is no database'.repeat(200)]) {
      writeFileSync(file, content);
      expect(await sqliteDamage(file, 'quick')).toEqual([NOT_A_DATABASE]);
    }
  });

  it('that is missing is not made, and one without content is sound', async () => {
    const missing = `${file}-missing`;
    await expect(sqliteDamage(missing, 'quick')).rejects.toMatchObject({ kind: 'gone' });
    expect(existsSync(missing)).toBe(false);
    writeFileSync(missing, '');
    expect(await sqliteDamage(missing, 'whole')).toEqual([]);
  });

  it('with an unusual name is found', async () => {
    await made.db.close();
    const odd = damagedCopy(file, join(dirname(file), 'one #2?mode=memory%20é.sqlite'));
    expect(await sqliteDamage(odd, 'quick')).not.toEqual([]);
    copyFileSync(file, odd);
    expect(await sqliteDamage(odd, 'quick')).toEqual([]);
  });

  it('keeps its locks during the check', async () => {
    await made.db.damage('quick');
    execFileSync(process.execPath, ['-e', OPEN_AND_CLOSE, file]);
    expect(existsSync(`${file}-wal`)).toBe(true);
  });

  it('is not checked further when the server stops or the time is over', async () => {
    const stop = new AbortController();
    const checked = made.db.damage('whole', stop.signal);
    stop.abort(new Error('stopping'));
    await expect(checked).rejects.toThrow('stopping');
    await expect(made.db.damage('whole', stop.signal)).rejects.toThrow('stopping');
    await expect(sqliteDamage(file, 'whole', { minutes: 0 })).rejects.toThrow(
      /^The check of the database file .* did not end within 0 minutes/,
    );
    expect(made.db.fault()).toBeNull();
  });
});

describe('a database without a file of its own', () => {
  it('in memory has no damage', async () => {
    const db = openDatabase({ url: 'sqlite::memory:' });
    expect(await db.damage('whole')).toEqual([]);
    await db.close();
  });

  it('on MariaDB has none either, because InnoDB checks its pages', async () => {
    const made = await newDatabase('mysql');
    expect(await made.db.damage('whole')).toEqual([]);
    await made.drop();
  });
});
