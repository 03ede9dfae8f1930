import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The product as a person starts it, on a free port with a data folder of its own. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** everything it printed so far */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
};

export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'rrr-e2e-'));

/** A folder with the demo data as a first start leaves it: filling it anew takes seconds (tools/jest/e2e-setup.mjs). */
const demoDataDir = async (): Promise<string> => {
  const [template, folder] = [process.env['E2E_DEMO_DATA'], await newDataDir()];
  if (template === undefined) throw new Error('E2E_DEMO_DATA is not set: run the tests by npm test, or jest');
  await cp(template, folder, { recursive: true });
  return folder;
};

export interface Start {
  /** what to run; default the product's own start */
  readonly script?: string;
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export const startServer = async ({
  script = 'tools/start.mjs',
  dataDir,
  port,
  env = {},
}: Start = {}): Promise<RunningServer> => {
  const isDemo = env['DATABASE_URL'] === undefined;
  const at = port ?? (await freePort());
  const data = dataDir ?? (await (isDemo ? demoDataDir() : newDataDir()));
  const url = `http://localhost:${at}`;
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: String(at),
      DATA_DIR: data,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exited = once(child, 'exit');
  const gone = exited.then(() => 'gone' as const);
  const deadline = Date.now() + 240_000;
  while (!(await isReady(url))) {
    const now = await Promise.race([gone, pause(50, 'again' as const)]);
    if (now === 'gone') throw new Error(`The server stopped before it was ready:\n${printed}`);
    if (Date.now() > deadline) throw new Error(`The server was not ready in time:\n${printed}`);
  }
  return {
    url,
    port: at,
    dataDir: data,
    process: child,
    output: () => printed,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};
