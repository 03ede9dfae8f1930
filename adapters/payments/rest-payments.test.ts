import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import type { OrderAsked } from '@rrr/core/payouts';
import fc from 'fast-check';
import { restPayments, type RestPaymentsOptions } from './index.js';
import { orderContent, readOrder } from './order-wire.js';
import { paymentServer, type Trouble } from './testing/payment-server.js';

const asked: OrderAsked = {
  externalId: '01jclaim000000000000000001',
  amount: { amount: 7_005, currency: 'USD' },
  recipient: { name: 'Zoë Núñez', email: 'zoe@example.com' },
  method: 'reward-link',
};
const setup = { fundingSource: 'balance', products: { 'reward-link': ['ANY'], 'debit-card': ['CARD'] } } as const;
const code = (work: Promise<unknown>) =>
  work.then(
    (it) => it,
    (failed: { code?: string }) => failed.code ?? String(failed),
  );

describe('payments over REST', () => {
  let server: Awaited<ReturnType<typeof paymentServer>>;
  let failed: string[];
  beforeEach(async () => {
    server = await paymentServer();
    failed = [];
  });
  afterEach(() => server.close());
  const payments = (over: Partial<RestPaymentsOptions> = {}) =>
    restPayments({
      ...setup,
      url: server.url,
      key: server.key,
      report: ({ method, path, status }) => void failed.push(`${method} ${path.replace(/\?.*/, '')} ${status}`),
      tryTime: 400,
      pause: 1,
      ...over,
    });
  const made = { orderId: 'ORDER1', amount: { amount: 7_005, currency: 'USD' }, status: 'made' };

  it('order the net for the rider under the claim’s id, and ask for a link, not for a mail', async () => {
    expect(await payments().createOrder(asked)).toEqual(made);
    expect(server.orders).toEqual([
      {
        id: 'ORDER1',
        external_id: asked.externalId,
        status: 'EXECUTED',
        reward: {
          id: 'REWARD1',
          value: { denomination: 70.05, currency_code: 'USD' },
          delivery: { method: 'LINK' },
          recipient: asked.recipient,
          products: ['ANY'],
        },
      },
    ]);
    await payments().createOrder({ ...asked, externalId: 'another', method: 'debit-card' });
    expect(server.orders[1]?.reward.products).toEqual(['CARD']);
    expect(failed).toEqual([]);
  });

  it('look an order up by the claim’s id and by its own, and say when there is none', async () => {
    const { findOrder, order } = payments();
    expect([await findOrder(asked.externalId), await order('ORDER1')]).toEqual([null, null]);
    await payments().createOrder(asked);
    expect([await findOrder(asked.externalId), await order('ORDER1')]).toEqual([
      made,
      { ...made, externalId: asked.externalId },
    ]);
    await payments().cancelOrder('ORDER1');
    expect([await findOrder(asked.externalId), await order('ORDER1')]).toMatchObject([
      { status: 'canceled' },
      { status: 'canceled' },
    ]);
  });

  it.each<readonly [string, readonly Trouble[]]>([
    ['a record that cannot be read', ['answer-garbage', 'answer-garbage', 'answer-garbage']],
    ['a provider that is broken', [500, 503, 500]],
    ['an answer that is no record', [422]],
  ])('take %s for no answer: it is not known whether there is an order', async (_, troubles) => {
    server.trouble(...troubles);
    expect(await code(payments().findOrder(asked.externalId))).toBe('PAYMENT_UNAVAILABLE');
    server.trouble(...troubles);
    expect(await code(payments().order('ORDER1'))).toBe('PAYMENT_UNAVAILABLE');
  });

  it('take a request that is carried out late for no answer, and find its order afterwards', async () => {
    server.trouble('accept-late', 'accept-late', 'accept-late', 422);
    expect([await code(payments().createOrder(asked)), await code(payments().createOrder(asked))]).toEqual([
      'PAYMENT_UNAVAILABLE',
      'PAYMENT_REFUSED',
    ]);
    server.arrive();
    expect([await payments().findOrder(asked.externalId), server.orders.length]).toEqual([made, 1]);
  });

  it('answer a second call with the first order', async () => {
    expect([
      await payments().createOrder(asked),
      await payments().createOrder({ ...asked, amount: { amount: 1, currency: 'USD' } }),
    ]).toEqual([made, made]);
    expect(server.orders.length).toBe(1);
  });

  it.each<readonly [string, readonly Trouble[]]>([
    ['answers are lost', ['lose-the-answer', 'lose-the-answer']],
    ['questions are lost', ['lose-the-question', 'lose-the-question']],
    ['it hangs once', ['hang']],
    ['it is broken for a moment', [500, 503]],
    ['it is busy', [429]],
    ['it answers with a web page', ['answer-garbage']],
    ['it names another address', ['redirect']],
  ])('make one order when %s', async (_, troubles) => {
    server.trouble(...troubles);
    expect(await payments().createOrder(asked)).toEqual(made);
    expect(server.orders.length).toBe(1);
    expect(failed.length).toBe(troubles.length);
  });

  it('take no second copy of an answer for that to the next question', async () => {
    server.trouble('answer-twice');
    const [first, second] = [
      await payments().createOrder(asked),
      await payments().createOrder({ ...asked, externalId: 'another' }),
    ];
    expect([first.orderId, second.orderId]).toEqual(['ORDER1', 'ORDER2']);
  });

  it.each<readonly [string, readonly Trouble[], number]>([
    ['it stays silent', ['hang', 'hang', 'hang'], 0],
    ['every answer is lost', ['lose-the-answer', 'lose-the-answer', 'lose-the-answer'], 1],
    ['it stays broken', [500, 500, 500], 0],
  ])('say PAYMENT_UNAVAILABLE when %s, and the next call heals it', async (_, troubles, orders) => {
    server.trouble(...troubles);
    expect(await code(payments().createOrder(asked))).toBe('PAYMENT_UNAVAILABLE');
    expect(server.orders.length).toBe(orders);
    expect(await payments().createOrder(asked)).toEqual(made);
    expect(server.orders.length).toBe(1);
  });

  it('end within the time of an act, however often they may try', async () => {
    server.trouble('hang', 'hang', 'hang');
    expect(await code(payments({ tryTime: 60_000, actTime: 50 }).createOrder(asked))).toBe('PAYMENT_UNAVAILABLE');
    expect(server.asked).toEqual(['POST /orders']);
  });

  it('say PAYMENT_UNAVAILABLE when nobody is there', async () => {
    await server.close();
    expect(await code(payments().createOrder(asked))).toBe('PAYMENT_UNAVAILABLE');
    expect(failed).toEqual(['POST /orders null', 'POST /orders null', 'POST /orders null']);
  });

  const without = { products: { 'reward-link': [], 'debit-card': [] } };
  it('say PAYMENT_REFUSED when it refuses and holds no order', async () => {
    expect(await code(payments(without).createOrder(asked))).toBe('PAYMENT_REFUSED');
    expect(server.asked).toEqual(['POST /orders', 'GET /orders']);
  });

  it('say no such thing while an earlier try may still arrive, or it does not tell what it holds', async () => {
    server.trouble('lose-the-question');
    expect(await code(payments(without).createOrder(asked))).toBe('PAYMENT_UNAVAILABLE');
    expect(await code(payments({ key: 'wrong-key' }).createOrder(asked))).toBe('PAYMENT_UNAVAILABLE');
    expect(failed.slice(-2)).toEqual(['POST /orders 401', 'GET /orders 401']);
  });

  it('find the order that it made although it refuses now', async () => {
    server.trouble('lose-the-answer', 'lose-the-answer', 'lose-the-answer', 422);
    await code(payments().createOrder(asked));
    expect(await payments().createOrder(asked)).toEqual(made);
    expect(server.orders.length).toBe(1);
  });

  it('tell of an order that failed over there as one that pays nothing', async () => {
    await payments().createOrder(asked);
    for (const it_ of server.orders) it_.status = 'FAILED';
    expect(await payments().createOrder(asked)).toEqual({ ...made, status: 'canceled' });
  });

  describe('the reward link', () => {
    it('is made for the order’s reward, each time anew', async () => {
      await payments().createOrder(asked);
      server.trouble(500, 'lose-the-answer');
      expect(await payments().rewardLink('ORDER1')).toBe('https://pay.example.com/REWARD1');
    });
    it('of an order that is unknown or pays nothing is refused: PAYMENT_REFUSED', async () => {
      expect(await code(payments().rewardLink('../orders/ORDER1?x'))).toBe('PAYMENT_REFUSED');
      await payments().createOrder(asked);
      for (const it_ of server.orders) it_.status = 'CANCELED';
      expect(await code(payments().rewardLink('ORDER1'))).toBe('PAYMENT_REFUSED');
    });
    it('is not asked for with a key that is not accepted: PAYMENT_UNAVAILABLE', async () => {
      expect(await code(payments({ key: 'wrong-key' }).rewardLink('ORDER1'))).toBe('PAYMENT_UNAVAILABLE');
    });
  });

  describe('canceling', () => {
    it('is done once, and a second time does nothing', async () => {
      await payments().createOrder(asked);
      await payments().cancelOrder('ORDER1');
      await payments().cancelOrder('ORDER1');
      expect(server.orders.map((it_) => it_.status)).toEqual(['CANCELED']);
      expect(server.asked.filter((it_) => it_.endsWith('/cancel')).length).toBe(1);
    });
    it('whose answer was lost is known by how the order stands', async () => {
      await payments().createOrder(asked);
      const lost: readonly Trouble[] = ['answer-garbage', 'lose-the-answer'];
      server.trouble(...lost);
      await payments().cancelOrder('ORDER1');
      expect(server.orders.map((it_) => it_.status)).toEqual(['CANCELED']);
    });
    it('of which an earlier try may still be on its way is not known: PAYMENT_UNAVAILABLE', async () => {
      await payments().createOrder(asked);
      server.take('REWARD1');
      // it looks at the order, asks in vain, and the next try is told that it cannot be done
      server.trouble('answer-twice', 'lose-the-question');
      expect(await code(payments().cancelOrder('ORDER1'))).toBe('PAYMENT_UNAVAILABLE');
    });
    it('of a reward that was taken is refused: PAYMENT_REFUSED', async () => {
      await payments().createOrder(asked);
      server.take('REWARD1');
      expect(await code(payments().cancelOrder('ORDER1'))).toBe('PAYMENT_REFUSED');
      expect(await code(payments().cancelOrder('ORDER9'))).toBe('PAYMENT_REFUSED');
    });
  });
});

test('an amount goes over the wire and back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (amount) => {
      const sent = JSON.parse(
        JSON.stringify(orderContent({ ...asked, amount: { amount, currency: 'CAD' } }, setup)),
      ) as { reward: object };
      expect(
        readOrder({ id: 'O', external_id: 'x', status: 'EXECUTED', rewards: [{ id: 'R', ...sent.reward }] })?.rewards,
      ).toEqual([{ id: 'R', amount, currency: 'CAD' }]);
    }),
  );
});

test('an order that cannot be read to the cent is not taken for one', () => {
  const reward = (denomination: unknown, currency = 'USD') => ({
    id: 'O',
    external_id: null,
    status: 'EXECUTED',
    rewards: [{ id: 'R', value: { denomination, currency_code: currency } }],
  });
  expect(readOrder(reward('70.05'))?.rewards[0]?.amount).toBe(7_005);
  for (const strange of [
    reward(70.005),
    reward(-1),
    reward(null),
    reward('1e3'),
    reward(1, 'XXX'),
    { ...reward(1), rewards: [] },
    { ...reward(1), id: 7 },
    null,
    'order',
    [],
  ])
    expect(readOrder(strange)).toBeUndefined();
});
