import type { RequestHandler } from 'express';
import { EdgeError } from './edge-error.js';

/**
 * Headers that say one thing: with two of them, a proxy and this server could each read the other one. Node itself
 * refuses two lengths.
 */
const ONCE = new Set([
  'host',
  'content-type',
  'content-encoding',
  'authorization',
  'idempotency-key',
  'origin',
  'expect',
  'range',
]);

/** Refuses a request that repeats a header of which there is one. @throws EdgeError BAD_REQUEST */
export const refuseRepeatedHeaders: RequestHandler = ({ rawHeaders }, _res, next) => {
  const seen = new Set<string>();
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]?.toLowerCase() ?? '';
    if (!ONCE.has(name)) continue;
    if (seen.has(name)) throw new EdgeError('BAD_REQUEST');
    seen.add(name);
  }
  next();
};
