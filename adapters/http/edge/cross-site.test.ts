import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serve, type Serving } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';

let serving: Serving;
beforeAll(async () => {
  serving = await serve(smallWorld().httpPorts, {}, { publicUrl: new URL('https://portal.example.com') });
});
afterAll(() => serving.stop());

const code = async (method: string, headers: Record<string, string>) => {
  const answer = await fetch(`${serving.base}/api/proxy/remove`, { method, headers });
  return [answer.status, ((await answer.json()) as { code: string }).code];
};

test.each<readonly [string, Record<string, string>]>([
  ['another origin', { origin: 'https://evil.example.com' }],
  ['an origin that only begins like ours', { origin: 'https://portal.example.com.evil.example.com' }],
  ['ours without encryption', { origin: 'http://portal.example.com' }],
  ['no origin to name', { origin: 'null' }],
  ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
])('an unsafe request from %s is refused', async (_what, headers) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect(await code(method, headers)).toEqual([403, 'CROSS_SITE']);
});

test.each<readonly [string, Record<string, string>]>([
  ['ours', { origin: 'https://portal.example.com' }],
  ['the host itself', { 'sec-fetch-site': 'same-origin' }],
  ['a program', {}],
])('an unsafe request from %s goes on', async (_what, headers) =>
  expect(await code('POST', headers)).toEqual([401, 'UNAUTHENTICATED']),
);

test('reading is open to all', async () => {
  const answer = await fetch(`${serving.base}/api/config`, {
    headers: { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' },
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});
