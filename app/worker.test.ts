import { afterEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from '../tests/api/testing/start-demo.js';
import { readConfig } from './config.js';
import { makeContainer, metricsTokenOf } from './container.js';
import type { Job } from './jobs.js';
import { startServer } from './server.js';
import { SERVICES as S } from './services.js';
import { startFailure } from './start-failure.js';
import { PRODUCTION } from './testing/production-settings.js';
import { startWorker } from './worker.js';

const demo = await startDemo({ JOBS: 'off' });
const running: { stop(): Promise<void> }[] = [];
afterEach(() => Promise.all(running.splice(0).map((it) => it.stop())));

const settings = (more: Readonly<Record<string, string>> = {}) =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR: demo.dataDir,
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    PORT: '0',
    WORKER_PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost',
    ...more,
  });

/** Jobs that only note that they ran; `ran` resolves once all that may run have. */
const noting = (names: readonly Pick<Job, 'name' | 'ofProcess'>[], awaited: readonly string[]) => {
  const ran = new Set<string>();
  let end: () => void = () => undefined;
  const all = new Promise<void>((resolve) => void (end = resolve));
  const jobs = names.map((item): Job => ({
    ...item,
    everySeconds: 3_600,
    run: async () => {
      ran.add(item.name);
      if (awaited.every((name) => ran.has(name))) end();
      return false;
    },
  }));
  return { jobs, ran, all };
};
const JOBS = [{ name: 'expire credit' }, { name: 'read seasons', ofProcess: true as const }];

describe('a server with JOBS=off', () => {
  test('runs only what is about its own process', async () => {
    const config = settings({ JOBS: 'off' });
    const container = makeContainer(config);
    const { jobs, ran, all } = noting(JOBS, ['read seasons']);
    (await container.rebindAsync(S.jobs)).toConstantValue(jobs);
    running.push(await startServer(config, undefined, container));
    await all;
    expect([...ran]).toEqual(['read seasons']);
  });

  test('reads seasons and checks its database, and leaves all else to others', () => {
    const own = demo.server.container.get(S.jobs).filter((it) => it.ofProcess);
    expect(own.map((it) => it.name)).toEqual(['check the database', 'read seasons']);
  });

  test('answers calls', async () => {
    expect((await fetch(`${demo.base}/api/config`)).status).toBe(200);
  });
});

describe('a worker', () => {
  const worker = async (...given: Parameters<typeof startWorker>) => {
    const runningWorker = await startWorker(...given);
    running.push(runningWorker);
    return { ...runningWorker, get: (path: string) => fetch(`http://127.0.0.1:${runningWorker.port}${path}`) };
  };

  test('runs all jobs, also with JOBS=off, which is for servers', async () => {
    const config = settings({ JOBS: 'off' });
    const container = makeContainer(config);
    const { jobs, ran, all } = noting(
      JOBS,
      JOBS.map((it) => it.name),
    );
    (await container.rebindAsync(S.jobs)).toConstantValue(jobs);
    await worker(config, undefined, container);
    await all;
    expect(ran.size).toBe(2);
  });

  test('sends what a server without jobs wrote', async () => {
    const { container } = demo.server;
    const mails = () => container.get(S.database).read('outbox').whereNull('sent_at').whereNotNull('next_at');
    await container.get(S.uow).run(({ outbox }) =>
      outbox.append([
        {
          id: container.get(S.ids).next(),
          kind: 'history-anchor',
          at: container.get(S.clock).now(),
          recipient: { type: 'mailbox', id: 'anchors' },
          facts: { at: container.get(S.clock).now(), anchor: '{}' },
        },
      ]),
    );
    expect((await mails()).length).toBeGreaterThan(0);
    await worker(settings());
    while ((await mails()).length > 0) await nextTurn();
  });

  test('answers health checks and metrics, and nothing else', async () => {
    const scene = await worker(settings());
    expect([await (await scene.get('/healthz')).json(), await (await scene.get('/readyz')).json()]).toEqual([
      { status: 'ok' },
      { status: 'ready' },
    ]);
    const text = await (await scene.get('/metrics')).text();
    for (const name of ['outbox_due_messages', 'daily_job_done_timestamp_seconds', 'database_pool_size'])
      expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
    for (const path of ['/', '/api/config', '/api/login', '/dev/mails'])
      expect([path, (await scene.get(path)).status]).toEqual([path, 404]);
    await running.pop()?.stop();
    await expect(scene.get('/healthz')).rejects.toThrow();
  });

  test('leaves an empty database to the server that brings the demo', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'rrr-worker-'));
    const config = settings({ DATA_DIR });
    const container = makeContainer(config);
    const failed: unknown = await startWorker(config, undefined, container).catch((error: unknown) => error);
    await container.get(S.database).close();
    rmSync(DATA_DIR, { recursive: true });
    expect(startFailure(failed, config)).toContain('DEMO: the database is empty; start the server first');
  });

  test('whose port is taken says which setting to change', async () => {
    const first = await worker(settings());
    const config = settings({ WORKER_PORT: String(first.port) });
    const container = makeContainer(config);
    const failed: unknown = await startWorker(config, undefined, container).catch((error: unknown) => error);
    await container.get(S.database).close();
    expect(startFailure(failed, { ...config, listensOn: { setting: 'WORKER_PORT', port: first.port } })).toBe(
      `WORKER_PORT ${first.port} is already in use on 127.0.0.1: stop the other program, or set WORKER_PORT to another number.`,
    );
  });
});

test('in production nobody sees metrics without a token', () => {
  expect(metricsTokenOf(readConfig(PRODUCTION))).toBeNull();
  expect(metricsTokenOf(readConfig({ ...PRODUCTION, METRICS_TOKEN: 'a'.repeat(24) }))).toBe('a'.repeat(24));
  expect(metricsTokenOf(settings())).toBeUndefined();
});
