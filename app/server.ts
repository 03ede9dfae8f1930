import type { SeededDemo } from '@rrr/seed/demo';
import type { Container } from 'inversify';
import { type Config, readConfig } from './config.js';
import { makeContainer } from './container.js';
import { demoIfEmpty } from './demo-if-empty.js';
import { refuseDemoLogins } from './refuse-demo-logins.js';
import { migrated, type RunningProcess, runProcess } from './run-process.js';
import { beginSealing } from './seal-history.js';
import { SERVICES as S } from './services.js';
import { startTracing } from './start-tracing.js';

export interface RunningServer extends RunningProcess {
  readonly container: Container;
  readonly demo: SeededDemo | null;
}

/**
 * Starts the server: opens, checks and migrates the database, loads the demo into an empty one, begins to seal, and
 * listens. Tests may pass a container with replaced services.
 */
export const startServer = async (
  config: Config = readConfig(process.env),
  say: (text: string) => void = () => undefined,
  given?: Container,
): Promise<RunningServer> => {
  const container = given ?? makeContainer(config, undefined, await startTracing(config));
  await migrated(container, say);
  const demo = await demoIfEmpty(container, say);
  await refuseDemoLogins(container);
  await beginSealing(container);
  await container.get(S.readSeasons)();
  const jobs = container.get(S.jobs).filter((job) => config.JOBS === 'on' || job.ofProcess === true);
  const running = await runProcess(container, { app: container.get(S.http), port: config.PORT, jobs });
  return { ...running, container, demo };
};
