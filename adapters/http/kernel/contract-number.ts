import { CONTRACT } from '@rrr/contract';
import type { RequestHandler } from 'express';
import { EdgeError } from './edge-error.js';

/**
 * A screen that was loaded before an update may ask for what is no longer there. It says which contract it was built
 * with, and of another number it is told to load itself again before anything of it is read. A program that names none
 * is taken as it is.
 */
export const refuseOtherContract: RequestHandler = (req, res, next) => {
  res.setHeader('X-Contract', CONTRACT);
  const given = req.headers['x-contract'];
  if (given !== undefined && given !== String(CONTRACT)) throw new EdgeError('CONTRACT_OUTDATED');
  next();
};
