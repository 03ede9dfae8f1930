import { healthApp } from '@rrr/http';
import type { Container } from 'inversify';
import { type Config, ConfigurationError, readConfig } from './config.js';
import { makeContainer, metricsTokenOf } from './container.js';
import { isEmpty } from './demo-if-empty.js';
import { refuseDemoLogins } from './refuse-demo-logins.js';
import { migrated, type RunningProcess, runProcess } from './run-process.js';
import { beginSealing } from './seal-history.js';
import { SERVICES as S } from './services.js';
import { startTracing } from './start-tracing.js';
import { isUnavailable } from './unavailable.js';

export interface RunningWorker extends RunningProcess {
  readonly container: Container;
}

/**
 * Starts a worker: a process that runs the jobs and answers only health checks and metrics, on WORKER_PORT. Several may
 * run, with or without servers that run jobs too.
 */
export const startWorker = async (
  config: Config = readConfig(process.env),
  say: (text: string) => void = () => undefined,
  given?: Container,
): Promise<RunningWorker> => {
  const container = given ?? makeContainer(config, undefined, await startTracing(config));
  await migrated(container, say);
  // the server fills it before anything is sealed
  if (config.DEMO && (await isEmpty(container)))
    throw new ConfigurationError([
      'DEMO: the database is empty; start the server first, which fills it with the demo, or set DEMO to false',
    ]);
  await refuseDemoLogins(container);
  await beginSealing(container);
  await container.get(S.readSeasons)();
  const app = healthApp(
    {
      ...container.get(S.lifecycle),
      metrics: container.get(S.metrics),
      log: container.get(S.log),
      clock: container.get(S.clock),
      isUnavailable,
    },
    metricsTokenOf(config),
  );
  const running = await runProcess(container, { app, port: config.WORKER_PORT, jobs: container.get(S.jobs) });
  return { ...running, container };
};
