import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import { oneAdmin } from './testing/one-admin.js';
import { startDemo } from './testing/start-demo.js';

jest.setTimeout(60_000);

const demo = await startDemo({}, oneAdmin);
const { container } = demo.server;
const admin = await demo.as('admin');
const { riders } = await admin.call(contract.searchRiders, { params: { role: 'admin' }, query: { query: 'rider@' } });
const riderId = riders[0]?._id ?? '';
const { admins } = await admin.call(contract.listAdmins, { query: {} });
const otherId = admins.find((it) => it.email === 'admin2@example.com')?._id ?? '';

let keys = 0;
const adjust = (amount: number) =>
  admin.call(contract.adjustWallet, {
    params: { riderId },
    body: { amount: { amount, currency: 'USD' }, reason: 'Missed at Ridge Creek' },
    idempotencyKey: `one-admin-${(keys += 1)}`,
  });
const alone = async () =>
  (await admin.call(contract.listAudit, { query: { action: 'done-alone' } })).records.map((record) => [
    record.detail['kind'],
    record.objectId,
  ]);

test('what would wait for a second person happens, is recorded as done by one, and is mailed to all', async () => {
  await adjust(5_000);
  expect(await alone()).toEqual([]);
  expect((await adjust(40_000)).approvalId).toBeNull();
  await admin.call(contract.setAdminActive, { params: { adminId: otherId }, body: { active: false } });
  await admin.call(contract.setAdminActive, { params: { adminId: otherId }, body: { active: true } });
  expect(await alone()).toEqual([
    ['admin-active', otherId],
    ['admin-active', otherId],
    ['adjustment', riderId],
  ]);
  await container.get(S.watch).flushed();
  const { events } = await admin.call(contract.listSecurityEvents, { query: { kind: 'done-alone' } });
  expect(events.map((it) => [it.severity, it.facts['kind'], it.count])).toEqual(
    expect.arrayContaining([
      ['serious', 'admin-active', 2],
      ['serious', 'adjustment', 1],
    ]),
  );
  const told = async () =>
    (await container.get(S.database).write('outbox').where({ kind: 'security' })).map(
      (it: { facts: string }) => (JSON.parse(it.facts) as { event: string }).event,
    );
  await container
    .get(S.jobs)
    .find((it) => it.name === 'tell administrators')
    ?.run();
  expect((await told()).filter((it) => it === 'done-alone')).toHaveLength(3);
});
