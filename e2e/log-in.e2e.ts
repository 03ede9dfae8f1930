import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { phone, type Visitor } from './browser.js';
import { cases } from './cases.js';
import { findings, type Language, settle, wide } from './inspect.js';
import { codeTo } from './mailbox.js';
import { PASSWORD, usePortal } from './portal.js';

/** The door as a person meets it: three typos and then the right password, and an address that is not verified yet. */
const portal = usePortal();

const NEW_PASSWORD = 'Four tall horses';
const sound = async ({ page, see, faults }: Visitor, language: Language, name: string): Promise<void> => {
  await settle(page);
  await see(name);
  expect([...(await findings(page, language)), ...faults]).toEqual([]);
};

interface Door {
  readonly language: Language;
  readonly path: string;
  readonly viewport: { width: number; height: number };
  readonly who: string;
  readonly labels: { readonly [K in 'email' | 'password' | 'send' | 'refused' | 'box' | 'checked']: RegExp };
}
const DOORS: readonly Door[] = [
  {
    language: 'en',
    path: '/login',
    viewport: wide,
    who: 'rider',
    labels: {
      email: /E-mail/,
      password: /Password/,
      send: /^Log in$/i,
      refused: /No account with that/,
      box: /not a robot/,
      checked: /^Checked/,
    },
  },
  {
    language: 'fr',
    path: '/fr/login',
    viewport: phone,
    who: 'dealer',
    labels: {
      email: /courriel/i,
      password: /Mot de passe/,
      send: /^Se connecter$/,
      refused: /Aucun compte/,
      box: /pas un robot/,
      checked: /^Vérifié/,
    },
  },
];

test.each(cases(DOORS))(
  'three typos bring the captcha, and the right password still opens ($language)',
  async ({ language, path, viewport, who, labels }) => {
    const visitor = await portal.visit({ viewport });
    const { page } = visitor;
    await page.goto(path);
    const send = async (password: string): Promise<void> => {
      await page.getByLabel(labels.password).fill(password);
      await page.getByRole('button', { name: labels.send }).click();
    };
    await page.getByLabel(labels.email).fill(`${who}@example.com`);
    for (let typo = 0; typo < 3; typo += 1) {
      await Promise.all([page.waitForResponse('**/api/login'), send(`RedRider202${typo}`)]);
      await page.getByText(labels.refused).waitFor();
    }
    await send(PASSWORD);
    const box = page.getByRole('checkbox', { name: labels.box });
    await box.waitFor();
    await sound(visitor, language, `log in captcha ${language}`);
    // the keyboard alone is enough
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByText(labels.checked).waitFor();
    await sound(visitor, language, `log in captcha solved ${language}`);
    await page.getByLabel(labels.password).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/auth/${who}`);
  },
  180_000,
);

/** The proof of work that the page's own captcha does. */
const solved = async (page: Page): Promise<string> => {
  const { challenge } = (await (await page.request.get('/api/captcha-challenge')).json()) as {
    challenge: { algorithm: string; challenge: string; salt: string; signature: string; maxnumber: number };
  };
  const { maxnumber, ...riddle } = challenge;
  for (let number = 0; number <= maxnumber; number += 1)
    if (createHash('sha256').update(`${riddle.salt}${number}`).digest('hex') === riddle.challenge)
      return Buffer.from(JSON.stringify({ ...riddle, number })).toString('base64');
  throw new Error('No number fits the challenge');
};

test.each(
  cases([
    ['en', '', wide, /^Code/, /Send a new code/, /^Verify$/],
    ['fr', '/fr', phone, /^Code/, /nouveau code/, /^(Vérifier|Confirmer)/],
  ] as const),
)(
  'who has not verified the e-mail is led to it, and on (%s)',
  async (language, prefix, viewport, field, again, verify) => {
    const visitor = await portal.visit({ viewport });
    const { page } = visitor;
    const email = `new-${language}@example.com`;
    const headers = { origin: portal.server.url };
    const enrolled = await page.request.post('/api/register', {
      headers,
      data: {
        email,
        password: NEW_PASSWORD,
        pin: '2741',
        firstName: 'Noor',
        lastName: 'Lindqvist',
        country: 'US',
        dateOfBirth: '1994-05-06',
        locale: language,
        bike: {
          year: 2025,
          make: 'KTM',
          model: '450 SX-F',
          vin: language === 'en' ? 'VBKMXA102SM000007' : 'VBKMXA104SM000008',
        },
        captcha: await solved(page),
      },
    });
    expect(await enrolled.json()).toMatchObject({ bike: 'kept' });
    const entered = await page.request.post('/api/login', { headers, data: { email, password: NEW_PASSWORD } });
    expect(entered.status()).toBe(200);
    await page.goto(`${prefix}/auth/rider/redemptions`);
    await page.waitForURL(`**${prefix}/auth/email-verify**`);
    await page.locator('#content').getByText(email).waitFor();
    await page.getByRole('button', { name: again }).waitFor();
    await sound(visitor, language, `email verify ${language}`);
    await page.getByLabel(field).fill(await codeTo(portal.server.dataDir, email));
    await page.getByRole('button', { name: verify }).click();
    await page.waitForURL(`**${prefix}/auth/rider**`);
    await page.locator('.desk').waitFor();
  },
  180_000,
);
