import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LostRace } from '@rrr/core/shared';
import { addEmployeeWords, employeeWordRows, rebuildEmployeeWords } from './employee-words.js';
import { seedInto } from './seed-into.js';
import { sqlOn } from './sql.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { season } from './testing/season.js';
import { retrying } from './unit-of-work.js';

it('are those of each name once, and none of no name', () =>
  expect(
    employeeWordRows([
      { employee_key: 'dana cole' },
      { employee_key: '' },
      { employee_key: 'dana cole' },
      { employee_key: 'bo' },
    ]),
  ).toEqual([
    { word: 'dana', employee_key: 'dana cole' },
    { word: 'cole', employee_key: 'dana cole' },
    { word: 'bo', employee_key: 'bo' },
  ]));

describe.each(KINDS)('words of employees on %s', (kind) => {
  let made: TestDatabase;
  const words = () =>
    sqlOn(made.db.read, kind).rows<{ word: string; employee_key: string }>(
      'SELECT word, employee_key FROM employee_words ORDER BY word, employee_key',
    );
  const add = (employee_key: string) => retrying(made.db, (sql) => addEmployeeWords(sql, [{ employee_key }]));
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, season);
  });
  afterAll(() => made.drop());

  it('are built anew from the redemptions alone, to the same', async () => {
    const before = await words();
    expect(before.length).toBeGreaterThan(2);
    await made.db.write('employee_words').delete();
    await rebuildEmployeeWords(sqlOn(made.db.write, kind));
    expect(await words()).toEqual(before);
    await rebuildEmployeeWords(sqlOn(made.db.write, kind));
    expect(await words()).toEqual(before);
  });

  it('stand once when many bring the same new name at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => add('quinn farrow')));
    expect((await words()).filter((it) => it.employee_key === 'quinn farrow')).toEqual([
      { word: 'farrow', employee_key: 'quinn farrow' },
      { word: 'quinn', employee_key: 'quinn farrow' },
    ]);
    // no redemption has it
    await made.db.write('employee_words').where({ employee_key: 'quinn farrow' }).delete();
  });

  it('go when the transaction that brings them does not come to its end', async () => {
    const before = await words();
    await expect(
      retrying(
        made.db,
        async (sql) => {
          await addEmployeeWords(sql, [{ employee_key: 'ira bell' }]);
          await sql.rows('SELECT 1 AS one');
          throw new LostRace('for the test');
        },
        { attempts: 0 },
      ),
    ).rejects.toThrow();
    expect(await words()).toEqual(before);
  });
});

describe('on MariaDB', () => {
  it('a name that is known waits for nobody who brings it too', async () => {
    const made = await newDatabase('mysql');
    const add = (then: () => Promise<void>) =>
      retrying(made.db, async (sql) => {
        await addEmployeeWords(sql, [{ employee_key: 'dana cole' }]);
        await sql.rows('SELECT 1 AS one');
        await then();
      });
    await add(() => Promise.resolve());
    // the second begins and ends while the first is still open
    await add(() => add(() => Promise.resolve()));
    await made.drop();
  });
});
