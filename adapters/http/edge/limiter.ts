import type { UseCases } from '@rrr/core';
import type { CountedBy, LimitName } from '@rrr/core/access';
import type { Request } from 'express';
import { callerAddress } from './caller-address.js';
import { EdgeError } from '../refusals/edge-error.js';

/** Counts a request against a rate limit, by address, e-mail or account. @throws EdgeError TOO_MANY_REQUESTS */
export type Limiter = (of: LimitName, request: Request, by?: Omit<CountedBy, 'address'>) => Promise<void>;

export const limiter =
  ({ countHits }: Pick<UseCases, 'countHits'>): Limiter =>
  async (of, request, by = {}) => {
    const until = await countHits({ of, by: { ...by, address: callerAddress(request) } });
    if (until !== null) throw new EdgeError('TOO_MANY_REQUESTS', [], { until });
  };
