import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { inLocale } from './locale-path.js';
import { showEndedSession } from './show-ended-session.js';

// jsdom has no top layer
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => document.body.replaceChildren());

test.each([
  [
    'en',
    'We found an issue with your authentication, please login again. If this persists contact support.',
    '/logout',
  ],
  [
    'fr',
    'Nous avons détecté un problème d’authentification, veuillez vous reconnecter. Si le problème persiste, contactez le soutien.',
    '/fr/logout',
  ],
] as const)('a broken session is told once, and then logged out (%s)', async (locale, text, logout) => {
  const left: string[] = [];
  const show = () =>
    showEndedSession(
      locale,
      (path) => inLocale(path, locale),
      (to) => void left.push(String(to)),
    );
  show();
  show();
  const [dialog, ...others] = document.querySelectorAll('dialog');
  expect([others.length, dialog?.open, dialog?.querySelector('p')?.textContent]).toEqual([0, true, text]);
  const button = dialog?.querySelector('button');
  expect(document.activeElement).toBe(button);
  button?.click();
  expect(left).toEqual([`${logout}?next=%2F`]);
  dialog?.dispatchEvent(new Event('close'));
  expect(document.querySelector('dialog')).toBeNull();
});
