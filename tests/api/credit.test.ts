import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { defaultProgram } from '@rrr/core/program';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { makePayable } from './testing/payable-rider.js';
import { codeOf } from './testing/payout-scene.js';
import { startDemo } from './testing/start-demo.js';

// twenty requests at once take a while on a busy machine
jest.setTimeout(60_000);

const program = { ...defaultProgram, approvals: 'required' as const, cashAsCredit: { bonusPercent: 10 } };
const demo = await startDemo({}, async (container) => {
  (await container.rebindAsync(S.program)).toConstantValue(program);
});
ledgerHolds(demo);
const [admin, rider] = [await demo.as('admin'), await demo.as('rider')];
const riderId = (await rider.session()).user._id;

let keys = 0;
const key = (name = `credit-${(keys += 1)}-key`) => ({ 'Idempotency-Key': name });
const offerOf = async (by: Browser = rider) => (await by.call(contract.offerCredit, { query: {} })).offer;
const take = (by: Browser, body: object, headers = key()) =>
  by.ask('/api/rider/cash-as-credit', { method: 'POST', headers, body });
const cashOf = async () => (await rider.call(contract.getRiderCash, { params: { riderId } })).cash[0];
const availableOf = async () => {
  const own = (await rider.ask(`/api/rider/rider/${riderId}`)).of(contract.getRider);
  return own.rider.balances.find((it) => it.available.currency === 'USD')?.available.amount ?? 0;
};

