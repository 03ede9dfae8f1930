import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { dealerId, firstPage, invitation, login } from '../../testing/examples.js';

const user = person();
const own = { ...login, _id: fakeSession('dealer').account._id, fullName: 'Kim Alvarez', email: 'kim@example.com' };
const logins = { logins: [own, login], invitations: [invitation], pagination: firstPage };
const params = { role: 'dealer', dealerId };
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('logins and open invitations; nobody removes the login in use', async () => {
  atTheCounter('/profile/logins', { answers: { dealerLogins: logins } });
  expect(await screen.findByText('kim@example.com')).toBeVisible();
  expect(screen.getByText('Jo Hale')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Remove the login/ })).toHaveLength(1);
});

test('a login is removed after it was asked, once', async () => {
  const { host } = atTheCounter('/profile/logins', { answers: { dealerLogins: logins, removeDealerLogin: undefined } });
  await user.click(await screen.findByRole('button', { name: 'Remove the login of Robin Vance' }));
  await user.click(await screen.findByRole('button', { name: 'Remove login' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The login of Robin Vance is removed.' }]));
  expect(asked(host, 'removeDealerLogin')).toEqual([{ params: { ...params, accountId: login._id } }]);
});

const openInvitation = async () => {
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
  expect(await screen.findByLabelText('Name')).toBe(document.activeElement);
};

test('someone is invited in their language, and the fields are free for the next', async () => {
  const { host } = atTheCounter('/profile/logins', {
    answers: { dealerLogins: logins, inviteDealerLogin: { invitations: [invitation] } },
  });
  await openInvitation();
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(screen.getAllByText('Required')).toHaveLength(2);
  write('Name', ' Jo Hale ');
  write('E-mail', 'jo@example.com');
  write('Language of the e-mail', 'fr');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(host.notices).toEqual([{ tone: 'good', text: 'The invitation is on its way to jo@example.com.' }]),
  );
  expect(asked(host, 'inviteDealerLogin')).toEqual([
    { params, body: { name: 'Jo Hale', email: 'jo@example.com', locale: 'fr' } },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});

test('a refusal is shown over the fields, which keep what was written', async () => {
  atTheCounter('/profile/logins', {
    answers: { inviteDealerLogin: refusal(409, 'EMAIL_TAKEN', 'Another account has this e-mail address.') },
  });
  await openInvitation();
  write('Name', 'Jo Hale');
  write('E-mail', 'jo@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Another account has this e-mail address.')).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jo@example.com');
});
