import type { Balance, Currency, RiderCard } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { useDealerQuery } from './api.js';

/** The dealer whose counter this is; its currency is the one it redeems in. */
export const useOwnDealer = () => {
  const { session } = useHost();
  return useDealerQuery({ params: { role: 'dealer', dealerId: session.user._id } });
};

/** What a rider can redeem in one currency; a rider without such a wallet has nothing in it. */
export const balanceIn = ({ balances }: Pick<RiderCard, 'balances'>, currency: Currency): Balance =>
  balances.find(({ available }) => available.currency === currency) ?? {
    available: { amount: 0, currency },
    nextExpiry: null,
  };
