import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { anActor, anId, cash, fakeUnitOfWork, fixedClock, payable, sequentialIds } from '../testing/index.js';
import { cancelClaim, changeMethod, createClaim } from './index.js';

const ME = anId('rder', 1);
const NOW = '2025-06-10T18:00:00.000Z';
const LATER = '2025-06-11T09:30:00.000Z';

const given = async () => {
  const db = fakeUnitOfWork({ ...payable(1), ...cash(ME, [10_000, 5_001]) });
  const clock = fixedClock(NOW);
  const ports = { uow: db.uow, clock, ids: sequentialIds(), program: defaultProgram };
  const admin = anActor({ proxyHostId: anId('acc', 7) });
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const claim = await createClaim(ports)({
    actor: admin,
    idempotency: idempotency(),
    riderId: ME,
    currency: 'USD',
    awardIds: null,
    method: null,
  });
  clock.set(LATER);
  const on = (change: object = {}) => ({
    actor: admin,
    idempotency: idempotency(),
    claimId: claim.id,
    version: 1,
    ...change,
  });
  return {
    db,
    claim,
    record: {
      id: expect.any(String),
      at: LATER,
      actorId: admin.accountId,
      proxyHostId: anId('acc', 7),
      objectType: 'payout-claim',
      objectId: claim.id,
    },
    cancel: (change: object = {}) => cancelClaim(ports)(on(change)),
    payBy: (method: 'debit-card' | 'cheque', change: object = {}) => changeMethod(ports)({ ...on(change), method }),
  };
};
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string; detail?: unknown }) => [it.code, it.detail],
  );

describe('a claim that is canceled', () => {
  it('says when, is a version further, and stays in the list with what it held', async () => {
    const { cancel, claim, db } = await given();
    const canceled = await cancel();
    expect(canceled).toEqual({ ...claim, state: 'canceled', canceledAt: LATER, version: 2 });
    expect(db.stored().payoutClaims).toEqual([canceled]);
  });

  it('leaves an audit record of whose it was and what it was worth', async () => {
    const { cancel, db, record } = await given();
    await cancel();
    expect(db.stored().audit.slice(1)).toEqual([
      { ...record, action: 'cancel-claim', detail: { riderId: ME, gross: 15_001, currency: 'USD' } },
    ]);
  });
});

it('a claim whose way of paying is changed leaves an audit record of both ways', async () => {
  const { payBy, db, record } = await given();
  await payBy('debit-card');
  expect(db.stored().audit.slice(1)).toEqual([
    { ...record, action: 'change-claim-method', detail: { method: { before: 'reward-link', after: 'debit-card' } } },
  ]);
});

describe('a refusal to change a claim', () => {
  it('names what was not found: a claim, or its rider', async () => {
    const { cancel, payBy, db } = await given();
    expect(await refused(cancel({ claimId: anId('n0ne') }))).toEqual(['NOT_FOUND', { what: 'payout-claim' }]);
    expect(await refused(cancel({ actor: anActor({ type: 'rider', subjectId: ME }) }))).toEqual([
      'NOT_FOUND',
      { what: 'payout-claim' },
    ]);
    db.alter(() => ({ riders: [] }));
    expect(await refused(payBy('debit-card'))).toEqual(['NOT_FOUND', { what: 'rider' }]);
  });

  it('names the version that stands: STALE_EDIT', async () => {
    const { cancel, payBy } = await given();
    await payBy('debit-card');
    expect(await refused(cancel())).toEqual(['STALE_EDIT', { what: 'payout claim', version: 2 }]);
  });

  it('names the way its rider cannot be paid: METHOD_NOT_OFFERED', async () => {
    expect(await refused((await given()).payBy('cheque'))).toEqual(['METHOD_NOT_OFFERED', { method: 'cheque' }]);
  });
});
