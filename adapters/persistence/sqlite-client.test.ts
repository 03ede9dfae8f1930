import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toSafeInteger } from './sql.js';
import { openDatabase } from './open-database.js';
import { emptyDatabase, type TestDatabase } from './testing/databases.js';

describe('SQLite through libsql', () => {
  let made: TestDatabase;
  beforeAll(async () => void (made = await emptyDatabase('sqlite')));
  afterAll(() => made.drop());

  it('stores each kind of value as both databases do', async () => {
    const [row] = (await made.db.write.raw('SELECT ? AS yes, ? AS no, ? AS missing, ? AS number, ? AS words', [
      true,
      false,
      null,
      9_000_000_000_000,
      'é🏁',
    ])) as readonly object[];
    expect(row).toEqual({ yes: 1, no: 0, missing: null, number: 9_000_000_000_000, words: 'é🏁' });
  });

  it('refuses what it cannot store, where the driver would end the process', async () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      await expect(made.db.write.raw('SELECT ?', [value])).rejects.toThrow('Cannot be stored');
    await expect(made.db.write.raw('SELECT ?', [{ nested: [] } as never])).rejects.toThrow('Cannot be stored');
  });

  it('loses nothing at a power cut, and enforces foreign keys', async () => {
    const opened = openDatabase({ url: made.url });
    const pragma = async (name: string) =>
      Object.values(((await opened.read.raw(`PRAGMA ${name}`)) as readonly object[])[0] ?? {})[0];
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
      'wal',
      2,
      1,
    ]);
    await opened.close();
  });

  it('reads while a writer is at work, and sees nothing of what is not committed', async () => {
    await made.db.write.raw('CREATE TABLE seen (x INTEGER)');
    await made.db.write.transaction(async (trx) => {
      await trx.raw('INSERT INTO seen VALUES (1)');
      expect(await made.db.read.raw('SELECT * FROM seen')).toEqual([]);
    });
    expect(await made.db.read.raw('SELECT * FROM seen')).toEqual([{ x: 1 }]);
  });

  it('does not write through the connections for reading', async () => {
    await expect(made.db.read.raw('CREATE TABLE sneaked (x INTEGER)')).rejects.toThrow('readonly');
  });
});

describe('toSafeInteger', () => {
  it('reads integers of either database, up to the safe ones', () => {
    expect([toSafeInteger('9007199254740991'), toSafeInteger(-5), toSafeInteger(12n), toSafeInteger(null)]).toEqual([
      Number.MAX_SAFE_INTEGER,
      -5,
      12,
      0,
    ]);
    expect(() => toSafeInteger('9007199254740993')).toThrow(RangeError);
    expect(() => toSafeInteger('1.5')).toThrow(RangeError);
  });
});
