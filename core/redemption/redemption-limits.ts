import type { Limits } from '../program/index.js';
import { type Money, refusal } from '../shared/index.js';

/** `limit` and `asked` in minor units of `currency`. */
export class RedemptionOverLimit extends refusal('REDEMPTION_OVER_LIMIT', 'The redemption is above the limit') {}
/**
 * `left` is what the rider can still redeem today; `limit`, `redeemed` and `asked` are minor units of `currency` too.
 */
export class DailyRedemptionLimit extends refusal(
  'DAILY_REDEMPTION_LIMIT',
  'What a rider redeems in a day is limited',
) {}

/** Enforces the limit on one redemption (domain.md §13). @throws RedemptionOverLimit */
export const assertRedemptionLimit = ({ amount, currency }: Money, { redemption: limit }: Limits): void => {
  if (amount > limit) throw new RedemptionOverLimit({ limit, asked: amount, currency });
};

/**
 * Enforces the daily limit. `redeemed`: the rider's total for today in this currency without revoked ones, read under
 * the wallet's lock.
 * @throws DailyRedemptionLimit
 */
export const assertDailyRedemptionLimit = (
  { amount, currency }: Money,
  redeemed: number,
  { redeemedPerDay: limit }: Limits,
): void => {
  if (redeemed + amount > limit)
    throw new DailyRedemptionLimit({ limit, redeemed, left: Math.max(0, limit - redeemed), asked: amount, currency });
};
