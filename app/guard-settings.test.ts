import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { makeContainer } from './container.js';
import { SERVICES as S } from './services.js';
import { PRODUCTION } from './testing/production-settings.js';

const KEY = Buffer.alloc(32, 1).toString('base64');
const faults = (env: Readonly<Record<string, string>>): string => {
  try {
    readConfig(env);
    return 'none';
  } catch (failed) {
    return (failed as Error).message;
  }
};
const service = {
  CAPTCHA: 'recaptcha',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET: 'secret',
  RECAPTCHA_VERSION: 'v2',
};

describe('the captcha of the settings', () => {
  test('is a proof of work, none in tests, and never none in production', () => {
    expect([
      readConfig({}).CAPTCHA,
      readConfig({ NODE_ENV: 'test' }).CAPTCHA,
      readConfig({ CAPTCHA: 'off' }).CAPTCHA,
    ]).toEqual(['altcha', 'off', 'off']);
    expect(faults({ ...PRODUCTION, CAPTCHA: 'off' })).toContain('CAPTCHA: must not be off');
  });
  test('that is a service’s needs its key and version', () => {
    const { RECAPTCHA_SITE_KEY: _key, ...noKey } = service;
    const { RECAPTCHA_VERSION: _version, ...noVersion } = service;
    expect([faults(noKey), faults(noVersion)]).toEqual([
      expect.stringContaining('RECAPTCHA_SITE_KEY: No key provided'),
      expect.stringContaining('RECAPTCHA_VERSION: No version provided'),
    ]);
    expect(faults({ ...service, RECAPTCHA_VERSION: 'v3' })).toContain('must be v2');
    expect(faults(service)).toBe('none');
  });
  test('is the one that is made', () => {
    const kindOf = (env: Readonly<Record<string, string>>) => {
      const { kind, siteKey, version } = makeContainer(
        readConfig({ NODE_ENV: 'test', SESSION_KEY: KEY, PIN_KEY: KEY, DATABASE_URL: 'sqlite::memory:', ...env }),
      ).get(S.captcha);
      return [kind, siteKey, version];
    };
    expect([kindOf({}), kindOf({ CAPTCHA: 'altcha' }), kindOf(service)]).toEqual([
      ['off', null, null],
      ['altcha', null, null],
      ['recaptcha', 'site', 'v2'],
    ]);
  });
});

describe('the sign-in provider of the settings', () => {
  const provider = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'rewards', OIDC_CLIENT_SECRET: 'secret' };
  test('is set up wholly or not at all, and over https in production', () => {
    expect(faults({ OIDC_ISSUER: 'https://id.example.com' })).toMatch(
      /OIDC_CLIENT_ID: must be set[^]*OIDC_CLIENT_SECRET: must be set/,
    );
    expect(faults({ ...provider, ...PRODUCTION, OIDC_ISSUER: 'http://id.example.com' })).toContain(
      'OIDC_ISSUER: must begin with https://',
    );
  });
  test('is null without an issuer', () => {
    const made = (env: Readonly<Record<string, string>>) =>
      makeContainer(readConfig({ NODE_ENV: 'test', ...env })).get(S.signIn);
    expect([made({}), made(provider)?.name, made({ ...provider, OIDC_NAME: 'Paddock ID' })?.name]).toEqual([
      null,
      'Single sign-on',
      'Paddock ID',
    ]);
  });
});

test('limits hold at once unless a test says otherwise', () => {
  expect([
    readConfig({}).RATE_LIMIT_FACTOR,
    readConfig({ NODE_ENV: 'test' }).RATE_LIMIT_FACTOR,
    readConfig({ RATE_LIMIT_FACTOR: '0.5' }).RATE_LIMIT_FACTOR,
  ]).toEqual([1, 0, 0.5]);
});
