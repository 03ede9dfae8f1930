import type { Balance } from '@rrr/contract';
import { Amount, Skeleton, Summary } from '@rrr/kit/desk';
import { useRiderQuery } from '../../shared/rider/rider.api.js';
import { useInboxWords } from './words/use-words.js';

type Money = Balance['available'];

/** What a rider can redeem now, and what they could if an amount came to it or left it. */
export const BalanceEffect = ({ riderId, amount }: { readonly riderId: string; readonly amount: Money }) => {
  const words = useInboxWords();
  const { currentData: found, error } = useRiderQuery({ params: { role: 'admin', riderId } });
  // whoever decides still sees the amount itself
  if (error) return null;
  if (!found) return <Skeleton lines={2} />;
  const { currency } = amount;
  const before = found.rider.balances.find((balance) => balance.available.currency === currency)?.available.amount ?? 0;
  return (
    <Summary
      pairs={[
        [words('approvals.balanceNow'), <Amount key="now" money={{ amount: before, currency }} />],
        [
          words('approvals.balanceThen'),
          <Amount key="then" money={{ amount: before + amount.amount, currency }} strong />,
        ],
      ]}
    />
  );
};
