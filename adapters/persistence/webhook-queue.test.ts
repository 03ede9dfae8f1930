import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anId, aWebhook } from '@rrr/core/testing';
import { type Delivery, deliveryOf } from '@rrr/core/webhooks';
import { readerOn } from './reader.js';
import type { Sql } from './sql.js';
import { sqlWebhookStore } from './stores/webhook-store.js';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { rowsReadBy } from './testing/rows-read.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const AT = '2025-06-10T18:00:00.000Z';
const NOW = '2025-06-10T18:05:00.000Z';

let made: TestDatabase;
beforeAll(async () => void (made = await newDatabase('mysql')));
afterAll(() => made.drop());

const arrived = (webhookId: string, n: number): Delivery => ({
  ...deliveryOf(webhookId, {
    id: anId('del', n),
    type: 'results.received',
    promoterId: null,
    at: AT,
    data: { eventId: anId('even', 1), classIds: [] },
  }),
  nextAt: null,
  sentAt: AT,
});

test('the job that looks for due deliveries reads nothing of what arrived before', async () => {
  const [one, other] = [aWebhook(), aWebhook()];
  await sqlUnitOfWork(made.db).run(async ({ webhooks }) => {
    for (const webhook of [one, other]) await webhooks.put(webhook);
    for (let n = 0; n < 1_000; n += 1) await webhooks.addDelivery(arrived(one.id, n));
    await webhooks.addDelivery({ ...arrived(other.id, 1), nextAt: '2025-06-10T18:06:00.000Z', sentAt: null });
  });
  await made.db.write.raw('ANALYZE TABLE webhook_deliveries');
  const sql = { ...readerOn(made.db), kind: 'mysql' } as unknown as Sql;
  const asked = { now: NOW, leaseUntil: NOW, limit: 10, room: () => 5 };
  expect(await rowsReadBy(made.db, () => sqlWebhookStore(sql).due(asked))).toBeLessThan(40);
});
