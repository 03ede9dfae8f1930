import { useRef, useState } from 'react';
import type { Redemption } from '@rrr/contract';
import { problemOf, useFormats } from '@rrr/kit/base';
import { useNotice } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useUndoMutation } from './rider.api.js';

/**
 * An Idempotency-Key belongs to one act with one body: another reason is another act, a second try of the same is not.
 */
const keyFor = (used: Map<string, string>, reason: string): string => {
  const key = used.get(reason) ?? crypto.randomUUID();
  used.set(reason, key);
  return key;
};

/**
 * Undoes one redemption; `error` is what to show in place. Money is said to have moved only once the server says so.
 */
export const useUndo = (redemption: Redemption, onDone: () => void) => {
  const [t, formats, notice] = [useWords(), useFormats(), useNotice()];
  const [send, { isLoading }] = useUndoMutation();
  const [error, setError] = useState<unknown>();
  const keys = useRef(new Map<string, string>());
  const undo = async (reason: string): Promise<void> => {
    setError(undefined);
    const idempotencyKey = keyFor(keys.current, reason);
    const answer = await send({
      params: { role: 'admin', redemptionId: redemption._id },
      query: { reason },
      idempotencyKey,
    });
    if (answer.data) {
      const [amount, balance] = [formats.money(redemption.amount), formats.money(answer.data.newBalance)];
      notice.good(t('undo.done', { amount, name: redemption.rider.fullName, balance }));
      onDone();
      return;
    }
    const problem = problemOf(answer.error);
    const unheard = problem !== undefined && (problem.status === 0 || problem.status >= 500);
    setError(unheard ? { ...problem, detail: t('undo.unheard') } : answer.error);
  };
  return { undo, sending: isLoading, error };
};
