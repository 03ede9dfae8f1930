import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const CODES = ['23456-789ab', 'cdefg-hjkmn'];
const off = { on: false, since: null, required: false, recoveryLeft: 0 };
const on = { on: true, since: '2026-11-20T09:00:00.000Z', required: false, recoveryLeft: 2 };
const sessions = {
  sessions: [
    {
      _id: '01hq0000000000000000000s01',
      since: '2026-11-25T08:00:00.000Z',
      until: '2026-11-25T20:00:00.000Z',
      current: true,
      lastSeen: '2026-11-25T09:00:00.000Z',
      browser: 'Firefox',
      system: 'Windows',
      network: '203.0.113.0/24',
    },
    {
      _id: '01hq0000000000000000000s02',
      since: '2026-11-24T08:00:00.000Z',
      until: '2026-11-25T20:00:00.000Z',
      current: false,
      lastSeen: null,
      browser: null,
      system: null,
      network: null,
    },
  ],
};
const answers = { getFactor: off, listSessions: sessions };
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('two-step verification is set up with the password and a code, and its recovery codes are shown once', async () => {
  let state: object = off;
  const { host } = asAdmin('/security', {
    ...answers,
    getFactor: () => state,
    beginFactor: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    confirmFactor: () => {
      state = on;
      return { session: fakeSession('admin'), recoveryCodes: CODES };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Required')).toBeVisible();
  await write('Your password', 'RedRider2026');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await write('Code from your app', '123 456');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
  expect([asked(host, 'beginFactor'), asked(host, 'confirmFactor')]).toEqual([
    [{ body: { password: 'RedRider2026' } }],
    [{ body: { code: '123456' } }],
  ]);
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText(/2 recovery codes left/)).toBeVisible();
  expect(screen.queryByText(CODES[0]!)).toBeNull();
  expect(screen.getByText(/Make new recovery codes soon/)).toBeVisible();
});

test('a wrong code is told at its field, and the next one is typed anew', async () => {
  const detail = 'The code is wrong, or it was used before.';
  asAdmin('/security', {
    ...answers,
    getFactor: on,
    renewRecoveryCodes: ({ body }: { body: { code: string } }) => {
      if (body.code === '111111') throw refusal(422, 'WRONG_FACTOR', detail);
      return { recoveryCodes: CODES };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await write('Code from your app', '111111');
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText(detail)).toBeVisible();
  await waitFor(() => expect((screen.getByLabelText('Code from your app') as HTMLInputElement).value).toBe(''));
  await write('Code from your app', '222222');
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText(CODES[0]!)).toBeVisible();
});

test('it is switched off with the password and a code or a recovery code', async () => {
  let state: object = on;
  const { host } = asAdmin('/security', {
    ...answers,
    getFactor: () => state,
    switchOffFactor: () => void (state = off),
  });
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  await write('Your password', 'RedRider2026');
  await write('Code from your app, or a recovery code', '23456-789ab');
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(asked(host, 'switchOffFactor')).toEqual([{ body: { password: 'RedRider2026', code: '23456-789ab' } }]);
});

test('sessions tell where they are, one is ended, or all others', async () => {
  const { host } = asAdmin('/security', { ...answers, endSession: undefined, endOtherSessions: undefined });
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  expect(screen.getByText('This browser')).toBeVisible();
  expect(screen.getByText(/Network 203\.0\.113\.0\/24/)).toBeVisible();
  expect(screen.getByText('Unknown browser')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^End the session of/ }));
  await waitFor(() =>
    expect(asked(host, 'endSession')).toEqual([{ params: { sessionId: '01hq0000000000000000000s02' } }]),
  );
  await user.click(screen.getByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(asked(host, 'endOtherSessions')).toHaveLength(1));
});

test('an administrator who must set it up sees nothing else', async () => {
  const session = fakeSession('admin', { secondFactor: 'required' });
  const { host } = asAdmin('/riders', { getFactor: { ...off, required: true } }, 'en', session);
  expect(await screen.findByText(/Administrators need two-step verification/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Riders' })).toBeNull();
  expect(host.calls.map(({ id }) => id)).toEqual(['getFactor']);
});
