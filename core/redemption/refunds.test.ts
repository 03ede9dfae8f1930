import { describe, expect, it } from '@jest/globals';
import {
  aDealer,
  anActor,
  anId,
  aRider,
  credits,
  fakePorts,
  fakeUnitOfWork,
  plainCounterCodes,
  refusal,
} from '../testing/index.js';
import { redeemCredit, refundDealer, refundDealers, undoRedemption, undoRefund, undoRefunds } from './index.js';

const given = async () => {
  const rider = aRider();
  const db = fakeUnitOfWork({
    riders: [rider],
    dealers: [aDealer()],
    pins: [{ riderId: rider.id, seal: 'x', failures: 0, lockedUntil: null }],
    ...credits(rider.id, [{ amount: 10_000, expiresOn: '2026-01-01' }]),
  });
  const ports = fakePorts(db, { pins: { seal: () => 'x', matches: () => true }, counterCodes: plainCounterCodes });
  const [admin, dealer] = [anActor(), anActor({ type: 'dealer', subjectId: aDealer().id })];
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const redeem = async () =>
    (
      await redeemCredit(ports)({
        actor: dealer,
        idempotency: idempotency(),
        riderId: rider.id,
        dealerId: aDealer().id,
        amount: { amount: 1_000, currency: 'USD' },
        pin: '4719',
        employeeName: 'Dana Cole',
        riderIdVerified: true,
      })
    ).redemption.id;
  const one = await redeem();
  const asked = (redemptionId = one) => ({ actor: admin, idempotency: idempotency(), redemptionId });
  const many = (redemptionIds: readonly string[]) => ({ actor: admin, idempotency: idempotency(), redemptionIds });
  return {
    db,
    ports,
    admin,
    dealer,
    one,
    redeem,
    asked,
    many,
    undo: (redemptionId: string) =>
      undoRedemption(ports)({ actor: dealer, idempotency: idempotency(), redemptionId, reason: null }),
    statuses: () => db.stored().redemptions.map((it) => it.status),
  };
};