describe('cash or dealer credit', () => {
  test('is offered without documents, with what it is and until when', async () => {
    const [offer, cash] = [await offerOf(), await cashOf()];
    expect(offer).toMatchObject({ bonusPercent: 10, expireDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect((offer?.amount.amount ?? 0) + (offer?.left.amount ?? 0)).toBe(cash?.gross.amount);
    expect(offer?.total.amount).toBe((offer?.amount.amount ?? 0) + (offer?.bonus.amount ?? 0));
    expect(offer?.bonus.amount).toBe(offer?.awards.reduce((sum, it) => sum + Math.floor(it.amount.amount / 10), 0));
  });

  test('taken once, it is in the wallet, on the way of the results, and in the list; the cash is gone', async () => {
    const [offer, before] = [await offerOf(), await availableOf()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => take(rider, { currency: 'USD', outcome: offer?.outcome }, key('take-once'))),
    );
    expect(new Set(answers.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
    expect(answers[0]?.of(contract.takeAsCredit).creditChoice).toMatchObject({ total: offer?.total, bonusPercent: 10 });
    expect(await availableOf()).toBe(before + (offer?.total.amount ?? 0));
    expect((await cashOf())?.gross.amount ?? 0).toBe(offer?.left.amount);
    expect(await offerOf()).toBeNull();
    for (const by of [rider, admin]) {
      const role = by === rider ? 'rider' : 'admin';
      const listed = (await by.ask(`/api/${role}/rider/${riderId}/credit-choices`)).of(contract.listCreditChoices);
      expect(listed.creditChoices).toMatchObject([{ total: offer?.total }]);
    }
    const { earnings } = (await rider.ask(`/api/rider/rider/${riderId}/earnings?limit=100&filter=credit`)).of(
      contract.riderEarnings,
    );
    const taken = earnings.find((it) => it.award?.type === 'credit' && it.award.takenAsCredit);
    const { steps } = (await rider.ask(`/api/rider/rider/${riderId}/earning/${taken?._id}`)).of(contract.getEarning);
    expect(steps.map((it) => `${it.step} ${it.state}`)).toEqual([
      'received done',
      'matched done',
      'checks done',
      'award done',
      'credit done',
      'redeem waiting',
    ]);
  });
});

describe('attacks get nothing', () => {
  test('two tabs, one of them for cash: the money goes once', async () => {
    await makePayable(demo, riderId);
    const [offer, before, cash] = [await offerOf(), await availableOf(), await cashOf()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        at % 2 === 0
          ? take(rider, { currency: 'USD', outcome: offer?.outcome })
          : rider.ask('/api/rider/payout-claims', { method: 'POST', headers: key(), body: {} }),
      ),
    );
    const done = answers.filter((it) => it.status < 300);
    const codes = new Set(answers.filter((it) => it.status >= 300).map(codeOf));
    for (const code of codes)
      expect(['CREDIT_NOT_OFFERED', 'PREVIEW_OUTDATED', 'NOTHING_TO_PAY', 'CONFLICT']).toContain(code);
    const { payoutClaims } = (await rider.ask('/api/rider/payout-claims')).of(contract.listPayoutClaims);
    const claimed = payoutClaims.reduce((sum, it) => sum + it.gross.amount, 0);
    const credited = (await availableOf()) - before;
    const open = (await cashOf())?.gross.amount ?? 0;
    expect(done.length).toBeGreaterThan(0);
    expect([0, offer?.total.amount]).toContain(credited);
    expect(claimed + open + (credited > 0 ? (offer?.amount.amount ?? 0) : 0)).toBe(cash?.gross.amount);
  });

  test('another bonus, amount or rider cannot be sent; what was not seen is refused', async () => {
    const offer = await offerOf();
    const before = await availableOf();
    const outcome = offer?.outcome;
    const heard = await Promise.all(
      [
        { currency: 'USD', outcome, bonusPercent: 100 },
        { currency: 'USD', outcome, amount: { amount: 1_000_000, currency: 'USD' } },
        { currency: 'USD', outcome, riderId: '00000000000000000000000000' },
        { currency: 'XYZ', outcome },
        { currency: 'USD' },
      ].map(async (body) => codeOf(await take(rider, body))),
    );
    expect(new Set(heard)).toEqual(new Set(['VALIDATION_FAILED']));
    expect(codeOf(await take(rider, { currency: 'USD', outcome: 'guessed' }))).toBe('PREVIEW_OUTDATED');
    expect(codeOf(await take(rider, { currency: 'CAD', outcome }))).toBe('CREDIT_NOT_OFFERED');
    expect(codeOf(await take(rider, { currency: 'USD', outcome }, {} as never))).toBe('IDEMPOTENCY_KEY_MISSING');
    expect(await availableOf()).toBe(before);
  });

  test('an administrator takes nothing for a rider, alone or as the rider', async () => {
    const outcome = (await offerOf())?.outcome;
    expect(codeOf(await take(admin, { currency: 'USD', outcome }))).toBe('FORBIDDEN');
    const acting = await demo.as('admin2');
    const body = { type: 'rider', id: riderId, reason: 'Asked by phone', returnTo: '/auth/admin/riders' };
    expect((await acting.ask('/api/admin/proxy', { method: 'POST', body })).status).toBe(200);
    expect(codeOf(await take(acting, { currency: 'USD', outcome }))).toBe('PROXY_FORBIDDEN');
  });

  test('the same key with another offer is refused', async () => {
    const outcome = (await offerOf())?.outcome;
    expect(codeOf(await take(rider, { currency: 'USD', outcome }, key('same-key-twice')))).toBe('ok');
    expect(codeOf(await take(rider, { currency: 'CAD', outcome }, key('same-key-twice')))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  test('what was taken is taken back with the results, bonus included', async () => {
    const [offer, before] = [await offerOf(), await availableOf()];
    await take(rider, { currency: 'USD', outcome: offer?.outcome });
    const answer = await admin.ask(`/api/admin/rider/${riderId}/remove-races`, { method: 'DELETE', headers: key() });
    expect(codeOf(answer)).toBe('ok');
    expect(await availableOf()).toBeLessThanOrEqual(before);
    const { creditChoices } = (await rider.ask(`/api/rider/rider/${riderId}/credit-choices`)).of(
      contract.listCreditChoices,
    );
    expect(creditChoices[0]?.awards.map((it) => it.value.amount)).toEqual(offer?.awards.map(() => 0));
  });
});
