import { expect, test } from '@jest/globals';
import { JOBS, PROGRAM_SETTINGS, SERVER_SETTINGS } from '@rrr/contract';
import { defaultProgram } from '@rrr/core/program';
import { environment, readConfig } from './config.js';
import { SECRET_SETTINGS, settingsInForce } from './settings-in-force.js';
import { PRODUCTION } from './testing/production-settings.js';

const keyOf = (byte: number): string => Buffer.from(Array.from({ length: 32 }, (_, n) => byte + n)).toString('base64');
const secrets = {
  SESSION_KEY: keyOf(7),
  PIN_KEY: keyOf(8),
  FILE_KEYS: `new:${keyOf(9)}`,
  AUDIT_KEY: `new:${keyOf(10)}`,
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'hidden-access',
  S3_SECRET_KEY: 'hidden-secret',
  SMTP_URL: 'smtp://hidden-user:hidden-password@mail.example.com:587',
  DATABASE_URL: 'mysql://hidden-user:hidden-password@db.example.com:3306/rewards',
  RECAPTCHA_SECRET: 'hidden-recaptcha',
};
const all = (env: Readonly<Record<string, string>>) => {
  const { program, server } = settingsInForce(readConfig(env), defaultProgram, '2026-11-25');
  return { program, server, of: (name: string) => server.find((it) => it.name === name) };
};

test('every setting is listed, once', () => {
  expect([...SERVER_SETTINGS].toSorted()).toEqual(Object.keys(environment.shape).toSorted());
  expect([...PROGRAM_SETTINGS].toSorted()).toEqual(Object.keys(defaultProgram).toSorted());
  expect(new Set(JOBS).size).toBe(JOBS.length);
});

test('of keys and passwords only that they are set', () => {
  const { server, of } = all({ ...PRODUCTION, ...secrets });
  const text = JSON.stringify(server);
  expect(text).not.toMatch(/hidden/);
  for (const byte of [7, 8, 9, 10]) expect(text).not.toContain(keyOf(byte));
  expect(of('SMTP_URL')).toMatchObject({ value: 'mail.example.com:587', secret: false });
  expect(of('DATABASE_URL')?.value).toBe('rewards at db.example.com:3306');
  expect(server.filter((it) => it.secret).map((it) => it.name)).toEqual([...SECRET_SETTINGS]);
  expect(of('S3_SECRET_KEY')).toEqual({ name: 'S3_SECRET_KEY', value: '', secret: true, from: 'environment' });
});

test('a name that sounds secret is a secret', () => {
  const told = new Set(['RECAPTCHA_SITE_KEY', 'PUSH_VAPID_PUBLIC_KEY']);
  const sounds = SERVER_SETTINGS.filter((name) => /KEY|SECRET|PASSWORD|TOKEN/.test(name) && !told.has(name));
  expect(sounds.filter((name) => !SECRET_SETTINGS.has(name))).toEqual([]);
});

test('where each is set', () => {
  const { of } = all({ MAX_EXPORTS: '3', TRUST_PROXY: '1' });
  expect(of('MAX_EXPORTS')).toEqual({ name: 'MAX_EXPORTS', value: '3', secret: false, from: 'environment' });
  expect(of('MAX_REQUESTS')).toMatchObject({ value: '12', from: 'default' });
  expect(of('OIDC_ISSUER')).toMatchObject({ value: '', from: 'unset' });
  const { program } = settingsInForce(
    readConfig({ CREDIT_MONTHS: '6' }),
    { ...defaultProgram, creditMonths: 6 },
    '2026-11-25',
  );
  expect(program.find((it) => it.name === 'creditMonths')).toEqual({
    name: 'creditMonths',
    value: '6',
    from: 'environment',
  });
  expect(program.find((it) => it.name === 'adultAge')).toMatchObject({ value: '18', from: 'default' });
});

test('settings of a season that administrators scheduled are those of the day, and say so', () => {
  const season = { from: '2026-06-01', number: 3, minimumRidersPerClass: 7 };
  const given = { ...defaultProgram, seasons: [{ from: '2026-01-01', creditMonths: 6 }, season] };
  const on = (day: string) => {
    const { program } = settingsInForce(readConfig({}), given, day);
    return program.find((it) => it.name === 'minimumRidersPerClass');
  };
  expect([on('2026-05-31'), on('2026-06-01')]).toEqual([
    { name: 'minimumRidersPerClass', value: '5', from: 'default' },
    { name: 'minimumRidersPerClass', value: '7', from: 'season', season: { number: 3, startDate: '2026-06-01' } },
  ]);
});
