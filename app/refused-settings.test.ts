import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readConfig } from './config.js';
import { settingWarnings } from './setting-warnings.js';
import { PRODUCTION } from './testing/production-settings.js';

describe('settings an enemy would try', () => {
  const random = (): string => randomBytes(32).toString('base64');
  const fault = (env: Readonly<Record<string, string>>): string => {
    try {
      readConfig(env);
      return 'none';
    } catch (failed) {
      return (failed as Error).message;
    }
  };
  const backups = { BACKUP_S3_ACCESS_KEY: 'b', BACKUP_S3_SECRET_KEY: 's' };
  const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };

  test.each([
    ['no number', { PORT: '1e3' }],
    ['no number', { PORT: '0x10' }],
    ['a sign', { PORT: '-1' }],
    ['too large', { PORT: '65536' }],
    ['no number', { DATABASE_POOL: 'NaN' }],
    ['no number', { RATE_LIMIT_FACTOR: 'Infinity' }],
    ['negative', { RATE_LIMIT_FACTOR: '-1' }],
    ['too large', { RATE_LIMIT_FACTOR: '1001' }],
    ['no number', { RATE_LIMIT_FACTOR: '1e1' }],
    ['a fraction', { STOP_WITHIN_SECONDS: '1.5' }],
    ['too large', { MAX_REQUESTS: '999999999999' }],
    ['a path', { PUBLIC_URL: 'https://rewards.example.com/portal' }],
    ['a query', { PUBLIC_URL: 'https://rewards.example.com/?a=1' }],
    ['an empty query', { PUBLIC_URL: 'https://rewards.example.com?' }],
    ['a hash', { PUBLIC_URL: 'https://rewards.example.com/#a' }],
    ['a user', { PUBLIC_URL: 'https://me@rewards.example.com' }],
    ['another scheme', { PUBLIC_URL: 'ftp://rewards.example.com' }],
    ['no host', { PUBLIC_URL: 'https:rewards.example.com' }],
    ['a blank', { PUBLIC_URL: 'https://rewards. example.com' }],
    ['a password', { OIDC_ISSUER: 'https://u:p@id.example.com' }],
    ['another scheme', { REMOTES_RIDER: 'javascript:alert(1)' }],
    ['a query', { ...s3, S3_ENDPOINT: 'https://s3.example.com?x=1' }],
    ['no address', { MAIL_FROM: 'Red Rider Rewards' }],
    ['no address', { MAIL_FROM: 'Rewards <rewards>' }],
    ['two addresses', { MAIL_FROM: 'a@example.com, b@example.com' }],
    ['two addresses', { MAIL_FROM: 'Rewards, Inc <a@example.com>' }],
    ['a second line', { MAIL_FROM: 'Rewards\nBcc: b@example.com <a@example.com>' }],
    ['no address', { CONTACT_EMAIL: 'office' }],
    ['parameters', { SMTP_URL: 'smtp://mail.example.com?secure=false' }],
    ['no host', { SMTP_URL: 'smtp://' }],
    ['a path', { SMTP_URL: 'smtp://mail.example.com/x' }],
    ['bad coding', { SMTP_URL: 'smtp://u:p%@mail.example.com' }],
    ['everyone', { TRUST_PROXY: '0.0.0.0/0' }],
    ['everyone', { TRUST_PROXY: '::/0' }],
    ['everyone', { TRUST_PROXY: '9999' }],
    ['no address', { TRUST_PROXY: 'proxy.internal' }],
    ['no address', { TRUST_PROXY: '10.0.0.0/99' }],
    ['a blank', { HOST: '0.0.0.0 x' }],
    ['no region', { ...s3, S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'us east' }],
    ['unknown parameters', { DATABASE_URL: 'mysql://u:p@h/n?ssl-mode=REQUIRED' }],
    ['another scheme', { DATABASE_URL: 'postgres://u:p@h/n' }],
  ])('%s: %j', (_, settings) => {
    const name = Object.keys(settings).at(-1) ?? '';
    expect(fault(settings)).toMatch(new RegExp(`^  ${name}: `, 'm'));
  });

  test.each([
    'rewards@example.com',
    'Red Rider Rewards <rewards@example.com>',
    '"Rewards, Inc." <rewards@example.com>',
    'Récompenses <rewards@example.com>',
  ])('MAIL_FROM may be %s', (MAIL_FROM) => expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM));
  test.each(['loopback', '10.0.0.0/8, 192.168.1.7', '::1', 'fd00::/8', '0', '1'])(
    'TRUST_PROXY may be %s',
    (TRUST_PROXY) => expect(fault({ TRUST_PROXY })).toBe('none'),
  );
  test('blanks around a value are no part of it, and a value of blanks is none', () => {
    expect(
      readConfig({ PORT: ' 4000\r', RATE_LIMIT_FACTOR: '  ', PUBLIC_URL: ' https://rewards.example.com ' }),
    ).toMatchObject({ PORT: 4000, RATE_LIMIT_FACTOR: 1 });
  });

  test.each([
    ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '0' }],
    ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '0.0' }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'http://s3.example.com' }],
    ['BACKUP_S3_ENDPOINT', { BACKUP_S3_ENDPOINT: 'http://s3.example.com', ...backups }],
    [
      'BACKUP_S3_SECRET_KEY',
      { ...s3, S3_ENDPOINT: 'https://s3.example.com', BACKUP_S3_ENDPOINT: 'https://s3.example.com', ...backups },
    ],
    ['RECAPTCHA_VERIFY_URL', { RECAPTCHA_VERIFY_URL: 'http://captcha.example.com' }],
    ['REMOTES_ADMIN', { REMOTES_ADMIN: 'http://admin.example.com/mf-manifest.json' }],
    ['PIN_KEY', { PIN_KEY: PRODUCTION['SESSION_KEY'] ?? '' }],
    ['FILE_KEYS k1', { FILE_KEYS: `k1:${PRODUCTION['PIN_KEY']}` }],
    ['FILE_KEYS k1', { FILE_KEYS: `k1:${PRODUCTION['SESSION_KEY']}` }],
    ['FILE_KEYS k2', { FILE_KEYS: ((same) => `k1:${same},k2:${same}`)(random()) }],
    ['SESSION_KEY', { SESSION_KEY: `${'A'.repeat(43)}=` }],
    ['SESSION_KEY', { SESSION_KEY: Buffer.alloc(32, 7).toString('base64') }],
    ['PIN_KEY', { PIN_KEY: Buffer.from('abcabcabcabcabcabcabcabcabcabcab').toString('base64') }],
    ['AUDIT_KEY a1', { AUDIT_KEY: `a1:${PRODUCTION['PIN_KEY']}` }],
    ['AUDIT_KEY a2', { AUDIT_KEY: `a1:${random()},a2:${Buffer.alloc(32, 9).toString('base64')}` }],
    ['PIN_KEY \\(key 2\\)', { PIN_KEY: ((same) => `${same},${same}`)(random()) }],
    ['S3_SECRET_KEY', { ...s3, S3_ENDPOINT: 'https://s3.example.com', S3_SECRET_KEY: PRODUCTION['PIN_KEY'] ?? '' }],
    ['PIN_KEY', { PIN_KEY: 'c2hvcnQ=' }],
  ])('in production %s is refused: %j', (name, settings) => {
    expect(fault({ ...PRODUCTION, ...settings })).toMatch(new RegExp(`^  ${name}: `, 'm'));
  });
  test('on this machine a bucket may be spoken to without TLS', () => {
    for (const host of ['localhost:9000', '127.0.0.1:9000', '[::1]:9000'])
      expect(fault({ ...PRODUCTION, ...s3, S3_ENDPOINT: `http://${host}` })).toBe('none');
    expect(fault({ ...PRODUCTION, ...s3, S3_ENDPOINT: 'http://127.0.0.1.example.com' })).toContain(
      'S3_ENDPOINT: must begin with https://',
    );
  });
  test('outside production they may be what a developer needs', () => {
    const key = random();
    expect(
      fault({ RATE_LIMIT_FACTOR: '0', SESSION_KEY: key, PIN_KEY: key, ...s3, S3_ENDPOINT: 'http://s3.internal:9000' }),
    ).toBe('none');
  });

  test('what is probably not meant is warned of', () => {
    const warned = (env: Readonly<Record<string, string>>) => settingWarnings(env, readConfig(env));
    expect(
      warned({
        RATELIMIT_FACTOR: '0',
        DATABASE_URI: 'x',
        POTR: '1',
        smtp_url: 'files',
        PATH: '/bin',
        HOME: '/root',
        HOSTNAME: 'a',
        MAIL: '/var/mail/me',
        NODE_OPTIONS: '-v',
        npm_config_x: '1',
      }),
    ).toEqual([
      'RATELIMIT_FACTOR is not a setting and is ignored. Did you mean RATE_LIMIT_FACTOR?',
      'DATABASE_URI is not a setting and is ignored. Did you mean DATABASE_URL?',
      'POTR is not a setting and is ignored. Did you mean PORT?',
      'smtp_url is not a setting and is ignored. Did you mean SMTP_URL?',
    ]);
    expect(warned(PRODUCTION)).toEqual([]);
    expect(
      warned({
        ...PRODUCTION,
        SESSION_KEY: Buffer.from(Array.from({ length: 32 }, (_, n) => 20 * (n % 12))).toString('base64'),
        PIN_KEY: Buffer.from('correct horse battery staple 123').toString('base64'),
      }),
    ).toEqual([
      'SESSION_KEY does not look random; create a key with openssl rand -base64 32',
      'PIN_KEY does not look random; create a key with openssl rand -base64 32',
    ]);
    for (const [place, warns] of [
      ['db.internal', true],
      ['127.0.0.1', false],
      ['localhost', false],
      ['[::1]', false],
    ] as const) {
      expect(warned({ ...PRODUCTION, DATABASE_URL: `mysql://u:p@${place}/n` }).length).toBe(warns ? 1 : 0);
      expect(warned({ ...PRODUCTION, DATABASE_URL: `mysql://u:p@${place}/n?ssl=true` })).toEqual([]);
    }
  });
});
