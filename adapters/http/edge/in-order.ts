import type { RequestHandler } from 'express';

/**
 * Several handlers as one, because Express looks at the path and makes functions anew for each of its own. Each must
 * call `next` or answer before it returns, or throw.
 */
export const inOrder =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (req, res, next) => {
    let at = 0;
    const step = (): void => {
      const handler = handlers[at];
      at += 1;
      if (handler) void handler(req, res, step);
      else next();
    };
    step();
  };
