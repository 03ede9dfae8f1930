import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
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
import { confirmCheques, createClaim, reissueCheque, runCheques, voidCheque } from './index.js';

const ASKED = '2025-06-10T18:00:00.000Z';
const LATER = '2025-06-20T18:00:00.000Z';

/** Two Canadians who wait for their cheques. */
const given = async () => {
  const db = fakeUnitOfWork();
  const clock = fixedClock(ASKED);
  const ports = { uow: db.uow, clock, ids: sequentialIds(), digest: plainDigest, program: defaultProgram };
  const admin = anActor();
  const rider = anActor({ type: 'rider', subjectId: anId('rder', 1) });
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  for (const [n, amount] of [
    [1, 15_000],
    [2, 700],
  ] as const) {
    const riderId = anId('rder', n);
    db.give({ ...payable(n, { country: 'CA', state: 'BC' }), ...cash(riderId, [amount], 'CAD') });
    await createClaim(ports)({
      actor: admin,
      idempotency: idempotency(),
      riderId,
      currency: 'CAD',
      awardIds: null,
      method: null,
    });
  }
  const [claim] = db.stored().payoutClaims;
  return {
    db,
    clock,
    ports,
    admin,
    rider,
    idempotency,
    claimId: claim?.id,
    run: () => runCheques(ports)({ actor: admin, idempotency: idempotency() }),
    asked: (number: number, reason = 'Lost in the mail') => ({
      actor: admin,
      idempotency: idempotency(),
      number,
      reason,
    }),
    audit: () => db.stored().audit.at(-1),
  };
};

describe('a cheque run', () => {
  it('is on record with its first and last number and its sum', async () => {
    const { run, admin, audit } = await given();
    await run();
    expect(audit()).toEqual({
      id: expect.any(String),
      at: ASKED,
      actorId: admin.accountId,
      proxyHostId: null,
      action: 'run-cheques',
      objectType: 'cheque',
      objectId: '1',
      detail: { from: 1, to: 2, amount: 15_700, currency: 'CAD' },
    });
  });

  it('goes on after the last number of the register, and on record too', async () => {
    const { run, asked, ports, audit } = await given();
    await run();
    await voidCheque(ports)(asked(1));
    await run();
    expect(audit()).toMatchObject({ action: 'run-cheques', objectId: '3', detail: { from: 3, to: 3, amount: 15_000 } });
  });

  it('that finds nothing to pay leaves no record', async () => {
    const { run, db } = await given();
    await run();
    const before = db.stored().audit;
    await run();
    expect(db.stored().audit).toEqual(before);
  });
});

describe('a cheque that is withdrawn', () => {
  const voided = { at: LATER, byName: 'Robin Vale', reason: 'Lost in the mail' };

  it('for good is voided with the reason as it was meant, and on record', async () => {
    const { run, asked, ports, clock, db, claimId, admin, audit } = await given();
    await run();
    clock.set(LATER);
    expect(await voidCheque(ports)(asked(1, '  Lost in the mail\n'))).toEqual({
      number: 1,
      claimId,
      currency: 'CAD',
      amount: 15_000,
      payee: 'Casey Moreno',
      issuedOn: '2025-06-10',
      issuedBy: 'Robin Vale',
      voided,
      reissuedAs: null,
    });
    expect(db.stored().cheques).toMatchObject([
      { number: 1, voided },
      { number: 2, voided: null },
    ]);
    expect(audit()).toEqual({
      id: expect.any(String),
      at: LATER,
      actorId: admin.accountId,
      proxyHostId: null,
      action: 'void-cheque',
      objectType: 'cheque',
      objectId: '1',
      detail: { claimId, amount: 15_000, currency: 'CAD', reason: 'Lost in the mail' },
    });
  });

  it('for another is on record with the number of the other, which is of today', async () => {
    const { run, asked, ports, clock, claimId, admin, audit } = await given();
    await run();
    clock.set(LATER);
    expect(await reissueCheque(ports)(asked(1, ' Lost in the mail '))).toEqual({
      number: 3,
      claimId,
      currency: 'CAD',
      amount: 15_000,
      payee: 'Casey Moreno',
      issuedOn: '2025-06-20',
      issuedBy: 'Robin Vale',
      voided: null,
      confirmed: null,
      reissuedAs: null,
    });
    expect(audit()).toEqual({
      id: expect.any(String),
      at: LATER,
      actorId: admin.accountId,
      proxyHostId: null,
      action: 'reissue-cheque',
      objectType: 'cheque',
      objectId: '1',
      detail: { claimId, amount: 15_000, currency: 'CAD', reason: 'Lost in the mail', reissuedAs: 3 },
    });
  });

  it('is there, and is an admin’s to withdraw, as is the run: NOT_FOUND', async () => {
    const { run, asked, ports, rider, db } = await given();
    const refused = { code: 'NOT_FOUND', detail: { what: 'cheque' } };
    await expect(runCheques(ports)({ ...asked(1), actor: rider })).rejects.toMatchObject(refused);
    await run();
    for (const act of [voidCheque(ports), reissueCheque(ports)]) {
      await expect(act({ ...asked(1), actor: rider })).rejects.toMatchObject(refused);
      await expect(act(asked(9))).rejects.toMatchObject(refused);
    }
    expect(db.stored().cheques).toMatchObject([
      { number: 1, voided: null },
      { number: 2, voided: null },
    ]);
  });
});

describe('printed cheques', () => {
  it('are confirmed by an admin, all or none; a void one is not, and its replacement is printed anew', async () => {
    const { run, ports, admin, rider, idempotency, asked, db, audit, clock } = await given();
    await run();
    const confirm = (numbers: readonly number[], actor = admin) =>
      confirmCheques(ports)({ actor, idempotency: idempotency(), numbers });
    const state = () => db.stored().cheques.map((it) => [it.number, it.confirmed?.at ?? null]);
    await expect(confirm([1], rider)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(confirm([1, 99])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(state().map(([, at]) => at)).toEqual([null, null]);
    expect(await confirm([2, 1, 2])).toMatchObject([{ number: 1 }, { number: 2 }]);
    expect(audit()).toMatchObject({ action: 'confirm-cheques', objectType: 'cheque', detail: { numbers: '1, 2' } });
    clock.set(LATER);
    await confirm([1]);
    expect(state()).toEqual([
      [1, ASKED],
      [2, ASKED],
    ]);
    await reissueCheque(ports)(asked(1));
    await expect(confirm([1])).rejects.toMatchObject({ code: 'CHEQUE_VOIDED' });
    await confirm([3]);
    expect(state().at(-1)).toEqual([3, LATER]);
  });
});
