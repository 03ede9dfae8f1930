import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everySetting, readConfig } from './config.js';
import { readKeys } from './keys.js';
import { readProgram } from './read-program.js';
import { PRODUCTION } from './testing/production-settings.js';
import { isUnavailable } from './unavailable.js';

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
const KEY = Buffer.alloc(32, 1).toString('base64');

const inFolder = (work: (folder: string) => void): void => {
  const folder = mkdtempSync(join(tmpdir(), 'rrr-config-'));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('.env.example', () => {
  const pairs = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  test('names every setting once, and no other', () => {
    expect(pairs.map(([name]) => name).toSorted()).toEqual(Object.keys(everySetting.shape).toSorted());
  });
  test('says of each what it is for', () => {
    for (const block of example.split('\n\n').slice(1)) expect([block, /^#/.test(block)]).toEqual([block, true]);
  });
  test('starts a server as it stands', () => expect(() => readConfig(Object.fromEntries(pairs))).not.toThrow());
  test('copied into production as it stands is refused, and filled in brings no demo, no address of a developer and no log of one', () => {
    expect(() => readConfig({ ...Object.fromEntries(pairs), NODE_ENV: 'production' })).toThrow(
      /SESSION_KEY[^]*PIN_KEY[^]*FILE_KEYS[^]*AUDIT_KEY[^]*PUBLIC_URL[^]*SMTP_URL[^]*MAIL_FROM[^]*CONTACT_EMAIL/,
    );
    const config = readConfig({ ...Object.fromEntries(pairs), ...PRODUCTION });
    expect({ ...config, given: null }).toEqual({ ...readConfig(PRODUCTION), given: null });
    expect([config.DEMO, config.LOG_LEVEL, config.PUBLIC_URL.href]).toEqual([
      false,
      'info',
      'https://portal.example.com/',
    ]);
  });
});

describe('settings', () => {
  test('have defaults for a developer’s machine', () => {
    const config = readConfig({});
    expect([config.PORT, config.PUBLIC_URL.href, config.DEMO, config.LOG_LEVEL]).toEqual([
      3000,
      'http://localhost:3000/',
      true,
      'warn',
    ]);
    expect(config.DATABASE_URL).toMatch(/^sqlite:\/.*var\/rewards\.sqlite$/);
  });
  test('that do not fit are all named', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'yes', SESSION_KEY: 'short' })).toThrow(/PORT[^]*SESSION_KEY[^]*DEMO/);
  });
  test('in production must hold the keys, the address and where mail goes, and bring no demo', () => {
    for (const name of [
      'SESSION_KEY',
      'PIN_KEY',
      'FILE_KEYS',
      'AUDIT_KEY',
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'CONTACT_EMAIL',
    ])
      expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(`${name}: must be set`);
    expect(readConfig(PRODUCTION)).toMatchObject({
      DEMO: false,
      LOG_LEVEL: 'info',
      SMTP_URL: 'smtp://mail.example.com',
    });
    expect(() => readConfig({ ...PRODUCTION, DEMO: 'true' })).toThrow(/DEMO: must not be true/);
  });
  test('send mail, or keep it in files where that is said, as on a developer’s machine', () => {
    expect(readConfig({})).toMatchObject({
      SMTP_URL: 'files',
      MAIL_FROM: 'Red Rider Rewards <rewards@example.com>',
      CONTACT_EMAIL: 'support@example.com',
    });
    expect(readConfig({ ...PRODUCTION, SMTP_URL: 'files' }).SMTP_URL).toBe('files');
    expect(() => readConfig({ SMTP_URL: 'file' })).toThrow(/SMTP_URL: must be files, or begin with smtp/);
  });
  test.each([
    ['http://portal.example.com', false],
    ['http://127.0.0.1.example.com', false],
    ['http://10.0.0.1', false],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
  ])('in production may say that people open %s: %j', (PUBLIC_URL, may) => {
    const read = () => readConfig({ ...PRODUCTION, PUBLIC_URL });
    if (may) expect(read().PUBLIC_URL.href).toBe(`${PUBLIC_URL}/`);
    else expect(read).toThrow(/PUBLIC_URL: must begin with https:/);
  });
  test('for paying come together, over https in production', () => {
    expect(() => readConfig({ PAYMENTS_KEY: 'k' })).toThrow(
      /PAYMENTS_URL[^]*PAYMENTS_REWARD_PRODUCTS[^]*PAYMENTS_CARD_PRODUCTS/,
    );
    const paying = {
      PAYMENTS_KEY: 'k',
      PAYMENTS_URL: 'http://localhost:1/api',
      PAYMENTS_REWARD_PRODUCTS: 'A, B,',
      PAYMENTS_CARD_PRODUCTS: 'C',
    };
    expect(readConfig(paying)).toMatchObject({
      PAYMENTS_FUNDING_SOURCE: 'balance',
      PAYMENTS_REWARD_PRODUCTS: ['A', 'B'],
      PAYMENTS_CARD_PRODUCTS: ['C'],
    });
    expect(() => readConfig({ ...paying, ...PRODUCTION })).toThrow(/PAYMENTS_URL[^]*https/);
  });
  test('for visitor statistics come together, over https in production', () => {
    expect(() => readConfig({ ANALYTICS_SITE: 'x' })).toThrow(/ANALYTICS_SCRIPT, ANALYTICS_SITE: must be set together/);
    const counted = { ANALYTICS_SCRIPT: 'http://stats.example.com/script.js', ANALYTICS_SITE: 'portal-1' };
    expect(readConfig(counted)).toMatchObject(counted);
    expect(() => readConfig({ ...PRODUCTION, ...counted })).toThrow(/ANALYTICS_SCRIPT[^]*https/);
    expect(() => readConfig({ ...counted, ANALYTICS_SITE: '"><script>' })).toThrow(/ANALYTICS_SITE/);
  });
  test('run more than one process with a database of its own server only', () => {
    expect(() => readConfig({ WORKERS: '2' })).toThrow(
      'WORKERS: must be 1 with the embedded database; set DATABASE_URL',
    );
    expect(() => readConfig({ WORKERS: '2', DATABASE_URL: 'sqlite:/tmp/x.sqlite' })).toThrow('WORKERS: must be 1');
    expect(readConfig({ WORKERS: '2', DATABASE_URL: 'mysql://root@localhost/rewards' }).WORKERS).toBe(2);
  });
  test('for a bucket come together', () => {
    expect(() => readConfig({ S3_BUCKET: 'files' })).toThrow(/S3_ENDPOINT[^]*S3_ACCESS_KEY[^]*S3_SECRET_KEY/);
    expect(
      readConfig({ S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }),
    ).toMatchObject({ S3_REGION: 'us-east-1' });
    expect(() => readConfig({ BACKUP_S3_ACCESS_KEY: 'a' })).toThrow(/BACKUP_S3_ENDPOINT[^]*BACKUP_S3_SECRET_KEY/);
  });
  test.each([
    ['k1', /FILE_KEYS/],
    [`k1:${KEY},`, /FILE_KEYS/],
    ['k1:short', /32 bytes/],
    [`k 1:${KEY}`, /FILE_KEYS/],
    [`k1:${KEY},k1:${KEY}`, /contains the same key name twice/],
  ])('FILE_KEYS=%s are no keys', (given, why) => {
    expect(() => readConfig({ FILE_KEYS: given })).toThrow(why);
    expect(() => readConfig({ AUDIT_KEY: given })).toThrow(/AUDIT_KEY/);
  });
  test.each(['short', `${KEY},`, `k1:${KEY}`, `${KEY} ${KEY}`])('SESSION_KEY=%s is no key', (given) =>
    expect(() => readConfig({ SESSION_KEY: given })).toThrow(/SESSION_KEY: must be 32 bytes/),
  );
  test('do not let every visitor write their own address', () =>
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
      /TRUST_PROXY: must be false, a number of hops, or addresses/,
    ));
  test.each([
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('TRUST_PROXY=%s is %j', (given, expected) => {
    expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(expected);
  });
});