describe('refunds to dealers', () => {
  it('stand once for a redemption: ALREADY_REFUNDED', async () => {
    const { ports, asked, db, statuses, one } = await given();
    expect(await refundDealer(ports)(asked())).toMatchObject({
      redemptionId: one,
      amount: 1_000,
      currency: 'USD',
      refundedOn: '2025-06-10',
      refundedBy: 'Robin Vale',
      undone: null,
    });
    expect(await refusal(refundDealer(ports)(asked()))).toBe('ALREADY_REFUNDED');
    expect([statuses(), db.stored().refunds.length]).toEqual([['refunded'], 1]);
  });

  it('of two admins at once one wins and the other is told', async () => {
    const { ports, asked, db } = await given();
    expect(
      (await Promise.all([refusal(refundDealer(ports)(asked())), refusal(refundDealer(ports)(asked()))])).toSorted(),
    ).toEqual(['ALREADY_REFUNDED', 'done']);
    expect(db.stored().refunds.length).toBe(1);
  });

  it('keep their redemption from being undone, until they are: REDEMPTION_REFUNDED', async () => {
    const { ports, asked, undo, one } = await given();
    await refundDealer(ports)(asked());
    expect(await refusal(undo(one))).toBe('REDEMPTION_REFUNDED');
    expect(await undoRefund(ports)(asked())).toMatchObject({ undone: { byName: 'Robin Vale' } });
    expect(await refusal(undo(one))).toBe('done');
    expect(await refusal(refundDealer(ports)(asked()))).toBe('ALREADY_REVOKED');
  });

  it('can be undone and made again, any number of times: NOT_REFUNDED', async () => {
    const { ports, asked, db, statuses } = await given();
    expect(await refusal(undoRefund(ports)(asked()))).toBe('NOT_REFUNDED');
    for (let n = 0; n < 3; n += 1) {
      await refundDealer(ports)(asked());
      await undoRefund(ports)(asked());
    }
    expect([
      statuses(),
      db.stored().refunds.filter((it) => it.undone === null).length,
      db.stored().refunds.length,
    ]).toEqual([['redeemed'], 0, 3]);
  });

  it('in bulk name what was refused and why, and do the rest', async () => {
    const { ports, many, asked, redeem, undo, one, statuses, db } = await given();
    const [two, three] = [await redeem(), await redeem()];
    await refundDealer(ports)(asked(one));
    await undo(two);
    const all = [one, two, three, anId('n0ne'), three];
    expect(await refundDealers(ports)(many(all))).toEqual([
      { redemptionId: one, refused: 'ALREADY_REFUNDED' },
      { redemptionId: two, refused: 'ALREADY_REVOKED' },
      { redemptionId: three, refused: null },
      { redemptionId: anId('n0ne'), refused: 'NOT_FOUND' },
    ]);
    expect(statuses()).toEqual(['refunded', 'revoked', 'refunded']);
    expect(await undoRefunds(ports)(many(all))).toEqual([
      { redemptionId: one, refused: null },
      { redemptionId: two, refused: 'NOT_REFUNDED' },
      { redemptionId: three, refused: null },
      { redemptionId: anId('n0ne'), refused: 'NOT_FOUND' },
    ]);
    expect(statuses()).toEqual(['redeemed', 'revoked', 'redeemed']);
    expect(db.stored().audit.filter((it) => it.action === 'undo-refund').length).toBe(2);
  });

  it('stand in the audit with dealer and amount, made and undone, and on the day of Los Angeles', async () => {
    const { db, ports, asked, one, admin } = await given();
    const at = '2025-06-11T06:59:59.000Z';
    ports.clock.set(at);
    const made = await refundDealer(ports)(asked());
    expect(made).toEqual({
      id: made.id,
      redemptionId: one,
      dealerId: aDealer().id,
      currency: 'USD',
      amount: 1_000,
      refundedAt: at,
      refundedOn: '2025-06-10',
      refundedBy: 'Robin Vale',
      undone: null,
    });
    expect(db.stored().refunds).toEqual([made]);
    expect(await undoRefund(ports)(asked())).toEqual({ ...made, undone: { at, byName: 'Robin Vale' } });
    expect(db.stored().refunds).toEqual([{ ...made, undone: { at, byName: 'Robin Vale' } }]);
    const recorded = {
      at,
      actorId: admin.accountId,
      objectType: 'redemption',
      objectId: one,
      detail: { refundId: made.id, dealerId: aDealer().id, amount: 1_000, currency: 'USD' },
    };
    expect(db.stored().audit.slice(-2)).toMatchObject([
      { ...recorded, action: 'refund-dealer' },
      { ...recorded, action: 'undo-refund' },
    ]);
  });

  it('of a redemption that is not there: NOT_FOUND', async () => {
    const { ports, asked } = await given();
    for (const act of [refundDealer(ports), undoRefund(ports)])
      await expect(act(asked(anId('n0ne')))).rejects.toMatchObject({
        code: 'NOT_FOUND',
        detail: { what: 'redemption' },
      });
  });

  it('of several redemptions are a refund and a record for each, and asked again with the same key one answer', async () => {
    const { ports, many, redeem, one, db } = await given();
    const two = await redeem();
    for (const [act, action, standing] of [
      [refundDealers(ports), 'refund-dealer', 2],
      [undoRefunds(ports), 'undo-refund', 0],
    ] as const) {
      const same = many([one, two]);
      const answer = await act(same);
      expect(answer).toEqual([
        { redemptionId: one, refused: null },
        { redemptionId: two, refused: null },
      ]);
      expect(await act(same)).toEqual(answer);
      expect(
        db
          .stored()
          .audit.filter((it) => it.action === action)
          .map((it) => it.objectId),
      ).toEqual([one, two]);
      expect(db.stored().refunds.filter((it) => it.undone === null)).toHaveLength(standing);
    }
  });

  it('once for a key', async () => {
    const { ports, asked, db } = await given();
    const same = asked();
    expect(await refundDealer(ports)(same)).toEqual(await refundDealer(ports)(same));
    expect(db.stored().refunds.length).toBe(1);
  });

  it('are for admins alone', async () => {
    const { ports, asked, many, one, dealer } = await given();
    const notThere = { code: 'NOT_FOUND', detail: { what: 'redemption' } };
    for (const act of [refundDealer(ports), undoRefund(ports)])
      await expect(act({ ...asked(), actor: dealer })).rejects.toMatchObject(notThere);
    for (const act of [refundDealers(ports), undoRefunds(ports)])
      await expect(act({ ...many([one]), actor: dealer })).rejects.toMatchObject(notThere);
  });
});
