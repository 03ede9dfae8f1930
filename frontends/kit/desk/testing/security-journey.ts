import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from '@jest/globals';
import { type Answers, fakeSession } from '@rrr/kit/base/testing';
import { person } from './person.js';

const CODES = ['23456-789ab', 'cdefg-hjkmn'];
const OFF = { on: false, since: null, required: false, recoveryLeft: 0 };
const ON = { on: true, since: '2026-11-20T09:00:00.000Z', required: false, recoveryLeft: 2 };
const session = {
  since: '2026-11-25T08:00:00.000Z',
  until: '2026-11-25T20:00:00.000Z',
  lastSeen: '2026-11-25T09:00:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.0/24',
};

interface Asked {
  readonly host: { readonly calls: readonly { readonly id: string }[] };
}

/** Somebody sets up two-step verification, makes new codes, switches it off, and ends sessions: the same in each area. */
export const securityJourney = async (
  who: Parameters<typeof fakeSession>[0],
  open: (path: string, answers: Answers) => Asked,
): Promise<void> => {
  let state: object = OFF;
  const user = person();
  const write = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const { host } = open('/security', {
    getFactor: () => state,
    beginFactor: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    confirmFactor: () => {
      state = ON;
      return { session: fakeSession(who), recoveryCodes: CODES };
    },
    renewRecoveryCodes: { recoveryCodes: CODES },
    switchOffFactor: () => void (state = OFF),
    listSessions: {
      sessions: [
        { ...session, _id: '01hq0000000000000000000s01', current: true },
        { ...session, _id: '01hq0000000000000000000s02', current: false },
      ],
    },
    endSession: undefined,
    endOtherSessions: undefined,
  });
  await press('Set up');
  await write('Your password', 'RedRider2026');
  await press('Continue');
  await write('Code from your app', '123456');
  await press('Switch on');
  await press('I have saved them');
  await press('New recovery codes');
  await write('Code from your app', '222222');
  await press('Make new codes');
  await press('I have saved them');
  await press('Switch off');
  await write('Your password', 'RedRider2026');
  await write('Code from your app, or a recovery code', CODES[0] ?? '');
  await press('Switch off');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  await press(/^End the session of/);
  await press('End all others');
  await waitFor(() =>
    expect(host.calls.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'confirmFactor',
        'renewRecoveryCodes',
        'switchOffFactor',
        'endSession',
        'endOtherSessions',
      ]),
    ),
  );
};
