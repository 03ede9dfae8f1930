import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutcomeUnknown } from '@rrr/core/shared';
import { migrate } from './migrate.js';
import { type Database, openDatabase } from './open-database.js';
import { LEAST_ROOM, sqlitePlace } from './sqlite-place.js';
import { sqlUnitOfWork } from './unit-of-work.js';

describe('an open SQLite database whose file', () => {
  let root = '';
  let file = '';
  let db: Database;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'sqlite-place-'));
    file = join(root, 'var', 'app.sqlite');
    db = openDatabase({ url: `sqlite:${file}`, waitForDisk: false });
    await migrate(db);
  });
  afterEach(async () => {
    await db.close();
    rmSync(root, { recursive: true });
  });
  const write = (name: string) => sqlUnitOfWork(db).run(async (tx) => void (await tx.jobs.lock(name)));
  const stored = async () => (await db.read('jobs').pluck('name')) as readonly string[];
  const refused = { code: 'DATABASE_FAULT', kind: 'gone' };

  const REMOVALS: readonly (readonly [string, () => void])[] = [
    ['folder is removed', () => rmSync(join(root, 'var'), { recursive: true })],
    ['folder is moved', () => renameSync(join(root, 'var'), join(root, 'old'))],
    ['name is removed', () => rmSync(file)],
    ['journal is removed', () => rmSync(`${file}-wal`)],
    [
      'place has a copy',
      () => {
        renameSync(join(root, 'var'), join(root, 'old'));
        mkdirSync(join(root, 'var'));
        copyFileSync(join(root, 'old', 'app.sqlite'), file);
      },
    ],
  ];
  it.each(REMOVALS)('%s takes no more writes, and is not made anew', async (_, remove) => {
    await write('before');
    expect(await stored()).toEqual(['before']);
    remove();
    const before = existsSync(file);
    await expect(write('after')).rejects.toMatchObject(refused);
    await expect(db.write('jobs').insert({ name: 'alone' })).rejects.toMatchObject(refused);
    await expect(db.write.transaction((trx) => trx('jobs').insert({ name: 'plain' }))).rejects.toMatchObject(refused);
    expect(existsSync(file)).toBe(before);
    // connections that are open still read
    expect(await stored()).toEqual(['before']);
  });

  it('is removed during a transaction does not get its commit', async () => {
    expect(await stored()).toEqual([]);
    const work = sqlUnitOfWork(db).run(async (tx) => {
      await tx.jobs.lock('half');
      rmSync(join(root, 'var'), { recursive: true });
    });
    await expect(work).rejects.toMatchObject(refused);
    expect(await stored()).toEqual([]);
  });

  it('is removed while it commits leaves the outcome open', async () => {
    const kept = db.fault;
    let looks = 0;
    const during = { ...db, fault: () => ((looks += 1) === 1 ? (rmSync(file), kept()) : kept()) };
    const work = sqlUnitOfWork(during).run(async (tx) => void (await tx.jobs.lock('last')));
    await expect(work).rejects.toThrow(OutcomeUnknown);
  });

  it('comes back takes writes again', async () => {
    renameSync(join(root, 'var'), join(root, 'old'));
    await expect(write('lost')).rejects.toMatchObject(refused);
    renameSync(join(root, 'old'), join(root, 'var'));
    await write('found');
    expect(await stored()).toEqual(['found']);
  });

  it('is gone when a connection is opened is not made by it', async () => {
    await db.close();
    db = openDatabase({ url: `sqlite:${file}`, waitForDisk: false });
    rmSync(join(root, 'var'), { recursive: true });
    mkdirSync(join(root, 'var'));
    await expect(db.read('jobs').select('name')).rejects.toMatchObject(refused);
    expect(existsSync(file)).toBe(false);
  });
});

describe('the place of a SQLite database', () => {
  const given = () => {
    const state = { room: LEAST_ROOM as number | null, writable: new Set(['/data', '/data/a']), now: 0 };
    const place = sqlitePlace('/data/a', {
      identity: (path) => path,
      room: () => state.room,
      canWrite: (path) => state.writable.has(path),
      now: () => state.now,
    });
    place.opened();
    return { state, place };
  };

  it('needs room on its disk, and looks once a second', () => {
    const { state, place } = given();
    expect(place.fault()).toBeNull();
    state.room = LEAST_ROOM - 1;
    state.now = 999;
    expect(place.fault()).toBeNull();
    state.now = 1_000;
    expect(place.fault()).toMatchObject({ kind: 'full' });
    expect(place.fault()?.message).toContain('(/data/a)');
    expect(place.fault()?.reason).not.toContain('/data');
    state.room = null;
    state.now = 2_000;
    expect(place.fault()).toBeNull();
  });

  it.each(['/data', '/data/a'])('needs to be writable: %s', (path) => {
    const { state, place } = given();
    state.writable.delete(path);
    expect(place.fault()).toMatchObject({ kind: 'read-only' });
  });
});
