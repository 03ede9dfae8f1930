import { type PaymentProvider, PaymentRefused, PaymentUnavailable } from '@rrr/core/payouts';
import { type Answer, type Exchange, type ExchangeOptions, exchangesWith, isDone } from './exchange.js';
import {
  answerOf,
  linkIn,
  orderContent,
  orderIn,
  ordersIn,
  paysNothing,
  type PayingSetup,
  type WireOrder,
} from './order-wire.js';

export interface RestPaymentsOptions extends ExchangeOptions, PayingSetup {}

/**
 * Orders rewards by a REST API like Tremendous version 2 (ADR 17). The provider makes one order per
 * external id, so requests can be repeated. A refusal counts only when the provider confirms that it has no such order.
 */
export const restPayments = (options: RestPaymentsOptions): PaymentProvider => {
  const begin = exchangesWith(options);
  return {
    name: 'rest',
    sandbox: false,

    createOrder: async (asked) => {
      const exchange = begin();
      const answer = await exchange('POST', '/orders', orderContent(asked, options));
      const made = isDone(answer) ? orderIn(answer.body) : await heldFor(exchange, asked.externalId);
      if (made?.externalId === asked.externalId) return answerOf(made);
      // an earlier attempt may still arrive, so the outcome is unknown
      if (isDone(answer) || answer.doubtful) throw new PaymentUnavailable();
      throw new PaymentRefused();
    },

    cancelOrder: async (orderId) => {
      const exchange = begin();
      const order = await orderOf(exchange, orderId);
      if (paysNothing(order)) return;
      let doubtful = false;
      for (const { id } of order.rewards)
        doubtful = (await exchange('POST', `/rewards/${encodeURIComponent(id)}/cancel`)).doubtful || doubtful;
      // the order's state counts: a lost response may have canceled it, and a redeemed reward can no longer be canceled
      if (paysNothing(await orderOf(exchange, orderId))) return;
      // an earlier attempt may still arrive, so the outcome is unknown
      throw doubtful ? new PaymentUnavailable() : new PaymentRefused();
    },

    findOrder: async (externalId) => {
      const held = await heldFor(begin(), externalId);
      return held ? answerOf(held) : null;
    },

    order: async (orderId) => {
      const answer = await begin()('GET', `/orders/${encodeURIComponent(orderId)}`);
      if (answer.status === 404) return null;
      const held = orderNamed(orderId, answer);
      return { ...answerOf(held), externalId: held.externalId };
    },

    rewardLink: async (orderId) => {
      const exchange = begin();
      const [reward] = (await orderOf(exchange, orderId)).rewards;
      if (!reward) throw new PaymentRefused();
      const answer = await exchange('POST', `/rewards/${encodeURIComponent(reward.id)}/generate_link`);
      if (!isDone(answer)) throw notDone(answer.status);
      const link = linkIn(answer.body, reward.id);
      if (link === undefined) throw new PaymentUnavailable();
      return link;
    },
  };
};

/** A rejected API key says nothing about the order. */
const notDone = (status: number): Error =>
  status === 401 || status === 403 ? new PaymentUnavailable() : new PaymentRefused();

/** The provider's order with this external id, if any. @throws PaymentUnavailable when the provider does not answer */
const heldFor = async (exchange: Exchange, externalId: string): Promise<WireOrder | undefined> => {
  const answer = await exchange('GET', `/orders?external_id=${encodeURIComponent(externalId)}`);
  const orders = isDone(answer) ? ordersIn(answer.body) : undefined;
  // unrelated orders mean that the provider ignored the filter
  if (!orders || orders.some((order) => order.externalId !== externalId)) throw new PaymentUnavailable();
  return orders[0];
};

const orderOf = async (exchange: Exchange, orderId: string): Promise<WireOrder> => {
  const answer = await exchange('GET', `/orders/${encodeURIComponent(orderId)}`);
  if (!isDone(answer)) throw notDone(answer.status);
  return orderNamed(orderId, answer);
};

/** @throws PaymentUnavailable when the answer is not that order */
const orderNamed = (orderId: string, answer: Answer): WireOrder => {
  const order = isDone(answer) ? orderIn(answer.body) : undefined;
  if (order?.id !== orderId) throw new PaymentUnavailable();
  return order;
};
