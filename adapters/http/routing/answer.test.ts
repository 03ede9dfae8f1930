import { afterEach, expect, test } from '@jest/globals';
import { serve, type Serving } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';
import type { HttpPorts } from '../ports.js';

let serving: Serving | undefined;
afterEach(async () => {
  await serving?.stop();
});

const config = async (program: Partial<HttpPorts['program']>) => {
  const { httpPorts } = smallWorld();
  serving = await serve({ ...httpPorts, program: { ...httpPorts.program, ...program } });
  const answer = await fetch(`${serving.base}/api/config`);
  return { status: answer.status, text: await answer.text(), logged: serving.logged() };
};

test('an answer that the contract does not describe is never sent, and the log names the field and not its value', async () => {
  const { status, text, logged } = await config({ brand: { canary: 'secret' } as unknown as string });
  expect([status, text.includes('canary'), logged.includes('canary')]).toEqual([500, false, false]);
  expect(logged).toContain('getConfig: brand invalid_type');
});

test('of an answer within a list too', async () => {
  const { status } = await config({ currencies: ['USD', 'XXX' as 'USD'] });
  expect(status).toBe(500);
});

test('an answer as described leaves as it is, not to be kept by anybody', async () => {
  const { status, text } = await config({});
  expect([status, (JSON.parse(text) as { brand: string }).brand]).toEqual([200, 'Red Rider Rewards']);
});
