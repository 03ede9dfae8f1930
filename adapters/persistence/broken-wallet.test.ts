import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { expireCredit, walletKey } from '@rrr/core/ledger';
import { anId } from '@rrr/core/testing';
import { type Sql, sqlOn } from './sql.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop } from './testing/shop.js';
import { unchecked } from './testing/unchecked.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

const BROKEN = anId('rder', 2);
const mine = `rider_id = '${BROKEN}'`;

/** What a hand in the database left, also past the checks, and the invariants it breaks. */
const CORRUPTIONS: readonly (readonly [string, string, readonly number[]])[] = [
  ['a balance too high', `UPDATE wallets SET balance = balance + 5000 WHERE ${mine}`, [2]],
  ['a balance too low', `UPDATE wallets SET balance = 0 WHERE ${mine}`, [2]],
  ['a balance below zero', `UPDATE wallets SET balance = -1 WHERE ${mine}`, [2]],
  ['a sequence behind its entries', `UPDATE wallets SET sequence = sequence - 1 WHERE ${mine}`, [3]],
  ['a sequence before its entries', `UPDATE wallets SET sequence = sequence + 5 WHERE ${mine}`, [3]],
  ['an award above its worth', `UPDATE awards SET current_value = current_value + 1 WHERE ${mine}`, [1, 2]],
  [
    'figures that nobody can read',
    `UPDATE awards SET current_value = 9223372036854775807, initial_value = 9223372036854775807 WHERE ${mine}`,
    [],
  ],
];

describe.each(KINDS)('the expiry of credit on %s', (kind) => {
  let made: TestDatabase;
  let sql: Sql;
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeEach(async () => {
    made = await newDatabase(kind);
    sql = sqlOn(made.db.write, kind);
    shop = await aShop({ uow: sqlUnitOfWork(made.db), give: (world) => putWorld(made.db, world) }, 3);
    for (const { id } of shop.riders) await shop.issueCredit(id, [1_000, 2_000], '2025-06-11');
    shop.clock.set('2025-06-13T18:00:00.000Z');
  });
  afterEach(() => made.drop());

  it.each(CORRUPTIONS)(
    'goes past a wallet with %s, names it, and takes it up again once it is mended',
    async (_, text, invariants) => {
      const rows = async () => [
        await sql.rows(`SELECT * FROM wallets WHERE ${mine}`),
        await sql.rows(`SELECT * FROM awards WHERE ${mine} ORDER BY id`),
        await sql.rows(`SELECT * FROM ledger_entries WHERE ${mine} ORDER BY sequence`),
      ];
      const [[wallet = {}] = [], awards = []] = (await rows()) as readonly (readonly Record<
        string,
        number | string
      >[])[];
      await unchecked(made.db, text);
      const corrupt = await rows();
      const aside: string[] = [];
      const run = expireCredit({ ...shop.ports, setAside: (key) => void aside.push(walletKey(key)) });
      expect(await run()).toBe(4);
      expect(aside).toEqual([`${BROKEN}/USD/credit`]);
      expect(await rows()).toEqual(corrupt);
      expect(await sql.rows(`SELECT balance, sequence FROM wallets WHERE NOT ${mine}`)).toEqual([
        { balance: 0, sequence: 4 },
        { balance: 0, sequence: 4 },
      ]);

      if (invariants.length > 0) {
        const { breaks } = await verifyLedger(made.db);
        expect([...new Set(breaks.map((it) => it.invariant))]).toEqual(invariants);
        for (const violation of breaks)
          expect(violation.where.includes(BROKEN) || awards.some(({ id }) => violation.where === `award ${id}`)).toBe(
            true,
          );
      }
      // the next run looks again; once mended, its credit ends like everyone's
      expect([await run(), aside.length]).toEqual([0, 2]);
      await sql.run(`UPDATE wallets SET balance = ?, sequence = ? WHERE ${mine}`, [
        wallet['balance'] ?? 0,
        wallet['sequence'] ?? 0,
      ]);
      for (const award of awards)
        await sql.run('UPDATE awards SET current_value = ?, initial_value = ? WHERE id = ?', [
          award['current_value'] ?? 0,
          award['initial_value'] ?? 0,
          award['id'] ?? '',
        ]);
      expect([await run(), aside.length]).toEqual([2, 2]);
      expect((await verifyLedger(made.db)).breaks).toEqual([]);
    },
  );
});
