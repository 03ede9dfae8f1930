import { matchResult, unmatchResult, type Corrected } from '@rrr/contract';
import { newKey, type HttpClient } from '@rrr/kit/base';
import { howSent, type Dry, type Real } from '../correct/use-correction.js';

/** Takes a match back: the result waits for its rider as before. Refused where its money was spent. */
export const takeMatchBack = (http: HttpClient, eventId: string, resultId: string): Promise<Corrected> =>
  http.call(unmatchResult, {
    params: { eventId },
    body: { resultId, undo: true, dryRun: false },
    idempotencyKey: newKey(),
  });

/**
 * Matches a result to a rider, or removes its rider (null); dry, it says what that would pay. `reason`: why, where the
 * result names somebody else.
 */
export const sendMatch =
  (http: HttpClient, eventId: string, resultId: string, reason: () => string = () => '') =>
  (riderId: string | null, how: Dry | Real): Promise<Corrected> => {
    const params = { eventId };
    const { said, rest } = howSent(how);
    const body = { resultId, ...said };
    return riderId === null
      ? http.call(unmatchResult, { params, body, ...rest })
      : http.call(matchResult, {
          params,
          body: { ...body, riderId, ...(how.dryRun || reason() === '' ? {} : { reason: reason() }) },
          ...rest,
        });
  };
