import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { promoter, promoterId } from '../../testing/examples.js';

const user = person();
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const change = () => user.click(screen.getByRole('button', { name: 'Change password' }));
const params = { role: 'promoter', type: 'promoter', subjectId: promoterId };

test('the password is changed, and does not stay in the page', async () => {
  const { host } = atTheTrack('/profile', { answers: { changePromoterPassword: undefined } });
  await write('Current password', 'OldRider2026');
  await write('New password', 'NewRider2027');
  await write('New password again', 'NewRider2027');
  await change();
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'Your password is changed.' }]));
  expect(asked(host, 'changePromoterPassword')).toEqual([
    { body: { oldPassword: 'OldRider2026', newPassword: 'NewRider2027' } },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
});

test('what is missing or refused stands at its field', async () => {
  const { host } = atTheTrack('/profile', {
    answers: { changePromoterPassword: refusal(422, 'WRONG_PASSWORD', 'The current password is wrong.') },
  });
  await write('New password', 'NewRider2027');
  await write('New password again', 'NewRider2027');
  await change();
  expect(await screen.findByText('Enter your current password.')).toBeVisible();
  expect(asked(host, 'changePromoterPassword')).toEqual([]);
  await write('Current password', 'wrong');
  await change();
  expect(await screen.findByText('The current password is wrong.')).toBeVisible();
});

test('a picture is sent, shown, and removed again', async () => {
  const address = '/api/image/01hq0000000000000000000009';
  let profileImage: string | null = null;
  const { host } = atTheTrack('/profile', {
    answers: {
      getPromoter: () => ({ promoter: { ...promoter, profileImage } }),
      setProfileImage: () => ({ profileImage: (profileImage = address) }),
      removeProfileImage: () => void (profileImage = null),
      getSession: { session: fakeSession('promoter') },
    },
  });
  const file = new File(['picture'], 'logo.png', { type: 'image/png' });
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the picture' })).toBeNull());
  expect(asked(host, 'setProfileImage')).toEqual([{ params, files: { file } }]);
  expect(asked(host, 'removeProfileImage')).toEqual([{ params }]);
  // the picture beside the name follows
  expect(asked(host, 'getSession')).toHaveLength(2);
});
