import { createHmac } from 'node:crypto';
import { altcha, noCaptcha, recaptcha } from '@rrr/captcha';
import { type Captcha, solutionsIn } from '@rrr/core/access';
import type { ResolutionContext } from 'inversify';
import { SERVICES as S } from './services.js';

/** Creates the configured captcha. */
export const makeCaptcha = (context: ResolutionContext): Captcha => {
  const config = context.get(S.config);
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
        report: (failed) => context.get(S.log).warn(failed, 'captcha service'),
      });
    case 'altcha': {
      // uses derived keys, so that its signatures are never valid elsewhere
      const derived = (key: Buffer): Buffer => createHmac('sha256', key).update('captcha').digest();
      const [newest, ...older] = context.get(S.keys).session;
      return altcha({
        keys: [derived(newest), ...older.map(derived)],
        clock: context.get(S.clock),
        spend: solutionsIn(context.get(S.uow)),
      });
    }
  }
};
