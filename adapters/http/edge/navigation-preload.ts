import type { RequestHandler } from 'express';

/**
 * Answers nothing to the copy of a navigation that a browser sends ahead for its service worker. The worker leaves /api
 * to the browser, which then asks a second time: without this, a log-out would run twice, and the second one would find
 * no session.
 */
export const dropPreloads: RequestHandler = (req, res, next) => {
  if (req.headers['service-worker-navigation-preload'] === undefined) return next();
  res.setHeader('Cache-Control', 'no-store').setHeader('Vary', 'Service-Worker-Navigation-Preload').sendStatus(204);
};
