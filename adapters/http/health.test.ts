import { afterEach, expect, test } from '@jest/globals';
import { serve, type Serving } from './testing/serve.js';
import { smallWorld } from './testing/small-world.js';

let serving: Serving | undefined;
afterEach(() => serving?.stop());

const ask = async (metricsToken: string | null | undefined, authorization?: string): Promise<number> => {
  await serving?.stop();
  serving = await serve(smallWorld().httpPorts, {}, { metricsToken });
  return (await fetch(`${serving.base}/metrics`, authorization ? { headers: { authorization } } : {})).status;
};

test('the metrics are for who has the token; without one there are none in production', async () => {
  const token = 'a-token-of-more-than-24-characters';
  expect(await ask(token)).toBe(401);
  expect(await ask(token, `Bearer ${token}x`)).toBe(401);
  expect(await ask(token, token)).toBe(401);
  expect(await ask(token, `Bearer ${token}`)).toBe(200);
  expect(await ask(null, `Bearer ${token}`)).toBe(404);
  expect(await ask(undefined)).toBe(200);
});

test('pages may use the location, and nothing else of the device', async () => {
  serving = await serve(smallWorld().httpPorts);
  const policy = (await fetch(`${serving.base}/api/session`)).headers.get('permissions-policy');
  expect(policy).toContain('geolocation=(self)');
  expect(policy).toContain('camera=()');
});

test('/readyz says why it is not ready, in words that name nothing', async () => {
  const failed = { current: null as unknown };
  const ready = (): Promise<void> => (failed.current === null ? Promise.resolve() : Promise.reject(failed.current));
  serving = await serve(smallWorld().httpPorts, { ready });
  const look = async () => {
    const answer = await fetch(`${serving?.base}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect(await look()).toEqual([200, { status: 'ready' }]);
  failed.current = Object.assign(new Error('at db.internal'), { reason: 'The database only reads.' });
  expect(await look()).toEqual([503, { status: 'database', reason: 'The database only reads.' }]);
  failed.current = new Error('connect ECONNREFUSED db.internal');
  expect(await look()).toEqual([
    503,
    { status: 'database', reason: 'The database does not answer, or its tables are missing.' },
  ]);
});
