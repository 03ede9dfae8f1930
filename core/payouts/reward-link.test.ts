import { describe, expect, it } from '@jest/globals';
import { anId, refusal } from '../testing/index.js';
import { cancelOrder, getRewardLink, openRewardLink } from './index.js';
import { given } from './testing/orders.js';

describe('the reward link', () => {
  it('is for the rider it pays alone, and each look is recorded', async () => {
    const { order, ports, rider, admin, db } = await given();
    const { orderId } = await order();
    const look = (actor: typeof rider) => getRewardLink(ports)({ actor, orderId: orderId ?? '' });
    expect(await look(rider)).toEqual({ link: 'https://rewards.example.com/order-1', sandbox: true });
    expect(await refusal(look(admin))).toBe('NOT_FOUND');
    expect(await refusal(look({ ...rider, proxyHostId: admin.accountId }))).toBe('PROXY_FORBIDDEN');
    expect(await refusal(look({ ...rider, subjectId: anId('0ther') }))).toBe('NOT_FOUND');
    expect(await refusal(getRewardLink(ports)({ actor: rider, orderId: 'none' }))).toBe('NOT_FOUND');
    expect(db.stored().audit.filter((it) => it.action === 'get-reward-link').length).toBe(1);
  });

  it('is opened by an administrator for a reason, which the rider reads', async () => {
    const { order, ports, rider, admin, db } = await given();
    const { orderId } = await order();
    const open = (reason: string, actor = admin) => openRewardLink(ports)({ actor, orderId: orderId ?? '', reason });
    expect(await refusal(open(' '))).toBe('REASON_MISSING');
    expect(await refusal(open('Mine', rider))).toBe('NOT_FOUND');
    expect(db.stored().outbox.filter((it) => it.kind === 'reward-link-opened')).toEqual([]);
    expect(await open(' Could not open it ')).toMatchObject({ link: 'https://rewards.example.com/order-1' });
    expect(db.stored().outbox.filter((it) => it.kind === 'reward-link-opened')).toMatchObject([
      { recipient: { type: 'rider', id: rider.subjectId }, facts: { by: admin.name, reason: 'Could not open it' } },
    ]);
    expect(db.stored().audit.at(-1)).toMatchObject({
      action: 'open-reward-link',
      objectType: 'payout-claim',
      detail: { reason: 'Could not open it' },
    });
  });

  it('of a canceled order is refused: ORDER_CANCELED', async () => {
    const { order, ports, rider, admin, claim } = await given();
    const { orderId } = await order();
    await cancelOrder(ports)({ actor: admin, claimId: claim.id });
    expect(await refusal(getRewardLink(ports)({ actor: rider, orderId: orderId ?? '' }))).toBe('ORDER_CANCELED');
    expect(await refusal(openRewardLink(ports)({ actor: admin, orderId: orderId ?? '', reason: 'x' }))).toBe(
      'ORDER_CANCELED',
    );
  });
});
