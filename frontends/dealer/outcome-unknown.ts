import type { ApiProblem } from '@rrr/kit/base';

/**
 * Whether nobody can say what became of the request: no answer came, or the server failed on the way.
 * Only the same act with the same key may follow; anything else could move the money twice.
 */
export const isOutcomeUnknown = ({ status }: Pick<ApiProblem, 'status'>): boolean =>
  status === 0 || status === 408 || status >= 500;