describe('keys', () => {
  test('are made once, for nobody else to read', () =>
    inFolder((folder) => {
      const config = readConfig({ DATA_DIR: folder });
      const made = readKeys(config);
      const [session, pin] = [made.session[0], made.pin[0]];
      expect([session.length, pin.length, session.equals(pin)]).toEqual([32, 32, false]);
      expect(readKeys(config)).toEqual(made);
      expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
      expect([
        statSync(join(folder, 'file-keys.json')).mode & 0o777,
        [...made.files.values()].map((it) => it.length),
      ]).toEqual([0o600, [32]]);
      expect(readKeys(readConfig({ DATA_DIR: folder, PIN_KEY: KEY }))).toEqual({
        session: made.session,
        pin: [Buffer.alloc(32, 1)],
        files: made.files,
        audit: made.audit,
      });
      expect(statSync(join(folder, 'audit-keys.json')).mode & 0o777).toBe(0o600);
      const older = Buffer.alloc(32, 3).toString('base64');
      expect(readKeys(readConfig({ DATA_DIR: folder, SESSION_KEY: `${KEY},${older}` })).session).toEqual([
        Buffer.alloc(32, 1),
        Buffer.alloc(32, 3),
      ]);
      const ring = readKeys(
        readConfig({ DATA_DIR: folder, FILE_KEYS: `new_1:${KEY},old-0:${Buffer.alloc(32, 2).toString('base64')}` }),
      ).files;
      expect([...ring]).toEqual([
        ['new_1', Buffer.alloc(32, 1)],
        ['old-0', Buffer.alloc(32, 2)],
      ]);
    }));
});

describe('the program', () => {
  test('takes the file over the defaults, and single settings over the file', () =>
    inFolder((folder) => {
      const path = join(folder, 'program.json');
      writeFileSync(path, JSON.stringify({ creditMonths: 18, resultWindowDays: 30 }));
      expect(readProgram(readConfig({ PROGRAM_FILE: path, RESULT_WINDOW_DAYS: '60' }))).toMatchObject({
        creditMonths: 18,
        resultWindowDays: 60,
        minimumRidersPerClass: 5,
      });
    }));
  test.each([
    ['{"creditMonth":1}', /Unrecognized key/],
    ['{"creditMonths":0}', /creditMonths/],
    ['{', /is not a readable JSON file/],
    ['{"timeZone":"Mars"}', /time zone/],
  ])('is refused when the file says %s', (text, why) =>
    inFolder((folder) => {
      const path = join(folder, 'program.json');
      writeFileSync(path, text);
      expect(() => readProgram(readConfig({ PROGRAM_FILE: path }))).toThrow(why);
    }),
  );
});

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: 'SQLITE_BUSY_SNAPSHOT' }, true],
  [{ name: 'KnexTimeoutError' }, true],
  [{ cause: { code: 'PROTOCOL_CONNECTION_LOST' } }, true],
  [{ code: 'FILES_UNAVAILABLE 503 SlowDown' }, true],
  [{ code: 'DATABASE_SILENT' }, true],
  [{ errno: 1969 }, true],
  [{ code: 'FILE_DAMAGED' }, false],
  [{ code: 'ER_DUP_ENTRY' }, false],
  [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, false],
  [null, false],
])('of %j one may say that the database is away: %j', (error, expected) => expect(isUnavailable(error)).toBe(expected));
