import { type Award, isSpendable } from '../ledger/index.js';
import type { Currency, Instant, LocalDate } from '../shared/index.js';

/** A rider's request to be deleted. The rider can withdraw it until the data are erased (domain.md §13). */
export interface Deletion {
  readonly riderId: string;
  readonly requestedAt: Instant;
  /** first day on which the job may erase the data */
  readonly eraseOn: LocalDate;
  /** null until the data are erased */
  readonly erasedAt: Instant | null;
}

/** Minor units. */
export interface Sum {
  readonly currency: Currency;
  readonly amount: number;
}

/** What a rider loses and what is still paid, by currency with an amount. */
export interface Stakes {
  /** credit that can be redeemed now; given up */
  readonly credit: readonly Sum[];
  /** cash without a claim; given up */
  readonly cash: readonly Sum[];
  /** cash in pending claims; paid before anything is erased */
  readonly pending: readonly Sum[];
}

/** The name that every record of an erased rider shows. */
export const ANONYMOUS = { firstName: 'Anonymous', lastName: 'rider', fullName: 'Anonymous rider' } as const;

const summed = (sums: readonly Sum[]): readonly Sum[] => {
  const byCurrency = new Map<Currency, number>();
  for (const { currency, amount } of sums) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount);
  return [...byCurrency]
    .flatMap(([currency, amount]) => (amount > 0 ? [{ currency, amount }] : []))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
};

/** `pending`: gross amounts of pending claims. Awards keep their value until their claim is sent. */
export const stakesOf = (awards: readonly Award[], pending: readonly Sum[], today: LocalDate): Stakes => {
  const worth = (some: readonly Award[]) => some.map(({ currency, current }): Sum => ({ currency, amount: current }));
  return {
    credit: summed(worth(awards.filter((award) => isSpendable(award, today)))),
    cash: summed([
      ...worth(awards.filter((award) => award.type === 'cash')),
      ...pending.map(({ currency, amount }) => ({ currency, amount: -amount })),
    ]),
    pending: summed(pending),
  };
};

/** `DELETE` and the account's e-mail address, or `SUPPRIMER` for those who read French. */
export const isConfirmed = (typed: string, email: string): boolean => {
  const [, , address] = /^(DELETE|SUPPRIMER)\s+(\S+)$/i.exec(typed.trim()) ?? [];
  return address !== undefined && address.toLowerCase() === email.toLowerCase();
};
