import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@jest/globals';
import { Verifier } from '@pact-foundation/pact';
import type { AskedState, Provider } from './provider.js';
import { STATES } from './states.js';

process.env['PACT_DO_NOT_TRACK'] = 'true';

export const CONSUMERS = ['shell', 'rider', 'dealer', 'promoter', 'admin'] as const;

/** What a frontend asks today: the file that its pact test wrote. */
export const pactOf = (consumer: string): string =>
  join(resolve(import.meta.dirname, '../../../pacts'), `${consumer}-api.json`);

export interface Pact {
  readonly interactions: readonly {
    readonly description: string;
    readonly providerStates?: readonly { readonly name: string }[];
  }[];
}
export const readPact = (file: string): Pact => JSON.parse(readFileSync(file, 'utf8')) as Pact;

/** The states that a pact begins from and nobody here knows. */
export const unknownStates = (file: string): string[] =>
  readPact(file).interactions.flatMap(({ description, providerStates = [] }) =>
    providerStates.filter(({ name }) => !(name in STATES)).map(({ name }) => `${description}: ${name}`),
  );

/** Makes every request of a pact to the API, each from its states, and fails when an answer is not as agreed. */
export const verifyPact = async (provider: Provider, file: string): Promise<void> => {
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
    pactUrls: [file],
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
  expect(answered).toBe(readPact(file).interactions.length);
};
