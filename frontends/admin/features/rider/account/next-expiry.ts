import type { RiderDetail } from '@rrr/contract';

/** What of a rider's credit expires next, soonest first. */
export const nextExpiryOf = ({ balances }: Pick<RiderDetail, 'balances'>) =>
  balances
    .flatMap(({ nextExpiry }) => nextExpiry ?? [])
    .sort((a, b) => a.expireDate.localeCompare(b.expireDate))
    .at(0);
