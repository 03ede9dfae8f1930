import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KINDS } from './fresh-databases.js';
import { type Provider, startProvider } from './provider.js';
import { CONSUMERS, type Pact, pactOf, readPact, unknownStates, verifyPact } from './verify-pact.js';

/** The frontends of the last release, which stay open in browsers while the server is updated. */
const RELEASED = resolve(import.meta.dirname, '../../../contract/released-pacts');
const folder = mkdtempSync(join(tmpdir(), 'rrr-released-pacts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes down what a released frontend asks and today's does not ask word for word: what both ask, `api.provider` asks
 * already.
 * @returns the file, and how many requests it has
 */
const onlyReleased = (consumer: string): { readonly file: string; readonly requests: number } => {
  const released = JSON.parse(gunzipSync(readFileSync(join(RELEASED, `${consumer}-api.json.gz`))).toString()) as Pact;
  const today = new Set(readPact(pactOf(consumer)).interactions.map((interaction) => JSON.stringify(interaction)));
  const interactions = released.interactions.filter((interaction) => !today.has(JSON.stringify(interaction)));
  const file = join(folder, `${consumer}-api.json`);
  writeFileSync(file, JSON.stringify({ ...released, interactions }));
  return { file, requests: interactions.length };
};

describe.each(KINDS)('on %s', (kind) => {
  let provider: Provider;
  beforeAll(async () => void (provider = await startProvider(kind)), 60_000);
  afterAll(() => provider?.stop());

  test.each(CONSUMERS)(
    'the %s of the last release gets what it asks for',
    async (consumer) => {
      const { file, requests } = onlyReleased(consumer);
      expect(unknownStates(file)).toEqual([]);
      // a file without a request is refused as no pact
      if (requests > 0) await verifyPact(provider, file);
    },
    600_000,
  );
});
