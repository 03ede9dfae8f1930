import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { renderShell } from '../../testing/render-shell.js';
import { GuardianConsentPage } from './GuardianConsentPage.js';

const code = '01hq00000000000000000g0001x9k2m4p6r8t0v1w3y5z7a9c2eb';
const arrival = { path: '/guardian-consent', email: '', code, search: '' };
const asked = {
  rider: { firstName: 'Noor', lastName: 'Haddad' },
  guardianName: 'Rana Haddad',
  adultAge: 18,
  until: '2026-12-09T17:00:00.000Z',
  confirmed: false,
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a guardian sees what they agree to, ticks, and agrees once', async () => {
  const view = renderShell(<GuardianConsentPage />, {
    at: '/guardian-consent',
    answers: { readGuardianRequest: asked, confirmGuardian: undefined },
    arrival,
  });
  expect(await screen.findByText(/Noor Haddad is under 18 and named you/)).toBeVisible();
  press('I agree');
  expect(screen.getByText('Tick this to agree.')).toBeVisible();
  expect(view.calls.map((it) => it.id)).toEqual(['readGuardianRequest']);
  fireEvent.click(screen.getByRole('checkbox'));
  press('I agree');
  expect(await screen.findByText(/Your consent for Noor Haddad is saved/)).toBeVisible();
  expect(view.calls.at(-1)).toEqual({
    id: 'confirmGuardian',
    request: { body: { code, guardianName: 'Rana Haddad', agreed: true } },
  });
});

test('the rider’s own name is refused in words, and in French', async () => {
  renderShell(<GuardianConsentPage />, {
    at: '/fr/guardian-consent',
    answers: {
      readGuardianRequest: { ...asked, rider: { firstName: 'Léa', lastName: 'Roy' } },
      confirmGuardian: refusal(422, 'GUARDIAN_NOT_VALID', 'Saisissez le nom d’un parent.'),
    },
    arrival: { ...arrival, code: code.replace('x9k', 'y9k') },
  });
  fireEvent.click(await screen.findByRole('checkbox'));
  press('Je donne mon accord');
  expect(await screen.findByText('Saisissez le nom d’un parent.')).toBeVisible();
});

test('an old link, and a page without one, say what to do', async () => {
  const old = renderShell(<GuardianConsentPage />, {
    at: '/guardian-consent',
    answers: { readGuardianRequest: refusal(422, 'CODE_NOT_VALID', 'The code is wrong or no longer valid.') },
    arrival: { ...arrival, code: code.replace('x9k', 'z9k') },
  });
  expect(await screen.findByText(/This link is no longer valid/)).toBeVisible();
  expect(old.calls).toHaveLength(1);
  renderShell(<GuardianConsentPage />, { at: '/guardian-consent' });
  expect(screen.getByText(/Open the link from our e-mail/)).toBeVisible();
});
