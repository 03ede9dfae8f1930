import { Router } from 'express';
import type { Metrics } from './kernel/metrics.js';

export interface Readiness {
  /** false once shutdown has started */
  readonly serving: () => boolean;
  /** false when the database has not answered for a minute */
  readonly alive: () => boolean;
  /** rejects while the database is unreachable or not migrated */
  readonly ready: () => Promise<void>;
}

/** Liveness, readiness and metrics endpoints. */
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
