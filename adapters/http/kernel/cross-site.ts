import type { RequestHandler } from 'express';
import { EdgeError } from './edge-error.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests from another origin, by the Origin header or else Sec-Fetch-Site. Clients other than browsers
 * send neither and carry no cookies.
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
