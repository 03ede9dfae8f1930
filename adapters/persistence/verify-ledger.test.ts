import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop } from './testing/shop.js';
import { unchecked } from './testing/unchecked.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

/** What someone with the database in hand might do, and the invariants it breaks (domain.md §5). */
const TAMPERING: readonly (readonly [string, string, readonly number[]])[] = [
  [
    'an award worth more than its entries',
    'UPDATE awards SET current_value = current_value - 1, spent = spent + 1 WHERE current_value > 1',
    [1, 2],
  ],
  ['an award above what it was issued for', 'UPDATE awards SET initial_value = 1 WHERE current_value > 1', [1]],
  ['a taking that nobody made', 'UPDATE awards SET taken = 1', [1]],
  ['a balance nobody won', 'UPDATE wallets SET balance = balance + 1', [2]],
  [
    'an amount changed in history',
    "UPDATE ledger_entries SET amount = amount - 1 WHERE kind = 'redeem' AND sequence = 3",
    [1, 3, 4, 6],
  ],
  ['an entry taken out', 'DELETE FROM ledger_entries WHERE sequence = 3', [1, 3, 4, 6]],
  ['a redemption of another amount', 'UPDATE redemptions SET amount = amount + 1', [4]],
  ['an undone redemption that stands again', "UPDATE redemptions SET status = 'redeemed'", [4]],
  [
    'an entry that says another acted',
    "UPDATE ledger_entries SET actor_id = '00000000000000000000000000' WHERE sequence = 2",
    [6],
  ],
  [
    'a hash made to fit its own content only',
    "UPDATE ledger_entries SET hash = REPLACE(hash, 'a', 'b') WHERE sequence = 1",
    [6],
  ],
  [
    'an award issued a second time',
    "UPDATE ledger_entries SET kind = 'award', award_id = (SELECT a.id FROM awards a ORDER BY a.id LIMIT 1) WHERE sequence = 2",
    [1, 5, 6],
  ],
];

describe.each(KINDS)('verifyLedger on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => {
    made = await newDatabase(kind);
    const { redeem, undo, issueCredit, riderId } = await aShop({
      uow: sqlUnitOfWork(made.db),
      give: (world) => putWorld(made.db, world),
    });
    await issueCredit(riderId, [1_000]);
    await issueCredit(riderId, [2_000], '2027-01-01');
    const undone = await redeem(1_500);
    await undo(undone.redemption.id);
  });
  afterEach(() => made.drop());

  it('finds nothing in untouched data, and reports what it checked', async () => {
    expect(await verifyLedger(made.db)).toEqual({
      checked: { wallets: 1, awards: 2, entries: 6, redemptions: 1, claims: 0, choices: 0, classes: 0 },
      breaks: [],
    });
  });

  it.each(TAMPERING)('finds %s', async (_, text, invariants) => {
    await unchecked(made.db, text);
    const { breaks } = await verifyLedger(made.db);
    expect([...new Set(breaks.map((it) => it.invariant))]).toEqual(invariants);
  });

  it('reads one snapshot while money moves', async () => {
    const shop = await aShop({ uow: sqlUnitOfWork(made.db), give: async () => undefined });
    let moving = true;
    const traffic = (async () => {
      while (moving) await shop.issueCredit(shop.riderId, [1]).catch(() => undefined);
    })();
    const results = [await verifyLedger(made.db), await verifyLedger(made.db), await verifyLedger(made.db)];
    moving = false;
    await traffic;
    expect(results.flatMap((it) => it.breaks)).toEqual([]);
  });
});
