import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { importedCalls } from './imported-calls.js';
import { interactionsFrom } from './interactions.js';
import { recordingsOf, type Recording } from './recordings.js';
import type { States } from './states.js';

const pacts = path.resolve(import.meta.dirname, '../../../pacts');

/** Writes `pacts/<remote>-api.json` from what the remote's web tests recorded. Run those first, with RECORD_REQUESTS. */
export const writesPact = (remote: string, states: States): void =>
  describe(`the pact of the ${remote}`, () => {
    const own = recordingsOf(remote);
    const missing = (from: readonly Recording[]) => {
      const recorded = new Set([...from.map(({ id }) => id), ...Object.keys(states.unseen ?? {})]);
      return importedCalls(remote).filter((id) => !recorded.has(id));
    };
    const elsewhere = missing(own);
    // a piece of the kit that calls by itself is tested there
    const recordings = [...own, ...recordingsOf('kit').filter(({ id }) => elsewhere.includes(id))];
    const { interactions, faults } = interactionsFrom(recordings, states);

    test('has states for every call of a screen, and no others', () => expect(faults).toEqual([]));

    test('has every call that the source makes', () => expect(missing(recordings)).toEqual([]));

    test('is written down', () => {
      expect(interactions.length).toBeGreaterThan(0);
      const pact = {
        consumer: { name: remote },
        provider: { name: 'api' },
        interactions,
        metadata: { pactSpecification: { version: '4.0' } },
      };
      mkdirSync(pacts, { recursive: true });
      writeFileSync(path.join(pacts, `${remote}-api.json`), `${JSON.stringify(pact, null, 2)}\n`);
    });
  });
