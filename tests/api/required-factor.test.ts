import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { createHash } from 'node:crypto';
import { readConfig } from '../../app/config.js';
import { readProgram } from '../../app/read-program.js';
import { factorScene } from './testing/factor-scene.js';

// password hashes are slow on a busy machine
jest.setTimeout(60_000);

const { demo, nextCode, passwordOf, setUp } = await factorScene({ secondFactor: 'required' });
const EMAIL = 'admin@example.com';

test('a program requires it in production, and offers it elsewhere', () => {
  const key = (n: number) => createHash('sha256').update(String(n)).digest('base64');
  const production = {
    NODE_ENV: 'production',
    SESSION_KEY: key(1),
    PIN_KEY: key(2),
    FILE_KEYS: `one:${key(3)}`,
    AUDIT_KEY: `one:${key(4)}`,
    PUBLIC_URL: 'https://rewards.example.com',
    SMTP_URL: 'files',
    MAIL_FROM: 'rewards@example.com',
    CONTACT_EMAIL: 'support@example.com',
  };
  expect(readProgram(readConfig(production)).secondFactor).toBe('required');
  expect(readProgram(readConfig({})).secondFactor).toBe('offered');
});

test('an administrator without a second factor can set it up and log out, and nothing else', async () => {
  const admin = await demo.as('admin');
  expect((await admin.session()).secondFactor).toBe('required');
  for (const path of ['/api/admin/admins', '/api/admin/riders', '/api/account/sessions', '/api/admin/settings'])
    expect([path, (await admin.ask(path)).problem().code]).toEqual([path, 'FACTOR_SETUP_NEEDED']);
  const rider = { type: 'rider', id: '0'.repeat(26), reason: 'Help', returnTo: '/' } as const;
  expect((await admin.refusal(contract.startProxy, { body: rider })).status).toBe(403);
  // public calls answer as to a visitor
  const [mine, anybodys] = [await admin.ask('/api/promoters'), await demo.visit().ask('/api/promoters')];
  expect([mine.status, mine.text]).toEqual([200, anybodys.text]);
  const { secret } = await setUp(admin, EMAIL);
  expect((await admin.session()).secondFactor).toBe('on');
  expect((await admin.ask('/api/admin/admins')).status).toBe(200);
  const off = { body: { password: passwordOf(EMAIL), code: nextCode(secret) } };
  await admin.call(contract.switchOffFactor, off);
  expect((await admin.ask('/api/admin/admins')).problem().code).toBe('FACTOR_SETUP_NEEDED');
  expect((await admin.ask('/api/logout')).status).toBe(204);
});

test('riders, dealers and promoters may have one, and need none', async () => {
  for (const type of ['rider', 'dealer', 'promoter'] as const) {
    const by = await demo.as(type);
    expect((await by.session()).secondFactor).toBe('off');
    await setUp(by, `${type}@example.com`);
    expect((await by.session()).secondFactor).toBe('on');
  }
});
