import { afterAll, expect, test } from '@jest/globals';
import { providerServer } from '../adapters/signin/testing/provider-server.js';
import { cases } from './cases.js';
import { settle } from './inspect.js';
import { PASSWORD, usePortal } from './portal.js';
import {
  choosePassword,
  codeIn,
  enrolRider,
  followMail,
  journeys,
  logInWith,
  NEW_PASSWORD,
  sound,
  tickCaptcha,
} from './recover-steps.js';
import { freePort } from './running-server.js';

/** The ways back in, as people walk them: from the mail, from an invitation, from a provider, and after a session broke. */
const port = await freePort();
const provider = await providerServer(`http://localhost:${port}/oauth/callback`);
afterAll(() => provider.close());
const portal = usePortal(() => ({
  port,
  env: {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Paddock ID',
  },
}));
const MINUTES = 180_000;
const headersOf = () => ({ origin: portal.server.url });

test.each(cases(journeys))(
  'a forgotten password, from the log-in page over the mail’s link to the own area (%s)',
  async (_, journey) => {
    const { language, prefix, viewport, words } = journey;
    const visitor = await portal.visit({ viewport });
    const { page } = visitor;
    // in the account's own language, in which the mail is written
    const who = language === 'en' ? 'promoter' : 'dealer';
    const email = `${who}@example.com`;
    if (language === 'fr') {
      const own = await portal.logIn(who);
      await own.context.request.put('/api/account/locale', { headers: headersOf(), data: { locale: 'fr' } });
      await own.context.close();
    }
    await page.goto(`${prefix}/login`);
    await page.getByLabel(words.email).fill(email);
    await sound(visitor, journey, 'log in');
    await page.getByRole('link', { name: words.forgot }).click();
    await page.waitForURL(`**${prefix}/forgot-password`);
    expect(await page.getByLabel(words.email).inputValue()).toBe(email);
    await tickCaptcha(page, journey);
    await sound(visitor, journey, 'forgot password');
    await page.getByRole('button', { name: words.send }).click();
    await page.getByText(words.sent).waitFor();
    await sound(visitor, journey, 'code sent');

    await followMail(page, email, words.choose, words.codeMail);
    await page.getByLabel(words.newPassword).waitFor();
    expect(new URL(page.url()).href).toBe(`${portal.server.url}${prefix}/password-lost-reset`);
    await page.getByText(email).waitFor();
    // a reload does not lose the code, though the address no longer has it
    await page.reload();
    await choosePassword(page, journey, NEW_PASSWORD);
    await sound(visitor, journey, 'new password');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.changed).waitFor();
    expect(await page.getByLabel(words.email).inputValue()).toBe(email);
    await sound(visitor, journey, 'password changed');
    await logInWith(page, journey, NEW_PASSWORD);
    await page.waitForURL(`**${prefix}/auth/${who}**`);
    await page.locator('.desk').waitFor();

    // the code is used up
    await followMail(page, email, words.choose, words.codeMail);
    await choosePassword(page, journey, 'Five brown horses');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByRole('alert').waitFor();
    await sound(visitor, journey, 'code used');
  },
  MINUTES,
);

test('an unknown address is answered as a known one', async () => {
  const [[, english]] = journeys;
  const { page } = await portal.visit();
  await page.goto('/forgot-password');
  await page.getByLabel(english.words.email).fill('nobody.here@example.com');
  await tickCaptcha(page, english);
  await page.getByRole('button', { name: english.words.send }).click();
  await page.getByText('If nobody.here@example.com has an account, we just sent it a code.').waitFor();
}, 60_000);

test.each(cases(journeys))(
  'a dealer accepts the invitation of an administrator, and logs in (%s)',
  async (_, journey) => {
    const { language, prefix, viewport, words } = journey;
    const admin = await portal.logIn('admin');
    const email = `parts-${language}@example.com`;
    const added = await admin.context.request.post('/api/admin/dealers', {
      headers: headersOf(),
      data: {
        dealerId: `E2E-${language}`,
        name: 'Red Mesa <Cycles> & Söhne',
        addressLine1: null,
        addressLine2: null,
        city: 'Moab',
        state: 'UT',
        zipcode: '84532',
        country: 'US',
        phone: null,
        email: null,
        websiteUrl: null,
        bio: null,
        login: { email, name: 'Robin Vance', locale: language },
      },
    });
    expect(added.status()).toBe(201);

    const visitor = await portal.visit({ viewport });
    const { page } = visitor;
    await followMail(page, email, words.accept);
    await page.getByLabel(words.newPassword).waitFor();
    expect(page.url()).toBe(`${portal.server.url}${prefix}/accept-invitation`);
    await choosePassword(page, journey, NEW_PASSWORD);
    await sound(visitor, journey, 'invitation');
    await page.getByRole('button', { name: words.create }).dblclick();
    await page.getByText(words.ready).waitFor();
    await logInWith(page, journey, NEW_PASSWORD);
    await page.waitForURL(`**${prefix}/auth/dealer**`);
    await page.locator('.desk').waitFor();
  },
  MINUTES,
);

