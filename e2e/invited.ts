import { appCode } from '@rrr/crypto/testing';
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.js';
import { linkTo } from './mailbox.js';

/** The password of everybody who was invited. */
export const CHOSEN_PASSWORD = 'Four tall horses';

/** Fills and sends the form of the log-in page. */
export const logInAs = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
};

/** Follows the invitation of the newest mail, chooses a password, and logs in to the own area. */
export const acceptInvitation = async (
  { page }: Visitor,
  { dataDir }: { readonly dataDir: string },
  email: string,
  area: 'dealer' | 'promoter',
): Promise<void> => {
  await page.goto(await linkTo(dataDir, email, '/accept-invitation'));
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN_PASSWORD);
  await page.getByLabel('New password again').fill(CHOSEN_PASSWORD);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByText(/Your account is ready/).waitFor();
  await logInAs(page, email, CHOSEN_PASSWORD);
  await page.waitForURL(`**/auth/${area}**`);
  await page.locator('.desk').waitFor();
};

/** Sets up two-step verification, which production asks of administrators before all else. */
export const setUpTwoSteps = async (page: Page, password: string): Promise<void> => {
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.locator('.desk-secret').innerText();
  await page.getByLabel('Code from your app').fill(appCode(secret, new Date().toISOString()));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
};
