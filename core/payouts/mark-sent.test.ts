import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeRiders } from '../merging/index.js';
import { anActor, anId, payable, refusal, unconfirm } from '../testing/index.js';
import { cancelClaim, changeMethod, markManySent, markSent, refreshClaim, runCheques, undoSent } from './index.js';
import { given, ME } from './testing/payouts.js';

describe('sending', () => {
  it('funds the awards on the ledger, counts for the year in the program’s zone, and tells the rider', async () => {
    const { cashOut, send, awards, years, emails, clock, db } = given({ taxStatus: 'non-resident-alien' });
    const claim = await cashOut();
    clock.set('2026-01-01T07:59:00.000Z');
    expect(await send(claim)).toMatchObject({
      state: 'sent',
      version: 2,
      sent: { on: '2025-12-31', byName: 'Robin Vale' },
    });
    expect(awards()).toEqual([
      ['funded', 0, 10_000],
      ['funded', 0, 5_001],
    ]);
    expect(years()).toEqual([[2025, 15_001, 4_500, 10_501]]);
    expect(emails()).toEqual(['claim-received', 'claim-sent']);
    expect(
      db
        .stored()
        .entries.filter((it) => it.kind === 'pay' && it.reference === claim.id)
        .map((it) => it.amount),
    ).toEqual([-10_000, -5_001]);
  });

  it('and undoing it changes nothing', async () => {
    const { cashOut, send, undo, awards, years, db } = given();
    const claim = await cashOut();
    const [before, wallet] = [awards(), db.stored().wallets[0]?.balance];
    expect(await undo(await send(claim))).toEqual({ ...claim, version: 3 });
    expect([awards(), db.stored().wallets[0]?.balance, years()]).toEqual([before, wallet, [[2025, 0, 0, 0]]]);
  });

  it('of two admins who send at once one wins and the other is told', async () => {
    const { cashOut, send, years } = given();
    const claim = await cashOut();
    expect((await Promise.all([refusal(send(claim)), refusal(send(claim))])).toSorted()).toEqual([
      'CLAIM_SENT',
      'done',
    ]);
    expect(years()).toEqual([[2025, 15_001, 0, 15_001]]);
  });

  it('of an older version is refused: STALE_EDIT', async () => {
    const { cashOut, send, undo } = given();
    const claim = await cashOut();
    await undo(await send(claim));
    expect(await refusal(send(claim))).toBe('STALE_EDIT');
  });

  it('when corrected results changed an award is refused: CLAIM_OUTDATED, until the claim is refreshed', async () => {
    const { cashOut, send, refresh, correctTo, db } = given({ taxStatus: 'non-resident-alien' });
    const claim = await cashOut();
    const [first, second] = db.stored().awards;
    await correctTo(first?.id ?? '', 4_000);
    await correctTo(second?.id ?? '', 0);
    await expect(send(claim)).rejects.toMatchObject({
      code: 'CLAIM_OUTDATED',
      detail: { was: 15_001, now: 4_000, currency: 'USD' },
    });
    const fresh = await refresh(claim);
    expect(fresh).toMatchObject({
      gross: 4_000,
      withholding: 1_200,
      net: 2_800,
      version: 2,
      lines: [{ amount: 4_000 }],
    });
    expect(await send(fresh)).toMatchObject({ state: 'sent' });
  });

  it('after a tax change is refused alone, among many and by the cheque run until the claim is refreshed: CLAIM_OUTDATED', async () => {
    const { cashOut, send, refresh, db, ports, admin, idempotency } = given(
      { taxStatus: 'us-person', country: 'CA', state: 'BC' },
      [10_000],
      'CAD',
    );
    const decided = () =>
      db.alter((world) => ({
        riderDetails: world.riderDetails.map((it) => ({ ...it, taxStatus: 'non-resident-alien' as const })),
      }));
    const claim = await cashOut();
    decided();
    expect(await runCheques(ports)({ actor: admin, idempotency: idempotency() })).toMatchObject({
      cheques: [],
      refused: [{ refused: 'CLAIM_OUTDATED' }],
    });
    db.alter((world) => ({
      payoutClaims: world.payoutClaims.map((it) => ({ ...it, method: 'reward-link' as const })),
    }));
    await expect(send(claim)).rejects.toMatchObject({
      code: 'CLAIM_OUTDATED',
      detail: { was: 10_000, now: 7_000, currency: 'CAD' },
    });
    expect(await markManySent(ports)({ actor: admin, idempotency: idempotency(), claims: [claim] })).toMatchObject([
      { refused: 'CLAIM_OUTDATED' },
    ]);
    expect(await send(await refresh(claim))).toMatchObject({
      gross: 10_000,
      withholding: 3_000,
      net: 7_000,
      state: 'sent',
    });
  });

  it('pays nothing by hand, among many or by cheque while the tax form is not verified', async () => {
    const { cashOut, send, db, ports, admin, idempotency } = given({ country: 'CA', state: 'BC' }, [10_000], 'CAD');
    const claim = await cashOut();
    db.alter(unconfirm);
    expect(await runCheques(ports)({ actor: admin, idempotency: idempotency() })).toMatchObject({
      cheques: [],
      refused: [{ refused: 'TAX_FORM_NOT_VERIFIED' }],
    });
    db.alter((world) => ({
      payoutClaims: world.payoutClaims.map((it) => ({ ...it, method: 'reward-link' as const })),
    }));
    await expect(send(claim)).rejects.toMatchObject({ code: 'TAX_FORM_NOT_VERIFIED' });
    expect(await markManySent(ports)({ actor: admin, idempotency: idempotency(), claims: [claim] })).toMatchObject([
      { refused: 'TAX_FORM_NOT_VERIFIED' },
    ]);
    expect(db.stored().cashYears).toEqual([]);
  });

  it('that is undone after a correction gives back what the award is still worth', async () => {
    const { cashOut, send, undo, refresh, correctTo, awards, db } = given();
    const sent = await send(await cashOut());
    await correctTo(db.stored().awards[0]?.id ?? '', 4_000);
    expect(awards()[0]).toEqual(['funded', 0, 10_000]);
    const pending = await undo(sent);
    expect(awards()).toEqual([
      ['earned', 4_000, 0],
      ['earned', 5_001, 0],
    ]);
    expect(await refusal(send(pending))).toBe('CLAIM_OUTDATED');
    expect(await send(await refresh(pending))).toMatchObject({ gross: 9_001 });
  });

  it('what an award rose by after it was paid can be claimed; until then the first cannot be undone: AWARD_CLAIMED', async () => {
    const { cashOut, send, undo, cancel, correctTo, awards, db, years } = given({}, [10_000]);
    const sent = await send(await cashOut());
    expect(await refusal(cashOut())).toBe('NOTHING_TO_PAY');
    await correctTo(db.stored().awards[0]?.id ?? '', 12_500);
    expect(awards()).toEqual([['earned', 2_500, 10_000]]);
    const second = await cashOut();
    expect(second).toMatchObject({ gross: 2_500, state: 'pending' });
    expect(await refusal(undo(sent))).toBe('AWARD_CLAIMED');
    const paid = await send(second);
    expect([awards(), years()]).toEqual([[['funded', 0, 12_500]], [[2025, 12_500, 0, 12_500]]]);
    await cancel(await undo(paid));
    const first = await undo(sent);
    expect(awards()).toEqual([['earned', 12_500, 0]]);
    expect(await refusal(send(first))).toBe('CLAIM_OUTDATED');
  });

  it('refreshing a claim of which nothing is left is refused: NOTHING_TO_PAY', async () => {
    const { cashOut, refresh, cancel, correctTo, db } = given({}, [10_000]);
    const claim = await cashOut();
    await correctTo(db.stored().awards[0]?.id ?? '', 0);
    expect(await refusal(refresh(claim))).toBe('NOTHING_TO_PAY');
    expect(await cancel(claim)).toMatchObject({ state: 'canceled' });
  });

  it('CLAIM_CANCELED, CLAIM_SENT, CLAIM_NOT_SENT: a claim changes state only by the rules; a canceled one frees its awards', async () => {
    const { cashOut, send, undo, cancel } = given();
    const claim = await cashOut();
    expect(await refusal(undo(claim))).toBe('CLAIM_NOT_SENT');
    const sent = await send(claim);
    expect(await refusal(cancel(sent))).toBe('CLAIM_SENT');
    const canceled = await cancel(await undo(sent));
    expect([await refusal(send(canceled)), await refusal(cancel(canceled))]).toEqual([
      'CLAIM_CANCELED',
      'CLAIM_CANCELED',
    ]);
    expect(await cashOut()).toMatchObject({ gross: 15_001 });
  });

  it('many at once names what could not be sent, and why', async () => {
    const { cashOut, send, ports, admin, idempotency, db, awards } = given();
    const [one, other] = db.stored().awards;
    const first = await cashOut({ awardIds: [one?.id ?? ''] });
    const second = await cashOut({ awardIds: [other?.id ?? ''] });
    await send(first);
    const at = '2025-06-10T18:00:00.000Z';
    const order = { claimId: second.id, provider: 'test', orderId: 'order-1', status: 'made', amount: 5_001 } as const;
    db.give({
      paymentOrders: [{ ...order, currency: 'USD', createdAt: at, updatedAt: at, attempt: 1, doubtfulFrom: null }],
    });
    const claims = [
      { id: first.id, version: 2 },
      { id: second.id, version: 1 },
      { id: anId('n0ne'), version: 1 },
    ];
    expect(await markManySent(ports)({ actor: admin, idempotency: idempotency(), claims })).toEqual([
      { claimId: first.id, refused: 'CLAIM_SENT' },
      { claimId: second.id, refused: null },
      { claimId: anId('n0ne'), refused: 'NOT_FOUND' },
    ]);
    expect(awards().map(([status]) => status)).toEqual(['funded', 'funded']);
  });

  it('is for admins alone', async () => {
    const { cashOut, ports, rider, on } = given();
    const asked = { ...on(await cashOut()), actor: rider };
    for (const act of [markSent(ports), undoSent(ports), cancelClaim(ports), refreshClaim(ports)])
      expect(await refusal(act(asked))).toBe('NOT_FOUND');
  });

  it('its way of paying is changed by an admin or its rider, and by nobody else', async () => {
    const { cashOut, ports, rider, on, db, send, clock } = given();
    const claim = await cashOut();
    const to = (method: 'debit-card' | 'cheque', over: object = {}) =>
      changeMethod(ports)({ ...on(claim), method, ...over });
    expect(await refusal(to('debit-card', { actor: anActor({ type: 'rider', subjectId: anId('rder', 2) }) }))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(to('debit-card', { actor: anActor({ type: 'dealer', subjectId: ME }) }))).toBe('NOT_FOUND');
    expect(await refusal(to('cheque'))).toBe('METHOD_NOT_OFFERED');
    expect(await to('debit-card', { actor: rider })).toMatchObject({
      method: 'debit-card',
      version: 2,
      gross: claim.gross,
    });
    expect(await refusal(to('debit-card'))).toBe('STALE_EDIT');
    expect(db.stored().payoutClaims).toMatchObject([{ method: 'debit-card', version: 2 }]);
    expect(db.stored().audit.at(-1)).toMatchObject({
      action: 'change-claim-method',
      at: clock.now(),
      objectId: claim.id,
      detail: { method: { before: 'reward-link', after: 'debit-card' } },
    });
    expect(await to('debit-card', { version: 2 })).toMatchObject({ version: 2 });
    expect(db.stored().audit.filter((it) => it.action === 'change-claim-method')).toHaveLength(1);
    await send({ ...claim, version: 2 });
    expect(await refusal(to('debit-card', { version: 3 }))).toBe('CLAIM_SENT');
  });

  it('a year holds what its sent claims hold, after anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 4 }), { maxLength: 25 }), async (acts) => {
        const { cashOut, send, undo, cancel, clock, db, correctTo, refresh } = given(
          { taxStatus: 'non-resident-alien' },
          [10_000],
        );
        for (const [at, act] of acts.entries()) {
          clock.set(`20${25 + (at % 3)}-06-10T18:00:00.000Z`);
          const claim = db.stored().payoutClaims.at(-1);
          if (act === 0 || !claim) await refusal(cashOut());
          else if (act === 4) {
            await correctTo(db.stored().awards[0]?.id ?? '', 5_000 + 10 * at);
            await refusal(refresh(claim));
          } else await refusal([send, undo, cancel][act - 1]?.(claim) ?? Promise.resolve());
        }
        for (const cashYear of db.stored().cashYears) {
          const sent = db.stored().payoutClaims.filter((claim) => claim.sent?.on.startsWith(String(cashYear.year)));
          expect([cashYear.gross, cashYear.withholding, cashYear.net]).toEqual(
            [sent, sent, sent].map((all, n) =>
              all.reduce((sum, one) => sum + [one.gross, one.withholding, one.net][n]!, 0),
            ),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a merged rider’s claims and years go on with the other', async () => {
    const { cashOut, send, undo, ports, admin, idempotency, db } = given();
    const sent = await send(await cashOut());
    db.give({ ...payable(2) });
    await mergeRiders({ ...ports, program: { ...ports.program, approvals: 'recorded' } })({
      actor: admin,
      keepId: anId('rder', 2),
      deleteId: ME,
      confirmation: `DELETE ${ME}@example.com`,
      apply: idempotency(),
    });
    expect(db.stored().cashYears).toMatchObject([{ riderId: anId('rder', 2), gross: 15_001 }]);
    expect(await undo(sent)).toMatchObject({ riderId: anId('rder', 2), state: 'pending' });
    expect(db.stored().cashYears).toMatchObject([{ gross: 0 }]);
    expect(db.stored().wallets.find((it) => it.riderId === anId('rder', 2) && it.book === 'cash')?.balance).toBe(
      15_001,
    );
  });
});
