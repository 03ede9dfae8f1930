import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Instant } from '@rrr/core/shared';
import { anId, aWebhook } from '@rrr/core/testing';
import { type Delivery, deliveryOf } from '@rrr/core/webhooks';
import { openDatabase } from './open-database.js';
import { sqlQueries } from './queries/index.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { fillMoney } from './testing/money-in-full.js';
import { rowsReadBy } from './testing/rows-read.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const AT = '2025-06-10T18:00:00.000Z';

interface Plan {
  readonly detail: string;
}

const aDelivery = (n: number, webhookId: string, nextAt: Instant | null): Delivery => ({
  ...deliveryOf(webhookId, {
    id: anId('del', n),
    type: 'results.received',
    promoterId: null,
    at: AT,
    data: { eventId: anId('even', 1), classIds: [] },
  }),
  nextAt,
  sentAt: nextAt === null ? AT : null,
});

describe.each(KINDS)('what the metrics ask of %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await fillMoney(made);
  });
  afterAll(() => made.drop());

  it('held awards and doubtful orders are counted by currency, with the money and since when', async () => {
    const { jobs } = sqlQueries(made.db, { timeZone: 'UTC' });
    await made.db.write('payment_orders').update({ doubtful_from: null });
    await made.db.write('results').update({ check_state: null, check_amount: null, held_since: null });
    expect(await jobs.unsettled()).toEqual({ held: [], doubtful: [] });
    await made.db
      .write('payment_orders')
      .update({ doubtful_from: '2025-06-10T19:00:00.000Z', created_at: AT, amount: 700, currency: 'CAD' });
    await made.db.write('results').update({ check_state: 'held', check_amount: 2_500, held_since: AT });
    const [orders, results] = await Promise.all(
      (['payment_orders', 'results'] as const).map(async (it) => (await made.db.read(it).select()).length),
    );
    const { held, doubtful } = await jobs.unsettled();
    expect(doubtful).toEqual([{ currency: 'CAD', count: orders, amount: 700 * (orders ?? 0), since: AT }]);
    expect(held.reduce((sum, one) => sum + one.count, 0)).toBe(results);
    for (const { count, amount, since } of held) expect([amount, since]).toEqual([2_500 * count, AT]);
    expect(held).not.toEqual([]);
  });

  it('e-mails are counted by lane: those that are due, and those that failed and wait for their next try', async () => {
    const { mails } = sqlQueries(made.db, { timeZone: 'UTC' });
    const write = (n: number, kind: string, more: object) =>
      made.db.write('outbox').insert({
        id: anId('mail', n),
        kind,
        recipient_type: 'mailbox',
        recipient_id: anId('to', n),
        at: AT,
        facts: '{}',
        attempts: 0,
        next_at: AT,
        leased_until: null,
        sent_at: null,
        ...more,
      });
    await made.db.write('outbox').delete();
    const none = { count: 0, since: null, retried: 0, retriedSince: null };
    const later = '2025-06-10T18:05:00.000Z';
    expect(await mails.due(later)).toEqual({ codes: none, others: none });
    await write(1, 'password-code', {});
    await write(2, 'history-anchor', { attempts: 3, next_at: '2025-06-10T18:07:00.000Z' });
    // sent, given up, and to be sent later
    await write(3, 'history-anchor', { next_at: null, sent_at: AT });
    await write(4, 'history-anchor', { attempts: 1, next_at: null });
    await write(5, 'history-anchor', { next_at: '2025-06-11T18:00:00.000Z' });
    expect(await mails.due(later)).toEqual({
      codes: { ...none, count: 1, since: AT },
      others: { ...none, retried: 1, retriedSince: AT },
    });
    expect(await mails.counts()).toEqual({ waiting: 3, failed: 1 });
  });

  it('deliveries of webhooks are counted by whether the receiver answers, without those that were switched off', async () => {
    const { webhooks } = sqlQueries(made.db, { timeZone: 'UTC' });
    const none = { count: 0, due: 0, dueSince: null };
    const now = '2025-06-10T18:05:00.000Z';
    expect(await webhooks.waiting(now)).toEqual({ well: none, failing: none });
    const [well, failing, off] = [aWebhook(), aWebhook({ failingSince: AT }), aWebhook({ off: 'failing' })];
    const waiting: readonly (readonly [string, Instant | null])[] = [
      [well.id, AT],
      [well.id, '2025-06-10T18:04:00.000Z'],
      [well.id, '2025-06-10T18:06:00.000Z'],
      [well.id, null],
      [failing.id, '2025-06-10T19:00:00.000Z'],
      [off.id, AT],
    ];
    await sqlUnitOfWork(made.db).run(async (tx) => {
      for (const webhook of [well, failing, off]) await tx.webhooks.put(webhook);
      for (const [n, [webhookId, nextAt]] of waiting.entries())
        await tx.webhooks.addDelivery(aDelivery(n, webhookId, nextAt));
    });
    const expected = { well: { count: 3, due: 2, dueSince: AT }, failing: { ...none, count: 1 } };
    expect(await webhooks.waiting(now)).toEqual(expected);
    // what arrived is not read
    await sqlUnitOfWork(made.db).run(async (tx) => {
      for (let n = 100; n < 1_100; n += 1) await tx.webhooks.addDelivery(aDelivery(n, well.id, null));
    });
    if (kind === 'mysql') await made.db.write.raw('ANALYZE TABLE webhook_deliveries');
    else await made.db.write.raw('ANALYZE');
    expect(await webhooks.waiting(now)).toEqual(expected);
    if (kind === 'mysql') {
      expect(await rowsReadBy(made.db, () => webhooks.waiting(now))).toBeLessThan(40);
      return;
    }
    const asked: string[] = [];
    made.db.read.on('query', ({ sql }: { readonly sql: string }) => void asked.push(sql));
    await webhooks.waiting(now);
    const counting = asked.filter((sql) => sql.includes('webhook_deliveries'));
    expect(counting).toHaveLength(2);
    // on a connection of its own, because this statement stays open
    const other = openDatabase({ url: made.url });
    for (const sql of counting) {
      const plan = (await other.read.raw(`EXPLAIN QUERY PLAN ${sql.replaceAll('?', "'x'")}`)) as readonly Plan[];
      expect(plan.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^SEARCH webhook_deliveries USING COVERING INDEX \w+ \(webhook_id=\? AND next_at>\?/),
      ]);
    }
    await other.close();
  });

  it('pools say how many of their connections are used, and who waits for one', async () => {
    const { db } = made;
    const idle = db.pools().write;
    expect(idle).toMatchObject({ used: 0, waiting: 0 });
    const taken = [];
    for (let n = 0; n < idle.most; n += 1) taken.push((await db.write.client.acquireConnection()) as unknown);
    const waits = db.write.client.acquireConnection() as Promise<unknown>;
    expect(db.pools().write).toEqual({ used: idle.most, idle: 0, waiting: 1, most: idle.most });
    for (const value of taken) await db.write.client.releaseConnection(value);
    await db.write.client.releaseConnection(await waits);
    expect(db.pools().write).toMatchObject({ used: 0, waiting: 0 });
  });
});
