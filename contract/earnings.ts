import { z } from 'zod';
import { earning } from './awards.js';
import { endpoint } from './endpoint.js';
import { missing, payoutClaim } from './payouts.js';
import { date, id, instant, money, reason, roleParams } from './values.js';

/**
 * A step on the way from a result to its payment. `done`: completed · `waiting`: the current step · `stopped`: it ends
 * here, see `reasons` · `ahead`: not reached yet.
 */
export const step = z.strictObject({
  step: z.enum(['received', 'matched', 'checks', 'award', 'credit', 'redeem', 'claim', 'payment']),
  state: z.enum(['done', 'waiting', 'stopped', 'ahead']),
  at: instant.nullable(),
  /** when credit expires, missing information is due, or a claim is to be paid */
  dueDate: date.nullable(),
  /**
   * the amount at this step: the award's value, what was taken as dealer credit with its bonus, its remaining value, or
   * the claim's net amount
   */
  amount: money.nullable(),
  reasons: z.array(reason),
  missing: z.array(missing),
});
export type Step = z.output<typeof step>;

export const getEarning = endpoint('getEarning', 'GET /api/{role}/rider/{riderId}/earning/{resultId}', {
  tag: 'Riders',
  summary:
    'Get the payment progress of a result: received, matched, checked, awarded, and used or paid (the rider and admins)',
  params: roleParams.extend({ riderId: id, resultId: id }),
  response: z.strictObject({ earning, steps: z.array(step), payoutClaims: z.array(payoutClaim) }),
  errors: ['NOT_FOUND'],
});
