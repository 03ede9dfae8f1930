import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anEvent } from '@rrr/core/testing';
import { serve, type Serving } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';

let serving: Serving;
let amount = 60_000;
beforeAll(async () => {
  serving = await serve(
    smallWorld(
      { events: [anEvent()] },
      { events: { purses: async () => [{ currency: 'USD', type: 'MX', events: 1, amount }] } as never },
    ).httpPorts,
  );
});
afterAll(() => serving.stop());

const ask = (headers: Record<string, string> = {}) => fetch(`${serving.base}/api/aggregates/contingency`, { headers });

test('a public read names its content, and an unchanged one is not sent again', async () => {
  const first = await ask();
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, tag, first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
    200,
    expect.stringMatching(/^W\/"[\w-]{27}"$/),
    'private, no-cache',
    expect.stringContaining('Cookie'),
  ]);
  for (const held of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
    const again = await ask({ 'If-None-Match': held });
    expect([held, again.status, await again.text(), again.headers.get('etag')]).toEqual([held, 304, '', tag]);
  }
  expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200);
  amount += 1;
  const changed = await ask({ 'If-None-Match': tag });
  expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false]);
});

test('what a person alone sees is stored nowhere', async () => {
  const answer = await fetch(`${serving.base}/api/session`);
  expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
});
