import express, { type Express } from 'express';
import { onError, type OnErrorPorts } from './edge/on-error.js';
import { requestLog } from './edge/request-log.js';
import type { Metrics } from './edge/metrics.js';
import { health, type MetricsToken, type Readiness } from './health.js';
import { EdgeError } from './refusals/edge-error.js';

interface Ports extends Readiness, OnErrorPorts {
  readonly metrics: Metrics;
}

/** The HTTP application of a process that answers no calls: liveness, readiness and metrics. */
export const healthApp = (ports: Ports, token: MetricsToken): Express => {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(requestLog(ports.log, ports.metrics));
  app.use(health(ports, ports.metrics, token));
  app.use(() => {
    throw new EdgeError('ROUTE_NOT_FOUND');
  });
  app.use(onError(ports));
  return app;
};
