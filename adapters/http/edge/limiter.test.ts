import { describe, expect, test } from '@jest/globals';
import type { Hits } from '@rrr/core/access';
import { noLimits, smallWorld } from '../testing/small-world.js';
import { serve } from '../testing/serve.js';
import type { HttpSettings } from '../http-app.js';

/** Asks for a riddle of the captcha, which is limited by the address alone. */
const counted = async (
  settings: Partial<HttpSettings>,
  headers: Readonly<Record<string, string>>,
  until: string | null = null,
) => {
  const hits: Hits[] = [];
  const { httpPorts } = smallWorld();
  const useCases = { ...noLimits, countHits: async (it: Hits) => (hits.push(it), until) };
  const serving = await serve(
    {
      ...httpPorts,
      useCases: new Proxy(httpPorts.useCases, {
        get: (target, name) => Reflect.get(name in useCases ? useCases : target, name),
      }),
    },
    {},
    settings,
  );
  try {
    const answer = await fetch(`${serving.base}/api/captcha-challenge`, { headers });
    return {
      addresses: hits.map((it) => it.by.address),
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as Record<string, unknown>,
    };
  } finally {
    await serving.stop();
  }
};
const forged = {
  'X-Forwarded-For': '203.0.113.7, 198.51.100.8',
  'X-Real-IP': '203.0.113.9',
  Forwarded: 'for=203.0.113.10',
};

describe('a request is counted by', () => {
  test('the address it came from, whatever it says of itself', async () => {
    expect((await counted({ trustProxy: false }, forged)).addresses).toEqual(['127.0.0.1']);
  });
  test('the address that a trusted proxy says, not what stood there before', async () => {
    expect((await counted({ trustProxy: 1 }, forged)).addresses).toEqual(['198.51.100.8']);
    expect((await counted({ trustProxy: 1 }, {})).addresses).toEqual(['127.0.0.1']);
  });
});

test('one too many hears when it may come again', async () => {
  const { status, retryAfter, body } = await counted({}, {}, '2025-06-10T18:20:00.000Z');
  expect([status, retryAfter, body['code'], body['detail']]).toEqual([
    429,
    '1200',
    'TOO_MANY_REQUESTS',
    expect.stringContaining('20 minutes'),
  ]);
});
