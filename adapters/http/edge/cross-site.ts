import type { RequestHandler } from 'express';
import { EdgeError } from '../refusals/edge-error.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that are navigated to and change something all the same. */
const CHANGING = /^\/api\/logout\/?$/i;

/**
 * Refuses unsafe requests from another origin, by the Origin header or else Sec-Fetch-Site; and log-outs that another
 * site asks for, such as by a picture. Clients other than browsers send neither and carry no cookies.
 */
export const refuseCrossSite = (publicUrl: URL): RequestHandler => {
  const own = publicUrl.origin;
  return (req, _res, next) => {
    if (SAFE.has(req.method) && !CHANGING.test(`${req.baseUrl}${req.path}`)) return next();
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
