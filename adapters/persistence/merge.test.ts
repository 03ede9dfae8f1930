import { describe, expect, it } from '@jest/globals';
import { setRiderActive } from '@rrr/core/riders';
import { anId } from '@rrr/core/testing';
import { KINDS } from './testing/databases.js';
import { mergingShop } from './testing/merging-shop.js';
import { outcomes } from './testing/shop.js';

describe.each(KINDS)('merging riders on %s', (kind) => {
  const { admin, idOf, merge, balance, holds, aRace, db, shop } = mergingShop(kind);

  it('leaves a ledger that verifies, with every cent in the kept wallet', async () => {
    await shop().issueCredit(idOf(1), [10_000]);
    await shop().issueCredit(idOf(2), [3_000, 2_000]);
    const { redemption } = await shop().redeem(4_000, { riderId: idOf(2) });
    await merge(1, 2);
    expect([await balance(1), await balance(2)]).toEqual([11_000, 0]);
    await holds();
    await shop().undo(redemption.id);
    expect(await balance(1)).toBe(15_000);
    await holds();
  });

  it('two merges of the same riders at once: one wins, the other is told why', async () => {
    await shop().issueCredit(idOf(3), [500]);
    await shop().issueCredit(idOf(4), [700]);
    expect(await outcomes([merge(3, 4), merge(3, 4), merge(4, 3)])).toEqual(
      new Map([
        ['done', 1],
        ['ALREADY_MERGED', 2],
      ]),
    );
    expect((await balance(3)) + (await balance(4))).toBe(1_200);
    await holds();
  });

  it('while a dealer redeems from both, nothing is lost and nothing is spent twice', async () => {
    await shop().issueCredit(
      idOf(5),
      Array.from({ length: 10 }, () => 100),
    );
    await shop().issueCredit(
      idOf(6),
      Array.from({ length: 10 }, () => 100),
    );
    const redeem = (n: number) => shop().redeem(50, { riderId: idOf(n) });
    const done = await outcomes([redeem(5), redeem(6), redeem(6), merge(5, 6), redeem(6), redeem(5), redeem(6)]);
    const redeemed = (done.get('done') ?? 0) - 1;
    expect(
      [...done.keys()].filter(
        (it) => !['done', 'INSUFFICIENT_CREDIT', 'RIDER_DEACTIVATED', 'PIN_NOT_SET', 'CONFLICT'].includes(it),
      ),
    ).toEqual([]);
    expect([await balance(5), await balance(6)]).toEqual([2_000 - 50 * redeemed, 0]);
    await holds();
  });

  it('moves a hundred awards with a thousand entries', async () => {
    await shop().issueCredit(
      idOf(8),
      Array.from({ length: 100 }, (_, n) => 1_000 + n),
    );
    for (let n = 0; n < 5; n += 1) {
      const { redemption } = await shop().redeem(104_900, { riderId: idOf(8) });
      if (n < 4) await shop().undo(redemption.id);
    }
    const held = await balance(8);
    const { moves } = await merge(7, 8);
    expect(moves.awards).toBe(100);
    expect(await balance(7)).toBe(held);
    await holds();
  });

  it('bikes of a rider who was deactivated earn for the one who stays', async () => {
    const race = await aRace(61, [61, 62]);
    await db()
      .write('bikes')
      .where({ rider_id: idOf(61) })
      .delete();
    await setRiderActive(shop().ports)({ actor: admin, riderId: idOf(62), active: false });
    await race.wonBy(61);
    expect(await balance(61)).toBe(0);
    await merge(61, 62);
    await race.judgeAgain();
    expect(await balance(61)).toBe(30_000);
    await holds();
  });

  it('two bikes that a merge once left with one VIN become one when their rider is activated again', async () => {
    const race = await aRace(69, [69, 70]);
    const vin = 'VBKMXA10XSM900069';
    await db()
      .write('bikes')
      .where({ rider_id: idOf(70) })
      .update({ id: anId('a', 70), rider_id: idOf(69), vin, active_vin: null, vin_status: 'unverified' });
    for (const active of [false, true])
      expect((await setRiderActive(shop().ports)({ actor: admin, riderId: idOf(69), active })).taken).toEqual([]);
    await race.wonBy(69);
    expect(await balance(69)).toBe(30_000);
  });
});
