import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, readConfig } from './config.js';
import { readKeys } from './keys.js';
import { readProgram } from './read-program.js';
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
  const pairs = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);
  test('names every setting once, and no other', () => {
    expect(pairs.map(([name]) => name).toSorted()).toEqual(Object.keys(environment.shape).toSorted());
  });
  test('says of each what it is for', () => {
    for (const block of example.split('\n\n').slice(1)) expect([block, /^#/.test(block)]).toEqual([block, true]);
  });
  test('starts a server as it stands', () => expect(() => readConfig(Object.fromEntries(pairs))).not.toThrow());
});

describe('settings', () => {
  test('have defaults for a developer’s machine', () => {
    const it = readConfig({});
    expect([it.PORT, it.PUBLIC_URL.href, it.DEMO, it.LOG_LEVEL]).toEqual([3000, 'http://localhost:3000/', true, 'warn']);
    expect(it.DATABASE_URL).toMatch(/^sqlite:\/.*var\/rewards\.sqlite$/);
  });
  test('that do not fit are all named', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'yes', SESSION_KEY: 'short' })).toThrow(/PORT[^]*SESSION_KEY[^]*DEMO/);
  });
  test('in production must hold the keys and the address, and bring no demo', () => {
    expect(() => readConfig({ NODE_ENV: 'production', SESSION_KEY: KEY })).toThrow(/PIN_KEY[^]*FILE_KEYS[^]*PUBLIC_URL/);
    const it = readConfig({ NODE_ENV: 'production', SESSION_KEY: KEY, PIN_KEY: KEY, FILE_KEYS: `k1:${KEY}`, PUBLIC_URL: 'https://portal.example.com' });
    expect([it.DEMO, it.LOG_LEVEL]).toEqual([false, 'info']);
  });
  test('for paying come together, over https in production', () => {
    expect(() => readConfig({ PAYMENTS_KEY: 'k' })).toThrow(/PAYMENTS_URL[^]*PAYMENTS_REWARD_PRODUCTS[^]*PAYMENTS_CARD_PRODUCTS/);
    const paying = { PAYMENTS_KEY: 'k', PAYMENTS_URL: 'http://localhost:1/api', PAYMENTS_REWARD_PRODUCTS: 'A, B,', PAYMENTS_CARD_PRODUCTS: 'C' };
    expect(readConfig(paying)).toMatchObject({ PAYMENTS_FUNDING_SOURCE: 'balance', PAYMENTS_REWARD_PRODUCTS: ['A', 'B'], PAYMENTS_CARD_PRODUCTS: ['C'] });
    expect(() => readConfig({ ...paying, NODE_ENV: 'production', SESSION_KEY: KEY, PIN_KEY: KEY, FILE_KEYS: `k1:${KEY}`, PUBLIC_URL: 'https://portal.example.com' })).toThrow(/PAYMENTS_URL[^]*https/);
  });
  test('for a bucket come together', () => {
    expect(() => readConfig({ S3_BUCKET: 'files' })).toThrow(/S3_ENDPOINT[^]*S3_ACCESS_KEY[^]*S3_SECRET_KEY/);
    expect(readConfig({ S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' })).toMatchObject({ S3_REGION: 'us-east-1' });
  });
  test.each([['k1', /FILE_KEYS/], [`k1:${KEY},`, /FILE_KEYS/], ['k1:short', /32 bytes/], [`k 1:${KEY}`, /FILE_KEYS/], [`k1:${KEY},k1:${KEY}`, /names a key twice/]])('FILE_KEYS=%s are no keys', (given, why) => {
    expect(() => readConfig({ FILE_KEYS: given })).toThrow(why);
  });
  test.each([['true', true], ['false', false], ['2', 2], ['10.0.0.0/8', '10.0.0.0/8']])('TRUST_PROXY=%s is %j', (given, expected) => {
    expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(expected);
  });
});

describe('keys', () => {
  test('are made once, for nobody else to read', () =>
    inFolder((folder) => {
      const config = readConfig({ DATA_DIR: folder });
      const made = readKeys(config);
      expect([made.session.length, made.pin.length, made.session.equals(made.pin)]).toEqual([32, 32, false]);
      expect(readKeys(config)).toEqual(made);
      expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
      expect([statSync(join(folder, 'file-keys.json')).mode & 0o777, [...made.files.values()].map((it) => it.length)]).toEqual([0o600, [32]]);
      expect(readKeys(readConfig({ DATA_DIR: folder, PIN_KEY: KEY }))).toEqual({ session: made.session, pin: Buffer.alloc(32, 1), files: made.files });
      const ring = readKeys(readConfig({ DATA_DIR: folder, FILE_KEYS: `new_1:${KEY},old-0:${Buffer.alloc(32, 2).toString('base64')}` })).files;
      expect([...ring]).toEqual([['new_1', Buffer.alloc(32, 1)], ['old-0', Buffer.alloc(32, 2)]]);
    }));
});

describe('the program', () => {
  test('takes the file over the defaults, and single settings over the file', () =>
    inFolder((folder) => {
      const path = join(folder, 'program.json');
      writeFileSync(path, JSON.stringify({ creditMonths: 18, resultWindowDays: 30 }));
      expect(readProgram(readConfig({ PROGRAM_FILE: path, RESULT_WINDOW_DAYS: '60' }))).toMatchObject({ creditMonths: 18, resultWindowDays: 60, minimumRidersPerClass: 5 });
    }));
  test.each([['{"creditMonth":1}', /Unrecognized key/], ['{"creditMonths":0}', /creditMonths/], ['{', /cannot be read/], ['{"timeZone":"Mars"}', /time zone/]])('is refused when the file says %s', (text, why) =>
    inFolder((folder) => {
      const path = join(folder, 'program.json');
      writeFileSync(path, text);
      expect(() => readProgram(readConfig({ PROGRAM_FILE: path }))).toThrow(why);
    }));
});

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: 'SQLITE_BUSY_SNAPSHOT' }, true],
  [{ name: 'KnexTimeoutError' }, true],
  [{ cause: { code: 'PROTOCOL_CONNECTION_LOST' } }, true],
  [{ code: 'FILES_UNAVAILABLE 503 SlowDown' }, true],
  [{ code: 'FILE_DAMAGED' }, false],
  [{ code: 'ER_DUP_ENTRY' }, false],
  [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, false],
  [null, false],
])('of %j one may say that the database is away: %j', (error, expected) => expect(isUnavailable(error)).toBe(expected));
