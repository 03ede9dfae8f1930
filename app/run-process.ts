import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { httpServer } from '@rrr/http';
import { migrate } from '@rrr/persistence';
import { refuseUnfinishedRestore } from '@rrr/persistence/backup';
import type { Express } from 'express';
import type { Container } from 'inversify';
import { closeWhenSent } from './close-when-sent.js';
import type { Config } from './config.js';
import { senderLimits } from './edge-settings.js';
import { type Job, startJobs } from './jobs.js';
import { addSources } from './metrics-sources.js';
import { refuseDamage } from './refuse-damage.js';
import { SERVICES as S } from './services.js';
import { startFailure } from './start-failure.js';
import { isLastingFault, isTlsFault, isUnavailable } from './unavailable.js';

export interface RunningProcess {
  readonly port: number;
  /**
   * Graceful shutdown: reports not ready, accepts no connections, finishes pending work and closes the pool; work that
   * takes too long is aborted.
   */
  stop(): Promise<void>;
}

/** Seconds to wait at startup for a database that is not up yet. */
const PATIENCE = 60;

/** Checks and migrates the database, and waits for one that is not up yet. */
export const migrated = async (container: Container, say: (text: string) => void): Promise<void> => {
  const [db, url] = [container.get(S.database), container.get(S.config).DATABASE_URL];
  let isSound = false;
  for (let second = 0; ; second += 1) {
    try {
      await refuseUnfinishedRestore(db, url);
      // before migrations, which would write into a damaged file
      if (!isSound) await refuseDamage(db, url, 'quick');
      isSound = true;
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

const listening = (server: Server, port: number, { HOST, MAX_CONNECTIONS }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    // connections waiting to be accepted; beyond it, clients retry after 1, 3 and 7 seconds
    server.listen({ port, host: HOST, backlog: MAX_CONNECTIONS }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** What a process does: answers requests on a port, and runs jobs. */
interface Work {
  readonly app: Express;
  readonly port: number;
  readonly jobs: readonly Job[];
}

/** Listens and begins the jobs, on a database that is ready. */
export const runProcess = async (container: Container, { app, port: asked, jobs }: Work): Promise<RunningProcess> => {
  const config = container.get(S.config);
  addSources(container);
  const tracing = container.get(S.tracing);
  tracing?.begin(container.get(S.log));
  const server = httpServer(tracing?.requests(app) ?? app, senderLimits(config), container.get(S.clock));
  const close = closeWhenSent(server);
  const port = await listening(server, asked, config);
  const running = startJobs(jobs, container.get(S.log), {
    board: container.get(S.jobBoard),
    metrics: container.get(S.metrics),
    ...(tracing ? { traced: tracing.job } : {}),
  });
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    container.get(S.lifecycle).stop();
    await pause(config.STOP_DELAY_SECONDS * 1000);
    const finished = Promise.all([close(), running.stop()])
      .then(() => container.get(S.watch).ended())
      .then(() => container.get(S.mail).close?.())
      .then(() => container.get(S.database).close())
      .then(() => tracing?.end());
    // idle or slow clients would delay the end; aborted work was not committed or is retried
    await Promise.race([finished, pause(config.STOP_WITHIN_SECONDS * 1000, undefined, { ref: false })]);
    server.closeAllConnections();
  };
  return { port, stop: () => (stopped ??= stop()) };
};
