import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SECURITY_KINDS } from '@rrr/core/security';
import { SERVICES as S } from '../../app/services.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const { container } = demo.server;
const admin = await demo.as('admin');

const events = async (query: Record<string, unknown> = {}) => {
  await container.get(S.watch).flushed();
  return (await admin.call(contract.listSecurityEvents, { query: { limit: 100, ...query } })).events;
};

test('the contract knows every kind', () =>
  expect([...contract.SECURITY_KINDS].toSorted()).toEqual([...SECURITY_KINDS].toSorted()));

describe('what is refused is noted, although its transaction is rolled back', () => {
  test('failed log-ins: one row, counted, with the account and without the e-mail', async () => {
    const visitor = demo.visit();
    for (const password of ['Wrong1234', 'Wrong1235'])
      await visitor.refusal(contract.login, { body: { email: 'rider@example.com', password } });
    await visitor.refusal(contract.login, { body: { email: 'nobody@example.com', password: 'Wrong1234' } });
    const found = await events({ kind: 'login-failed' });
    expect(found).toHaveLength(2);
    expect(found.find((it) => it.account)).toMatchObject({
      count: 2,
      severity: 'info',
      account: { email: 'rider@example.com' },
      network: '127.0.0.0/24',
      facts: { code: 'WRONG_CREDENTIALS', call: 'login' },
    });
    expect(found.find((it) => !it.account)).toMatchObject({ count: 1 });
    expect(JSON.stringify(found.map((it) => it.facts))).not.toContain('@');
  });

  test('a call that is for others', async () => {
    const rider = await demo.as('rider');
    expect((await rider.ask('/api/admin/audit-log')).status).toBe(403);
    expect(await events({ kind: 'forbidden' })).toMatchObject([
      { account: { email: 'rider@example.com' }, facts: { call: 'listAudit' }, severity: 'warning' },
    ]);
    expect(await events({ who: 'dealer@' })).toEqual([]);
  });
});

test('an act is noted with who did it, once it is committed', async () => {
  const { admins } = await admin.call(contract.listAdmins, { query: {} });
  const other = admins.find((it) => it.email === 'admin2@example.com');
  await admin.call(contract.setAdminActive, { params: { adminId: other?._id ?? '' }, body: { active: false } });
  expect(await events({ kind: 'approval-asked' })).toMatchObject([
    {
      account: { email: 'admin@example.com' },
      objectType: 'request',
      facts: { kind: 'admin-active', about: other?._id },
    },
  ]);
});

test('severity, days and pages are filtered', async () => {
  await demo.visit().refusal(contract.login, { body: { email: 'x@example.com', password: 'Wrong1234' } });
  expect(await events({ severity: 'serious' })).toEqual([]);
  expect(await events({ severity: 'info' })).toHaveLength(1);
  expect(await events({ afterDate: '2020-01-01', beforeDate: '2020-12-31' })).toEqual([]);
});

test('metrics count them by kind', async () => {
  await demo.visit().refusal(contract.login, { body: { email: 'x@example.com', password: 'Wrong1234' } });
  await events();
  expect(await container.get(S.metrics).text()).toMatch(/security_events_total\{kind="login-failed"\} [1-9]/);
});
