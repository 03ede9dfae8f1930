import type { Caller } from '@rrr/core/shared';
import type { Response } from 'express';

/** A signal that aborts when the client disconnects before the response is sent. */
export const callerOf = (res: Response): Caller => {
  const left = new AbortController();
  if (res.destroyed) left.abort();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  return left.signal;
};
