import { afterAll, beforeAll, expect } from '@jest/globals';
import { appCode } from '@rrr/crypto/testing';
import { openDatabase, sqlOn } from '@rrr/persistence';
import type { Visitor } from './browser.js';
import { findings, settle } from './inspect.js';
import { journey } from './journey.js';
import { PASSWORD, usePortal } from './portal.js';

/** An administrator sets a second factor up, logs in with it, and confirms an act that moves money. */
const portal = usePortal();
const EMAIL = 'admin2@example.com';
let [admin, again]: Visitor[] = [];
let [secret, riderId, recovery] = ['', '', ''];
const code = (steps = 0) => appCode(secret, new Date().toISOString(), steps);
const sound = async (who: Visitor, name: string): Promise<void> => {
  await settle(who.page);
  await who.see(`second factor ${name}`);
  expect(await findings(who.page, 'en')).toEqual([]);
};
const entries = async (): Promise<
  readonly { readonly kind: string; readonly amount: { readonly amount: number } }[]
> => {
  const answer = await again!.context.request.get(`${portal.server.url}/api/admin/rider/${riderId}/ledger?limit=2`);
  return ((await answer.json()) as { entries: { kind: string; amount: { amount: number } }[] }).entries;
};
/** Ten minutes pass: what the server remembers of the factor is older. */
const waitTenMinutes = async (): Promise<void> => {
  const db = openDatabase({ url: `sqlite:${portal.server.dataDir}/rewards.sqlite` });
  try {
    const before = new Date(Date.now() - 11 * 60_000).toISOString();
    await sqlOn(db.write, 'sqlite').run('UPDATE sessions SET factor_at = ? WHERE factor_at IS NOT NULL', [before]);
    await sqlOn(db.write, 'sqlite').run('UPDATE second_factors SET last_step = last_step - 22', []);
  } finally {
    await db.close();
  }
};

beforeAll(async () => {
  admin = await portal.logIn('admin2');
  again = await portal.visit();
  const found = await admin.context.request.get(`${portal.server.url}/api/admin/riders?query=Ostrander`);
  riderId = ((await found.json()) as { riders: { _id: string }[] }).riders[0]?._id ?? '';
}, 300_000);
afterAll(() => expect([admin, again].flatMap((it) => it?.faults)).toEqual([]));

const step = journey('an administrator uses a second factor');

step('sets it up with an authenticator app, and keeps the recovery codes', async () => {
  const { page } = admin!;
  await page.goto('/auth/admin/security');
  await page.getByRole('heading', { name: 'Two-step verification' }).waitFor();
  await sound(admin!, 'off');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  secret = await page.locator('.desk-secret').innerText();
  await sound(admin!, 'the QR code');
  await page.getByLabel('Code from your app').fill(code());
  await page.getByRole('button', { name: 'Switch on' }).click();
  recovery = await page.locator('.desk-recovery code').first().innerText();
  expect(await page.locator('.desk-recovery code').count()).toBe(10);
  await sound(admin!, 'recovery codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();
});

step('logs in with the password and a code in another browser', async () => {
  const { page } = again!;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The code was not accepted').waitFor();
  await sound(again!, 'a wrong code');
  await page.getByLabel('Code from your app').fill(code(1));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/auth/admin');
});

step('after ten minutes, an adjustment asks for a code and is made once', async () => {
  await waitTenMinutes();
  const { page } = again!;
  const before = await entries();
  await page.goto(`/auth/admin/rider/${riderId}/adjust`);
  await page.getByLabel('Amount', { exact: true }).fill('5');
  await page.getByLabel('Reason, for the rider').fill('Missed at Beacon Hall');
  await page.getByRole('button', { name: 'Add $5.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.waitFor();
  await sound(again!, 'a fresh code');
  expect(await entries()).toEqual(before);
  await dialog.getByLabel('Code from your app').fill(code());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page
    .getByText(/\+?\$5\.00/)
    .first()
    .waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL((url) => !url.pathname.endsWith('/adjust'));
  const after = await entries();
  expect(after[0]).toMatchObject({ kind: 'adjust', amount: { amount: 500 } });
  expect(after[1]).toEqual(before[0]);
});

step('the first browser shows both sessions, and ends the other', async () => {
  const { page } = again!;
  await page.goto('/auth/admin/security');
  await page.getByText('This browser').waitFor();
  await sound(again!, 'sessions');
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByText('You are logged in nowhere else.').waitFor();
  expect((await admin!.context.request.get(`${portal.server.url}/api/account/sessions`)).status()).toBe(401);
});

step('a recovery code works in place of the app', async () => {
  const { page } = admin!;
  await admin!.context.clearCookies();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/auth/admin');
});
