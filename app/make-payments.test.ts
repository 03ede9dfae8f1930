import { expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { makeContainer } from './container.js';
import { SERVICES } from './services.js';
import { PRODUCTION } from './testing/production-settings.js';

const production = { ...PRODUCTION, DATABASE_URL: 'sqlite::memory:' };
const paying = {
  PAYMENTS_KEY: 'k',
  PAYMENTS_URL: 'https://provider.example.com/api/v2',
  PAYMENTS_REWARD_PRODUCTS: 'A',
  PAYMENTS_CARD_PRODUCTS: 'B',
};

test.each([
  ['a provider with its key', { ...production, ...paying }, 'rest', false],
  ['nobody in production without a key: the sandbox never serves there', production, 'none', false],
  ['the sandbox on a developer’s machine', { ...production, NODE_ENV: 'development' }, 'sandbox', true],
])('riders are paid by %s', async (_, env, name, sandbox) => {
  const container = makeContainer(readConfig(env));
  expect(container.get(SERVICES.payments)).toMatchObject({ name, sandbox });
  if (sandbox) await container.get(SERVICES.database).close();
});
