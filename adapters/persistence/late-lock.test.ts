import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LostRace } from '@rrr/core/shared';
import { type Database, openDatabase } from './open-database.js';
import { type Sql, sqlOn } from './sql.js';
import { tableWrittenBy } from './sqlite-changes.js';
import { emptyDatabase, newDatabase, type TestDatabase } from './testing/databases.js';
import { retrying } from './unit-of-work.js';

let made: TestDatabase;
let db: Database;
beforeAll(async () => {
  made = await emptyDatabase('sqlite');
  db = made.db;
  for (const text of ['purses', 'riders', 'notes'])
    await db.write.raw(`CREATE TABLE ${text} (id TEXT PRIMARY KEY, n INTEGER NOT NULL)`);
});
afterAll(() => made.drop());
beforeEach(async () => {
  for (const text of ['purses', 'riders', 'notes']) await db.write.raw(`DELETE FROM ${text}`);
  await db.write.raw("INSERT INTO purses VALUES ('a', 1), ('b', 10)");
});

const late = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => retrying(db, work, { locking: 'late' });
const first = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => retrying(db, work);
const stored = (table: string) => sqlOn(db.read, 'sqlite').rows(`SELECT id, n FROM ${table} ORDER BY id`);
const purse = async (sql: Pick<Sql, 'rows'>, id = 'a'): Promise<number> =>
  (await sql.rows<{ n: number }>('SELECT n FROM purses WHERE id = ?', [id]))[0]?.n ?? 0;
const add = (sql: Sql, id: string, n: number) => sql.run('UPDATE purses SET n = ? WHERE id = ?', [n, id]);

