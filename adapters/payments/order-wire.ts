import type { OrderAnswered, OrderAsked } from '@rrr/core/payouts';
import { CURRENCIES, type Currency } from '@rrr/core/shared';

/** The configuration of the provider account. */
export interface PayingSetup {
  /** source of funds: `balance`, or an id of the provider */
  readonly fundingSource: string;
  /** products a rider may choose from, by payment method */
  readonly products: Readonly<Record<OrderAsked['method'], readonly string[]>>;
}

/** The fields of a provider's order that are needed here. */
export interface WireOrder {
  readonly id: string;
  readonly externalId: string | null;
  readonly status: string;
  readonly rewards: readonly { readonly id: string; readonly amount: number; readonly currency: Currency }[];
}

/** Amounts in major units: "70.05". Built as text to avoid floating point. */
const denominationOf = (amount: number): number =>
  Number(`${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`);

const minorUnits = (denomination: unknown): number | null => {
  if (typeof denomination !== 'number' && typeof denomination !== 'string') return null;
  const [, whole = '', cents = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(denomination)) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
};

/** The body of `POST /orders`. The provider sends no mail, because riders fetch the link in the portal. */
export const orderContent = (
  { externalId, amount, recipient, method }: OrderAsked,
  { fundingSource, products }: PayingSetup,
) => ({
  external_id: externalId,
  payment: { funding_source_id: fundingSource },
  reward: {
    value: { denomination: denominationOf(amount.amount), currency_code: amount.currency },
    delivery: { method: 'LINK' },
    recipient: { name: recipient.name, email: recipient.email },
    products: products[method],
  },
});

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isCurrency = (value: unknown): value is Currency => CURRENCIES.includes(value as Currency);

/** Parses an order; undefined unless all its rewards are valid. */
export const readOrder = (value: unknown): WireOrder | undefined => {
  const { id, external_id: externalId, status, rewards } = fieldsOf(value);
  if (
    typeof id !== 'string' ||
    id === '' ||
    typeof status !== 'string' ||
    !Array.isArray(rewards) ||
    rewards.length === 0
  )
    return undefined;
  const read = rewards.flatMap((candidate: unknown) => {
    const reward = fieldsOf(candidate);
    const { denomination, currency_code: currency } = fieldsOf(reward['value']);
    const amount = minorUnits(denomination);
    return typeof reward['id'] === 'string' && amount !== null && isCurrency(currency)
      ? [{ id: reward['id'], amount, currency }]
      : [];
  });
  if (read.length < rewards.length) return undefined;
  return { id, externalId: typeof externalId === 'string' ? externalId : null, status, rewards: read };
};

export const orderIn = (body: unknown): WireOrder | undefined => readOrder(fieldsOf(body)['order']);

/** Parses a list of orders; undefined if any is invalid. */
export const ordersIn = (body: unknown): readonly WireOrder[] | undefined => {
  const { orders } = fieldsOf(body);
  if (!Array.isArray(orders)) return undefined;
  const read = orders.map(readOrder);
  return read.every((order) => order !== undefined) ? read : undefined;
};

/** The link in the response of `POST /rewards/{id}/generate_link`, if it belongs to the reward and is a safe URL. */
export const linkIn = (body: unknown, rewardId: string): string | undefined => {
  const { id, link } = fieldsOf(fieldsOf(body)['reward']);
  return id === rewardId && typeof link === 'string' && /^https:\/\//.test(link) && URL.canParse(link)
    ? link
    : undefined;
};

/** Orders in these states never pay. */
export const paysNothing = ({ status }: Pick<WireOrder, 'status'>): boolean =>
  status === 'CANCELED' || status === 'FAILED';

export const answerOf = (order: WireOrder): OrderAnswered => {
  const [first] = order.rewards;
  const currency = first?.currency ?? 'USD';
  // rewards in several currencies have no total, and never match what was ordered
  const amount = order.rewards.every((reward) => reward.currency === currency)
    ? order.rewards.reduce((sum, reward) => sum + reward.amount, 0)
    : 0;
  return { orderId: order.id, amount: { amount, currency }, status: paysNothing(order) ? 'canceled' : 'made' };
};
