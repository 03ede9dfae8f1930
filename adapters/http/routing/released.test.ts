import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { CONTRACT } from '@rrr/contract';
import { allRoutes } from '../http-app.js';
import { breakingChanges } from '../testing/breaking-changes.js';
import { pack, type Packed, packedText, unpack } from '../testing/packed.js';
import { smallWorld } from '../testing/small-world.js';
import { openApi } from './openapi.js';

const file = resolve(import.meta.dirname, '../../../contract/released.json');
const current = openApi(allRoutes(smallWorld().httpPorts), { brand: 'Red Rider Rewards', sessionCookie: 'session' });

/** What is only there to be read is left out: the file holds what a client may rely on. */
const READ_ONLY = new Set(['example', 'examples', 'summary', 'tags', 'x-codes', 'description']);
const essence = (node: unknown, name = ''): unknown => {
  if (Array.isArray(node)) return node.map((one) => essence(one));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key]) => (name === 'properties' || !READ_ONLY.has(key)) && !(name === 'responses' && key >= '400'),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, essence(value, key)]));
};

// `npm run contract:release` writes down what is released; then there is nothing to compare
if (process.env.RELEASE_CONTRACT === '1') writeFileSync(file, packedText(pack(essence(current))));

test('what the last release promised still holds, or the contract has another number', () => {
  const released = unpack(JSON.parse(readFileSync(file, 'utf8')) as Packed) as { info: { version: string } };
  if (released.info.version === String(CONTRACT)) expect(breakingChanges(released, current)).toEqual([]);
  else expect(Number(released.info.version)).toBeLessThan(CONTRACT);
});

test('what is written down packed is the same when it is read', () => {
  const whole = essence(current);
  expect(unpack(JSON.parse(packedText(pack(whole))) as Packed)).toEqual(whole);
});