describe('a transaction that locks late', () => {
  it('lets others write while it is prepared, and stores everything at its end', async () => {
    let runs = 0;
    await late(async (sql) => {
      runs += 1;
      const n = await purse(sql);
      await add(sql, 'a', n + 1);
      await sql.later("INSERT INTO riders VALUES ('r', ?)", [n]);
      // it would wait for ever if the lock were held
      await first((other) => other.run("INSERT INTO notes VALUES ('x', 7)"));
      expect(await stored('riders')).toEqual([]);
    });
    expect([runs, await stored('purses'), await stored('riders'), await stored('notes')]).toEqual([
      1,
      [
        { id: 'a', n: 2 },
        { id: 'b', n: 10 },
      ],
      [{ id: 'r', n: 1 }],
      [{ id: 'x', n: 7 }],
    ]);
  });

  it('asks again about tables that others wrote, and goes on when the answers are the same', async () => {
    let runs = 0;
    await late(async (sql) => {
      runs += 1;
      await add(sql, 'a', (await purse(sql)) + 1);
      await first((other) => add(other, 'b', 11));
    });
    expect([runs, await purse(sqlOn(db.read, 'sqlite')), await purse(sqlOn(db.read, 'sqlite'), 'b')]).toEqual([
      1, 2, 11,
    ]);
  });

  it('runs again under the lock when something it read has changed, also by another process', async () => {
    const elsewhere = openDatabase({ url: made.url });
    for (const other of [db, elsewhere]) {
      const seen: number[] = [];
      await late(async (sql) => {
        const n = await purse(sql);
        if (seen.push(n) === 1) await retrying(other, (it) => add(it, 'a', n + 100));
        await add(sql, 'a', n + 1);
      });
      expect(seen[1]).toBe((seen[0] ?? 0) + 100);
      expect(await purse(sqlOn(db.read, 'sqlite'))).toBe((seen[1] ?? 0) + 1);
    }
    await elsewhere.close();
  });

  it('sees its own writes, and what was there before them as long as it has no lock', async () => {
    await late(async (sql) => {
      await add(sql, 'a', 5);
      expect(await purse(sql.before ?? sql)).toBe(1);
      expect(await purse(sql)).toBe(5);
      expect(sql.before).toBeUndefined();
      await add(sql, 'a', 6);
      expect(await purse(sql)).toBe(6);
    });
    expect(await purse(sqlOn(db.read, 'sqlite'))).toBe(6);
  });

  it.each([false, true])('stores nothing when the work fails; locked: %s', async (locked) => {
    await expect(
      late(async (sql) => {
        await add(sql, 'a', 5);
        if (locked) await purse(sql);
        throw new RangeError('no');
      }),
    ).rejects.toThrow(RangeError);
    // and neither connection is left in a transaction
    await first((sql) => sql.run("INSERT INTO notes VALUES ('after', 1)"));
    expect([await purse(sqlOn(db.read, 'sqlite')), await stored('notes')]).toEqual([1, [{ id: 'after', n: 1 }]]);
  });

  it('lets a statement that cannot be stored fail where the work expects it', async () => {
    const caught: unknown[] = [];
    await late(async (sql) => {
      await sql.run("INSERT INTO riders VALUES ('r', 1)");
      await sql.later("INSERT INTO purses VALUES ('a', 9)").catch((error: unknown) => caught.push(error));
    });
    expect(caught).toEqual([expect.any(LostRace)]);
    expect([await purse(sqlOn(db.read, 'sqlite')), await stored('riders')]).toEqual([1, [{ id: 'r', n: 1 }]]);
  });

  it('refuses to prepare what is neither insert, update nor delete', async () => {
    await expect(late((sql) => sql.run('CREATE TABLE sneaked (x INTEGER)'))).rejects.toThrow('can be prepared');
  });

  it('loses nothing, however many run at once', async () => {
    const act = fc.record({ late: fc.boolean(), id: fc.constantFrom('a', 'b'), reads: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
        const total = async () =>
          (await purse(sqlOn(db.read, 'sqlite'))) + (await purse(sqlOn(db.read, 'sqlite'), 'b'));
        const before = await total();
        await Promise.all(
          acts.map((item) =>
            (item.late ? late : first)(async (sql) => {
              const n = await purse(sql, item.id);
              await add(sql, item.id, n + 1);
              if (item.reads) expect(await purse(sql, item.id)).toBe(n + 1);
            }),
          ),
        );
        expect(await total()).toBe(before + acts.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the tables that statements write', () => {
  it.each([
    ['INSERT INTO awards (id) VALUES (?)', 'awards'],
    ['  insert or ignore into Awards VALUES (1)', 'awards'],
    ['UPDATE `awards` SET id = 1', 'awards'],
    ['DELETE FROM awards', 'awards'],
    ['SELECT 1 FROM awards', null],
    ['COMMIT;', null],
    ['WITH x AS (SELECT 1) DELETE FROM awards', undefined],
    ['ALTER TABLE awards ADD x', undefined],
  ])('%s', (text, table) => expect(tableWrittenBy(text)).toBe(table));
});

it('no statement writes a table that it does not name: nothing cascades, triggers only refuse, and there are no views', async () => {
  const migrated = await newDatabase('sqlite');
  const rows = <Row>(text: string) => sqlOn(migrated.db.read, 'sqlite').rows<Row>(text);
  const found = await rows<{ type: string; name: string; sql: string }>('SELECT type, name, sql FROM sqlite_master');
  const tables = found.filter((it) => it.type === 'table');
  expect(tables.length).toBeGreaterThan(20);
  expect(found.filter((it) => it.type === 'view')).toEqual([]);
  for (const item of found.filter(({ type }) => type === 'trigger'))
    expect(item.sql).toMatch(/\bBEGIN\s+SELECT RAISE\([^;]*;\s*END\s*$/i);
  for (const { name } of tables)
    for (const key of await rows<{ on_delete: string; on_update: string }>(`PRAGMA foreign_key_list(${name})`))
      expect([name, key.on_delete, key.on_update]).toEqual([name, 'NO ACTION', 'NO ACTION']);
  await migrated.drop();
});
