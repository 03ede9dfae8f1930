import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeSession, fieldsNotShown, sampleOf } from '@rrr/kit/base/testing';
import { fromRowMenu, person } from '@rrr/kit/desk/testing';
import { ADMIN } from '@rrr/records';
import { pagination } from '../../pact/examples.js';
import { invitedAdmin, otherId, ownAdmin } from '../../pact/partner-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const own = { ...ownAdmin, _id: fakeSession('admin').user._id };
const { hasLogin: _, ...morgan } = invitedAdmin;
const answers = {
  listAdmins: { admins: [{ ...own, hasLogin: true }, invitedAdmin], pagination },
  getAdmin: { admin: own },
};
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('every field of an administrator is in the list', async () => {
  const { firstName, lastName, ...others } = sampleOf(ADMIN);
  const full = { ...invitedAdmin, ...others, firstName, lastName, fullName: `${firstName} ${lastName}` };
  asAdmin('/administrators', { ...answers, listAdmins: { admins: [full], pagination } });
  await waitFor(() => expect(fieldsNotShown(ADMIN, 'desk')).toEqual([]));
});

test('who has no login is invited again; nobody deactivates themselves', async () => {
  const { host } = asAdmin('/administrators', { ...answers, inviteAdminAgain: { admin: morgan, approvalId: null } });
  await user.click(await screen.findByRole('button', { name: 'Invite Morgan Hollis again' }));
  await user.click(await screen.findByRole('button', { name: 'Invite again' }));
  await waitFor(() => expect(asked(host, 'inviteAdminAgain')).toEqual([{ params: { adminId: otherId } }]));
  expect(screen.queryByRole('button', { name: 'More for Ada Moreau' })).toBeNull();
});

test('the lost second factor of another administrator is reset with a reason, once a third one agrees', async () => {
  const { host } = asAdmin('/administrators', {
    ...answers,
    listAdmins: {
      admins: [
        { ...own, hasLogin: true },
        { ...invitedAdmin, hasLogin: true, twoStep: true },
      ],
      pagination,
    },
    resetAdminFactor: { admin: morgan, approvalId: otherId },
  });
  expect(await screen.findByText('Active, two-step verification')).toBeVisible();
  await fromRowMenu(user, 'Morgan Hollis', 'Reset two-step');
  fireEvent.change(await screen.findByLabelText('Reason, for the audit log'), { target: { value: 'Lost phone' } });
  await user.click(screen.getByRole('button', { name: 'Reset two-step' }));
  await waitFor(() =>
    expect(asked(host, 'resetAdminFactor')).toEqual([{ params: { adminId: otherId }, body: { reason: 'Lost phone' } }]),
  );
});

test('another administrator is deactivated once a third one agrees', async () => {
  const { host } = asAdmin('/administrators', { ...answers, setAdminActive: { admin: morgan, approvalId: otherId } });
  await fromRowMenu(user, 'Morgan Hollis', 'Deactivate');
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await waitFor(() =>
    expect(asked(host, 'setAdminActive')).toEqual([{ params: { adminId: otherId }, body: { active: false } }]),
  );
  expect(host.notices[0]?.text).toBe('Morgan Hollis: this waits for another administrator, under Inbox, Approvals.');
});

test('an administrator is added', async () => {
  const { host, router } = asAdmin('/administrators/new', {
    ...answers,
    addAdmin: { admin: morgan, approvalId: otherId },
  });
  await write('First name', 'Morgan');
  await write('Last name', 'Hollis');
  await write('E-mail', 'morgan@example.com');
  await user.click(screen.getByRole('button', { name: 'Add administrator' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/admin/administrators'));
  expect(asked(host, 'addAdmin')).toMatchObject([
    { body: { firstName: 'Morgan', lastName: 'Hollis', email: 'morgan@example.com', phone: null, locale: 'en' } },
  ]);
});
