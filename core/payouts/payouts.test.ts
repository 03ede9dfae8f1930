import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { correct, post } from '../ledger/index.js';
import { mergeRiders } from '../merging/index.js';
import { defaultProgram } from '../program/index.js';
import type { Rider } from '../riders/index.js';
import {
  anActor,
  anId,
  cash,
  fakeUnitOfWork,
  fixedClock,
  payable,
  plainDigest,
  sequentialIds,
} from '../testing/index.js';
import {
  amountsOf,
  cancelClaim,
  cashOut,
  changeMethod,
  createClaim,
  markManySent,
  markSent,
  methodsFor,
  overdueRaces,
  paymentInfoDue,
  type PayoutClaim,
  refreshClaim,
  reissueCheque,
  remindOfPaymentInfo,
  runCheques,
  undoSent,
  voidCheque,
  withholdingFor,
} from './index.js';

const ME = anId('rder', 1);

const given = (
  change: Partial<Rider> = {},
  amounts: readonly number[] = [10_000, 5_001],
  currency: 'USD' | 'CAD' = 'USD',
) => {
  const db = fakeUnitOfWork({ ...payable(1, change), ...cash(ME, amounts, currency) });
  const clock = fixedClock();
  const ids = sequentialIds();
  const ports = { uow: db.uow, clock, ids, digest: plainDigest, program: defaultProgram };
  const admin = anActor();
  const rider = anActor({ type: 'rider', subjectId: ME, name: 'Casey Moreno' });
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const on = (claim: Pick<PayoutClaim, 'id' | 'version'>) => ({
    actor: admin,
    idempotency: idempotency(),
    claimId: claim.id,
    version: claim.version,
  });
  return {
    db,
    clock,
    ports,
    admin,
    rider,
    idempotency,
    on,
    cashOut: (over: Partial<Parameters<ReturnType<typeof cashOut>>[0]> = {}) =>
      cashOut(ports)({ actor: rider, idempotency: idempotency(), currency, awardIds: null, method: null, ...over }),
    send: (claim: PayoutClaim) => markSent(ports)(on(claim)),
    undo: (claim: PayoutClaim) => undoSent(ports)(on(claim)),
    cancel: (claim: PayoutClaim) => cancelClaim(ports)(on(claim)),
    refresh: (claim: PayoutClaim) => refreshClaim(ports)(on(claim)),
    correctTo: (awardId: string, worth: number) =>
      db.uow.run(async (tx) => {
        const [award] = await tx.wallets.awardsById([awardId]);
        const [wallet] = await tx.wallets.lock([{ riderId: award?.riderId ?? '', currency, book: 'cash' }]);
        if (award && wallet)
          await tx.wallets.post([
            post(
              wallet,
              correct(award, worth),
              { at: clock.now(), actorId: null, proxyHostId: null, reference: null },
              { ids, digest: plainDigest },
            ),
          ]);
      }),
    awards: () => db.stored().awards.map(({ status, current, spent }) => [status, current, spent]),
    emails: () => db.stored().outbox.map((it) => it.kind),
    years: () => db.stored().cashYears.map(({ year, gross, withholding, net }) => [year, gross, withholding, net]),
  };
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string }) => it.code ?? String(it),
  );

describe('what is withheld', () => {
  it('gross is net and withholding, and half a cent goes up', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.nat({ max: 10_000 }), (gross, rate) => {
        const it = amountsOf(gross, rate);
        expect(it.net + it.withholding).toBe(gross);
        expect(it.withholding).toBeGreaterThanOrEqual(0);
        const exact = BigInt(gross) * BigInt(rate);
        const off = BigInt(it.withholding) * 10_000n - exact;
        expect(off > -5_000n && off <= 5_000n).toBe(true);
      }),
    );
    expect(amountsOf(5, 3_000)).toEqual({ gross: 5, withholding: 2, net: 3 });
    expect(amountsOf(15, 3_000).withholding).toBe(5);
  });

  it('is 30 % of a non-resident alien, and nothing of anyone else', () => {
    expect(withholdingFor({ taxStatus: 'non-resident-alien' }, defaultProgram)).toBe(3_000);
    expect([
      withholdingFor({ taxStatus: 'us-person' }, defaultProgram),
      withholdingFor({ taxStatus: null }, defaultProgram),
    ]).toEqual([0, 0]);
  });

  it('the way of paying is that of the country', () => {
    expect([
      methodsFor({ country: 'US' }, 'USD'),
      methodsFor({ country: 'CA' }, 'CAD'),
      methodsFor({ country: 'CA' }, 'USD'),
      methodsFor({ country: 'DE' }, 'EUR'),
    ]).toEqual([['reward-link', 'debit-card'], ['cheque'], ['reward-link'], ['reward-link']]);
    // the cheques are Canada's, not the dollar's
    expect(methodsFor({ country: 'DE' }, 'CAD')).toEqual(['reward-link']);
  });
});

