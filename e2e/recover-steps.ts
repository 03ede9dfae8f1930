import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { phone, type Visitor } from './browser.js';
import { findings, type Language, settle, wide } from './inspect.js';

/** A person of a journey: the language, the size of the screen, and the words on it. */
export interface Journey {
  readonly language: Language;
  readonly prefix: '' | '/fr';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly words: Readonly<Record<Word, string | RegExp>>;
}
type Word =
  | 'email'
  | 'password'
  | 'logIn'
  | 'forgot'
  | 'send'
  | 'box'
  | 'checked'
  | 'sent'
  | 'newPassword'
  | 'repeat'
  | 'save'
  | 'changed'
  | 'choose'
  | 'codeMail'
  | 'accept'
  | 'create'
  | 'ready'
  | 'broken'
  | 'noAccount'
  | 'enroll'
  | 'tryAgain';

const english: Journey = {
  language: 'en',
  prefix: '',
  viewport: wide,
  words: {
    email: 'E-mail',
    password: 'Password',
    logIn: /^Log In$/,
    forgot: 'Forgot your password?',
    send: 'Send the code',
    box: /not a robot/,
    checked: /^Checked/,
    sent: /has an account, we just sent it a code/,
    newPassword: /^New password$/,
    repeat: 'New password again',
    save: 'Save the new password',
    changed: 'Your password was changed. Log in with the new one.',
    choose: 'Choose a new password',
    codeMail: 'Your code for a new password',
    accept: 'Accept the invitation',
    create: 'Create my account',
    ready: /Your account is ready/,
    broken: /We found an issue with your authentication, please login again/,
    noAccount: 'You have no account yet',
    enroll: 'Enroll with this address',
    tryAgain: 'Try again',
  },
};
const french: Journey = {
  language: 'fr',
  prefix: '/fr',
  viewport: phone,
  words: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    logIn: /^Se connecter$/,
    forgot: 'Mot de passe oublié?',
    send: 'Envoyer le code',
    box: /pas un robot/,
    checked: /^Vérifié/,
    sent: /nous venons d’y envoyer un code/,
    newPassword: /^Nouveau mot de passe$/,
    repeat: 'Nouveau mot de passe, encore une fois',
    save: 'Enregistrer le mot de passe',
    changed: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
    choose: 'Choisir un nouveau mot de passe',
    codeMail: 'Votre code pour un nouveau mot de passe',
    accept: 'Accepter l’invitation',
    create: 'Créer mon compte',
    ready: /Votre compte est prêt/,
    broken: /Nous avons détecté un problème d’authentification/,
    noAccount: 'Vous n’avez pas encore de compte',
    enroll: 'S’inscrire avec cette adresse',
    tryAgain: 'Réessayer',
  },
};
export const journeys = [
  ['en', english],
  ['fr', french],
] as const;

export const NEW_PASSWORD = 'Four tall horses';

/** Nothing is wrong with what the visitor sees. */
export const sound = async ({ page, see, faults }: Visitor, { language }: Journey, name: string): Promise<void> => {
  await settle(page);
  await see(`${name} ${language}`);
  expect([...(await findings(page, language)), ...faults]).toEqual([]);
};

/** Opens the newest mail to an address in the preview. */
const openMail = async (page: Page, email: string, subject: string | RegExp = ''): Promise<void> => {
  for (;;) {
    await page.goto('/dev/mails');
    const [newest] = await page.locator('li a').filter({ hasText: email }).filter({ hasText: subject }).all();
    if (newest) return newest.click();
    await pause(100);
  }
};

/** Follows the main link of the newest mail to an address. */
export const followMail = async (
  page: Page,
  email: string,
  link: string | RegExp,
  subject?: string | RegExp,
): Promise<void> => {
  await openMail(page, email, subject);
  await page.frameLocator('iframe').getByRole('link', { name: link }).first().click();
};

/** The six digits in the newest mail to an address. */
export const codeIn = async ({ page, context }: Visitor, email: string): Promise<string> => {
  await openMail(page, email);
  const text = await page.locator('pre').innerText();
  await context.close();
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in the mail to ${email}`);
  return code;
};

export const choosePassword = async (page: Page, { words }: Journey, password: string): Promise<void> => {
  await page.getByLabel(words.newPassword).fill(password);
  await page.getByLabel(words.repeat).fill(password);
};

/** The log-in form, with the address already in it. */
export const logInWith = async (page: Page, { words }: Journey, password: string, email?: string): Promise<void> => {
  if (email !== undefined) await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn }).click();
};

export const tickCaptcha = async (page: Page, { words }: Journey): Promise<void> => {
  await page.getByRole('checkbox', { name: words.box }).check();
  await page.getByText(words.checked).waitFor();
};

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

/** Enrolls a rider, whose bike nobody has verified. */
export const enrolRider = async (page: Page, origin: string, language: Language, email: string): Promise<void> => {
  const enrolled = await page.request.post('/api/register', {
    headers: { origin },
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
};
