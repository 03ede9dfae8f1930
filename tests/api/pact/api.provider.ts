import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Verifier } from '@pact-foundation/pact';
import { type AskedState, type Provider, startProvider } from './provider.js';
import { STATES } from './states.js';

process.env['PACT_DO_NOT_TRACK'] = 'true';

const CONSUMERS = ['shell', 'rider', 'dealer', 'promoter', 'admin'] as const;
const pactOf = (consumer: string): string =>
  join(resolve(import.meta.dirname, '../../../pacts'), `${consumer}-api.json`);

interface Pact {
  readonly interactions: readonly {
    readonly description: string;
    readonly providerStates?: readonly { readonly name: string }[];
  }[];
}
const read = (consumer: string): Pact => JSON.parse(readFileSync(pactOf(consumer), 'utf8')) as Pact;

describe.each(CONSUMERS)('what the %s asks of the API', (consumer) => {
  let provider: Provider;
  beforeAll(async () => void (provider = await startProvider()));
  afterAll(() => provider.stop());

  test('is written down', () => expect(existsSync(pactOf(consumer))).toBe(true));

  test('starts from states that are known', () => {
    const unknown = read(consumer).interactions.flatMap(({ description, providerStates = [] }) =>
      providerStates.filter(({ name }) => !(name in STATES)).map(({ name }) => `${description}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('is what it gets', async () => {
    const failures: unknown[] = [];
    let asked: AskedState[] = [];
    let answered = 0;
    const note = (name: string) => (parameters?: unknown) => {
      asked.push({ name, parameters: (parameters ?? {}) as AskedState['parameters'] });
      return Promise.resolve(undefined);
    };
    const verifier = new Verifier({
      provider: 'api',
      providerBaseUrl: provider.url,
      pactUrls: [pactOf(consumer)],
      logLevel: 'error',
      stateHandlers: Object.fromEntries(Object.keys(STATES).map((name) => [name, note(name)])),
      // the verifier sends the states one by one; the request itself shows that all were sent
      requestFilter: (req, _res, next) => {
        if (req.path === '/_pactSetup') return next();
        const states = asked;
        asked = [];
        answered += 1;
        provider.become(states).then(
          (headers) => {
            Object.assign(req.headers, headers);
            next();
          },
          (error: unknown) => {
            failures.push(error);
            next(error);
          },
        );
      },
    });
    const report: unknown = await verifier.verifyProvider().catch((error: unknown) => error);
    expect(failures).toEqual([]);
    if (report instanceof Error) throw report;
    expect(answered).toBe(read(consumer).interactions.length);
  }, 60_000);
});
