import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KINDS } from './fresh-databases.js';
import { type Provider, startProvider } from './provider.js';
import { CONSUMERS, pactOf, unknownStates, verifyPact } from './verify-pact.js';

describe.each(KINDS)('on %s', (kind) => {
  let provider: Provider;
  beforeAll(async () => void (provider = await startProvider(kind)), 60_000);
  afterAll(() => provider?.stop());

  describe.each(CONSUMERS)('what the %s asks of the API', (consumer) => {
    test('is written down', () => expect(existsSync(pactOf(consumer))).toBe(true));

    test('starts from states that are known', () => expect(unknownStates(pactOf(consumer))).toEqual([]));

    test('is what it gets', () => verifyPact(provider, pactOf(consumer)), 600_000);
  });
});
