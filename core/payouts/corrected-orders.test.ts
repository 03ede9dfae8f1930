import { describe, expect, it } from '@jest/globals';
import { mergeRiders } from '../merging/index.js';
import { anId, payable, refusal } from '../testing/index.js';
import { cashOut, markSent, refreshClaim } from './index.js';
import { given } from './testing/orders.js';

describe('sending what was ordered, without an answer, before results were corrected', () => {
  it('downwards: what left is on the ledger and in the year, and what it was too much is overpaid', async () => {
    const { loseOrder, order, correctTo, state, award, years, db, claim } = await given();
    await loseOrder();
    await correctTo(6_000);
    expect(award()).toEqual(['earned', 6_000, 6_000, 0, 0]);
    expect([await order(), state()]).toMatchObject([{ amount: 7_000 }, 'sent']);
    expect([award(), years()]).toEqual([['funded', 6_000, 0, 10_000, 4_000], [[10_000, 3_000, 7_000]]]);
    expect(
      db
        .stored()
        .entries.filter((it) => it.reference === claim.id)
        .map(({ kind, amount, next }) => [kind, amount, next]),
    ).toEqual([
      ['correct', 4_000, 10_000],
      ['pay', -10_000, 0],
    ]);
  });

  it('and taken back it is worth what its results say, and is paid anew as refreshed', async () => {
    const { loseOrder, order, cancel, correctTo, award, years, ports, on } = await given();
    await loseOrder();
    await correctTo(6_000);
    await order();
    await cancel();
    expect([award(), years()]).toEqual([['earned', 6_000, 6_000, 0, 0], [[0, 0, 0]]]);
    const wire = (version: number) => markSent(ports)({ ...on(version), reference: 'Wire 4711' });
    expect(await refusal(wire(3))).toBe('CLAIM_OUTDATED');
    await refreshClaim(ports)(on(3));
    await wire(4);
    expect([award(), years()]).toEqual([['funded', 6_000, 0, 6_000, 0], [[6_000, 1_800, 4_200]]]);
  });

  it('of an award that is worth nothing any more', async () => {
    const { loseOrder, order, cancel, correctTo, award } = await given();
    await loseOrder();
    await correctTo(0);
    await order();
    expect(award()).toEqual(['reversed', 0, 0, 10_000, 10_000]);
    await cancel();
    expect(award()).toEqual(['reversed', 0, 0, 0, 0]);
  });

  it('upwards: what was ordered is paid, and the rest can be claimed', async () => {
    const { loseOrder, order, correctTo, award, ports, rider, on } = await given();
    await loseOrder();
    await correctTo(12_500);
    await order();
    expect(award()).toEqual(['earned', 12_500, 2_500, 10_000, 0]);
    expect(
      await cashOut(ports)({
        actor: rider,
        idempotency: on(1).idempotency,
        currency: 'USD',
        awardIds: null,
        method: null,
      }),
    ).toMatchObject({ gross: 2_500 });
  });

  it('of a rider who was merged into another meanwhile', async () => {
    const { loseOrder, order, correctTo, award, db, ports, admin, on, years } = await given();
    await loseOrder();
    db.give({ ...payable(2) });
    const [gone, kept] = [anId('rder', 1), anId('rder', 2)];
    await mergeRiders({ ...ports, program: { ...ports.program, approvals: 'recorded' } })({
      actor: admin,
      keepId: kept,
      deleteId: gone,
      confirmation: `DELETE ${gone}@example.com`,
      apply: on(1).idempotency,
    });
    await correctTo(6_000);
    await order();
    expect(db.stored().payoutClaims[0]).toMatchObject({ state: 'sent', riderId: kept });
    expect([award(), years()]).toEqual([['funded', 6_000, 0, 10_000, 4_000], [[10_000, 3_000, 7_000]]]);
    expect(db.stored().wallets.map((it) => [it.riderId, it.balance])).toContainEqual([kept, 0]);
  });
});
