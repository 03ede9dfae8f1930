import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { codeOf, payoutScene } from './testing/payout-scene.js';

const { admin, rider, other, riderId, otherId, claimDemoCash } = await payoutScene();
await claimDemoCash();

describe('payment progress', () => {
  const wayOf = async (by: Browser, id: string) => by.ask(`/api/rider/rider/${riderId}/earning/${id}`);
  const earnings = async () =>
    (await rider.call(contract.riderEarnings, { params: { riderId }, query: { limit: 100 } })).earnings;

  test('is shown for every result, to its end or to where and why it stopped', async () => {
    for (const item of await earnings()) {
      const { earning, steps } = (await wayOf(rider, item._id)).of(contract.getEarning);
      expect(earning).toEqual(item);
      const names = steps.map((one) => one.step);
      if (item.verdict.earns === null) {
        expect(names).toEqual(['received', 'matched', 'checks']);
        const last = steps.at(-1);
        expect([last?.state, last?.reasons?.map(({ detail }) => typeof detail)]).toEqual([
          'stopped',
          item.verdict.reasons.map(() => 'string'),
        ]);
        expect(item.verdict.reasons).not.toEqual([]);
      } else
        expect(names).toEqual([
          'received',
          'matched',
          'checks',
          'award',
          ...(item.award?.type === 'cash' ? ['claim', 'payment'] : ['redeem']),
        ]);
    }
  });

  test('speaks to the rider as “you”, and to an admin of the rider', async () => {
    const seen = (by: Browser) =>
      by
        .call(contract.riderEarnings, { params: { riderId }, query: { limit: 100 } })
        .then(({ earnings: found }) => found.map((it) => it.verdict.reasons.map(({ detail }) => detail).join(' ')));
    const [own, others] = [await seen(rider), await seen(admin)];
    expect(own.filter((it) => /\bthe rider\b/i.test(it))).toEqual([]);
    expect(others.filter((it) => /\byour?\b/i.test(it))).toEqual([]);
    expect(own).not.toEqual(others);
  });

  test('shows claimed cash as waiting for its payment', async () => {
    const cash = (await earnings()).find((it) => it.award?.type === 'cash' && it.award.status === 'earned');
    const way = (await wayOf(rider, cash?._id ?? '')).of(contract.getEarning);
    expect(way.steps.slice(-2)).toMatchObject([
      { step: 'claim', state: 'done' },
      { step: 'payment', state: 'waiting', dueDate: expect.any(String) },
    ]);
    expect(way.payoutClaims).toMatchObject([{ state: 'pending' }]);
    expect(codeOf(await wayOf(other, cash?._id ?? ''))).toBe('NOT_FOUND');
    expect(codeOf(await admin.ask(`/api/admin/rider/${otherId}/earning/${cash?._id}`))).toBe('NOT_FOUND');
  });
});
