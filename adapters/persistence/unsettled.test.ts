import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { sqlQueries } from './queries/index.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { fillMoney } from './testing/money-in-full.js';

const AT = '2025-06-10T18:00:00.000Z';

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
