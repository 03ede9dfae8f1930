import type { Page } from 'playwright-core';
import { desk } from './browser.js';
import { PASSWORD } from './portal.js';
import type { Screen } from './screen.js';

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

/** The once-only secret of a token, which nobody uses. */
const tokenMade = async (page: Page): Promise<void> => {
  await formOpened(page);
  await page.locator('input[name=name]').fill('Chrono MX 3');
  await page.locator('input[name=scopes]').first().check();
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('.desk-page form button.primary').click();
  await page.locator('.desk-shown-once').waitFor();
};

const webhookMade = async (page: Page): Promise<void> => {
  const [name, address] = [page.getByLabel(/^(Name|Nom)$/), page.getByLabel(/^(Address|Adresse)$/)];
  await name.fill('Stock system');
  await address.fill('https://stock.example.com/hook');
  await page.locator('input[type=checkbox]').first().check();
  await page.getByRole('button', { name: /^(Add a webhook|Ajouter un webhook)$/ }).click();
  await page.locator('.desk-shown-once').waitFor();
};

const MORE = /^(More for|Autres actions pour) /;

const menuOpened = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: MORE }).first().click();
  await page.getByRole('menu').waitFor();
};

const resetAsked = async (page: Page): Promise<void> => {
  const [menus, reset] = [
    page.getByRole('button', { name: MORE }),
    page.getByRole('menuitem', { name: /^(Reset|Réinitialiser) / }),
  ];
  await menus.first().waitFor();
  for (const menu of await menus.all()) {
    await menu.click();
    if ((await reset.count()) > 0) break;
    await page.keyboard.press('Escape');
  }
  await reset.click();
  await page.getByRole('dialog').waitFor();
};

const resetToDecide = async (page: Page): Promise<void> => {
  const found = page.getByText(/^(Lost two-step|Validation en deux étapes perdue)/).filter({ visible: true });
  if ((page.viewportSize()?.width ?? 0) >= desk.width)
    await page
      .getByRole('link', { name: /two-step|deux étapes/ })
      .first()
      .click();
  else
    // a phone shows one item after the other
    for (let next = 2; (await found.count()) === 0; next += 1) {
      await page.getByRole('button', { name: /^(Skip|Passer)/ }).click();
      await page.getByText(new RegExp(`^${next} (of|sur) `)).waitFor();
    }
  await found.first().waitFor();
};

/** Seen in both languages; nobody saves it. */
const noticeWritten = async (page: Page): Promise<void> => {
  await page.locator('textarea[id=en]').fill('Payouts of last weekend go out on Monday.');
  await page.locator('textarea[id=fr]').fill('Les paiements de la fin de semaine dernière partent lundi.');
  await page.locator('input[id=link]').fill('/about/faq');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('dialog').locator('.banner').first().waitFor();
};

const noticeOpened = async (page: Page): Promise<void> => {
  await page.locator('.desk-row-link').first().click();
  await page.locator('.banner').first().waitFor();
};

/** The newest one, which is a draft. */
const seasonOpened = async (page: Page): Promise<void> => {
  await page.locator('.desk-row-link').first().click();
  await page.locator('.admin-setting').first().waitFor();
};

const seasonEdited = async (page: Page): Promise<void> => {
  await seasonOpened(page);
  await page.goto(`${page.url()}/edit`);
  await page.locator('form.desk-form button[type=submit]').waitFor();
};

/** People and system: messages, e-mails, the audit log, jobs, settings and the simulator. */
export const adminSystemScreens: readonly Screen[] = [
  at('the contact messages', 'contact-messages'),
  at('a contact message', 'contact-messages', { reach: opened }),
  at('the e-mails that wait', 'mails'),
  at('the e-mails that were sent', 'mails?state=sent'),
  at('the webhooks', 'webhooks'),
  at('a new webhook', 'webhooks/new'),
  at('the secret of a new webhook', 'webhooks/new', { reach: webhookMade }),
  at('the audit log', 'audit-log', { dark: true }),
  at('the security events', 'security-events', { dark: true }),
  at('the admin’s API tokens', 'api-tokens'),
  at('a new API token', 'api-tokens', { reach: formOpened }),
  at('the secret of a new API token', 'api-tokens', { reach: tokenMade }),
  at('the menu of an administrator', 'administrators', { reach: menuOpened, dark: true }),
  at('the reset of an administrator’s two-step verification', 'administrators', { reach: resetAsked }),
  at('a lost two-step verification to decide', 'inbox?group=approvals', { reach: resetToDecide }),
  at('the API tokens of all', 'all-api-tokens', { dark: true }),
  at('the jobs', 'jobs'),
  at('the seasons', 'seasons'),
  at('a new season', 'season/new'),
  at('the draft of a season', 'seasons', { reach: seasonOpened }),
  at('the settings of the draft of a season', 'seasons', { reach: seasonEdited }),
  at('the notices', 'notices'),
  at('a new notice', 'notice/new'),
  at('a notice in both languages before it is saved', 'notice/new', { reach: noticeWritten }),
  at('a notice', 'notices', { reach: noticeOpened }),
  at('the settings', 'settings'),
  at('the settings of the server', 'settings?tab=server'),
  at('the simulator', 'settings?tab=simulator', { reach: calculated }),
  at('the simulator of a stored race and rider', '', {
    path: ({ waiting, classId, riderId }) =>
      `/auth/admin/settings?tab=simulator&event=${waiting}&class=${classId}&rider=${riderId}`,
    reach: judged,
  }),
];
