import { afterEach, describe, expect, it } from '@jest/globals';
import { anId, aRider } from '@rrr/core/testing';
import { bulkInsert } from './bulk-insert.js';
import { migrate } from './migrate.js';
import { complete, seedInto, type SeedRow } from './seed-into.js';
import { chunks, sqlOn } from './sql.js';
import { emptyDatabase, KINDS, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { season } from './testing/season.js';

describe.each(KINDS)('migrations on %s', (kind) => {
  let made: TestDatabase;
  afterEach(() => made.drop());

  it('give administrators a first and a last name', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const sql = sqlOn(made.db.write, kind);
    const names = ['Robin Vale', 'Ana María de la Cruz', 'Zoë'];
    await seedInto(made.db, {
      admins: names.map((name, n) => ({
        id: anId('admn', n),
        first_name: '',
        last_name: '',
        full_name: name,
        email: `a${n}@example.com`,
        deactivated: false,
      })),
    });
    await sql.run("DELETE FROM knex_migrations WHERE name = '0016-names-of-admins'");
    expect(await migrate(made.db)).toEqual(['0016-names-of-admins']);
    expect(await sql.rows('SELECT first_name, last_name, full_name FROM admins ORDER BY id')).toEqual([
      { first_name: 'Robin', last_name: 'Vale', full_name: 'Robin Vale' },
      { first_name: 'Ana', last_name: 'María de la Cruz', full_name: 'Ana María de la Cruz' },
      { first_name: 'Zoë', last_name: '', full_name: 'Zoë' },
    ]);
  });

  it('keep the words of employees by name, in the place of those of every redemption, also after a kill in the middle', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    await seedInto(made.db, season);
    const sql = sqlOn(made.db.write, kind);
    const words = () =>
      sql.rows<{ word: string; employee_key: string }>(
        'SELECT word, employee_key FROM employee_words ORDER BY word, employee_key',
      );
    const before = await words();
    expect(before.length).toBeGreaterThan(2);
    await sql.run('DELETE FROM employee_words WHERE word > ?', [before[0]?.word ?? '']);
    // more than one page of them, some of one word
    const old = Array.from({ length: 4_500 }, (_, n) => ({
      kind: 'redemption',
      word: n % 2 === 0 ? 'dana' : `w${n % 1_000}`,
      subject_id: anId('rdm', n),
    }));
    for (const some of chunks(old, 500)) await made.db.write('search_words').insert([...some]);
    const others = await sql.rows(
      "SELECT * FROM search_words WHERE kind <> 'redemption' ORDER BY kind, word, subject_id",
    );
    await sql.run("DELETE FROM knex_migrations WHERE name = '0017-names-of-employees'");
    expect(await migrate(made.db)).toEqual(['0017-names-of-employees']);
    expect(await words()).toEqual(before);
    expect(await sql.rows('SELECT * FROM search_words ORDER BY kind, word, subject_id')).toEqual(others);
  });

  it('leave no rider to be found by what is no AMA number', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const numbers = ['None', 'AMA 000', 'AMA-0120', '7x', null, 'Pending'];
    await putWorld(made.db, {
      riders: numbers.map((amaNumber, n) =>
        aRider({ id: anId('rder', n), email: `r${n}@example.com`, amaNumber, bikes: [] }),
      ),
    });
    const sql = sqlOn(made.db.write, kind);
    const keys = async () =>
      (await sql.rows<{ ama_key: string | null }>('SELECT ama_key FROM riders ORDER BY id')).map((it) => it.ama_key);
    const now = await keys();
    // as they were kept
    for (const [n, key] of [
      [0, 'NONE'],
      [1, ''],
      [5, 'PENDING'],
    ] as const)
      await sql.run('UPDATE riders SET ama_key = ? WHERE id = ?', [key, anId('rder', n)]);
    await sql.run("DELETE FROM knex_migrations WHERE name = '0022-no-ama-numbers'");
    expect(await migrate(made.db)).toEqual(['0022-no-ama-numbers']);
    expect([await keys(), now]).toEqual([[null, null, '120', '7X', null, null], now]);
  });

  it('find riders and promoters by their phone numbers, and dealers by their states, also after a kill in the middle', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    await seedInto(made.db, season);
    const sql = sqlOn(made.db.write, kind);
    const words = async () =>
      (
        await sql.rows<{ kind: string; word: string }>(
          'SELECT kind, word, subject_id FROM search_words ORDER BY kind, word, subject_id',
        )
      ).map((it) => ({ ...it }));
    const before = await words();
    // more than one page of them, none with words
    const numbers = Array.from({ length: 2_100 }, (_, n) => `602555${String(n).padStart(4, '0')}`);
    const rows = numbers.map((number, n) => ({
      ...(season.riders?.[1] as SeedRow<'riders'>),
      id: anId('m0re', n),
      email: `m${n}@example.com`,
      phone1: `+1 (${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`,
    }));
    await bulkInsert(sql, 'riders', complete('riders', rows));
    const states = [
      ['US', 'co', 'CO'],
      ['CA', 'qc', 'QC'],
      ['US', 'Utah', 'Utah'],
      ['DE', 'by', 'by'],
      ['US', null, null],
    ] as const;
    await bulkInsert(
      sql,
      'dealers',
      complete(
        'dealers',
        states.map(([country, state], n) => ({
          id: anId('dea0er', 10 + n),
          maker_number: `S${n}`,
          name: 'Mesa',
          country,
          state,
          deactivated: false,
        })),
      ),
    );
    await sql.run('DELETE FROM search_words WHERE word = ?', ['5550100']);
    for (const _ of ['the first time', 'after a kill']) {
      await sql.run("DELETE FROM knex_migrations WHERE name = '0023-phones-and-states'");
      expect(await migrate(made.db)).toEqual(['0023-phones-and-states']);
      const added = numbers.flatMap((number, n) =>
        [number, `1${number}`].map((word) => ({ kind: 'rider-personal', word, subject_id: anId('m0re', n) })),
      );
      const inOrder = (all: readonly { readonly word: string }[]) =>
        all.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
      expect(inOrder(await words())).toEqual(inOrder([...before, ...added]));
      await sql.run("DELETE FROM search_words WHERE word > '6025551000' AND word < '6025552999'");
    }
    expect(
      (
        await sql.rows<{ state: string | null }>(
          "SELECT state FROM dealers WHERE maker_number LIKE 'S%' ORDER BY maker_number",
        )
      ).map((it) => it.state),
    ).toEqual(states.map(([, , state]) => state));
  });
});
