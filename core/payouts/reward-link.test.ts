import { describe, expect, it } from '@jest/globals';
import { anId } from '../testing/index.js';
import { cancelOrder, getRewardLink } from './index.js';
import { code, given } from './testing/orders.js';

describe('getRewardLink', () => {
  it('is for the rider it pays and for admins, and each look is recorded', async () => {
    const { order, ports, rider, admin, db } = await given();
    const { orderId } = await order();
    const look = (actor: typeof rider) => getRewardLink(ports)({ actor, orderId: orderId ?? '' });
    expect(await look(rider)).toEqual({ link: 'https://rewards.example.com/order-1', sandbox: true });
    expect(await look(admin)).toMatchObject({ link: 'https://rewards.example.com/order-1' });
    expect(await code(look({ ...rider, subjectId: anId('0ther') }))).toBe('NOT_FOUND');
    expect(await code(getRewardLink(ports)({ actor: admin, orderId: 'none' }))).toBe('NOT_FOUND');
    expect(db.stored().audit.filter((it) => it.action === 'get-reward-link').length).toBe(2);
  });

  it('of a canceled order is refused: ORDER_CANCELED', async () => {
    const { order, ports, admin, claim } = await given();
    const { orderId } = await order();
    await cancelOrder(ports)({ actor: admin, claimId: claim.id });
    expect(await code(getRewardLink(ports)({ actor: admin, orderId: orderId ?? '' }))).toBe('ORDER_CANCELED');
  });
});
