import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { CONTRACT } from '@rrr/contract';
import { allRoutes } from '../http-app.js';
import { breakingChanges } from '../testing/breaking-changes.js';
import { smallWorld } from '../testing/small-world.js';
import { openApi } from './openapi.js';

const file = resolve(import.meta.dirname, '../../../contract/released.json');
const current = openApi(allRoutes(smallWorld().httpPorts), { brand: 'Red Rider Rewards', sessionCookie: 'session' });

// `npm run contract:release` writes down what is released; then there is nothing to compare
if (process.env.RELEASE_CONTRACT === '1') writeFileSync(file, `${JSON.stringify(current, null, 1)}\n`);

test('what the last release promised still holds, or the contract has another number', () => {
  const released = JSON.parse(readFileSync(file, 'utf8')) as { info: { version: string } };
  if (released.info.version === String(CONTRACT)) expect(breakingChanges(released, current)).toEqual([]);
  else expect(Number(released.info.version)).toBeLessThan(CONTRACT);
});
