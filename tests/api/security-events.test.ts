import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SECURITY_KINDS } from '@rrr/core/security';
import { SERVICES as S } from '../../app/services.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const { container } = demo.server;
const admin = await demo.as('admin');
let keys = 0;

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

describe('wrong PINs at a counter', () => {
  const guess = async (times: number) => {
    const [dealer, rider] = [await demo.as('dealer'), await demo.as('rider')];
    const riderId = (await rider.session()).user._id;
    const body = { riderId, amount: { amount: 900, currency: 'USD' as const }, pin: '0000' };
    for (let n = 0; n < times; n += 1)
      await dealer.refusal(contract.redeem, {
        params: { role: 'dealer' },
        body: { ...body, dealerEmployeeName: 'Sam Ortiz', riderIdVerified: true },
        idempotencyKey: `security-events-${(keys += 1)}`,
      });
    return riderId;
  };

  test('are counted, and the lock is serious and mailed to all administrators', async () => {
    const riderId = await guess(5);
    expect(await events({ kind: 'wrong-pin' })).toMatchObject([
      { count: 4, severity: 'info', account: { email: 'dealer@example.com' }, objectType: 'rider', objectId: riderId },
    ]);
    expect(await events({ kind: 'pin-locked' })).toMatchObject([{ count: 1, severity: 'serious', objectId: riderId }]);
    const tell = () =>
      container
        .get(S.jobs)
        .find((it) => it.name === 'tell administrators')
        ?.run();
    await Promise.all([tell(), tell()]);
    await tell();
    const mails = await container.get(S.database).write('outbox').where({ kind: 'security' });
    expect(
      mails.map((it: { recipient_type: string; facts: string }) => [it.recipient_type, JSON.parse(it.facts)]),
    ).toEqual(
      // those who can log in: not the one who is invited, nor the one who is deactivated
      Array.from({ length: 3 }, () => ['admin', expect.objectContaining({ event: 'pin-locked', count: 1, by: null })]),
    );
  });

  test('are refused as ever when events cannot be stored, which are stored later', async () => {
    const { write } = container.get(S.database);
    await write.raw('ALTER TABLE security_events RENAME TO security_events_away');
    try {
      await guess(1);
      await container.get(S.watch).flushed();
    } finally {
      await write.raw('ALTER TABLE security_events_away RENAME TO security_events');
    }
    expect(await events({ kind: 'wrong-pin' })).toMatchObject([{ count: 1 }]);
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
