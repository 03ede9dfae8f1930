import type { OrderAnswered, OrderAsked, PaymentProvider } from '../payouts/index.js';
import { PaymentRefused, PaymentUnavailable } from '../payouts/index.js';
import type { Clock, Instant } from '../shared/index.js';

/**
 * What becomes of one request. `done`: answered · `lost`: carried out, the answer is lost · `late`: carried out when
 * `arrive` says so · `gone`: never arrives · `refused`: the provider says no, and holds what it holds.
 */
export type Fate = 'done' | 'lost' | 'late' | 'gone' | 'refused';

interface Held {
  readonly asked: OrderAsked;
  readonly orderId: string;
  canceled: boolean;
}

/**
 * A provider in memory that makes one order for an external id, and carries requests out when and if a test says so.
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
  const orderNamed = (orderId: string): Held | undefined => [...orders.values()].find((it) => it.orderId === orderId);
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
    /** of the next requests, in their order; without one they are done */
    fate: (...next: readonly Fate[]) => void fates.push(...next),
    forget: () => void fates.splice(0),
    late,
    /** carries the n-th late request out; without a number all of them */
    arrive: (n?: number) => {
      for (const it of n === undefined ? late.splice(0) : late.splice(n % Math.max(1, late.length), 1)) it.work();
    },
    /** external ids of orders that pay */
    executed: () => [...orders.values()].filter((it) => !it.canceled).map((it) => it.asked.externalId),
    heldFor: (externalId: string) => orders.get(externalId),
  };
};
