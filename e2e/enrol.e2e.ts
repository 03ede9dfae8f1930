import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { desk, phone, type Visitor } from './browser.js';
import { cases, contrastInJourneys } from './cases.js';
import { findings, type Language, settle } from './inspect.js';
import { codeTo, linkTo } from './mailbox.js';
import {
  fillAccount,
  fillBike,
  fillConsent,
  fillPin,
  fillYou,
  goOn,
  guardianOf,
  type Newcomer,
  vinOf,
} from './newcomer.js';
import { usePortal } from './portal.js';

/** Enrolling as a newcomer meets it, up to the first screen: alone, as a minor, with mistakes, and with a bad line. */
const portal = usePortal();

let serial = 700_000;
const newcomer = (bornYear = '1994'): Newcomer => {
  serial += 1;
  return { email: `newcomer${serial}@example.com`, vin: vinOf(serial), bornYear };
};
const minorYear = String(new Date().getFullYear() - 15);

const visit = async (language: Language, viewport: typeof desk): Promise<Visitor & { prefix: string }> => {
  const visitor = await portal.visit({ viewport });
  const prefix = language === 'fr' ? '/fr' : '';
  await visitor.page.goto(`${prefix}/register`);
  await visitor.page.locator('[name=email]').waitFor();
  return { ...visitor, prefix };
};
const sound = async ({ page, see, faults }: Visitor, language: Language, name: string): Promise<void> => {
  await settle(page);
  await see(name);
  expect([...(await findings(page, language, contrastInJourneys)), ...faults]).toEqual([]);
};
/** Enters the code of the mail and arrives at the bikes: none of them is verified yet. */
const verify = async (page: Page, { email }: Newcomer, prefix: string): Promise<void> => {
  await page.waitForURL(`**${prefix}/auth/email-verify`);
  await page.locator('#content').getByText(email).waitFor();
  await page.locator('[name=code]').fill(await codeTo(portal.server.dataDir, email));
  await page.locator('form .primary').click();
  await page.waitForURL(`**${prefix}/auth/rider**`);
  await page.locator('.desk').waitFor();
};
/** What left for the API, by the end of its path. */
const watch = (page: Page, path: string): { readonly count: () => number } => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) sent += 1;
  });
  return { count: () => sent };
};

test.each(
  cases([
    ['en', desk],
    ['fr', phone],
  ] as const),
)(
  'an adult enrolls with mistakes on the way, enters the code and is in (%s)',
  async (language, viewport) => {
    const visitor = await visit(language, viewport);
    const { page, prefix } = visitor;
    const who = newcomer();
    await goOn(page);
    await sound(visitor, language, `enrol account faults ${language}`);
    await fillAccount(page, who);
    await sound(visitor, language, `enrol you ${language}`);
    await fillYou(page, who, language);

    const vin = page.locator('[name=vin]');
    await vin.fill(`${who.vin.slice(0, 7)}O${who.vin.slice(8)}`);
    await page.locator('.vin-place[data-mark=bad]').waitFor();
    expect(await page.locator('.vin-place[data-mark=bad]').textContent()).toBe('O');
    await sound(visitor, language, `enrol vin letter ${language}`);
    await fillBike(page, { ...who, vin: `${who.vin.slice(0, 6)}-${who.vin.slice(6).toLowerCase()}` });

    await page.locator('[name=pin]').fill('1234');
    await page.locator('[name=pin]').blur();
    await page.locator('.enrol-pin .error').waitFor();
    await sound(visitor, language, `enrol pin guessable ${language}`);
    // Back, and forward again, loses nothing
    await page.goBack();
    expect(await vin.inputValue()).toBe(who.vin);
    await page.goForward();
    await fillPin(page);
    await sound(visitor, language, `enrol pin ${language}`);
    await goOn(page);
    await page.waitForURL(`**${prefix}/auth/email-verify`);
    await sound(visitor, language, `enrol verify ${language}`);
    await verify(page, who, prefix);
    expect(visitor.faults).toEqual([]);
  },
  180_000,
);

test.each(
  cases([
    ['en', phone],
    ['fr', desk],
  ] as const),
)(
  'a minor enrolls, and a parent consents by e-mail (%s)',
  async (language, viewport) => {
    const visitor = await visit(language, viewport);
    const { page, prefix } = visitor;
    const who = newcomer(minorYear);
    await fillAccount(page, who);
    await fillYou(page, who, language);
    await fillBike(page, who);
    await page.locator('[name=guardianName]').waitFor();
    await goOn(page);
    await sound(visitor, language, `enrol consent faults ${language}`);
    await fillConsent(page, who);
    await fillPin(page);
    await goOn(page);
    await verify(page, who, prefix);
    // the parent opens the link of the mail in another browser, and agrees
    const parent = await portal.visit({ viewport });
    await parent.page.goto(await linkTo(portal.server.dataDir, guardianOf(who), '/guardian-consent'));
    await parent.page.locator('[name=guardianName]').waitFor();
    await sound(parent, language, `guardian consent ${language}`);
    await parent.page.locator('[name=agreed]').check();
    await parent.page.locator('form .primary').click();
    await parent.page.locator('[role=status]', { hasText: /saved|enregistré/ }).waitFor();
    await sound(parent, language, `guardian consented ${language}`);
  },
  180_000,
);

test('a lost connection in the middle loses nothing, and two clicks make one account', async () => {
  const visitor = await visit('en', phone);
  const { page, context, prefix } = visitor;
  const who = newcomer();
  const enrolled = watch(page, '/api/register');
  await fillAccount(page, who);
  await fillYou(page, who, 'en');
  await context.setOffline(true);
  await page.getByText('You are offline').waitFor();
  await sound(visitor, 'en', 'enrol offline');
  await fillBike(page, who);
  await page.locator('[name=pin]').fill('2741');
  await context.setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'detached' });
  await fillPin(page);
  await page.locator('.enrol-bar .primary').dblclick();
  await verify(page, who, prefix);
  expect(enrolled.count()).toBe(1);
}, 180_000);

test('a lost answer ends in not knowing, and asking again finds the one account', async () => {
  const visitor = await visit('en', desk);
  const { page, prefix } = visitor;
  const who = newcomer();
  const enrolled = watch(page, '/api/register');
  await fillAccount(page, who);
  await fillYou(page, who, 'en');
  await fillBike(page, who);
  // a reload in the middle: only the secrets are asked for again
  await page.reload();
  await page.getByText('Type your password again').waitFor();
  await page.locator('[name=password]').fill('Four tall horses');
  await page.locator('[name=again]').fill('Four tall horses');
  await goOn(page);
  await fillPin(page);
  await page.route('**/api/register', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await goOn(page);
  await page.getByText(/don’t know yet if you are enrolled/).waitFor();
  await sound(visitor, 'en', 'enrol unknown');
  await page.getByRole('button', { name: 'Check again' }).click();
  await verify(page, who, prefix);
  expect(enrolled.count()).toBe(1);
}, 180_000);
