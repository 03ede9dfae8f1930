import { Router } from 'express';
import type { Metrics } from './kernel/metrics.js';

export interface Readiness {
  /** false once the server has been asked to stop */
  readonly serving: () => boolean;
  /** false when the database has been asked, and has answered nothing for a minute */
  readonly alive: () => boolean;
  /** rejects while the database cannot be reached or is not migrated */
  readonly ready: () => Promise<void>;
}

/** For those who run the server: is it alive, may it be given requests, how is it doing. */
export const health = ({ serving, alive, ready }: Readiness, metrics: Metrics): Router => {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    const status = alive() ? 'ok' : 'database';
    res
      .status(status === 'ok' ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status });
  });
  router.get('/readyz', async (_req, res) => {
    const state = !serving()
      ? 'stopping'
      : await ready().then(
          () => 'ready',
          () => 'database',
        );
    res
      .status(state === 'ready' ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status: state });
  });
  router.get(
    '/metrics',
    async (_req, res) => void res.setHeader('Content-Type', metrics.contentType).send(await metrics.text()),
  );
  return router;
};
