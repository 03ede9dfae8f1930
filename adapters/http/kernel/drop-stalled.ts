import type { RequestHandler } from 'express';
import type { Socket } from 'node:net';

/**
 * Ends the connection of a reader who has taken nothing of what waits for them, within twice these milliseconds. They
 * would hold what was made for them in memory, and a place among the requests that run at once, for as long as they
 * like. A handler or a source that is slow is spared: while it works nothing waits to leave.
 */
export const dropStalled =
  (milliseconds: number): RequestHandler =>
  (_req, res, next) => {
    res.setTimeout(milliseconds, ((socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    }) as () => void);
    next();
  };
