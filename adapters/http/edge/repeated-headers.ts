import type { RequestHandler } from 'express';
import { EdgeError } from '../refusals/edge-error.js';

/**
 * Headers that must be unique: with duplicates, a proxy and this server could each read a different one. Node itself
 * refuses duplicate Content-Length.
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

/** Refuses requests that repeat such a header. @throws EdgeError BAD_REQUEST */
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
