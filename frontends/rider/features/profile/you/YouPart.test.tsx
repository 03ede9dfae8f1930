import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeSession, fieldsNotShown, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { personal, record } from '@rrr/kit/pact/examples';
import { RIDER } from '@rrr/records';
import { asked, asRider, rider } from '../../../testing/as-rider.js';

const user = person();
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const answer = (over: object) => ({
  getRider: { rider: { ...rider, ...over }, creditRedemptions: [], payoutClaims: [] },
});

test('every field of a rider is in their own profile', async () => {
  const { hometown, country, state, amaNumber, ...said } = sampleOf(RIDER);
  asRider('/profile', answer({ hometown, country, state, amaNumber, personal: { ...personal, ...said } }));
  await waitFor(() => expect(fieldsNotShown(RIDER, 'own')).toEqual([]));
});

test('what was changed is sent with its version, and only that', async () => {
  const { host } = asRider('/profile', { editRider: { rider: { ...rider, hometown: 'Sisters', version: 2 } } });
  await write('Hometown', ' Sisters ');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(host.notices.map((it) => it.text)).toEqual(['Your profile is saved.']));
  expect(asked(host, 'editRider')).toEqual([
    { params: { role: 'rider', riderId: expect.any(String) }, body: { hometown: 'Sisters', version: 1 } },
  ]);
});

test('who comes to complete the address finds it open, and alone', async () => {
  asRider('/profile?field=address');
  const street = await screen.findByLabelText('Street address');
  const open = [...document.querySelectorAll('details[open] > summary')].map((it) => it.textContent);
  expect(open).toContain('Address');
  expect(open).not.toContain('Name and contact');
  await waitFor(() => expect(document.activeElement).toBe(street));
});

test('the picture beside the name follows a picture that was removed', async () => {
  const image = '/api/image/01hq00000000000000000i0001';
  const { host } = asRider('/profile', {
    ...answer({ profileImage: image }),
    removeProfileImage: null,
    getSession: { session: fakeSession('rider') },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(asked(host, 'getSession')).toHaveLength(1));
});

test('a picture is sent, and the one beside the name follows', async () => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
  const { host } = asRider('/profile', {
    setProfileImage: { profileImage: '/api/image/01hq00000000000000000i0001' },
    getSession: { session: fakeSession('rider') },
  });
  const file = new File(['pixels'], 'me.png', { type: 'image/png' });
  await screen.findByLabelText('State or province');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await waitFor(() => expect(asked(host, 'getSession')).toHaveLength(1));
  expect(asked(host, 'setProfileImage')).toMatchObject([{ files: { file } }]);
});

test('states follow the country, and a country without a list takes what is written', async () => {
  asRider('/profile');
  await user.click(await screen.findByText('Address', { selector: 'summary' }));
  expect(((await screen.findByLabelText('State or province')) as HTMLSelectElement).value).toBe('OR');
  await write('Country', 'CA');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Quebec' })).toBeVisible());
  await write('Country', 'DE');
  await waitFor(() => expect(screen.getByLabelText('State or province').tagName).toBe('INPUT'));
});

test('a minor without consent names a guardian, who gets an e-mail; later the profile says whom it waits for', async () => {
  const minor = { ...personal, age: 16, dateOfBirth: '2010-01-05' };
  const { host } = asRider('/profile', { ...answer({ personal: minor }), askGuardian: undefined });
  await user.click(await screen.findByRole('button', { name: 'Send the e-mail' }));
  expect(screen.getAllByText('Required')).toHaveLength(2);
  await write('Name of the parent or guardian', 'Dana Carter');
  await write('E-mail of the parent or guardian', 'dana@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the e-mail' }));
  await waitFor(() =>
    expect(asked(host, 'askGuardian')).toMatchObject([
      { body: { guardianName: 'Dana Carter', email: 'dana@example.com', locale: 'en' } },
    ]),
  );
});

test('a guardian who was asked is shown, and is asked again', async () => {
  const guardian = {
    name: 'Dana Carter',
    email: 'dana@example.com',
    askedAt: '2026-11-20T17:00:00.000Z',
    until: '2026-12-04T17:00:00.000Z',
  };
  const minor = { ...personal, age: 16, dateOfBirth: '2010-01-05' };
  asRider('/profile', answer({ personal: minor, record: { ...record, guardian } }));
  expect(await screen.findByText('Waiting for your guardian')).toBeVisible();
  expect(screen.getByText(/We wrote to Dana Carter \(dana@example.com\)/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeVisible();
});

test('consent on record is shown', async () => {
  asRider(
    '/profile',
    answer({ record: { ...record, consent: { by: 'Dana Carter', at: '2025-01-10T17:00:00.000Z' } } }),
  );
  expect(await screen.findByText(/Parental consent by Dana Carter/)).toBeVisible();
});

test('what was written stays while another part is looked at', async () => {
  const { router } = asRider('/profile');
  await write('Hometown', 'Sisters');
  await user.click(screen.getByRole('button', { name: 'Documents' }));
  expect(router.state.location.search).toBe('?tab=documents');
  await user.click(screen.getByRole('button', { name: 'About you' }));
  expect((screen.getByLabelText('Hometown') as HTMLInputElement).value).toBe('Sisters');
});
