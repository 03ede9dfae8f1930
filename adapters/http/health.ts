import { Router } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { EdgeError } from './refusals/edge-error.js';
import type { Metrics } from './edge/metrics.js';

export interface Readiness {
  /** false once shutdown has started */
  readonly serving: () => boolean;
  /** false when the database has not answered for a minute */
  readonly alive: () => boolean;
  /** rejects while the database is unreachable or not migrated, or takes no writes; then `reason` says why */
  readonly ready: () => Promise<void>;
}

/** What /metrics asks for; undefined: nothing, null: there is no /metrics */
export type MetricsToken = string | null | undefined;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Compares digests, so that the time tells nothing of the token. */
const isToken = (given: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`));

/** For everybody: never the message of an error, which may name hosts and files. */
const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'reason' in error && typeof error.reason === 'string'
    ? error.reason
    : 'The database does not answer, or its tables are missing.';

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
    const state = serving()
      ? await ready().then(
          () => ({ status: 'ready' }),
          (error: unknown) => ({ status: 'database', reason: reasonOf(error) }),
        )
      : { status: 'stopping' };
    res
      .status(state.status === 'ready' ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json(state);
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
