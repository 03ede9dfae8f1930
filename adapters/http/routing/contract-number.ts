import { CONTRACT } from '@rrr/contract';
import type { RequestHandler } from 'express';
import { EdgeError } from '../refusals/edge-error.js';

/**
 * Refuses requests from a frontend built for another contract version, which then reloads itself. Clients that send no
 * version are accepted.
 */
export const refuseOtherContract: RequestHandler = (req, res, next) => {
  res.setHeader('X-Contract', CONTRACT);
  const given = req.headers['x-contract'];
  if (given !== undefined && given !== String(CONTRACT)) throw new EdgeError('CONTRACT_OUTDATED');
  next();
};