describe('cashOut', () => {
  it('claims all that is earned, with both figures, due in 30 days', async () => {
    const { cashOut, emails, db } = given({ taxStatus: 'non-resident-alien' });
    expect(await cashOut()).toMatchObject({
      gross: 15_001,
      withholding: 4_500,
      net: 10_501,
      method: 'reward-link',
      state: 'pending',
      dueOn: '2025-07-10',
      requestedBy: 'Casey Moreno',
      version: 1,
    });
    expect(emails()).toEqual(['claim-received']);
    expect(db.stored().audit).toMatchObject([{ action: 'claim-cash' }]);
  });

  it.each<readonly [string, Partial<Rider>]>([
    ['ADDRESS_INCOMPLETE', { addressLine1: null }],
    ['ADDRESS_INCOMPLETE', { city: ' ' }],
    ['ADDRESS_INCOMPLETE', { zipcode: null }],
    ['ADDRESS_INCOMPLETE', { state: null }],
    ['METHOD_NOT_OFFERED', { country: 'DE', state: null }],
  ])('%s', async (refused, change) => {
    const { cashOut, db } = given(change);
    expect(await code(cashOut({ method: 'debit-card' }))).toBe(refused);
    expect(db.stored().payoutClaims).toEqual([]);
  });

  it.each([
    ['licence', 'LICENCE_NOT_VERIFIED'],
    ['w9', 'TAX_FORM_NOT_VERIFIED'],
  ])('without a verified %s is refused: %s', async (kind, refused) => {
    const { cashOut, db } = given();
    db.alter(({ documents }) => ({
      documents: documents.map((it) => (it.kind === kind ? { ...it, status: 'uploaded' as const } : it)),
    }));
    expect(await code(cashOut())).toBe(refused);
  });

  it('of a deactivated rider is refused: RIDER_DEACTIVATED', async () => {
    const { cashOut, db } = given();
    db.alter(({ riders }) => ({ riders: riders.map((it) => ({ ...it, deactivated: true })) }));
    expect(await code(cashOut())).toBe('RIDER_DEACTIVATED');
  });

  it('takes the awards that were chosen, and no other rider’s: NOT_FOUND, AWARD_CLAIMED, NOTHING_TO_PAY', async () => {
    const { cashOut, db } = given();
    const [first, second] = db.stored().awards;
    expect(await cashOut({ awardIds: [second?.id ?? ''] })).toMatchObject({ gross: 5_001 });
    expect(await code(cashOut({ awardIds: [second?.id ?? '', first?.id ?? ''] }))).toBe('AWARD_CLAIMED');
    expect(await code(cashOut({ awardIds: [anId('0ther')] }))).toBe('NOT_FOUND');
    expect(await cashOut()).toMatchObject({ gross: 10_000 });
    expect(await code(cashOut())).toBe('NOTHING_TO_PAY');
  });

  it('is the rider’s own, and an admin’s for a rider', async () => {
    const { cashOut, admin, ports, rider, idempotency } = given();
    expect(await code(cashOut({ actor: admin }))).toBe('NOT_FOUND');
    const asked = { idempotency: idempotency(), riderId: ME, currency: 'USD' as const, awardIds: null, method: null };
    expect(await code(createClaim(ports)({ ...asked, actor: rider }))).toBe('NOT_FOUND');
    expect(await createClaim(ports)({ ...asked, actor: admin })).toMatchObject({
      requestedBy: 'Robin Vale',
      gross: 15_001,
    });
  });

  it('an award stands in one live claim, of twenty asked for at once', async () => {
    const { cashOut, db } = given();
    const all = await Promise.all(Array.from({ length: 20 }, () => code(cashOut())));
    expect(all.toSorted()).toEqual([...Array<string>(19).fill('NOTHING_TO_PAY'), 'done'].toSorted());
    expect(db.stored().payoutClaims.length).toBe(1);
  });

  it('once for a key', async () => {
    const { cashOut, idempotency, db } = given();
    const key = idempotency();
    expect(await cashOut({ idempotency: key })).toEqual(await cashOut({ idempotency: key }));
    expect(db.stored().payoutClaims.length).toBe(1);
  });
});

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
    expect((await Promise.all([code(send(claim)), code(send(claim))])).toSorted()).toEqual(['CLAIM_SENT', 'done']);
    expect(years()).toEqual([[2025, 15_001, 0, 15_001]]);
  });

  it('of an older version is refused: STALE_EDIT', async () => {
    const { cashOut, send, undo } = given();
    const claim = await cashOut();
    await undo(await send(claim));
    expect(await code(send(claim))).toBe('STALE_EDIT');
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

  it('when other tax is withheld by now is refused: CLAIM_OUTDATED, alone, among many and by the cheque run, until the claim is refreshed', async () => {
    const { cashOut, send, refresh, db, ports, admin, idempotency } = given(
      { taxStatus: null, country: 'CA', state: 'BC' },
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
    expect(await code(send(pending))).toBe('CLAIM_OUTDATED');
    expect(await send(await refresh(pending))).toMatchObject({ gross: 9_001 });
  });

  it('what an award rose by after it was paid can be claimed; until then the first cannot be undone: AWARD_CLAIMED', async () => {
    const { cashOut, send, undo, cancel, correctTo, awards, db, years } = given({}, [10_000]);
    const sent = await send(await cashOut());
    expect(await code(cashOut())).toBe('NOTHING_TO_PAY');
    await correctTo(db.stored().awards[0]?.id ?? '', 12_500);
    expect(awards()).toEqual([['earned', 2_500, 10_000]]);
    const second = await cashOut();
    expect(second).toMatchObject({ gross: 2_500, state: 'pending' });
    expect(await code(undo(sent))).toBe('AWARD_CLAIMED');
    const paid = await send(second);
    expect([awards(), years()]).toEqual([[['funded', 0, 12_500]], [[2025, 12_500, 0, 12_500]]]);
    await cancel(await undo(paid));
    const first = await undo(sent);
    expect(awards()).toEqual([['earned', 12_500, 0]]);
    expect(await code(send(first))).toBe('CLAIM_OUTDATED');
  });

  it('refreshing a claim of which nothing is left is refused: NOTHING_TO_PAY', async () => {
    const { cashOut, refresh, cancel, correctTo, db } = given({}, [10_000]);
    const claim = await cashOut();
    await correctTo(db.stored().awards[0]?.id ?? '', 0);
    expect(await code(refresh(claim))).toBe('NOTHING_TO_PAY');
    expect(await cancel(claim)).toMatchObject({ state: 'canceled' });
  });

  it('CLAIM_CANCELED, CLAIM_SENT, CLAIM_NOT_SENT: a claim goes from state to state as the rules say, and a canceled one frees its awards', async () => {
    const { cashOut, send, undo, cancel } = given();
    const claim = await cashOut();
    expect(await code(undo(claim))).toBe('CLAIM_NOT_SENT');
    const sent = await send(claim);
    expect(await code(cancel(sent))).toBe('CLAIM_SENT');
    const canceled = await cancel(await undo(sent));
    expect([await code(send(canceled)), await code(cancel(canceled))]).toEqual(['CLAIM_CANCELED', 'CLAIM_CANCELED']);
    expect(await cashOut()).toMatchObject({ gross: 15_001 });
  });

  it('many at once names what could not be sent, and why', async () => {
    const { cashOut, send, ports, admin, idempotency, db, awards } = given();
    const [one, other] = db.stored().awards;
    const first = await cashOut({ awardIds: [one?.id ?? ''] });
    const second = await cashOut({ awardIds: [other?.id ?? ''] });
    await send(first);
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
      expect(await code(act(asked))).toBe('NOT_FOUND');
  });

  it('its way of paying is changed by an admin or its rider, and by nobody else', async () => {
    const { cashOut, ports, rider, on, db, send, clock } = given();
    const claim = await cashOut();
    const to = (method: 'debit-card' | 'cheque', over: object = {}) =>
      changeMethod(ports)({ ...on(claim), method, ...over });
    expect(await code(to('debit-card', { actor: anActor({ type: 'rider', subjectId: anId('rder', 2) }) }))).toBe(
      'NOT_FOUND',
    );
    expect(await code(to('debit-card', { actor: anActor({ type: 'dealer', subjectId: ME }) }))).toBe('NOT_FOUND');
    expect(await code(to('cheque'))).toBe('METHOD_NOT_OFFERED');
    expect(await to('debit-card', { actor: rider })).toMatchObject({
      method: 'debit-card',
      version: 2,
      gross: claim.gross,
    });
    expect(await code(to('debit-card'))).toBe('STALE_EDIT');
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
    expect(await code(to('debit-card', { version: 3 }))).toBe('CLAIM_SENT');
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
          if (act === 0 || !claim) await code(cashOut());
          else if (act === 4) {
            await correctTo(db.stored().awards[0]?.id ?? '', 5_000 + 10 * at);
            await code(refresh(claim));
          } else await code([send, undo, cancel][act - 1]?.(claim) ?? Promise.resolve());
        }
        for (const it of db.stored().cashYears) {
          const sent = db.stored().payoutClaims.filter((claim) => claim.sent?.on.startsWith(String(it.year)));
          expect([it.gross, it.withholding, it.net]).toEqual(
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
    await mergeRiders(ports)({
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

describe('cheques', () => {
  const canadian = (amounts?: readonly number[]) => {
    const it = given({ country: 'CA', state: 'BC', zipcode: 'V0H 1T0' }, amounts, 'CAD');
    const run = () => runCheques(it.ports)({ actor: it.admin, idempotency: it.idempotency() });
    const asked = (number: number, reason = 'Lost in the mail') => ({
      actor: it.admin,
      idempotency: it.idempotency(),
      number,
      reason,
    });
    return { ...it, run, asked };
  };

  it('pay pending claims in the order they came, with numbers without a gap', async () => {
    const { cashOut, run, db, ports, admin, idempotency, awards } = canadian();
    await cashOut();
    db.give({ ...payable(2, { country: 'CA', state: 'AB' }), ...cash(anId('rder', 2), [700], 'CAD') });
    await createClaim(ports)({
      actor: admin,
      idempotency: idempotency(),
      riderId: anId('rder', 2),
      currency: 'CAD',
      awardIds: null,
      method: null,
    });
    const { cheques, refused } = await run();
    expect(cheques).toMatchObject([
      { number: 1, amount: 15_001, payee: 'Casey Moreno', issuedOn: '2025-06-10' },
      { number: 2, amount: 700 },
    ]);
    expect([refused, awards().map(([status]) => status)]).toEqual([[], ['funded', 'funded', 'funded']]);
    expect(await run()).toEqual({ cheques: [], refused: [] });
  });

  it('draw no number for a claim that cannot be sent', async () => {
    const { cashOut, run, correctTo, db } = canadian();
    const claim = await cashOut();
    await correctTo(db.stored().awards[0]?.id ?? '', 1);
    expect(await run()).toEqual({ cheques: [], refused: [{ claimId: claim.id, refused: 'CLAIM_OUTDATED' }] });
  });

  it('draw none for a claim that is paid in another way, or by another run, since it was found due', async () => {
    const { cashOut, ports, admin, idempotency, db, run } = canadian();
    const claim = await cashOut();
    // found before its method was changed, or before another run sent it
    const late: typeof ports.uow = {
      run: (work) =>
        ports.uow.run((tx) =>
          work({ ...tx, payoutClaims: { ...tx.payoutClaims, chequesDue: async () => [claim.id] } }),
        ),
    };
    const runLate = () => runCheques({ ...ports, uow: late })({ actor: admin, idempotency: idempotency() });
    db.alter(({ riderDetails }) => ({ riderDetails: riderDetails.map((it) => ({ ...it, country: 'US' })) }));
    await changeMethod(ports)({
      actor: admin,
      idempotency: idempotency(),
      claimId: claim.id,
      version: 1,
      method: 'reward-link',
    });
    expect(await runLate()).toEqual({ cheques: [], refused: [] });
    db.alter(({ riderDetails }) => ({ riderDetails: riderDetails.map((it) => ({ ...it, country: 'CA' })) }));
    await changeMethod(ports)({
      actor: admin,
      idempotency: idempotency(),
      claimId: claim.id,
      version: 2,
      method: 'cheque',
    });
    await run();
    expect(await runLate()).toEqual({ cheques: [], refused: [] });
    expect(db.stored().cheques).toHaveLength(1);
  });

  it('CHEQUE_NOT_ISSUED, CHEQUE_STANDS: their claims are sent by a run, and undone by voiding', async () => {
    const { cashOut, run, send, undo, db } = canadian();
    const claim = await cashOut();
    expect(await code(send(claim))).toBe('CHEQUE_NOT_ISSUED');
    await run();
    expect(await code(undo(db.stored().payoutClaims[0] ?? claim))).toBe('CHEQUE_STANDS');
  });

  it('that are voided keep their number, and the next run draws another', async () => {
    const { cashOut, run, asked, ports, years } = canadian([700]);
    await cashOut();
    await run();
    expect(await voidCheque(ports)(asked(1))).toMatchObject({
      number: 1,
      voided: { reason: 'Lost in the mail', byName: 'Robin Vale' },
      reissuedAs: null,
    });
    expect(years()).toEqual([[2025, 0, 0, 0]]);
    expect(await code(voidCheque(ports)(asked(1)))).toBe('CHEQUE_VOIDED');
    expect((await run()).cheques).toMatchObject([{ number: 2, amount: 700 }]);
  });

  it('that are reissued name the next, and no money moves', async () => {
    const { cashOut, run, asked, ports, db, years } = canadian([700]);
    await cashOut();
    await run();
    const entries = db.stored().entries.length;
    expect(await reissueCheque(ports)(asked(1))).toMatchObject({ number: 2, amount: 700, voided: null });
    expect(db.stored().cheques).toMatchObject([
      { number: 1, reissuedAs: 2, voided: { reason: 'Lost in the mail' } },
      { number: 2, reissuedAs: null },
    ]);
    expect([db.stored().entries.length, years()]).toEqual([entries, [[2025, 700, 0, 700]]]);
  });

  it('ask for a reason, and for one that is there', async () => {
    const { ports, asked, rider } = canadian();
    expect(await code(voidCheque(ports)(asked(1, ' ')))).toBe('REASON_MISSING');
    expect(await code(voidCheque(ports)(asked(9)))).toBe('NOT_FOUND');
    expect(await code(runCheques(ports)({ ...asked(1), actor: rider }))).toBe('NOT_FOUND');
  });
});

describe('payment information', () => {
  const seasons = [
    { from: '2025-01-01', paymentInfoDays: 30 },
    { from: '2026-01-01', paymentInfoDays: 90 },
  ];
  it('is due 60 days after the race, or as its season says', () => {
    expect(paymentInfoDue(defaultProgram, '2025-06-01')).toBe('2025-07-31');
    expect(paymentInfoDue({ ...defaultProgram, seasons }, '2025-06-01')).toBe('2025-07-01');
  });

  it('the overdue races are those whose last day has passed', () => {
    const day = fc
      .integer({ min: 0, max: 1_500 })
      .map((it) => new Date(Date.UTC(2024, 0, 1 + it)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, fc.boolean(), (race, today, withSeasons) => {
        const program = { ...defaultProgram, seasons: withSeasons ? seasons : [] };
        const found = overdueRaces(program, today).some(({ from, to }) => race >= (from ?? '') && race <= to);
        expect(found).toBe(paymentInfoDue(program, race) < today);
      }),
    );
  });

  it('is asked for once, when it is overdue, in one email', async () => {
    const { ports, db } = given({ addressLine1: null });
    const remind = remindOfPaymentInfo(ports);
    expect(await remind('2025-06-30')).toBe(0);
    expect(await remind('2025-07-01')).toBe(2);
    expect(await remind('2025-07-02')).toBe(0);
    expect(db.stored().outbox).toMatchObject([
      { kind: 'payment-info-due', recipient: { id: ME }, facts: { amount: 15_001, currency: 'USD' } },
    ]);
  });

  it('is not asked of who gave it', async () => {
    const { ports } = given();
    expect(await remindOfPaymentInfo(ports)('2025-09-01')).toBe(0);
  });
});
