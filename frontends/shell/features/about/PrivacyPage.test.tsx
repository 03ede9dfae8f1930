import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { START_DATA, type StartData } from '@rrr/contract';
import { renderShell } from '../../testing/render-shell.js';
import { PrivacyPage } from './PrivacyPage.js';

const config = {
  brand: 'Red Rider Rewards',
  captcha: { kind: 'off' },
  signIn: null,
  program: { brandMakes: ['KTM'], adultAge: 18, contactMessageDays: 180, deletionDays: 14 },
} as never;
const analytics = { script: 'https://stats.example.com/script.js', site: 'portal-1' };

test('what the browser keeps is listed, and whose statistics may run', async () => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = START_DATA;
  block.textContent = JSON.stringify({ analytics } satisfies StartData);
  document.head.append(block);
  renderShell(<PrivacyPage />, { at: '/privacy-policy', config });
  expect(await screen.findByText(/your browser loads a script from stats\.example\.com/)).toBeVisible();
  expect(screen.getByText(/only after you allow them/)).toBeVisible();
  expect(screen.getByText(/only if you agreed and are of age/)).toBeVisible();
  expect(screen.getByText(/A deletion can be withdrawn for 14 days/)).toBeVisible();
  const kept = within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((it) => it.textContent);
  expect(new Set(kept)).toEqual(new Set(['session', 'device', 'locale', 'Browser storage', 'Storage of the tab']));
  expect(screen.getByRole('row', { name: /enrolling, without your password and PIN/ })).toBeVisible();
});
