import type { Limits } from '../program/index.js';
import { type Currency, type LocalDate, type Money, refusal } from '../shared/index.js';
import { type Award, bySpendingOrder, isSpendable } from './award.js';
import { InsufficientCredit, issue } from './moves.js';
import type { Movement } from './post.js';

/** `limit` and `asked` in minor units of `currency`. */
export class AdjustmentOverLimit extends refusal('ADJUSTMENT_OVER_LIMIT', 'The adjustment is above the limit') {}
/** `left` is what the administrator can still adjust today; `limit` and `asked` are minor units of `currency` too. */
export class DailyAdjustmentLimit extends refusal(
  'DAILY_ADJUSTMENT_LIMIT',
  'What an administrator adjusts in a day is limited',
) {}

/**
 * Enforces the limit on one adjustment (domain.md §13). Deductions count like additions.
 * @throws AdjustmentOverLimit
 */
export const assertAdjustmentLimit = ({ amount, currency }: Money, { adjustment: limit }: Limits): void => {
  if (Math.abs(amount) > limit) throw new AdjustmentOverLimit({ limit, asked: Math.abs(amount), currency });
};

/**
 * Enforces the daily limit. `adjusted`: the administrator's total for today in this currency, including this
 * adjustment.
 * @throws DailyAdjustmentLimit
 */
export const assertDailyAdjustmentLimit = (
  { amount, currency }: Money,
  adjusted: number,
  { adjustedPerDay: limit }: Limits,
): void => {
  const asked = Math.abs(amount);
  if (adjusted > limit)
    throw new DailyAdjustmentLimit({ limit, left: Math.max(0, limit - (adjusted - asked)), asked, currency });
};

/** The movement that creates an award given by an admin. */
export const grant = (award: Parameters<typeof issue>[0]): Movement => ({ ...issue(award), kind: 'adjust' });

/**
 * Lowers the initial value of awards in spending order. The amount counts neither as spent nor as expired.
 * @throws InsufficientCredit
 */
export const takeBack = (
  awards: readonly Award[],
  asked: number,
  today: LocalDate,
  currency: Currency,
): readonly Movement[] => {
  const open = awards
    .filter((award) => (award.type === 'cash' ? award.current > 0 : isSpendable(award, today)))
    .toSorted(bySpendingOrder);
  const held = open.reduce((sum, award) => sum + award.current, 0);
  if (asked > held) throw new InsufficientCredit(held, asked, currency);
  let left = asked;
  return open.flatMap((award): readonly Movement[] => {
    const part = Math.min(left, award.current);
    left -= part;
    const after = { ...award, initial: award.initial - part, current: award.current - part, taken: award.taken + part };
    return part === 0 ? [] : [{ kind: 'adjust', amount: -part, award: after, worth: -part }];
  });
};
