import type { Screen } from './screen.js';

/** Screens for people who cannot log in yet. */
export const recoverScreens: readonly Screen[] = [
  {
    name: 'the way in, after a broken session',
    who: 'nobody',
    path: () => '/login?problem=SESSION_BROKEN',
    dark: true,
  },
  { name: 'a forgotten password', who: 'nobody', path: () => '/forgot-password' },
  { name: 'a new password by a code', who: 'nobody', path: () => '/forgot-password-reset' },
  {
    name: 'a new password by a code, refused',
    who: 'nobody',
    path: () => '/forgot-password-reset',
    reach: (page) => page.locator('form button.primary').click(),
  },
  {
    name: 'a new password by a link',
    who: 'nobody',
    path: () => '/password-lost-reset#email=sam%40example.com&code=004217',
    dark: true,
  },
  { name: 'a forgotten address', who: 'nobody', path: () => '/account-recovery' },
  {
    name: 'an invitation',
    who: 'nobody',
    path: () => '/accept-invitation#email=parts%40example.com&code=7x9k2m4p6r8t0v1w3y5z7a9c2e',
  },
  {
    name: 'the consent of a guardian, with an old link',
    who: 'nobody',
    path: () => '/guardian-consent#code=01hq00000000000000000g0001x9k2m4p6r8t0v1w3y5z7a9c2e',
  },
  { name: 'the way back from a provider, with nothing', who: 'nobody', path: () => '/oauth/callback' },
];
