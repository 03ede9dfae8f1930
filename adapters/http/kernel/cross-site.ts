import type { RequestHandler } from 'express';
import { EdgeError } from './edge-error.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses an unsafe request that a page of another origin sent: by its Origin, and where there is none by
 * Sec-Fetch-Site. A client that is no browser sends neither and has no cookie of anybody else to abuse.
 */
export const refuseCrossSite = (publicUrl: URL): RequestHandler => {
  const own = publicUrl.origin;
  return (req, _res, next) => {
    if (SAFE.has(req.method)) return next();
    const origin = req.headers.origin;
    const site = req.headers['sec-fetch-site'];
    const ours =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : origin === own || origin === `${req.protocol}://${req.host}`;
    if (!ours) throw new EdgeError('CROSS_SITE');
    next();
  };
};
