import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Provider, startProvider } from './provider.js';
import { CONSUMERS, unknownStates, verifyPact } from './verify-pact.js';

/** `npm run test:full` asks on both databases, the gate on the one of real use. */
const KINDS = process.env['TEST_FULL'] === '1' ? (['mysql', 'sqlite'] as const) : (['mysql'] as const);

/** The frontends of the last release, which stay open in browsers while the server is updated. */
const RELEASED = resolve(import.meta.dirname, '../../../contract/released-pacts');
const folder = mkdtempSync(join(tmpdir(), 'rrr-released-pacts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unpacked = (consumer: string): string => {
  const file = join(folder, `${consumer}-api.json`);
  writeFileSync(file, gunzipSync(readFileSync(join(RELEASED, `${consumer}-api.json.gz`))));
  return file;
};

describe.each(KINDS)('on %s', (kind) => {
  let provider: Provider;
  beforeAll(async () => void (provider = await startProvider(kind)), 60_000);
  afterAll(() => provider?.stop());

  test.each(CONSUMERS)(
    'the %s of the last release gets what it asks for',
    async (consumer) => {
      const file = unpacked(consumer);
      expect(unknownStates(file)).toEqual([]);
      await verifyPact(provider, file);
    },
    600_000,
  );
});
