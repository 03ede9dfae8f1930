import type { Captcha } from '@rrr/core/access';

/** Asks nobody: for tests and a developer's machine. */
export const noCaptcha: Captcha = {
  kind: 'off',
  siteKey: null,
  version: null,
  challenge: () => Promise.resolve(null),
  check: () => Promise.resolve(),
};
