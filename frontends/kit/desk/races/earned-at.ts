import type { EventDetail, Money } from '@rrr/contract';

/** What the results of an event earn together. */
export const earnedAt = ({
  classes,
  contingencyAmount,
}: Pick<EventDetail, 'classes' | 'contingencyAmount'>): Money => ({
  currency: contingencyAmount.currency,
  amount: classes
    .flatMap(({ results }) => results)
    .reduce((sum, { verdict }) => sum + (verdict?.earns?.amount ?? 0), 0),
});
