import type { ApiProblem } from '@rrr/kit/base';

/**
 * Whether nobody can say what became of the request: no answer came, the server failed on the way, or the same act is still under way.
 * Only the same act with the same key may follow; anything else could move the money twice.
 */
export const isUnheard = ({ status, code }: Pick<ApiProblem, 'status' | 'code'>): boolean =>
  status === 0 || status === 408 || status >= 500 || (status === 409 && code === 'REQUEST_IN_PROGRESS');
