import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type listSettings, PROGRAM_SETTINGS, type Response, SERVER_SETTINGS } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { asAdmin } from '../../testing/as-admin.js';
import { en } from '../../shared/settings/words/en.js';

const user = person();
const settings: Response<typeof listSettings> = {
  program: [
    { name: 'creditMonths', value: '12', from: 'environment' },
    { name: 'withholdingPercent', value: '30', from: 'default' },
    { name: 'lateOrderSeconds', value: '86400', from: 'default' },
    { name: 'limits', value: '{"place":1000000,"class":2500000,"expiryGraceDays":14}', from: 'file' },
    {
      name: 'eligibleBikes',
      value: '[{"category":"current","models":[],"fromYear":2024,"toYear":2025}]',
      from: 'default',
    },
    { name: 'expiryNoticeDays', value: '[60,30,7]', from: 'default' },
    { name: 'seasons', value: '[{"from":"2026-01-01","minimumRidersPerClass":6}]', from: 'file' },
  ],
  server: [
    { name: 'SESSION_KEY', value: '', secret: true, from: 'environment' },
    { name: 'OIDC_ISSUER', value: '', secret: false, from: 'unset' },
    { name: 'MAX_EXPORTS', value: '8', secret: false, from: 'default' },
  ],
};
const answers = { listSettings: settings };
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

test('every setting has its sentence', () => {
  expect(new Set(Object.keys(en.program))).toEqual(new Set(PROGRAM_SETTINGS));
  expect(Object.keys(en.server)).toEqual([...SERVER_SETTINGS]);
});

test('rules stand with their values as one reads them, and where they are set', async () => {
  asAdmin('/settings', answers);
  const credit = await row('Time until credit expires');
  expect(credit.getByText('12 months')).toBeVisible();
  expect(credit.getByText('Environment variable')).toBeVisible();
  expect((await row(en.program.withholdingPercent)).getByText('30%')).toBeVisible();
  expect((await row(en.program.lateOrderSeconds)).getByText('24 hours')).toBeVisible();
  expect((await row(en.program.limits)).getByText(/One payout place: \$10,000\.00/)).toBeVisible();
  expect((await row(en.program.limits)).getByText(/not told in time: 14 days/)).toBeVisible();
  expect((await row(en.program.eligibleBikes)).getByText('current: all models (2024 – 2025)')).toBeVisible();
  expect((await row(en.program.expiryNoticeDays)).getByText('60, 30, 7 days')).toBeVisible();
  expect(
    (await row(en.program.seasons)).getByText(/From Jan 1st, 2026 Starters that a class needs to pay: 6/),
  ).toBeVisible();
});

test('a secret is told as set, and never shown', async () => {
  asAdmin('/settings', answers);
  await user.click(await screen.findByRole('button', { name: 'Server' }));
  expect((await row('SESSION_KEY')).getByText('Set, not shown')).toBeVisible();
  const unset = await row('OIDC_ISSUER');
  expect(unset.getByText('Not set')).toBeVisible();
  expect(unset.queryByText('Nowhere')).toBeNull();
  expect((await row('MAX_EXPORTS')).getByText('8')).toBeVisible();
});
