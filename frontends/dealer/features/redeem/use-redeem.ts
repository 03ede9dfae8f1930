import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { redeem, type Request, type Response } from '@rrr/contract';
import { problemOf, useHost, type ApiProblem } from '@rrr/kit/base';
import { newKey } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { isOutcomeUnknown } from '../../outcome-unknown.js';

export type Receipt = Response<typeof redeem>;
type Body = Request<typeof redeem>['body'];
/** filling · sending · unheard: nobody knows, only the same may be sent again · refused: nothing moved · done */
export type Attempt =
  | { phase: 'filling' }
  | { phase: 'sending' }
  | { phase: 'unknown'; problem: ApiProblem }
  | { phase: 'refused'; problem: ApiProblem }
  | { phase: 'done'; receipt: Receipt };

/**
 * One filled form is one act with one Idempotency-Key, whatever happens on the way: a lost answer is asked for again
 * with the same key and the same body, so money cannot move twice.
 */
export const useRedeem = () => {
  const { http, report } = useHost();
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState<Attempt>({ phase: 'filling' });
  const [key] = useState(newKey);
  const sent = useRef<Body>(undefined);

  const send = async (body: Body): Promise<Attempt> => {
    sent.current = body;
    setAttempt({ phase: 'sending' });
    const next = await http.call(redeem, { params: { role: 'dealer' }, body, idempotencyKey: key }).then(
      (receipt): Attempt => ({ phase: 'done', receipt }),
      (error: unknown): Attempt => {
        const problem = problemOf(error);
        if (!problem) report(error);
        // An answer that cannot be read is no answer.
        const known = problem ?? { status: 0, code: 'UNREADABLE', detail: '', requestId: '' };
        return { phase: isOutcomeUnknown(known) ? 'unknown' : 'refused', problem: known };
      },
    );
    // While nobody knows, the screen stays as it is: a fresh balance of nothing would take the form, and its key, away.
    if (next.phase === 'done' || (next.phase === 'refused' && next.problem.code !== 'WRONG_PIN'))
      dispatch(api.util.invalidateTags(['rider', 'redemptions']));
    setAttempt(next);
    return next;
  };
  return { attempt, send, again: () => (sent.current ? send(sent.current) : Promise.resolve(attempt)) };
};
