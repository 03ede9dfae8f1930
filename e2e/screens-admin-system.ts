import type { Page } from 'playwright-core';
import type { Screen } from './screens.js';

const at = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name,
  who: 'admin',
  path: () => `/auth/admin/${path}`,
  ...more,
});
const calculated = async (page: Page): Promise<void> => {
  await page.locator('input[name=amount]').fill('75');
  await page.locator('form button.primary').click();
  await page.locator('.desk-verdict').waitFor();
};

const judged = async (page: Page): Promise<void> => {
  await page.locator('form button.primary').click();
  await page.locator('.desk-verdict').waitFor();
};

const opened = async (page: Page): Promise<void> => {
  await page.locator('.desk-row-link').first().click();
  await page.locator('.admin-written').waitFor();
};

const formOpened = async (page: Page): Promise<void> => {
  await page.locator('.desk-page button.primary').click();
  await page.locator('input[name=password]').waitFor();
};

/** People and system: messages, e-mails, the audit log, jobs, settings and the simulator. */
export const adminSystemScreens: readonly Screen[] = [
  at('the contact messages', 'contact-messages'),
  at('a contact message', 'contact-messages', { reach: opened }),
  at('the e-mails that wait', 'mails'),
  at('the e-mails that were sent', 'mails?state=sent'),
  at('the webhooks', 'webhooks'),
  at('a new webhook', 'webhooks/new'),
  at('the audit log', 'audit-log', { dark: true }),
  at('the security events', 'security-events', { dark: true }),
  at('the admin’s API tokens', 'api-tokens'),
  at('a new API token', 'api-tokens', { reach: formOpened }),
  at('the API tokens of all', 'all-api-tokens', { dark: true }),
  at('the jobs', 'jobs'),
  at('the settings', 'settings'),
  at('the settings of the server', 'settings?tab=server'),
  at('the simulator', 'settings?tab=simulator', { reach: calculated }),
  at('the simulator of a stored race and rider', '', {
    path: ({ waiting, classId, riderId }) =>
      `/auth/admin/settings?tab=simulator&event=${waiting}&class=${classId}&rider=${riderId}`,
    reach: judged,
  }),
];
