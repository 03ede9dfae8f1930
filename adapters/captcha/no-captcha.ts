import type { Captcha } from '@rrr/core/access';

/** No captcha, for tests and local development. */
export const noCaptcha: Captcha = {
  kind: 'off',
  siteKey: null,
  version: null,
  challenge: () => Promise.resolve(null),
  check: () => Promise.resolve(),
};
