import type { Award } from '@rrr/contract';

export interface Lots {
  /** credit to spend, what expires first before the rest */
  toSpend: readonly Award[];
  /** cash, whatever became of it */
  cash: readonly Award[];
  /** credit that was redeemed, has lapsed or was taken back */
  gone: readonly Award[];
}

/** What a wallet holds, apart from what it held. The order within cash and what is gone stays. */
export const lotsOf = (awards: readonly Award[]): Lots => {
  const credit = awards.filter((award) => award.type !== 'cash');
  return {
    toSpend: credit
      .filter((award) => award.status === 'current')
      .sort((a, b) => (a.expireDate ?? '9999').localeCompare(b.expireDate ?? '9999')),
    cash: awards.filter((award) => award.type === 'cash'),
    gone: credit.filter((award) => award.status !== 'current'),
  };
};
