import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { seedInto } from './seed-into.js';
import { sqlOn } from './sql.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { season } from './testing/season.js';
import { saveWords, wordsOf } from './words.js';

it('are those of all texts, each once, as searches compare them', () =>
  expect(wordsOf('Zoë Núñez-Björk', 'ZOE', null, 'AMA-0123')).toEqual(['zoe', 'nunez', 'bjork', 'ama', '0123']));

describe.each(KINDS)('search words on %s', (kind) => {
  let made: TestDatabase;
  const wordsBy = async (id: string) =>
    (
      await sqlOn(made.db.read, kind).rows<{ kind: string; word: string }>(
        'SELECT kind, word FROM search_words WHERE subject_id = ? ORDER BY kind, word',
        [id],
      )
    )
      // keys of names that are written otherwise have their own tests
      .filter((it) => it.kind !== 'rider-alike')
      .map((it) => `${it.kind}:${it.word}`);
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, season);
  });
  afterAll(() => made.drop());

  const zoe = [
    'rider-ending:eoz',
    'rider-ending:krojb',
    'rider-ending:zenun',
    'rider-phone:0010555',
    'rider-vin:100000msx01axmkbv',
    // of a bike that was given up
    'rider-vin:200000msx01axmkbv',
    'rider:0123',
    'rider:ama',
    'rider:bjork',
    'rider:nunez',
    'rider:zoe',
    'rider-personal:0100',
    'rider-personal:555',
    'rider-personal:5550100',
    'rider-personal:com',
    'rider-personal:example',
    'rider-personal:zoe',
  ];
  it('come with a seed, personal ones under a kind of their own', async () =>
    expect((await wordsBy(anId('rder', 1))).toSorted()).toEqual(zoe.toSorted()));

  it('are replaced by those a row has now', async () => {
    await made.db.write.transaction((trx) =>
      saveWords(sqlOn(trx, kind), 'dealers', [{ id: anId('dea0er', 1), name: 'Blue Mesa Cycles', maker_number: 'D1' }]),
    );
    expect(await wordsBy(anId('dea0er', 1))).toEqual(['dealer:blue', 'dealer:cycles', 'dealer:d1', 'dealer:mesa']);
  });
});
