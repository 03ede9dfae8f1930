import type { ApiProblem } from '../http/api-error.js';

/**
 * Whether nobody can say what became of the request: no answer came, or the server failed on the way. Only the same act
 * with the same key may follow; anything else could move the money twice.
 */
export const isOutcomeUnknown = ({ status }: Pick<ApiProblem, 'status'>): boolean =>
  status === 0 || status === 408 || status >= 500;

const BEFORE_THE_ACT = [
  'CONTRACT_OUTDATED',
  'CROSS_SITE',
  'FACTOR_NEEDED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
];

/** Whether the request was turned away before the act was looked at. It says nothing about an earlier, lost answer. */
export const isTurnedAway = ({ code }: Pick<ApiProblem, 'code'>): boolean => BEFORE_THE_ACT.includes(code);
