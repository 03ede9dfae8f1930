import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, refusal } from '@rrr/kit/base/testing';
import { apiToken, fromRowMenu, person, refusedTokenJourney, tokensJourney } from '@rrr/kit/desk/testing';
import { pagination } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const owned = {
  ...apiToken,
  owner: { fullName: 'Maya Castellano', email: 'maya@example.com', type: 'promoter' as const },
};

const open = (path: string, answers: Answers) => asAdmin(path, answers);

test('an administrator’s own API tokens', () => tokensJourney(['events:read', 'results:read', 'reports:read'], open));
test('a wrong password stands at its field', () => refusedTokenJourney(open, refusal));

test('tokens of all are found by owner and state, and one is revoked', async () => {
  const { host } = asAdmin('/all-api-tokens?who=maya&state=active', {
    allApiTokens: { tokens: [owned], pagination },
    revokeApiToken: { token: { ...apiToken, state: 'revoked', revokedAt: '2026-11-25T09:00:00.000Z' } },
  });
  const row = within((await screen.findAllByRole('row'))[1]!);
  expect(row.getByText('maya@example.com')).toBeVisible();
  expect(row.getByText('Promoter')).toBeVisible();
  expect(asked(host, 'allApiTokens')[0]?.query).toMatchObject({ who: 'maya', state: 'active' });
  await fromRowMenu(user, 'Timing computer', 'Revoke');
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Timing computer?' }));
  expect(dialog.getByText(/Maya Castellano gets an e-mail/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revoke the token' }));
  await waitFor(() => expect(asked(host, 'revokeApiToken')).toEqual([{ params: { tokenId: apiToken._id } }]));
  // the list is asked again
  await waitFor(() => expect(asked(host, 'allApiTokens').length).toBeGreaterThan(1));
});

test('where nobody has one, that is said; a failure can be tried again', async () => {
  asAdmin('/all-api-tokens', { allApiTokens: { tokens: [], pagination: { page: 1, totalPages: 1, total: 0 } } });
  expect(await screen.findByText('Nobody has an API token.')).toBeVisible();
});

test('in French, a failure says so', async () => {
  asAdmin('/all-api-tokens', { allApiTokens: refusal(503, 'UNAVAILABLE', 'Le portail est indisponible.') }, 'fr');
  expect((await screen.findByRole('alert')).textContent).toContain('Le portail est indisponible.');
});