test.each(cases(journeys))(
  'a provider logs in whom it knows, and leads others to enrolment (%s)',
  async (_, journey) => {
    const { prefix, viewport, words } = journey;
    const visitor = await portal.visit({ viewport });
    const { page } = visitor;
    const way = page.getByRole('link', { name: /Paddock ID/ });

    provider.be(null);
    await page.goto(`${prefix}/login?next=${encodeURIComponent(`${prefix}/auth/rider/earnings`)}`);
    await way.click();
    await page.waitForURL(`**${prefix}/oauth/callback`);
    await page.getByRole('link', { name: words.tryAgain }).waitFor();
    await sound(visitor, journey, 'provider declined');

    provider.be({ email: 'fresh.face@example.com', verified: true });
    await page.goto(`${prefix}/login`);
    await way.click();
    await page.getByRole('heading', { name: words.noAccount }).waitFor();
    await page.getByText('fresh.face@example.com').waitFor();
    await sound(visitor, journey, 'provider unknown');
    await page.getByRole('link', { name: words.enroll }).click();
    await page.waitForURL((url) => url.pathname === `${prefix}/register`);

    // another browser, because the provider remembers the first
    provider.be({ email: 'rider@example.com', verified: true });
    const { page: known } = await portal.visit({ viewport });
    await known.goto(`${prefix}/login?next=${encodeURIComponent(`${prefix}/auth/rider/earnings`)}`);
    await known.getByRole('link', { name: /Paddock ID/ }).click();
    await known.waitForURL(`**${prefix}/auth/rider/earnings`);
    await known.locator('.desk').waitFor();
  },
  MINUTES,
);

test.each(cases(journeys))(
  'a session that broke says so, and log-in leads back (%s)',
  async (_, journey) => {
    const { prefix, viewport, words } = journey;
    // the menu stands beside the page
    const visitor = await portal.logIn('rider');
    const { page } = visitor;
    await page.goto(`${prefix}/auth/rider`);
    await page.locator('.desk').waitFor();
    const endAll = async () => {
      // an answer that is still on its way would tell of the end first, and take the cookie
      await settle(page);
      const other = await portal.logIn('rider');
      const ended = await other.context.request.post('/api/logout-everywhere', { headers: headersOf() });
      expect(ended.status()).toBe(204);
      await other.context.close();
    };
    await endAll();
    // while working: the next thing that is loaded is refused
    await page.locator('a[href$="/auth/rider/earnings"]').first().click();
    await page.getByRole('alertdialog').getByText(words.broken).waitFor();
    await page.setViewportSize(viewport);
    await visitor.see(`broken session ${journey.language}`);
    // the log-in stands over the page, and what was asked for comes
    const over = page.getByRole('alertdialog');
    await logInWith(page, journey, PASSWORD);
    await over.waitFor({ state: 'detached' });
    await page.waitForURL(`**${prefix}/auth/rider/earnings`);
    await page.locator('.rider-rows, .desk-list').first().waitFor();

    // while writing: what was typed is there, and is stored after the log-in
    await page.goto(`${prefix}/auth/rider/profile`);
    const city = page.locator('#content input[id$="city"]');
    await page
      .locator('details', { has: page.locator('input[id$="city"]') })
      .locator('summary')
      .click();
    await city.fill('Blue Earth');
    await endAll();
    await city.press('Enter');
    await over.getByText(words.broken).waitFor();
    expect(await city.inputValue()).toBe('Blue Earth');
    const stored = page.waitForResponse((it) => it.request().method() === 'PUT' && it.ok());
    await logInWith(page, journey, PASSWORD);
    await stored;
    await over.waitFor({ state: 'detached' });
    expect(await city.inputValue()).toBe('Blue Earth');

    // at the door: the browser comes back with a session that is over
    await endAll();
    await page.goto(`${prefix}/auth/rider/earnings?paid=no`);
    await page.waitForURL(`**${prefix}/login?problem=SESSION_BROKEN**`);
    await page.getByText(words.broken).waitFor();
    await sound(visitor, journey, 'broken session at log in');
    await logInWith(page, journey, PASSWORD, 'rider@example.com');
    await page.waitForURL(`**${prefix}/auth/rider/earnings?paid=no`);
  },
  MINUTES,
);

test.each(cases(journeys))(
  'a new rider is led to the e-mail, then to the bike, and is never caught (%s)',
  async (_, journey) => {
    const { language, prefix, viewport } = journey;
    const visitor = await portal.visit({ viewport });
    const { page } = visitor;
    const email = `new-${language}@example.com`;
    await enrolRider(page, portal.server.url, language, email);
    // the link of the mail asks for a log-in first and comes back; the code does not stay in the address
    const code = '004217';
    await page.goto(`${prefix}/auth/email-verify?code=${code}`);
    await page.waitForURL((url) => url.pathname === `${prefix}/login` && !url.href.includes(code));
    await logInWith(page, journey, NEW_PASSWORD, email);
    await page.waitForURL(`**${prefix}/auth/email-verify**`);
    await page.goto(`${prefix}/auth/rider/redemptions`);
    await page.waitForURL(`**${prefix}/auth/email-verify`);

    const verified = await page.request.post('/api/account/verify-email', {
      headers: headersOf(),
      data: { code: await codeIn(await portal.visit(), email) },
    });
    expect(verified.status()).toBe(200);
    await page.goto(`${prefix}/auth`);
    await page.waitForURL(`**${prefix}/auth/rider/profile?redirect=vin`);
    await page.locator('.desk').waitFor();
    await sound(visitor, journey, 'no verified bike');
    // once: then the area is open, and says what waits
    await page.goto(`${prefix}/auth/rider/redemptions`);
    await page.locator('.alert.wait a[href*="tab=bikes"]').waitFor();
    await sound(visitor, journey, 'the wallet without a verified bike');

    await page.goto(`${prefix}/logout`);
    await page.waitForURL((url) => url.pathname === (prefix === '' ? '/' : prefix));
    await page.goto(`${prefix}/auth`);
    await page.waitForURL(`**${prefix}/login?next=**`);
  },
  MINUTES,
);
