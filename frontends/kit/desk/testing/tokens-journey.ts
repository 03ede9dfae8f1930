import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from '@jest/globals';
import type { ApiToken, ApiTokenScope } from '@rrr/contract';
import type { Answers } from '@rrr/kit/base/testing';
import { person } from './person.js';
import { fromRowMenu } from './row-menu.js';

/** An API token of the examples. */
export const apiToken: ApiToken = {
  _id: '01hq0000000000000000000t01',
  name: 'Timing computer',
  scopes: ['events:read'],
  createdAt: '2026-10-01T09:00:00.000Z',
  expiresAt: '2026-12-30T09:00:00.000Z',
  lastUsedAt: '2026-11-24T17:12:00.000Z',
  lastNetwork: '203.0.113.0/24',
  revokedAt: null,
  state: 'active',
};
const ended: readonly ApiToken[] = [
  { ...apiToken, _id: '01hq0000000000000000000t02', name: 'Old laptop', state: 'expired', lastUsedAt: null },
  { ...apiToken, _id: '01hq0000000000000000000t03', name: 'Tablet', state: 'revoked', revokedAt: apiToken.lastUsedAt },
];
const TEXT = `rrr_01hq0000000000000000000t04_${'x'.repeat(52)}`;

interface Asked {
  readonly host: { readonly calls: readonly { readonly id: string; readonly request: unknown }[] };
}

/** Somebody makes a token, sees it once, and revokes another: the same in each area. */
export const tokensJourney = async (
  scopes: readonly ApiTokenScope[],
  open: (path: string, answers: Answers) => Asked,
): Promise<void> => {
  const user = person();
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const write = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const { host } = open('/api-tokens', {
    listApiTokens: {
      tokens: [apiToken, ...ended],
      offered: { scopes, days: [30, 90, 365], most: 20 },
      pagination: { page: 1, totalPages: 1, total: 3 },
    },
    makeApiToken: { token: { ...apiToken, _id: '01hq0000000000000000000t04', name: 'Finish line' }, text: TEXT },
    revokeApiToken: { token: { ...apiToken, state: 'revoked', revokedAt: '2026-11-25T09:00:00.000Z' } },
  });
  const sent = (id: string) => host.calls.filter((call) => call.id === id).map((call) => call.request);

  const table = within(await screen.findByRole('table'));
  expect(table.getAllByText('Network 203.0.113.0/24')).toHaveLength(2);
  expect(table.getAllByRole('button', { name: /^More for/ })).toHaveLength(1);

  // nothing is sent before all is there, and the first that is missing has the focus
  await press('Make a token');
  await press('Make the token');
  expect([document.activeElement === screen.getByLabelText('Name'), sent('makeApiToken')]).toEqual([true, []]);
  expect(screen.getByText('Choose at least one.')).toBeVisible();
  await write('Name', 'Finish line');
  const [first] = screen.getAllByRole('checkbox');
  if (first) await user.click(first);
  await write('Expires after', '30');
  await write('Your password', 'RedRider2026');
  await press('Make the token');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('API token');
  expect([field.value, document.activeElement === field]).toEqual([TEXT, true]);
  expect(sent('makeApiToken')).toMatchObject([
    { body: { name: 'Finish line', scopes: scopes.slice(0, 1), days: 30, password: 'RedRider2026' } },
  ]);
  await press('I have saved it');
  expect(screen.queryByDisplayValue(TEXT)).toBeNull();

  await fromRowMenu(user, 'Timing computer', 'Revoke');
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Timing computer?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke the token' }));
  await waitFor(() => expect(sent('revokeApiToken')).toMatchObject([{ params: { tokenId: apiToken._id } }]));
};

/** What the API refuses stands at its field, and what was written stays. */
export const refusedTokenJourney = async (
  open: (path: string, answers: Answers) => unknown,
  refusal: (status: number, code: string, detail: string) => Answers[string],
): Promise<void> => {
  const user = person();
  open('/api-tokens', {
    listApiTokens: {
      tokens: [],
      offered: { scopes: ['events:read'], days: [30, 90, 365], most: 20 },
      pagination: { page: 1, totalPages: 1, total: 0 },
    },
    makeApiToken: refusal(422, 'WRONG_PASSWORD', 'The current password is wrong.'),
  });
  expect(await screen.findByText('You have no API tokens.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Finish line' } });
  await user.click(screen.getByRole('checkbox'));
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'wrong' } });
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  const password = screen.getByLabelText('Your password');
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('The current password is wrong.')).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Finish line');
};
