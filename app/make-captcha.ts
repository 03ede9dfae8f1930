import { createHmac } from 'node:crypto';
import { altcha, noCaptcha, recaptcha } from '@rrr/captcha';
import { type Captcha, solutionsIn } from '@rrr/core/access';
import type { ResolutionContext } from 'inversify';
import { SERVICES as S } from './services.js';

/** Creates the configured captcha (docs/adr/0029-captcha.md). */
export const makeCaptcha = (it: ResolutionContext): Captcha => {
  const config = it.get(S.config);
  switch (config.CAPTCHA) {
    case 'off':
      return noCaptcha;
    case 'recaptcha':
      return recaptcha({
        siteKey: config.RECAPTCHA_SITE_KEY ?? '',
        secret: config.RECAPTCHA_SECRET ?? '',
        version: config.RECAPTCHA_VERSION ?? '',
        verifyUrl: config.RECAPTCHA_VERIFY_URL,
        hostname: config.PUBLIC_URL.hostname,
        report: (failed) => it.get(S.log).warn(failed, 'captcha service'),
      });
    case 'altcha':
      // uses a derived key, so that its signatures are never valid elsewhere
      return altcha({
        key: createHmac('sha256', it.get(S.keys).session).update('captcha').digest(),
        clock: it.get(S.clock),
        spend: solutionsIn(it.get(S.uow)),
      });
  }
};
