import type { Currency, LocalDate } from '../shared/index.js';
import { type Award, bySpendingOrder, isSpendable } from './award.js';
import { InsufficientCredit, issue } from './moves.js';
import type { Movement } from './post.js';

/** A new award that an admin gives. */
export const grant = (award: Parameters<typeof issue>[0]): Movement => ({ ...issue(award), kind: 'adjust' });

/** Lowers what awards are worth, in spending order: what is taken counts neither as spent nor as expired. @throws InsufficientCredit */
export const takeBack = (awards: readonly Award[], asked: number, today: LocalDate, currency: Currency): readonly Movement[] => {
  const open = awards.filter((it) => (it.type === 'cash' ? it.current > 0 : isSpendable(it, today))).toSorted(bySpendingOrder);
  const held = open.reduce((sum, it) => sum + it.current, 0);
  if (asked > held) throw new InsufficientCredit(held, asked, currency);
  let left = asked;
  return open.flatMap((award): readonly Movement[] => {
    const part = Math.min(left, award.current);
    left -= part;
    const after = { ...award, initial: award.initial - part, current: award.current - part, taken: award.taken + part };
    return part === 0 ? [] : [{ kind: 'adjust', amount: -part, award: after, worth: -part }];
  });
};
