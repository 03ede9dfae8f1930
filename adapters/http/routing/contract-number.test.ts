import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CONTRACT } from '@rrr/contract';
import { serve, type Serving } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';

let serving: Serving;
beforeAll(async () => {
  serving = await serve(smallWorld().httpPorts);
});
afterAll(() => serving.stop());

const ask = (contract?: string) =>
  fetch(`${serving.base}/api/session`, { headers: contract === undefined ? {} : { 'X-Contract': contract } });

test.each([String(CONTRACT - 1), String(CONTRACT + 1), '', 'x'])(
  'a screen of contract "%s" is told to load itself again',
  async (contract) => {
    const answer = await ask(contract);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'CONTRACT_OUTDATED', detail: expect.stringContaining('reload the page') }),
    ]);
  },
);

test('a screen of this contract, and a program that names none, are answered and told the number', async () => {
  for (const answer of [await ask(String(CONTRACT)), await ask()])
    expect([answer.status, answer.headers.get('x-contract')]).toEqual([200, String(CONTRACT)]);
});
