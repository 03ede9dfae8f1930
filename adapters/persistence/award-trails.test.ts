import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { sqlQueries } from './queries/index.js';
import { seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { aShop } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';

describe.each(KINDS)('what became of an award on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  it('is its last redemption, the refund of it, and the balance around its last movement', async () => {
    const shop = await aShop({ uow: sqlUnitOfWork(made.db), give: (world) => putWorld(made.db, world) });
    await shop.issueCredit(shop.riderId, [1_000], '2026-02-28');
    await shop.issueCredit(shop.riderId, [700], '2026-03-31');
    const { ledger } = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
    const trails = async () => {
      const { items } = await ledger.awards(shop.riderId, { page: 1, limit: 15 });
      return new Map(items.map((it) => [it.initial, it.trail]));
    };
    const none = { redeemedAt: null, refundedAt: null, refundedBy: null };
    expect((await trails()).get(1_000)).toEqual({ ...none, previousBalance: 0, newBalance: 1_000 });
    expect((await trails()).get(700)).toEqual({ ...none, previousBalance: 1_000, newBalance: 1_700 });

    const { redemption } = await shop.redeem(400);
    const taken = { ...none, redeemedAt: redemption.redeemedAt, previousBalance: 1_700, newBalance: 1_300 };
    expect((await trails()).get(1_000)).toEqual(taken);
    expect((await trails()).get(700)).toEqual({ ...none, previousBalance: 1_000, newBalance: 1_700 });

    await seedInto(made.db, {
      dealer_refunds: [
        {
          id: anId('xrf', 1),
          redemption_id: redemption.id,
          live_redemption_id: redemption.id,
          dealer_id: shop.dealer.id,
          currency: 'USD',
          amount: 400,
          refunded_at: '2025-06-11T12:00:00.000Z',
          refunded_on: '2025-06-11',
          refunded_by: 'Robin Vale',
        },
      ],
    });
    const refunded = { refundedAt: '2025-06-11T12:00:00.000Z', refundedBy: 'Robin Vale' };
    expect((await trails()).get(1_000)).toEqual({ ...taken, ...refunded });
  });

  it('forgets a redemption that was undone', async () => {
    const shop = await aShop({ uow: sqlUnitOfWork(made.db), give: (world) => putWorld(made.db, world) });
    await shop.issueCredit(shop.riderId, [1_000], '2026-02-28');
    const { redemption } = await shop.redeem(400);
    await shop.undo(redemption.id);
    const { ledger } = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
    expect((await ledger.awards(shop.riderId, { page: 1, limit: 15 })).items[0]?.trail).toEqual({
      redeemedAt: null,
      refundedAt: null,
      refundedBy: null,
      previousBalance: 600,
      newBalance: 1_000,
    });
  });
});
