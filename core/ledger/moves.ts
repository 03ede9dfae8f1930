import { DomainError, type LocalDate } from '../shared/index.js';
import { type Award, bySpendingOrder, isSpendable } from './award.js';
import type { Movement } from './post.js';

export class InsufficientCredit extends DomainError {
  readonly code = 'INSUFFICIENT_CREDIT';
  constructor(held: number, asked: number, currency: string) {
    super('Not enough credit', { held, asked, currency });
  }
}

/** A part of a redemption: what it took out of one award. */
export interface Line {
  readonly awardId: string;
  readonly amount: number;
}

/**
 * The sum that can be redeemed today. Credit past its expire date does not count, whether or not the expiry job has
 * run.
 */
export const available = (awards: readonly Award[], today: LocalDate): number =>
  awards.filter((it) => isSpendable(it, today)).reduce((total, it) => total + it.current, 0);

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
  for (const award of awards.filter((it) => isSpendable(it, today)).toSorted(bySpendingOrder)) {
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
 * Puts a redemption's lines back, each into the award it came from. What corrected results had meanwhile taken back
 * (the overpaid part) is reversed at once, so an award never holds more than it is worth.
 */
export const restore = (
  awards: readonly Award[],
  lines: readonly Line[],
  kind: 'undo' | 'unpay' = 'undo',
): readonly Movement[] =>
  lines.flatMap((line) => {
    const award = awards.find((it) => it.id === line.awardId);
    if (!award) throw new Error(`Award ${line.awardId} of a line is not in its wallet`);
    const back = { ...award, current: award.current + line.amount, spent: award.spent - line.amount };
    const surplus = Math.max(0, back.current - Math.max(0, back.initial - back.spent - back.expired));
    const moves: Movement[] = [{ kind, amount: line.amount, award: back }];
    if (surplus > 0)
      moves.push({ kind: 'reverse', amount: -surplus, award: { ...back, current: back.current - surplus } });
    return moves;
  });

/**
 * Cash that was sent to its rider, award by award. What corrected results took back after it was ordered is put back
 * first: it left, and stands as overpaid from then on.
 */
export const pay = (awards: readonly Award[], lines: readonly Line[]): readonly Movement[] =>
  lines.flatMap((line) => {
    const award = awards.find((it) => it.id === line.awardId);
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

/**
 * Cash that was not sent after all; what corrected results had meanwhile taken back is reversed at once, as by
 * `restore`.
 */
export const unpay = (awards: readonly Award[], lines: readonly Line[]): readonly Movement[] =>
  restore(awards, lines, 'unpay');

/**
 * Brings an award to what its result is worth now (0: no longer earned), without touching what was spent or has expired
 * (domain.md §4).
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

/** Ends awards whose last day has passed. */
export const expire = (awards: readonly Award[], today: LocalDate): readonly Movement[] =>
  awards
    .filter((it) => it.type !== 'cash' && it.current > 0 && it.expiresOn !== null && it.expiresOn < today)
    .toSorted(bySpendingOrder)
    .map((it) => ({
      kind: 'expire' as const,
      amount: -it.current,
      award: { ...it, current: 0, expired: it.expired + it.current },
    }));

/** A new award and its first entry. */
export const issue = (award: Omit<Award, 'status' | 'current' | 'spent' | 'expired' | 'taken'>): Movement => ({
  kind: 'award',
  amount: award.initial,
  award: { ...award, current: award.initial, spent: 0, expired: 0, taken: 0 },
  worth: award.initial,
  isNew: true,
});
