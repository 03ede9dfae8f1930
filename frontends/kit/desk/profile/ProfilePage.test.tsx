import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeHost, fakeSession } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { ProfilePage } from './ProfilePage.js';

test('a person reads what the portal holds of them', () => {
  const { host } = renderDesk(<ProfilePage>Only riders see this</ProfilePage>);
  const { user } = host.session;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  expect(screen.getByRole('heading', { name: user.fullName })).toBeVisible();
  expect(screen.getByText(user.email)).toBeVisible();
  expect(screen.getByText('Only riders see this')).toBeVisible();
});

test('what is missing is said, not left empty', () => {
  const { account, user } = fakeSession();
  const session = fakeSession('rider', {
    account: { ...account, emailVerified: false },
    user: { ...user, phone: null },
  });
  renderDesk(<ProfilePage />, { host: fakeHost({ session }) });
  expect(screen.getByText('Not given')).toBeVisible();
  expect(screen.getByText('E-mail not verified yet')).toBeVisible();
});
