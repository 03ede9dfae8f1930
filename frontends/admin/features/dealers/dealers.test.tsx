import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inviteDealerLogin } from '@rrr/contract';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { contractDifferences, fromRowMenu, person } from '@rrr/kit/desk/testing';
import { DEALER } from '@rrr/records';
import { pagination, redemption } from '../../pact/examples.js';
import { dealer, dealerId, invitation, login, month } from '../../pact/partner-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';
import { INVITED } from './InviteForm.js';

const user = person();
const answers = {
  listDealers: { dealers: [dealer], pagination },
  getDealer: { dealer, redemptions: [redemption], distinctCountry: ['US'] },
  dealerStatement: month,
  dealerLogins: { logins: [login], invitations: [invitation], pagination },
  listDealerLogins: { logins: [login], pagination },
};
const path = `/dealer/${dealerId}`;
const params = { role: 'admin', dealerId };
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('limits are the contract’s', () => {
  expect(contractDifferences(INVITED, inviteDealerLogin.body)).toEqual([]);
});

test.each([path, `${path}/edit`])('every field of a dealer is on %s', async (at) => {
  const full = { ...dealer, ...sampleOf(DEALER) };
  asAdmin(at, { ...answers, getDealer: { ...answers.getDealer, dealer: full } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(fieldsNotShown(DEALER, 'desk')).toEqual([]));
});

test('dealers are found by what the address says; a row leads to its dealer', async () => {
  const { host } = asAdmin('/dealers?query=bend&country=US&zipcode=97701&zipDistance=50&active=true', answers);
  expect((await screen.findByRole('link', { name: 'High Desert Cycles' })).getAttribute('href')).toBe(
    `/auth/admin${path}`,
  );
  expect(asked(host, 'listDealers').map(({ query }) => query)).toEqual([
    { query: 'bend', country: 'US', zipcode: '97701', zipDistance: '50', active: 'true', page: 1 },
  ]);
});

test('a dealer shows what it is owed, and leads to its refunds', async () => {
  asAdmin(path, answers);
  const due = await screen.findByRole('link', { name: 'See refunds due' });
  expect(due.getAttribute('href')).toBe(`/auth/admin/dealer-refunds?dealerId=${dealerId}`);
  expect(screen.getByRole('link', { name: /Act as this dealer/ }).getAttribute('href')).toContain(
    `/proxy-dealer/${dealerId}?returnTo=`,
  );
});

test('a dealer is deactivated once it is clear what that means', async () => {
  const { host } = asAdmin(path, { ...answers, deactivateDealer: { dealer: { ...dealer, deActivated: true } } });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('button', { name: 'Deactivate dealer' }));
  expect(await screen.findByText(/All its logins are logged out/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Deactivate dealer' }).at(-1)!);
  await waitFor(() => expect(host.notices.map(({ text }) => text)).toEqual(['High Desert Cycles is deactivated.']));
  expect(asked(host, 'deactivateDealer')).toEqual([{ params: { dealerId } }]);
});

test('a login is removed, and someone is invited', async () => {
  const { host } = asAdmin(`${path}?tab=logins`, {
    ...answers,
    removeDealerLogin: undefined,
    inviteDealerLogin: { invitations: [invitation] },
  });
  expect(await screen.findByText(/Jo Hale, jo@example.com/)).toBeVisible();
  await fromRowMenu(user, 'Robin Vance', 'Remove');
  await user.click(await screen.findByRole('button', { name: 'Remove login' }));
  await waitFor(() => expect(asked(host, 'removeDealerLogin')).toHaveLength(1));
  await write('Name', 'Kim Stone');
  await write('E-mail', 'kim@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(asked(host, 'inviteDealerLogin')).toEqual([
      { params, body: { name: 'Kim Stone', email: 'kim@example.com', locale: 'en' } },
    ]),
  );
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''));
});

test('the lost second factor of a login is reset with a reason, where one is on', async () => {
  const { host } = asAdmin(`${path}?tab=logins`, {
    ...answers,
    dealerLogins: { logins: [{ ...login, twoStep: true }], invitations: [], pagination },
    resetFactor: undefined,
  });
  expect(await screen.findByText('Can log in, two-step verification')).toBeVisible();
  await fromRowMenu(user, 'Robin Vance', 'Reset two-step');
  await write('Reason, for the audit log', 'Lost phone');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() =>
    expect(asked(host, 'resetFactor')).toEqual([{ body: { email: login.email, reason: 'Lost phone' } }]),
  );
});

test('a dealer is added with its first login; a refusal stands at its field', async () => {
  let taken = true;
  const { host, router } = asAdmin('/dealer/new', {
    ...answers,
    addDealer: () => {
      const answer = taken
        ? refusal(400, 'INVALID_INPUT', 'Please look again.', [
            { path: 'login.email', code: 'format', detail: 'This address cannot be used' },
          ])
        : { dealer };
      taken = false;
      return answer;
    },
  });
  await write('Name', 'High Desert Cycles');
  await write('Dealer number', '40217');
  fireEvent.change(await screen.findByRole('combobox', { name: 'State or province' }), { target: { value: 'OR' } });
  await write('Name of the first login', 'Jo Hale');
  await write('E-mail of the first login', 'jo@example.com');
  await user.click(screen.getByRole('button', { name: 'Add dealer and send invitation' }));
  expect(await screen.findByText('This address cannot be used')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add dealer and send invitation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/admin${path}`));
  expect(asked(host, 'addDealer').at(-1)).toMatchObject({
    params: { role: 'admin' },
    body: {
      name: 'High Desert Cycles',
      dealerId: '40217',
      country: 'US',
      city: null,
      state: 'OR',
      login: { name: 'Jo Hale', email: 'jo@example.com', locale: 'en' },
    },
  });
});

test('an edit sends what was changed, and its version', async () => {
  const { host } = asAdmin(`${path}/edit`, {
    ...answers,
    editDealer: { dealer: { ...dealer, city: 'Redmond', version: 2 } },
  });
  await write('City', 'Redmond');
  await user.click(screen.getByRole('button', { name: 'Save dealer' }));
  await waitFor(() => expect(asked(host, 'editDealer')).toEqual([{ params, body: { city: 'Redmond', version: 1 } }]));
});

test('a login is found by its address', async () => {
  const { host } = asAdmin('/dealer-logins?query=robin', answers);
  expect((await screen.findByRole('link', { name: 'Robin Vance' })).getAttribute('href')).toBe(
    `/auth/admin${path}?tab=logins`,
  );
  expect(asked(host, 'listDealerLogins').map(({ query }) => query)).toEqual([{ query: 'robin', page: 1 }]);
});
