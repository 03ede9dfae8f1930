import type { RequestHandler } from 'express';
import type { Socket } from 'node:net';

/**
 * Disconnects a client that reads nothing of a pending response for up to twice this time, because it would hold memory
 * and a connection. Slow handlers and sources are not affected, as nothing is pending while they work.
 */
export const dropStalled =
  (milliseconds: number): RequestHandler =>
  (_req, res, next) => {
    res.setTimeout(milliseconds, ((socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    }) as () => void);
    next();
  };
