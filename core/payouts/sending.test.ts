import { describe, expect, it } from '@jest/globals';
import { correct, post } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import {
  anActor,
  anId,
  cash,
  fakeUnitOfWork,
  fixedClock,
  payable,
  plainDigest,
  refusal,
  sequentialIds,
} from '../testing/index.js';
import { cashOut, markManySent, markSent, type PayoutClaim, refreshClaim, undoSent } from './index.js';
import { acceptedOrder } from './testing/accepted-order.js';

const ME = anId('rder', 1);

/** A non-resident alien, of whom 30 % is withheld, with a claim for each of two awards. */
const given = async () => {
  const db = fakeUnitOfWork({ ...payable(1, { taxStatus: 'non-resident-alien' }), ...cash(ME, [10_000, 5_000]) });
  const clock = fixedClock();
  const ports = { uow: db.uow, clock, ids: sequentialIds(), digest: plainDigest, program: defaultProgram };
  const admin = anActor({ proxyHostId: anId('h0st') });
  const rider = anActor({ type: 'rider', subjectId: ME });
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const on = ({ id, version }: Pick<PayoutClaim, 'id' | 'version'>) => ({
    actor: admin,
    idempotency: idempotency(),
    claimId: id,
    version,
    reference: 'Wire 4711',
  });
  const claimOf = (award: number) =>
    cashOut(ports)({
      actor: rider,
      idempotency: idempotency(),
      currency: 'USD',
      awardIds: [db.stored().awards[award]?.id ?? ''],
      method: null,
    });
  const [claim, other] = [await claimOf(0), await claimOf(1)];
  clock.set('2025-06-12T18:00:00.000Z');
  return {
    db,
    ports,
    admin,
    rider,
    idempotency,
    on,
    claim,
    other,
    send: markSent(ports),
    sendMany: markManySent(ports),
    undo: undoSent(ports),
    refresh: refreshClaim(ports),
    audit: () => db.stored().audit.at(-1),
    correctTo: (worth: number) =>
      db.uow.run(async (tx) => {
        const [award] = await tx.wallets.awardsById(claim.lines.map((line) => line.awardId));
        const [wallet] = await tx.wallets.lock([{ riderId: ME, currency: 'USD', book: 'cash' }]);
        if (award && wallet)
          await tx.wallets.post([
            post(
              wallet,
              correct(award, worth),
              { at: clock.now(), actorId: null, proxyHostId: null, reference: null },
              ports,
            ),
          ]);
      }),
  };
};

describe('what is sent', () => {
  const figures = {
    riderId: ME,
    gross: 10_000,
    withholding: 3_000,
    net: 7_000,
    currency: 'USD',
    method: 'reward-link',
  };

  it('is told to its rider with both figures and the way, and on record with who acted, and for whom', async () => {
    const { send, on, claim, db, admin, audit } = await given();
    await send(on(claim));
    const { riderId, ...facts } = figures;
    const at = '2025-06-12T18:00:00.000Z';
    expect(db.stored().outbox.at(-1)).toMatchObject({
      kind: 'claim-sent',
      at,
      recipient: { type: 'rider', id: riderId },
      facts,
    });
    expect(audit()).toEqual({
      id: expect.any(String),
      at,
      actorId: admin.accountId,
      proxyHostId: admin.proxyHostId,
      action: 'send-claim',
      objectType: 'payout-claim',
      objectId: claim.id,
      detail: { ...figures, reference: 'Wire 4711' },
    });
    // it leaves a moment later, so that the act can be undone before
    expect(db.stored().outbox.at(-1)).toMatchObject({ nextAt: '2025-06-12T18:00:10.000Z', about: claim.id });
  });

  it('and taken back is on record with the same figures, and its rider hears nothing', async () => {
    const { send, undo, on, claim, db, admin, audit } = await given();
    const emails = db.stored().outbox;
    await undo(on(await send(on(claim))));
    expect(audit()).toMatchObject({
      at: '2025-06-12T18:00:00.000Z',
      actorId: admin.accountId,
      action: 'undo-sent-claim',
      objectType: 'payout-claim',
      objectId: claim.id,
      detail: figures,
    });
    expect(db.stored().outbox).toEqual(emails);
  });

  it('together for one rider leaves the wallet of what is left after both', async () => {
    const { sendMany, admin, idempotency, claim, other, db } = await given();
    db.give({ paymentOrders: [claim, other].map(acceptedOrder) });
    await sendMany({ actor: admin, idempotency: idempotency(), claims: [claim, other] });
    expect(db.stored().wallets).toMatchObject([{ balance: 0 }]);
    expect(
      db
        .stored()
        .entries.filter((it) => it.kind === 'pay')
        .map((it) => [it.sequence, it.amount]),
    ).toEqual([
      [3, -10_000],
      [4, -5_000],
    ]);
    expect(db.stored().cashYears).toMatchObject([{ year: 2025, gross: 15_000, withholding: 4_500, net: 10_500 }]);
  });
});

