import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { eventScene } from './testing/event-scene.js';

const { demo, admin, promoter, rider, dealer, promoterId, add } = await eventScene();

describe('lists of events', () => {
  test('for everyone signed in: current and canceled ones, with active series', async () => {
    const [{ _id: eventId }] = [await add(), await add()];
    await admin.call(contract.cancelEvent, { params: { eventId }, body: { reason: 'flooded' } });
    const canceled = await admin.call(contract.roleEvents, { query: { status: 'canceled', limit: 100 } });
    expect([...new Set(canceled.events.map((it) => it.status))]).toEqual(['canceled']);
    const current = await dealer.call(contract.roleEvents, {
      query: { status: 'current', sortBy: 'title', sort: 'ascending', query: 'rimrock' },
    });
    expect(new Set(current.events.map((it) => it.status))).toEqual(new Set(['current']));
    expect(current.series.every((it) => it.active)).toBe(true);
    const {
      series: [own],
    } = await promoter.call(contract.roleEvents);
    const ofSeries = await dealer.call(contract.roleEvents, { query: { seriesId: own?._id, promoterId, limit: 100 } });
    expect(ofSeries.events.length).toBeGreaterThan(5);
    expect(ofSeries.events.every((it) => it.series?._id === own?._id)).toBe(true);
    expect(canceled.pagination).toEqual({ page: 1, totalPages: 1, total: canceled.events.length });
  });

  test('for a rider: favourites, and those they raced in', async () => {
    const raced = await rider.call(contract.roleEvents, { query: { mine: 'raced', limit: 100 } });
    expect(raced.events.length).toBeGreaterThan(3);
    expect(raced.events.every((it) => (it.mine?.results ?? 0) > 0)).toBe(true);
    const { events } = await rider.call(contract.roleEvents, { query: { limit: 100 } });
    expect(events.find((it) => it._id === raced.events[0]?._id)?.mine).toEqual(raced.events[0]?.mine);
    expect(events.some((it) => it.mine?.results === 0)).toBe(true);
    const favourites = await rider.call(contract.roleEvents, { query: { mine: 'favourites' } });
    expect(favourites.events.every((it) => it.mine?.favourite)).toBe(true);
    expect(await admin.refusal(contract.roleEvents, { query: { mine: 'raced' } })).toMatchObject({
      status: 400,
      errors: [{ path: 'mine', code: 'not_allowed' }],
    });
  });

  test('of late events: the contact, and how long they are overdue', async () => {
    const { events, pagination } = await admin.call(contract.eventsLate, { query: { limit: 2 } });
    expect(events.length).toBe(2);
    expect(pagination.totalPages).toBeGreaterThan(1);
    const overdue = events.map((it) => it.daysOverdue);
    expect(overdue).toEqual(overdue.toSorted((a, b) => b - a));
    expect(events[0]).toMatchObject({
      promoter: { name: expect.any(String), email: expect.any(String) },
      resultsDueDate: expect.any(String),
    });
    const own = await admin.call(contract.eventsLate, { query: { promoterId } });
    expect(own.events.length).toBe(1);
  });

  test('of finished events: their totals, in pages and by date', async () => {
    const { events } = await admin.call(contract.eventsFinished, { query: { limit: 5 } });
    expect(events[0]).toMatchObject({ ridersPaid: expect.any(Number), earned: { amount: expect.any(Number) } });
    const days = events.map((it) => String(it.endDate));
    expect(days).toEqual(days.toSorted().toReversed());
    const before = await admin.call(contract.eventsFinished, { query: { beforeDate: days.at(-1), limit: 1 } });
    expect(before.events[0]?.endDate).toBe(days.at(-1));
  });

  test('of the public: all, the current ones, or the canceled ones', async () => {
    const canceled = await add({ title: 'Rimrock Called Off' });
    await admin.call(contract.cancelEvent, { params: { eventId: canceled._id }, body: { reason: 'flooded' } });
    const standing = await add({ title: 'Rimrock Called On' });
    const titles = async (status?: 'current' | 'canceled') => {
      const { events } = await demo.visit().call(contract.listEvents, {
        query: { query: 'rimrock called', status, sortBy: 'title', sort: 'ascending' },
      });
      return events.map((it) => [it.title, it.status]);
    };
    expect(await titles()).toEqual([
      ['Rimrock Called Off', 'canceled'],
      ['Rimrock Called On', 'current'],
    ]);
    expect(await titles('canceled')).toEqual([['Rimrock Called Off', 'canceled']]);
    expect(await titles('current')).toEqual([[standing.title, 'current']]);
    for (const status of ['canceled', 'current'] as const) {
      const { events } = await demo.visit().call(contract.listEvents, { query: { status, limit: 100 } });
      expect([...new Set(events.map((it) => it.status))]).toEqual([status]);
    }
    for (const status of ['gone', '', 'Canceled', 'current,canceled'])
      expect((await demo.visit().ask(`/api/events?status=${status}`)).json()).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'status', code: 'choice' }],
      });
    expect((await demo.visit().ask('/api/events?status=current&status=canceled')).status).toBe(400);
  });

  test('of the public: the five before a day', async () => {
    const { events } = await demo.visit().call(contract.eventsLean, { query: { before: '2026-01-01', limit: 5 } });
    expect(events.length).toBe(5);
    expect(events.every((it) => (it.startDate ?? '') < '2026-01-01' && it.status === 'current')).toBe(true);
  });
});
