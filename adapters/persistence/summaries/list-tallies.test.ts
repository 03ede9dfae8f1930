import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameKey } from '@rrr/core/riders';
import type { Database } from '../open-database.js';
import { firstOf, lettersOf, LIST_KINDS, recountLists } from './list-tallies.js';
import { seedInto } from '../seed-into.js';
import { sqlOn, toSafeInteger } from '../sql.js';
import { KINDS, newDatabase, type TestDatabase } from '../testing/databases.js';
import { putWorld } from '../testing/put-world.js';
import { season } from '../testing/season.js';
import { aShop } from '../testing/shop.js';
import { sqlUnitOfWork } from '../unit-of-work.js';

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const key = fc
  .string({ unit: fc.constantFrom('a', 'm', 'z', ' ', '9', 'й', '中', '𐐨'), maxLength: 6 })
  .map(nameKey)
  .filter((it) => it !== '');

describe('the letters of a sort key', () => {
  it('sort as the keys do', () =>
    fc.assert(
      fc.property(key, key, (a, b) => byBytes(a.padEnd(9), b.padEnd(9)) > 0 || lettersOf(a, 3) <= lettersOf(b, 3)),
    ));
  it('begin at a key that is not after any of theirs, and after all of the letters before', () =>
    fc.assert(
      fc.property(key, key, (a, b) => {
        const first = firstOf(lettersOf(a, 3));
        return byBytes(first, a) <= 0 && (lettersOf(b, 3) >= lettersOf(a, 3) || byBytes(b, first) < 0);
      }),
    ));
  it('are plain', () =>
    expect([lettersOf('ma jo', 3), lettersOf('m', 3), lettersOf('жук', 3), lettersOf('moreno', 1)]).toEqual([
      'ma!',
      'm!!',
      '~~~',
      'm',
    ]));
});

const kept = async (db: Database) => {
  const rows = await sqlOn(db.read, db.kind).rows<{
    kind: string;
    tally_key: string;
    bucket: string;
    n: number | string;
  }>(
    `SELECT kind, tally_key, bucket, SUM(n) AS n FROM tallies WHERE kind IN (${Object.values(LIST_KINDS)
      .map(() => '?')
      .join(', ')}) GROUP BY kind, tally_key, bucket HAVING SUM(n) <> 0`,
    Object.values(LIST_KINDS),
  );
  return rows.map((it) => `${it.kind} ${it.tally_key} ${it.bucket} ${toSafeInteger(it.n)}`).toSorted();
};
const counted = async (db: Database) =>
  (await recountLists(sqlOn(db.read, db.kind)))
    .map((it) => `${it.kind} ${it.tally_key} ${it.bucket} ${it.n}`)
    .toSorted();

describe.each(KINDS)('counts of long lists on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  it('come with a seed', async () => {
    await seedInto(made.db, season);
    expect(await kept(made.db)).toEqual(await counted(made.db));
    expect(await kept(made.db)).toContain('list:redemptions/day standing 2025-03-09 2');
  });

  it('follow each redemption and each undo', async () => {
    const shop = await aShop({ uow: sqlUnitOfWork(made.db), give: (world) => putWorld(made.db, world) });
    await shop.issueCredit(shop.riderId, [5_000]);
    const before = await kept(made.db);
    const { redemption } = await shop.redeem(700);
    await shop.redeem(300);
    await shop.undo(redemption.id);
    expect(await kept(made.db)).toEqual(await counted(made.db));
    expect(await kept(made.db)).not.toEqual(before);
  });
});
