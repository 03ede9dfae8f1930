import { type OrderAnswered, type PaymentProvider, PaymentRefused, type SandboxOrder } from '@rrr/core/payouts';
import type { Clock, Ids, UnitOfWork } from '@rrr/core/shared';

export interface SandboxPaymentsPorts {
  readonly uow: UnitOfWork<'sandboxOrders'>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** the portal's URL: sandbox links lead back to it */
  readonly publicUrl: URL;
}

const answerOf = ({ orderId, amount, currency, canceledAt }: SandboxOrder): OrderAnswered => ({
  orderId,
  amount: { amount, currency },
  status: canceledAt === null ? 'made' : 'canceled',
});

/**
 * A simulated provider that stores orders in the database and pays nobody (domain.md §7); like the real one, it makes
 * one order per external id.
 */
export const sandboxPayments = ({ uow, clock, ids, publicUrl }: SandboxPaymentsPorts): PaymentProvider => ({
  name: 'sandbox',
  sandbox: true,
  createOrder: ({ externalId, amount, recipient }) =>
    uow.run(async ({ sandboxOrders }) => {
      const earlier = await sandboxOrders.byExternalId(externalId);
      if (earlier) return answerOf(earlier);
      const order: SandboxOrder = {
        externalId,
        orderId: `sandbox-${ids.next()}`,
        amount: amount.amount,
        currency: amount.currency,
        recipient: recipient.name,
        createdAt: clock.now(),
        canceledAt: null,
      };
      await sandboxOrders.insert(order);
      return answerOf(order);
    }),
  cancelOrder: (orderId) =>
    uow.run(async ({ sandboxOrders }) => {
      if (!(await sandboxOrders.byOrderId(orderId))) throw new PaymentRefused();
      await sandboxOrders.cancel(orderId, clock.now());
    }),
  findOrder: (externalId) =>
    uow.run(async ({ sandboxOrders }) => {
      const order = await sandboxOrders.byExternalId(externalId);
      return order ? answerOf(order) : null;
    }),
  order: (orderId) =>
    uow.run(async ({ sandboxOrders }) => {
      const order = await sandboxOrders.byOrderId(orderId);
      return order ? { ...answerOf(order), externalId: order.externalId } : null;
    }),
  rewardLink: (orderId) =>
    uow.run(async ({ sandboxOrders }) => {
      const order = await sandboxOrders.byOrderId(orderId);
      if (!order || order.canceledAt !== null) throw new PaymentRefused();
      return new URL(`/auth/rider/cashout?sandbox=${encodeURIComponent(orderId)}`, publicUrl).href;
    }),
});
