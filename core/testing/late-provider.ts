import type { OrderAnswered, OrderAsked, PaymentProvider } from '../payouts/index.js';
import { PaymentRefused, PaymentUnavailable } from '../payouts/index.js';
import type { Clock, Instant } from '../shared/index.js';

/**
 * The fate of one request. `done`: answered · `lost`: processed, but the answer is lost · `late`: processed when
 * `arrive` is called · `gone`: never arrives · `refused`: the provider refuses and changes nothing.
 */
export type Fate = 'done' | 'lost' | 'late' | 'gone' | 'refused';

interface Held {
  readonly asked: OrderAsked;
  readonly orderId: string;
  canceled: boolean;
}

/**
 * An in-memory payment provider with one order per external id. A test decides whether and when requests are
 * processed.
 */
export const lateProvider = (clock: Clock) => {
  const orders = new Map<string, Held>();
  const late: { readonly sentAt: Instant; readonly work: () => void }[] = [];
  const fates: Fate[] = [];
  let made = 0;

  const answerOf = ({ orderId, asked: { amount }, canceled }: Held): OrderAnswered => ({
    orderId,
    amount,
    status: canceled ? 'canceled' : 'made',
  });
  const make = (asked: OrderAsked): Held => {
    const held = orders.get(asked.externalId) ?? { asked, orderId: `order-${(made += 1)}`, canceled: false };
    orders.set(asked.externalId, held);
    return held;
  };
  const orderNamed = (orderId: string): Held | undefined =>
    [...orders.values()].find((order) => order.orderId === orderId);
  /** @throws PaymentUnavailable PaymentRefused */
  const meet = <T>(work: () => T, onRefusal: () => T): T => {
    const fate = fates.shift() ?? 'done';
    if (fate === 'refused') return onRefusal();
    if (fate === 'late') late.push({ sentAt: clock.now(), work: () => void work() });
    if (fate === 'lost') work();
    if (fate !== 'done') throw new PaymentUnavailable();
    return work();
  };
  const provider: PaymentProvider = {
    name: 'late',
    sandbox: true,
    createOrder: async (asked) =>
      answerOf(
        meet(
          () => make(asked),
          () => {
            const held = orders.get(asked.externalId);
            if (!held) throw new PaymentRefused();
            return held;
          },
        ),
      ),
    cancelOrder: async (orderId) => {
      const held = orderNamed(orderId);
      if (!held) throw new PaymentRefused();
      if (held.canceled) return;
      meet(
        () => void (held.canceled = true),
        () => {
          throw new PaymentRefused();
        },
      );
    },
    findOrder: async (externalId) => {
      const held = orders.get(externalId);
      return held ? answerOf(held) : null;
    },
    order: async (orderId) => {
      const held = orderNamed(orderId);
      return held ? { ...answerOf(held), externalId: held.asked.externalId } : null;
    },
    rewardLink: async (orderId) => `https://rewards.example.com/${orderId}`,
  };
  return {
    provider,
    /** fates of the next requests, in order; by default `done` */
    fate: (...next: readonly Fate[]) => void fates.push(...next),
    forget: () => void fates.splice(0),
    late,
    /** processes the n-th late request, or all */
    arrive: (n?: number) => {
      for (const item of n === undefined ? late.splice(0) : late.splice(n % Math.max(1, late.length), 1)) item.work();
    },
    /** external ids of orders that still pay */
    executed: () => [...orders.values()].filter((order) => !order.canceled).map((order) => order.asked.externalId),
    heldFor: (externalId: string) => orders.get(externalId),
  };
};
