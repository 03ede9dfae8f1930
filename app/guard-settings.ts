import { z } from 'zod';
import { decimal, url } from './setting-kinds.js';

/** Settings that protect public calls: rate limits, captcha and the sign-in provider. */
export const guardSettings = {
  RATE_LIMIT_FACTOR: decimal(0, 1000).optional(),
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERSION: z.string().optional(),
  RECAPTCHA_VERIFY_URL: url.default('https://www.google.com/recaptcha/api/siteverify'),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).default('Single sign-on'),
};

type Guards = z.output<z.ZodObject<typeof guardSettings>> & {
  readonly NODE_ENV: 'development' | 'production' | 'test';
};

/** Defaults: in tests, limits and captcha are off unless set. */
export const guardDefaults = ({ NODE_ENV, RATE_LIMIT_FACTOR, CAPTCHA }: Guards) => ({
  RATE_LIMIT_FACTOR: RATE_LIMIT_FACTOR ?? (NODE_ENV === 'test' ? 0 : 1),
  CAPTCHA: CAPTCHA ?? (NODE_ENV === 'test' ? ('off' as const) : ('altcha' as const)),
});

/** Checks that the captcha is configured and can be solved. The first two texts are fixed (requirements §8). */
const captchaFaults = ({
  NODE_ENV,
  CAPTCHA,
  RECAPTCHA_SITE_KEY,
  RECAPTCHA_VERSION,
  RECAPTCHA_SECRET,
}: Guards): readonly string[] => [
  ...(NODE_ENV === 'production' && CAPTCHA === 'off' ? ['CAPTCHA: must not be off when NODE_ENV is production'] : []),
  ...(CAPTCHA === 'recaptcha' && RECAPTCHA_SITE_KEY === undefined ? ['RECAPTCHA_SITE_KEY: No key provided'] : []),
  ...(CAPTCHA === 'recaptcha' && RECAPTCHA_VERSION === undefined ? ['RECAPTCHA_VERSION: No version provided'] : []),
  ...(CAPTCHA === 'recaptcha' && RECAPTCHA_VERSION !== undefined && RECAPTCHA_VERSION !== 'v2'
    ? ['RECAPTCHA_VERSION: must be v2, the checkbox']
    : []),
  ...(CAPTCHA === 'recaptcha' && RECAPTCHA_SECRET === undefined
    ? ['RECAPTCHA_SECRET: must be set when CAPTCHA is recaptcha']
    : []),
];

/** Checks that the sign-in provider is completely configured. */
const providerFaults = ({ NODE_ENV, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Guards): readonly string[] =>
  OIDC_ISSUER === undefined
    ? []
    : [
        ...(OIDC_CLIENT_ID === undefined ? ['OIDC_CLIENT_ID: must be set together with OIDC_ISSUER'] : []),
        ...(OIDC_CLIENT_SECRET === undefined ? ['OIDC_CLIENT_SECRET: must be set together with OIDC_ISSUER'] : []),
        ...(NODE_ENV === 'production' && OIDC_ISSUER.startsWith('http:')
          ? ['OIDC_ISSUER: must begin with https:// when NODE_ENV is production']
          : []),
      ];

export const guardFaults = (guards: Guards): readonly string[] => [...captchaFaults(guards), ...providerFaults(guards)];
