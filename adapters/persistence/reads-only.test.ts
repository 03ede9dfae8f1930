import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from './open-database.js';
import { forUpdate, type Sql } from './sql.js';
import { emptyDatabase, KINDS, type TestDatabase } from './testing/databases.js';
import { retrying } from './unit-of-work.js';

describe.each(KINDS)('work that only reads on %s', (kind) => {
  let made: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    made = await emptyDatabase(kind);
    db = made.db;
    await db.write.raw('CREATE TABLE purses (id VARCHAR(9) PRIMARY KEY, n INTEGER NOT NULL)');
    await db.write.raw("INSERT INTO purses VALUES ('a', 1)");
  });
  beforeEach(() => retrying(db, (sql) => sql.run("UPDATE purses SET n = 1 WHERE id = 'a'")));
  afterAll(() => made.drop());

  const reading = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => retrying(db, work, { locking: 'never' });
  const read = async (sql: Sql): Promise<number | undefined> =>
    (await sql.rows<{ n: number }>(`SELECT n FROM purses WHERE id = 'a'${forUpdate(sql)}`))[0]?.n;

  test('does not wait for who writes the row, and sees one moment', async () => {
    const seen = await reading(async (sql) => {
      const before = await read(sql);
      await retrying(db, async (writer) => {
        await writer.run('UPDATE purses SET n = ? WHERE id = ?', [2, 'a']);
        // the writer holds the row
        expect(await read(sql)).toBe(before);
      });
      return [before, await read(sql)];
    });
    expect(seen).toEqual([1, 1]);
    expect(await reading(read)).toBe(2);
  });

  test('cannot write', async () => {
    await expect(reading((sql) => sql.run('UPDATE purses SET n = 9'))).rejects.toThrow(/read.?only/i);
    expect(await reading(read)).not.toBe(9);
    // the connection serves writers as before
    await retrying(db, (sql) => sql.run("UPDATE purses SET n = 3 WHERE id = 'a'"));
    expect(await reading(read)).toBe(3);
  });
});
