import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { asked, asRider, rider } from '../../../testing/as-rider.js';

const named = (showName: boolean, version: number) => ({
  ...rider,
  version,
  personal: { ...rider.personal!, showName },
});

test('a rider agrees to be named, and the choice is sent with the version that was seen', async () => {
  let agreed = false;
  const { host } = asRider('/profile', {
    getRider: () => ({ rider: named(agreed, agreed ? 2 : 1), creditRedemptions: [], payoutClaims: [] }),
    editRider: () => {
      agreed = true;
      return { rider: named(true, 2) };
    },
  });
  const box = (await screen.findByLabelText(/may show my first name/)) as HTMLInputElement;
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await screen.findByRole('checkbox', { checked: true });
  expect(host.notices.map((it) => it.text)).toEqual(['The home page may name you now.']);
  expect(asked(host, 'editRider')).toEqual([
    { params: { role: 'rider', riderId: expect.any(String) }, body: { version: 1, showName: true } },
  ]);
});

test('a refused choice is told, in French', async () => {
  asRider('/profile', { editRider: refusal(409, 'STALE_EDIT', 'Le dossier a changé.') }, 'fr');
  fireEvent.click(await screen.findByRole('heading', { name: 'Votre nom en public' }));
  fireEvent.click(screen.getByLabelText(/mon prénom/));
  expect(await screen.findByText('Le dossier a changé.')).toBeVisible();
});
