import { z } from 'zod';
import { earning } from './awards.js';
import { endpoint } from './endpoint.js';
import { missing, payoutClaim } from './payouts.js';
import { date, id, instant, money, reason, roleParams } from './values.js';

/**
 * One step of the way of a result's money. `done`: behind it · `waiting`: here it is · `stopped`: it goes no further,
 * and `reasons` say why · `ahead`: still to come.
 */
export const step = z.strictObject({
  step: z.enum(['received', 'matched', 'checks', 'award', 'redeem', 'claim', 'payment']),
  state: z.enum(['done', 'waiting', 'stopped', 'ahead']),
  at: instant.nullable(),
  /** by when: what is left of a credit expires, what is missing is due, a claim is to be paid */
  dueDate: date.nullable(),
  /** what the step holds: the award's value, what is left of it, the claim's net */
  amount: money.nullable(),
  reasons: z.array(reason),
  missing: z.array(missing),
});
export type Step = z.output<typeof step>;

export const getEarning = endpoint({
  id: 'getEarning',
  method: 'GET',
  path: '/api/{role}/rider/{riderId}/earning/{resultId}',
  tag: 'Riders',
  summary:
    'Get the payment progress of a result: received, matched, checked, awarded, and used or paid (the rider and admins)',
  params: roleParams.extend({ riderId: id, resultId: id }),
  response: z.strictObject({ earning, steps: z.array(step), payoutClaims: z.array(payoutClaim) }),
  errors: ['NOT_FOUND'],
});
