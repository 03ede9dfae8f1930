import { DomainError, type LocalDate } from '../shared/index.js';
import { type Award, bySpendingOrder, isSpendable } from './award.js';
import type { Movement } from './post.js';

export class InsufficientCredit extends DomainError {
  readonly code = 'INSUFFICIENT_CREDIT';
  constructor(held: number, asked: number, currency: string) {
    super('Not enough credit', { held, asked, currency });
  }
}

/** A line of a redemption: the amount taken out of one award. */
export interface Line {
  readonly awardId: string;
  readonly amount: number;
}

/**
 * The amount that can be redeemed today. Credit past its last day does not count, even before the expiry job has run.
 */
export const available = (awards: readonly Award[], today: LocalDate): number =>
  awards.filter((award) => isSpendable(award, today)).reduce((total, award) => total + award.current, 0);

/** Takes `asked` out of the awards, earliest expiry first. @throws InsufficientCredit */
export const spend = (
  awards: readonly Award[],
  asked: number,
  today: LocalDate,
  currency: string,
): readonly Movement[] => {
  const held = available(awards, today);
  if (asked > held) throw new InsufficientCredit(held, asked, currency);
  const moves: Movement[] = [];
  let left = asked;
  for (const award of awards.filter((candidate) => isSpendable(candidate, today)).toSorted(bySpendingOrder)) {
    if (left === 0) break;
    const taken = Math.min(left, award.current);
    moves.push({
      kind: 'redeem',
      amount: -taken,
      award: { ...award, current: award.current - taken, spent: award.spent + taken },
    });
    left -= taken;
  }
  return moves;
};

/**
 * Returns a redemption's lines to the awards they came from. A part that corrected results no longer earn (overpaid) is
 * reversed at once, so an award never holds more than its value.
 */
export const restore = (
  awards: readonly Award[],
  lines: readonly Line[],
  kind: 'undo' | 'unpay' = 'undo',
): readonly Movement[] =>
  lines.flatMap((line) => {
    const award = awards.find((candidate) => candidate.id === line.awardId);
    if (!award) throw new Error(`Award ${line.awardId} of a line is not in its wallet`);
    const back = { ...award, current: award.current + line.amount, spent: award.spent - line.amount };
    const surplus = Math.max(0, back.current - Math.max(0, back.initial - back.spent - back.expired));
    const moves: Movement[] = [{ kind, amount: line.amount, award: back }];
    if (surplus > 0)
      moves.push({ kind: 'reverse', amount: -surplus, award: { ...back, current: back.current - surplus } });
    return moves;
  });

/**
 * Marks cash as paid, award by award. If corrected results lowered an award after its payment was ordered, the
 * difference is restored first and then counts as overpaid, because the money did leave.
 */
export const pay = (awards: readonly Award[], lines: readonly Line[]): readonly Movement[] =>
  lines.flatMap((line) => {
    const award = awards.find((candidate) => candidate.id === line.awardId);
    if (!award) throw new Error(`Award ${line.awardId} of a line is not in its wallet`);
    const held = { ...award, current: Math.max(award.current, line.amount) };
    const moves: Movement[] =
      held.current > award.current ? [{ kind: 'correct', amount: held.current - award.current, award: held }] : [];
    return [
      ...moves,
      {
        kind: 'pay',
        amount: -line.amount,
        award: { ...held, current: held.current - line.amount, spent: held.spent + line.amount },
      },
    ];
  });

/** Reverts a payment that was not sent after all. As in `restore`, the overpaid part is reversed at once. */
export const unpay = (awards: readonly Award[], lines: readonly Line[]): readonly Movement[] =>
  restore(awards, lines, 'unpay');

/**
 * Changes an award to what its result is worth now (0: no longer earned). Spent and expired amounts stay (domain.md
 * §4).
 */
export const correct = (award: Award, worth: number): readonly Movement[] => {
  const current = Math.max(0, worth - award.spent - award.expired);
  const amount = current - award.current;
  if (amount === 0 && worth === award.initial) return [];
  return [
    {
      kind: worth === 0 ? 'reverse' : 'correct',
      amount,
      award: { ...award, initial: worth, current },
      worth: worth - award.initial,
    },
  ];
};

/** Expires awards whose last day has passed. */
export const expire = (awards: readonly Award[], today: LocalDate): readonly Movement[] =>
  writeOff(awards.filter((award) => award.type !== 'cash' && award.expiresOn !== null && award.expiresOn < today));

/** Ends what is left of awards whose rider is erased: nobody can redeem or claim it any more. */
export const writeOff = (awards: readonly Award[]): readonly Movement[] =>
  awards
    .filter((award) => award.current > 0)
    .toSorted(bySpendingOrder)
    .map((award) => ({
      kind: 'expire' as const,
      amount: -award.current,
      award: { ...award, current: 0, expired: award.expired + award.current },
    }));

/** A new award and its first entry. */
export const issue = (award: Omit<Award, 'status' | 'current' | 'spent' | 'expired' | 'taken'>): Movement => ({
  kind: 'award',
  amount: award.initial,
  award: { ...award, current: award.initial, spent: 0, expired: 0, taken: 0 },
  worth: award.initial,
  isNew: true,
});