describe('nothing is sent', () => {
  it('or undone of a claim that is not there: NOT_FOUND', async () => {
    const { send, undo, on } = await given();
    const nowhere = on({ id: anId('n0ne'), version: 1 });
    for (const act of [send(nowhere), undo(nowhere)])
      await expect(act).rejects.toMatchObject({ code: 'NOT_FOUND', detail: { what: 'payout-claim' } });
  });

  it('or undone by a rider, alone or among many, who is not told more than that: NOT_FOUND', async () => {
    const { send, undo, sendMany, on, claim, rider, idempotency, db } = await given();
    const asked = { ...on(claim), actor: rider };
    for (const act of [
      send(asked),
      undo(asked),
      sendMany({ actor: rider, idempotency: idempotency(), claims: [claim] }),
    ])
      await expect(act).rejects.toMatchObject({ code: 'NOT_FOUND', detail: { what: 'payout-claim' } });
    expect(db.stored().payoutClaims.map((it) => it.state)).toEqual(['pending', 'pending']);
  });

  it('or undone by who saw an older version, and is told which there is: STALE_EDIT', async () => {
    const { send, undo, on, claim, db } = await given();
    const stale = (version: number) => ({ code: 'STALE_EDIT', detail: { what: 'payout claim', version } });
    const sent = await send(on(claim));
    await expect(undo(on(claim))).rejects.toMatchObject(stale(2));
    expect(db.stored().cashYears).toMatchObject([{ gross: 10_000 }]);
    await undo(on(sent));
    await expect(send(on(claim))).rejects.toMatchObject(stale(3));
  });

  it('by an order that was made of another amount, while the claim is outdated: CLAIM_OUTDATED', async () => {
    const { send, on, claim, db, correctTo, sendMany, admin, idempotency } = await given();
    const order = acceptedOrder(claim);
    db.give({ paymentOrders: [{ ...order, amount: 6_999 }] });
    await correctTo(4_000);
    expect(await refusal(send(on(claim)))).toBe('CLAIM_OUTDATED');
    expect(await sendMany({ actor: admin, idempotency: idempotency(), claims: [claim] })).toEqual([
      { claimId: claim.id, refused: 'CLAIM_OUTDATED' },
    ]);
    // the same of its very amount: the money left as it was ordered
    db.alter(() => ({ paymentOrders: [{ ...order, amount: 7_000 }] }));
    expect(await refusal(send(on(claim)))).toBe('done');
  });
});

describe('what is refreshed', () => {
  it('is on record with the figures before and after', async () => {
    const { refresh, on, claim, correctTo, admin, audit } = await given();
    await correctTo(4_000);
    await refresh(on(claim));
    expect(audit()).toEqual({
      id: expect.any(String),
      at: '2025-06-12T18:00:00.000Z',
      actorId: admin.accountId,
      proxyHostId: admin.proxyHostId,
      action: 'refresh-claim',
      objectType: 'payout-claim',
      objectId: claim.id,
      detail: {
        gross: { before: 10_000, after: 4_000 },
        withholding: { before: 3_000, after: 1_200 },
        net: { before: 7_000, after: 2_800 },
      },
    });
  });
});
