import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { httpServer } from '@rrr/http';
import { migrate } from '@rrr/persistence';
import type { Container } from 'inversify';
import { closeWhenSent } from './close-when-sent.js';
import { type Config, readConfig } from './config.js';
import { makeContainer } from './container.js';
import { demoIfEmpty } from './demo-if-empty.js';
import type { SeededDemo } from '@rrr/seed/demo';
import { senderLimits } from './edge-settings.js';
import { startJobs } from './jobs.js';
import { addSources } from './metrics-sources.js';
import { refuseDemoLogins } from './refuse-demo-logins.js';
import { beginSealing } from './seal-history.js';
import { SERVICES as S } from './services.js';
import { startFailure } from './start-failure.js';
import { isLastingFault, isTlsFault, isUnavailable } from './unavailable.js';

export interface RunningServer {
  readonly port: number;
  readonly container: Container;
  readonly demo: SeededDemo | null;
  /**
   * Graceful shutdown: reports not ready, accepts no connections, finishes pending work and closes the pool; work that
   * takes too long is aborted.
   */
  stop(): Promise<void>;
}

/** Seconds to wait at startup for a database that is not up yet. */
const PATIENCE = 60;

const migrated = async (container: Container, say: (text: string) => void): Promise<void> => {
  const db = container.get(S.database);
  for (let second = 0; ; second += 1) {
    try {
      await migrate(db, say);
      return;
    } catch (error) {
      const isForGood = isTlsFault(error) || (db.kind === 'sqlite' && isLastingFault(error));
      if (!isUnavailable(error) || isForGood || second >= PATIENCE) throw error;
      if (second === 0) say(`Waiting for the database. ${startFailure(error, container.get(S.config)) ?? ''}`.trim());
      await pause(1000);
    }
  }
};

const listening = (server: Server, { PORT, HOST, MAX_CONNECTIONS }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    // connections waiting to be accepted; beyond it, clients retry after 1, 3 and 7 seconds
    server.listen({ port: PORT, host: HOST, backlog: MAX_CONNECTIONS }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Starts the server: opens and migrates the database, loads the demo into an empty one, begins to seal, and listens. Tests may pass a
 * container with replaced services.
 */
export const startServer = async (
  config: Config = readConfig(process.env),
  say: (text: string) => void = () => undefined,
  container: Container = makeContainer(config),
): Promise<RunningServer> => {
  await migrated(container, say);
  const demo = await demoIfEmpty(container, say);
  await refuseDemoLogins(container);
  await beginSealing(container);
  await container.get(S.readSeasons)();
  addSources(container);
  const server = httpServer(container.get(S.http), senderLimits(config), container.get(S.clock));
  const close = closeWhenSent(server);
  const port = await listening(server, config);
  const jobs = startJobs(container.get(S.jobs), container.get(S.log), {
    board: container.get(S.jobBoard),
    metrics: container.get(S.metrics),
  });
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    container.get(S.lifecycle).stop();
    await pause(config.STOP_DELAY_SECONDS * 1000);
    const finished = Promise.all([close(), jobs.stop()])
      .then(() => container.get(S.watch).ended())
      .then(() => container.get(S.mail).close?.())
      .then(() => container.get(S.database).close());
    // idle or slow clients would delay the end; aborted work was not committed or is retried
    await Promise.race([finished, pause(config.STOP_WITHIN_SECONDS * 1000, undefined, { ref: false })]);
    server.closeAllConnections();
  };
  return { port, container, demo, stop: () => (stopped ??= stop()) };
};
