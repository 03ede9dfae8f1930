import type { RequestHandler } from 'express';
import { EdgeError } from './edge-error.js';

/** Beyond what the server can hold at once it says so quickly, instead of keeping everyone waiting. */
export const refuseOverload = (most: number): RequestHandler => {
  let running = 0;
  return (_req, res, next) => {
    if (running >= most) throw new EdgeError('OVERLOADED');
    running += 1;
    res.on('close', () => void (running -= 1));
    next();
  };
};
