import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Provider, startProvider } from './provider.js';
import { CONSUMERS, unknownStates, verifyPact } from './verify-pact.js';

const pactOf = (consumer: string): string =>
  join(resolve(import.meta.dirname, '../../../pacts'), `${consumer}-api.json`);

describe.each(CONSUMERS)('what the %s asks of the API', (consumer) => {
  let provider: Provider;
  beforeAll(async () => void (provider = await startProvider()), 60_000);
  afterAll(() => provider?.stop());

  test('is written down', () => expect(existsSync(pactOf(consumer))).toBe(true));

  test('starts from states that are known', () => expect(unknownStates(pactOf(consumer))).toEqual([]));

  test('is what it gets', () => verifyPact(provider, pactOf(consumer)), 600_000);
});
