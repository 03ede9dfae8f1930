import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Container } from 'inversify';
import { readConfig } from '../../../app/config.js';
import { makeContainer } from '../../../app/container.js';
import type { DemoLogin } from '@rrr/seed/demo';
import { type RunningServer, startServer } from '../../../app/server.js';
import { SERVICES as S } from '../../../app/services.js';
import { openDatabase } from '@rrr/persistence';
import { type Browser, browser } from './browser.js';
import { noteWrites, undoEachTest } from './undo.js';

export interface DemoServer {
  readonly base: string;
  readonly dataDir: string;
  readonly server: RunningServer;
  visit(): Browser;
  /** a browser of a demo login; `admin2` is the second administrator */
  as(type: DemoLogin['type'] | 'admin2'): Promise<Browser>;
  stop(): Promise<void>;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'rrr-app-'));
const nothing = async () => undefined;

/** Copies the data of a seeded demo server, because seeding takes seconds; the first test file of a run creates it. */
const demoData = async (): Promise<string> => {
  const [template, dataDir] = [process.env['TEST_DEMO_DATA'], newFolder()];
  if (template === undefined) return dataDir;
  if (!existsSync(template)) {
    const first = newFolder();
    const server = await startIn(first, {}, nothing);
    await noteWrites(server.container.get(S.database));
    await server.stop();
    try {
      renameSync(first, template);
    } catch {
      // another test file was faster
      rmSync(first, { recursive: true });
    }
  }
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
};

const startIn = async (
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  prepare: (container: Container) => Promise<void>,
): Promise<RunningServer> => {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DEMO: 'true',
    PUBLIC_URL: 'http://localhost',
    ...settings,
  });
  const container = makeContainer(config);
  // tests kill processes but never the machine
  if (config.DATABASE_URL.startsWith('sqlite:'))
    (await container.rebindAsync(S.database)).toConstantValue(
      openDatabase({ url: config.DATABASE_URL, waitForDisk: false }),
    );
  await prepare(container);
  return startServer(config, undefined, container);
};

/**
 * Starts the whole product on its own SQLite file with the demo data. `prepare` may rebind services before the start.
 * What a test writes into it is taken back when the test ends.
 */
export const demoServer = async (
  settings: Readonly<Record<string, string>> = {},
  prepare: (container: Container) => Promise<void> = nothing,
): Promise<DemoServer> => {
  const dataDir = settings['DATABASE_URL'] === undefined ? await demoData() : newFolder();
  const server = await startIn(dataDir, settings, prepare);
  const keep = await undoEachTest(server.container.get(S.database));
  const base = `http://127.0.0.1:${server.port}`;
  return {
    base,
    dataDir,
    server,
    visit: () => browser(base),
    as: async (type) => {
      const login = server.demo?.logins.find((demoLogin) => demoLogin.email === `${type}@example.com`);
      if (!login) throw new Error(`The demo has no ${type}`);
      const visitor = browser(base);
      await visitor.signIn(login.email, login.password);
      return visitor;
    },
    stop: async () => {
      keep();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
