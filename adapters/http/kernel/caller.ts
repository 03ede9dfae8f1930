import type { Caller } from '@rrr/core/shared';
import type { Response } from 'express';

/** Whoever waits for this answer: aborted when they leave before it was sent. */
export const callerOf = (res: Response): Caller => {
  const left = new AbortController();
  if (res.destroyed) left.abort();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  return left.signal;
};
