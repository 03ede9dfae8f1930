import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server of the built product that can be made to die (crash-server.mjs). */
export interface CrashServer {
  readonly url: string;
  /** resolves when it is dead, with the signal that killed it */
  readonly died: Promise<NodeJS.Signals | null>;
  stop(): Promise<void>;
  /** without a warning, at whatever it is doing */
  kill(): Promise<void>;
}

/** Keys that outlive a restart, as a real installation's do. */
export const KEY = Buffer.alloc(32, 9);

type Settings = Readonly<Record<string, string>>;

/** `logLevel` 'silent' where faults are what is asked for; `env`: further settings. */
export const startCrashServer = async (
  databaseUrl: string,
  dataDir: string,
  logLevel = 'error',
  env: Settings = {},
): Promise<CrashServer> => {
  const key = KEY.toString('base64');
  const child: ChildProcess = fork(fileURLToPath(new URL('crash-server.mjs', import.meta.url)), {
    execArgv: [],
    // it prints nothing but what went wrong
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      LOG_LEVEL: logLevel,
      DEMO: 'false',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_POOL: '60',
      SESSION_KEY: key,
      PIN_KEY: key,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...env,
    },
  });
  const died = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const up = once(child, 'message').then(([message]) => message as { readonly port: number });
  const first = await Promise.race([up, died.then(() => null)]);
  if (first === null) throw new Error('The server did not start');
  return {
    url: `http://127.0.0.1:${first.port}`,
    died,
    stop: async () => {
      child.kill('SIGTERM');
      await died;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await died;
    },
  };
};
