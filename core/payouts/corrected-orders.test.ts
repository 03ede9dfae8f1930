import { describe, expect, it } from '@jest/globals';
import { mergeRiders } from '../merging/index.js';
import { anId, payable } from '../testing/index.js';
import { cashOut, markManySent, undoSent } from './index.js';
import { code, given } from './testing/orders.js';

describe('sending what was ordered before results were corrected', () => {
  it('downwards: what left is on the ledger and in the year, and what it was too much is overpaid', async () => {
    const { order, correctTo, send, award, years, db, claim } = await given();
    await order();
    await correctTo(6_000);
    expect(award()).toEqual(['earned', 6_000, 6_000, 0, 0]);
    expect(await send()).toMatchObject({ state: 'sent', gross: 10_000, net: 7_000 });
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

  it('and undone it is worth what its results say, and can be sent again', async () => {
    const { order, correctTo, send, award, years, ports, on } = await given();
    await order();
    await correctTo(6_000);
    await send();
    await undoSent(ports)(on(2));
    expect([award(), years()]).toEqual([['earned', 6_000, 6_000, 0, 0], [[0, 0, 0]]]);
    await send(3);
    expect([award(), years()]).toEqual([['funded', 6_000, 0, 10_000, 4_000], [[10_000, 3_000, 7_000]]]);
  });

  it('of an award that is worth nothing any more', async () => {
    const { order, correctTo, send, award, ports, on } = await given();
    await order();
    await correctTo(0);
    await send();
    expect(award()).toEqual(['reversed', 0, 0, 10_000, 10_000]);
    await undoSent(ports)(on(2));
    expect(award()).toEqual(['reversed', 0, 0, 0, 0]);
  });

  it('upwards: what was ordered is paid, and the rest can be claimed', async () => {
    const { order, correctTo, send, award, ports, rider, on } = await given();
    await order();
    await correctTo(12_500);
    await send();
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
    const { order, correctTo, send, award, db, ports, admin, on, years } = await given();
    await order();
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
    expect(await send()).toMatchObject({ riderId: kept });
    expect([award(), years()]).toEqual([['funded', 6_000, 0, 10_000, 4_000], [[10_000, 3_000, 7_000]]]);
    expect(db.stored().wallets.map((it) => [it.riderId, it.balance])).toContainEqual([kept, 0]);
  });

  it('among many, and not without an order: CLAIM_OUTDATED', async () => {
    const { order, correctTo, send, ports, on, claim } = await given();
    await correctTo(6_000);
    const { actor } = on(1);
    const many = () =>
      markManySent(ports)({ actor, idempotency: on(1).idempotency, claims: [{ id: claim.id, version: 1 }] });
    expect([await code(send()), await many()]).toEqual([
      'CLAIM_OUTDATED',
      [{ claimId: claim.id, refused: 'CLAIM_OUTDATED' }],
    ]);
    await correctTo(10_000);
    await order();
    await correctTo(6_000);
    expect(await many()).toEqual([{ claimId: claim.id, refused: null }]);
  });
});
