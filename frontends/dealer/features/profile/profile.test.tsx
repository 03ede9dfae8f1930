import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { fakeSession, fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { DEALER, only } from '@rrr/records';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { dealer, dealerId } from '../../testing/examples.js';

const user = person();
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const change = () => user.click(screen.getByRole('button', { name: 'Change password' }));
const choose = async (old = 'RedRider2026', next = 'Gravel Pit 2027', repeat = next) => {
  await write('Current password', old);
  await write('New password', next);
  fireEvent.change(document.querySelector('[name=repeat]')!, { target: { value: repeat } });
  await change();
};

test('the profile shows the dealer, and leads to its form, the logins and the password', async () => {
  atTheCounter('/profile');
  expect(await screen.findByText('410 Mill Road, Suite 2, Bend, OR, 97701, United States')).toBeVisible();
  expect(screen.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual(
    expect.arrayContaining(['edit', 'logins', 'password'].map((it) => `/auth/dealer/profile/${it}`)),
  );
});

test('every field of the dealer is on its profile, and in the form if it may change it', async () => {
  const full = { ...dealer, ...sampleOf(DEALER) };
  const answers = { getDealer: { dealer: full, redemptions: [], distinctCountry: [] } };
  const { unmount } = atTheCounter('/profile', { answers });
  await screen.findByText('Sample dealerId');
  expect(fieldsNotShown(DEALER, 'own')).toEqual([]);
  unmount();
  atTheCounter('/profile/edit', { answers });
  await screen.findByDisplayValue('Sample addressLine1');
  expect(fieldsNotShown(only(DEALER, 'editedBy', 'itself'), 'own')).toEqual([]);
});

test('the dealer decides whether everybody sees its e-mail', async () => {
  const { host } = atTheCounter('/profile', {
    answers: { editDealer: { dealer: { ...dealer, showEmail: true, version: 2 } } },
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /to riders and visitors/ });
  expect(box.checked).toBe(false);
  await user.click(box);
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'Your e-mail is shown.' }]));
  expect(asked(host, 'editDealer')).toEqual([
    { params: { role: 'dealer', dealerId }, body: { showEmail: true, version: 1 } },
  ]);
});

test('the picture is replaced, and removed', async () => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
  const image = '/api/image/01hq00000000000000000i0001';
  const { host } = atTheCounter('/profile', {
    answers: {
      getDealer: { dealer: { ...dealer, profileImage: image }, redemptions: [], distinctCountry: [] },
      setProfileImage: { profileImage: image },
      removeProfileImage: undefined,
      getSession: { session: fakeSession('dealer') },
    },
  });
  const file = new File(['pixels'], 'shop.png', { type: 'image/png' });
  await screen.findByText('Replace the picture');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  const params = { role: 'dealer', type: 'dealer', subjectId: dealerId };
  await waitFor(() => expect(asked(host, 'setProfileImage')).toEqual([{ params, files: { file } }]));
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The picture is removed.' }]));
  expect(asked(host, 'removeProfileImage')).toEqual([{ params }]);
  // the picture beside the name follows
  expect(asked(host, 'getSession')).toHaveLength(2);
});

test('what was changed of the dealer is sent with its version', async () => {
  const { host } = atTheCounter('/profile/edit', {
    answers: { editDealer: { dealer: { ...dealer, city: 'Redmond', version: 2 } } },
  });
  await write('City', ' Redmond ');
  await user.click(screen.getByRole('button', { name: 'Save dealer' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The dealer is saved.' }]));
  expect(asked(host, 'editDealer')).toEqual([
    { params: { role: 'dealer', dealerId }, body: { city: 'Redmond', version: 1 } },
  ]);
});

test('an address that cannot be one is told at its field, and nothing is sent', async () => {
  const { host } = atTheCounter('/profile/edit');
  await write('Website', 'highdesert');
  await user.click(screen.getByRole('button', { name: 'Save dealer' }));
  expect(await screen.findByText('Check the format')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByLabelText('Website'));
  expect(asked(host, 'editDealer')).toEqual([]);
});

test('someone else’s edit stands beside this one, and this one can go on over it', async () => {
  const now = { ...dealer, city: 'Sisters', phone: '5415550199', version: 2 };
  const read = [dealer, now];
  const saves = [
    refusal(409, 'STALE_EDIT', 'Someone else saved.'),
    { dealer: { ...now, city: 'Redmond', version: 3 } },
  ];
  const { host } = atTheCounter('/profile/edit', {
    answers: {
      getDealer: () => ({ dealer: read.shift() ?? now, redemptions: [], distinctCountry: [] }),
      editDealer: () => saves.shift(),
    },
  });
  await write('City', 'Redmond');
  await user.click(screen.getByRole('button', { name: 'Save dealer' }));
  expect(await screen.findByRole('row', { name: 'City Redmond Sisters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my version' }));
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('5415550199');
  await user.click(screen.getByRole('button', { name: 'Save dealer' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The dealer is saved.' }]));
  expect(asked(host, 'editDealer').map(({ body }) => body)).toEqual([
    { city: 'Redmond', version: 1 },
    { city: 'Redmond', version: 2 },
  ]);
});

test('a new password is sent with the current one, and leads back to the profile', async () => {
  const { host, router } = atTheCounter('/profile/password', { answers: { changeDealerPassword: undefined } });
  await choose();
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/dealer/profile'));
  expect(asked(host, 'changeDealerPassword')).toEqual([
    { body: { oldPassword: 'RedRider2026', newPassword: 'Gravel Pit 2027' } },
  ]);
  expect(host.notices[0]?.tone).toBe('good');
});

test('what is missing stands at its field, and nothing is sent', async () => {
  const { host } = atTheCounter('/profile/password', { answers: {} });
  await choose('', 'Gravel Pit 2027', 'Gravel Pit 2028');
  expect(await screen.findByText('Required')).toBeVisible();
  expect(screen.getByText('Both password inputs must be the same')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  expect(asked(host, 'changeDealerPassword')).toEqual([]);
});

test('a wrong current password is told at its field', async () => {
  atTheCounter('/profile/password', {
    answers: { changeDealerPassword: refusal(422, 'WRONG_PASSWORD', 'This is not your password.') },
  });
  await choose();
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
});

test('after a lost answer, a wrong current password says that the change went through', async () => {
  const answers = [refusal(0, 'NETWORK', 'No answer'), refusal(422, 'WRONG_PASSWORD', 'This is not your password.')];
  atTheCounter('/profile/password', { answers: { changeDealerPassword: () => answers.shift() } });
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/the earlier try probably went through/)).toBeVisible();
});

test('nobody changes a password while acting as the dealer', async () => {
  atTheCounter('/profile/password', { proxyHost: { _id: 'a', fullName: 'Ada Moreau' } });
  expect(await screen.findByText(/while you are acting as this dealer/)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
});
