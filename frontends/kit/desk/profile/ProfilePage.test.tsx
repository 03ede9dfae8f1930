import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeHost } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { ProfilePage } from './ProfilePage.js';

test('a person reads what the portal holds of them', () => {
  const { host } = renderDesk(<ProfilePage>Only riders see this</ProfilePage>);
  const { user } = host.session;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  expect(screen.getByRole('heading', { name: user.fullName })).toBeTruthy();
  expect(screen.getByText(user.email)).toBeTruthy();
  expect(screen.getByText('Only riders see this')).toBeTruthy();
});

test('what is missing is said, not left empty', () => {
  const host = fakeHost();
  renderDesk(<ProfilePage />, {
    host: {
      ...host,
      session: {
        ...host.session,
        account: { ...host.session.account, emailVerified: false },
        user: { ...host.session.user, phone: null },
      },
    },
  });
  expect(screen.getByText('Not given')).toBeTruthy();
  expect(screen.getByText('E-mail not verified yet')).toBeTruthy();
});
