import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, sampleOf } from '@rrr/kit/base/testing';
import { fromRowMenu, person } from '@rrr/kit/desk/testing';
import { VIN_PATTERN } from '@rrr/records';
import { pagination } from '../../pact/examples.js';
import { pattern } from '../../pact/vin-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const counts = {
  bikes: { unverified: 3, verified: 12, invalid: 1 },
  patterns: { unverified: 1, verified: 4 },
  openDisputes: 0,
};
const answers = { listVinPatterns: { vinPatterns: [pattern], pagination }, vinCounts: counts };

test('every field of a pattern is in the list', async () => {
  const full = { ...pattern, ...sampleOf(VIN_PATTERN) };
  asAdmin('/vin-patterns', { ...answers, listVinPatterns: { vinPatterns: [full], pagination } });
  await waitFor(() => expect(fieldsNotShown(VIN_PATTERN, 'desk')).toEqual([]));
});

test('chosen patterns are verified one by one', async () => {
  const { host } = asAdmin('/vin-patterns', { ...answers, verifyVinPattern: { pattern } });
  await user.click(await screen.findByRole('checkbox', { name: /VBKMXA43/ }));
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(asked(host, 'verifyVinPattern')).toMatchObject([{ body: { pattern: pattern._id } }]));
});

test('one pattern is verified on its row, and it can be undone', async () => {
  const { host } = asAdmin('/vin-patterns', {
    ...answers,
    verifyVinPattern: { pattern },
    unverifyVinPattern: { pattern },
  });
  await user.click(await screen.findByRole('button', { name: /^Verify 2025/ }));
  await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'good' }]));
  host.notices[0]?.action?.run();
  await waitFor(() => expect(asked(host, 'unverifyVinPattern')).toMatchObject([{ body: { pattern: pattern._id } }]));
});

test('bikes that wait are checked, and what came of it is told', async () => {
  asAdmin('/vin-patterns', { ...answers, verifyBikes: { looked: 3, verified: 2 } });
  await user.click(await screen.findByRole('button', { name: 'Check 3 bikes' }));
  expect(await screen.findByText(/3 checked, 2 verified/)).toBeVisible();
});

test('a pattern is deleted after a question', async () => {
  const { host } = asAdmin('/vin-patterns', { ...answers, deleteVinPattern: undefined });
  await fromRowMenu(user, /^More for 2025/, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete the pattern' }));
  await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'good' }]));
  expect(asked(host, 'deleteVinPattern')).toMatchObject([{ params: { patternId: pattern._id } }]);
});
