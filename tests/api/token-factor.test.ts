import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Answered } from './testing/browser.js';
import { factorScene } from './testing/factor-scene.js';
import { programs } from './testing/program.js';

// password hashes are slow on a busy machine
jest.setTimeout(60_000);

const { demo, later, nextCode, passwordOf, setUp } = await factorScene({ secondFactor: 'required' });
const { withText } = programs(demo);
const heard = (it: Answered): string => (it.status < 300 ? 'ok' : it.problem().code);
const body = (by: 'promoter' | 'admin') => ({
  name: 'Timing',
  scopes: [by === 'admin' ? ('reports:read' as const) : ('results:write' as const)],
  days: 30 as const,
  password: passwordOf(`${by}@example.com`),
});

test('asks for a fresh second factor of whoever has one; a token of theirs needs none and cannot make another', async () => {
  for (const type of ['promoter', 'admin'] as const) {
    const by = await demo.as(type);
    const { secret } = await setUp(by, `${type}@example.com`);
    const asked = { body: body(type) };
    later(11);
    const problem = await by.refusal(contract.makeApiToken, asked);
    expect([problem.status, problem.code]).toEqual([403, 'FACTOR_NEEDED']);
    await by.call(contract.proveFactor, { body: { code: nextCode(secret) } });
    const { text } = await by.call(contract.makeApiToken, asked);
    later(11);
    const path = type === 'admin' ? '/api/admin/aggregates/summary' : '/api/import-template/class-results';
    expect(heard(await withText(text).ask(path))).not.toMatch(/FACTOR|TOKEN/);
    const again = await withText(text).ask('/api/account/api-tokens', { method: 'POST', ...asked });
    expect(heard(again)).toBe('TOKEN_NOT_ALLOWED');
  }
});

test('a token does not work while its administrator lacks the second factor that is required, nor after a reset', async () => {
  const by = await demo.as('admin');
  expect((await by.refusal(contract.makeApiToken, { body: body('admin') })).code).toBe('FACTOR_SETUP_NEEDED');
  const { secret } = await setUp(by, 'admin@example.com');
  const { text } = await by.call(contract.makeApiToken, { body: body('admin') });
  const asked = () => withText(text).ask('/api/admin/reports/rider-earnings?year=2026');
  expect(heard(await asked())).not.toMatch(/TOKEN|FACTOR/);
  await by.call(contract.switchOffFactor, {
    body: { password: passwordOf('admin@example.com'), code: nextCode(secret) },
  });
  expect(heard(await asked())).toBe('FACTOR_SETUP_NEEDED');
  await setUp(by, 'admin@example.com');
  const other = await demo.as('admin2');
  await setUp(other, 'admin2@example.com');
  const adminId = (await by.session()).user._id;
  const { approvalId } = await other.call(contract.resetAdminFactor, {
    params: { adminId },
    body: { reason: 'A lost phone' },
  });
  await by.call(contract.decideApproval, {
    params: { approvalId: approvalId ?? '' },
    body: { version: 1, approve: true, answer: null },
  });
  expect(heard(await asked())).toBe('TOKEN_NOT_VALID');
});
