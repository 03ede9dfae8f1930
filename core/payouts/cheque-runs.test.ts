import { describe, expect, it } from '@jest/globals';
import { anId, cash, payable, refusal } from '../testing/index.js';
import { changeMethod, createClaim, reissueCheque, runCheques, voidCheque } from './index.js';
import { given } from './testing/payouts.js';

describe('cheques', () => {
  const canadian = (amounts?: readonly number[]) => {
    const scene = given({ country: 'CA', state: 'BC', zipcode: 'V0H 1T0' }, amounts, 'CAD');
    const run = () => runCheques(scene.ports)({ actor: scene.admin, idempotency: scene.idempotency() });
    const asked = (number: number, reason = 'Lost in the mail') => ({
      actor: scene.admin,
      idempotency: scene.idempotency(),
      number,
      reason,
    });
    return { ...scene, run, asked };
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
    expect(await refusal(send(claim))).toBe('CHEQUE_NOT_ISSUED');
    await run();
    expect(await refusal(undo(db.stored().payoutClaims[0] ?? claim))).toBe('CHEQUE_STANDS');
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
    expect(await refusal(voidCheque(ports)(asked(1)))).toBe('CHEQUE_VOIDED');
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
    expect(await refusal(voidCheque(ports)(asked(1, ' ')))).toBe('REASON_MISSING');
    expect(await refusal(voidCheque(ports)(asked(9)))).toBe('NOT_FOUND');
    expect(await refusal(runCheques(ports)({ ...asked(1), actor: rider }))).toBe('NOT_FOUND');
  });
});
