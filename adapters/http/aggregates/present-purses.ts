import { discipline, disciplineOf, type Response, type getContingency } from '@rrr/contract';
import type { PostedPurse } from '@rrr/core/events';
import { money } from '../present/money.js';

const DISCIPLINES = [...discipline.options, null];
const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;
const sum = (some: readonly PostedPurse[]): number => some.reduce((total, purse) => total + purse.amount, 0);

/** Purses by currency and discipline; amounts of different currencies are never added. */
export const presentPurses = (purses: readonly PostedPurse[]): Response<typeof getContingency>['purses'] =>
  CURRENCIES.flatMap((currency) => {
    const some = purses.filter((purse) => purse.currency === currency);
    if (some.length === 0) return [];
    return [
      {
        amount: money(sum(some), currency),
        events: some.reduce((total, purse) => total + purse.events, 0),
        disciplines: DISCIPLINES.map((one) => ({
          discipline: one,
          amount: money(sum(some.filter((purse) => disciplineOf(purse.type) === one)), currency),
        }))
          .filter(({ amount }) => amount.amount > 0)
          .sort((a, b) => b.amount.amount - a.amount.amount),
      },
    ];
  });
