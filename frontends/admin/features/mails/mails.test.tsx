import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderId } from '../../pact/examples.js';
import { failedMail, mailId, sentMail } from '../../pact/system-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const copyId = '01hq00000000000000000m0003';
const answers = {
  listMails: { mails: [failedMail], pagination, counts: { waiting: 0, failed: 1 } },
  getMail: { mail: sentMail },
};

test('those that could not be sent are counted and listed', async () => {
  const { host } = asAdmin('/mails?state=failed', answers);
  const link = await screen.findByRole('link', { name: 'Credit expires soon' });
  expect(link.getAttribute('href')).toBe(`/auth/admin/mails/${mailId}`);
  expect(await screen.findByText('Not sent (1)')).toBeVisible();
  expect(screen.getByText('rider@example.com')).toBeVisible();
  expect(asked(host, 'listMails').map((it) => it.query.state)).toContain('failed');
});

test('an e-mail is read as it is written, and leads to its rider', async () => {
  asAdmin(`/mails/${mailId}`, answers);
  expect(await screen.findByText(/your rewards are about to expire/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sam Carter' }).getAttribute('href')).toBe(`/auth/admin/rider/${riderId}`);
});

test('a copy is sent, and shown', async () => {
  const { host, router } = asAdmin(`/mails/${mailId}`, { ...answers, sendMailAgain: { mailId: copyId } });
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/A copy is sent to rider@example\.com/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Send again' }).at(-1)!);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/admin/mails/${copyId}`));
  expect(asked(host, 'sendMailAgain')).toMatchObject([{ params: { mailId } }]);
});

test('a code that was sent cannot be read or sent again', async () => {
  asAdmin(`/mails/${mailId}`, {
    ...answers,
    getMail: { mail: { ...sentMail, kind: 'password-code', subject: null, text: null } },
  });
  expect(await screen.findByText(/cannot be read or sent again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});
