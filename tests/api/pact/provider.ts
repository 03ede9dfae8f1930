import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultProgram } from '@rrr/core/program';
import { fixedClock } from '@rrr/core/testing';
import { seedInto } from '@rrr/persistence';
import type { Container } from 'inversify';
import { readConfig } from '../../../app/config.js';
import { PUSH_KEYS } from './push-keys.js';
import { makeContainer } from '../../../app/container.js';
import { SERVICES as S } from '../../../app/services.js';
import { newDraft } from './draft.js';
import { freshDatabases, type Kind } from './fresh-databases.js';
import { PIN_KEY, SESSION_ENDS } from './people.js';
import { type Parameters, STATES } from './states.js';
import { FILE_KEY } from './webhooks.js';

/** The time of every example: within the result window of its event, before any credit expires. */
const NOW = '2026-04-03T18:00:00.000Z';

/**
 * Every category names its models, because a list is compared with one example and some default categories cover all
 * models.
 */
const ELIGIBLE = [{ category: 'motocross', models: ['450 SX-F'], fromYear: 2024, toYear: 2025 }];

/** The answer of a captcha in a pact: a challenge is different every time. */
const SOLVED = 'solved';

export interface AskedState {
  readonly name: string;
  readonly parameters: Parameters;
}

export interface Provider {
  readonly url: string;
  /** Sets up exactly these states. @returns the headers of the signed-in person */
  become(states: readonly AskedState[]): Promise<Readonly<Record<string, string>>>;
  stop(): Promise<void>;
}

const wired = (folder: string, databaseUrl: string): Container => {
  const key = PIN_KEY.toString('base64');
  const container = makeContainer(
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DEMO: 'false',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SESSION_KEY: key,
      PIN_KEY: key,
      FILE_KEYS: `${FILE_KEY[0]}:${FILE_KEY[1].toString('base64')}`,
      CAPTCHA: 'altcha',
      ...PUSH_KEYS,
    }),
  );
  container.rebind(S.clock).toConstantValue(fixedClock(NOW));
  const captcha = container.get(S.captcha);
  container.rebind(S.captcha).toConstantValue({
    ...captcha,
    check: (answer) => (answer === SOLVED ? Promise.resolve() : captcha.check(answer)),
  });
  container.rebind(S.program).toConstantValue({ ...defaultProgram, eligibleBikes: ELIGIBLE });
  return container;
};

/** The real HTTP edge and container, with a database of its own for each interaction. */
export const startProvider = async (kind: Kind): Promise<Provider> => {
  const folder = await mkdtemp(join(tmpdir(), 'rrr-provider-'));
  const databases = await freshDatabases(kind, folder);
  let current: Container | undefined;
  const leave = async (): Promise<void> => {
    await current?.get(S.watch).ended();
    await current?.get(S.database).close();
  };
  const server = createServer((req, res) => {
    if (current) current.get(S.http)(req, res);
    else res.writeHead(503).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: async (states) => {
      await leave();
      current = wired(folder, await databases.next());
      const draft = newDraft();
      for (const { name, parameters } of states) {
        const state = STATES[name];
        if (!state) throw new Error(`No consumer's state is known as "${name}"`);
        state(draft, parameters);
      }
      const captcha = current.get(S.captcha);
      if (draft.withoutCaptcha)
        current.rebind(S.captcha).toConstantValue({ ...captcha, check: () => Promise.resolve() });
      await seedInto(current.get(S.database), draft.seed());
      const headers: Record<string, string> = {};
      if (draft.sessionId !== null)
        headers['cookie'] = `session=${await current.get(S.tokens).sign(draft.sessionId, new Date(SESSION_ENDS))}`;
      return headers;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await leave();
      await databases.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
