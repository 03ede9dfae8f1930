import { Router } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { EdgeError } from './refusals/edge-error.js';
import type { Metrics } from './edge/metrics.js';

export interface Readiness {
  /** false once shutdown has started */
  readonly serving: () => boolean;
  /** false when the database has not answered for a minute */
  readonly alive: () => boolean;
  /** rejects while the database is unreachable or not migrated */
  readonly ready: () => Promise<void>;
}

/** What /metrics asks for; undefined: nothing, null: there is no /metrics */
export type MetricsToken = string | null | undefined;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Compares digests, so that the time tells nothing of the token. */
const isToken = (given: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`));

/** Liveness, readiness and metrics endpoints. */
export const health = ({ serving, alive, ready }: Readiness, metrics: Metrics, token: MetricsToken): Router => {
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
  router.get('/metrics', async (req, res) => {
    if (token === null) throw new EdgeError('ROUTE_NOT_FOUND');
    if (token !== undefined && !isToken(req.headers.authorization, token))
      return void res.status(401).setHeader('WWW-Authenticate', 'Bearer').end();
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Content-Type', metrics.contentType).send(await metrics.text());
  });
  return router;
};
