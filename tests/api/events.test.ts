import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import { EVENT, eventScene, OWN_EVENT, unchangedEvent } from './testing/event-scene.js';

const { demo, admin, promoter, rider, promoterId, add, read, finished } = await eventScene();
const NOBODY = '00000000000000000000000000';
const at = ({ _id: eventId }: EventDetail) => ({ eventId });

describe('an event', () => {
  test('is added by an admin and read by everyone', async () => {
    const answer = await admin.ask('/api/admin/events', { method: 'POST', body: { ...EVENT, promoterId } });
    const { event } = answer.of(contract.addEvent);
    expect([answer.status, event]).toMatchObject([
      201,
      {
        title: 'Rimrock Open',
        state: 'OR',
        country: 'US',
        startDate: '2099-05-02',
        endDate: '2099-05-02',
        paying: true,
        status: 'current',
        promoter: { _id: promoterId },
        version: 1,
        classes: [],
        canUpload: false,
      },
    ]);
    const seen = await read(event._id, demo.visit());
    expect(seen).toMatchObject({
      title: 'Rimrock Open',
      venueWebsite: 'https://rimrock.example.com',
      resultsDueDate: '2099-06-16',
      lateResultsAccepted: null,
      cancelReason: null,
      copyOf: null,
    });
    expect(await read(seen._id, promoter)).toMatchObject({ lateResultsAccepted: false });
  });

  test('is edited, and a stale edit is refused', async () => {
    const event = await add();
    const edited = { params: at(event), body: { ...EVENT, version: 1, title: 'Rimrock Night', venue: '' } };
    expect(await admin.call(contract.editEvent, edited)).toMatchObject({
      event: { title: 'Rimrock Night', venue: null, version: 2 },
    });
    expect(await admin.refusal(contract.editEvent, edited)).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    expect(await read(event._id)).toMatchObject({ title: 'Rimrock Night', version: 2 });
  });

  test.each([
    ['a last day before its first', { startDate: '2099-05-02', endDate: '2099-05-01' }, 422, 'EVENT_DATES_NOT_VALID'],
    ['a series that is none', { seriesId: NOBODY }, 404, 'NOT_FOUND'],
    ['a promoter who is none', { promoterId: NOBODY }, 404, 'NOT_FOUND'],
    ['a day that is none', { startDate: '2099-02-30' }, 400, 'VALIDATION_FAILED'],
    ['a year typed wrong', { startDate: '9999-12-31' }, 400, 'VALIDATION_FAILED'],
    ['a script for a web site', { venueWebsite: 'javascript:alert(1)' }, 400, 'VALIDATION_FAILED'],
    ['no title', { title: '  ' }, 400, 'VALIDATION_FAILED'],
    ['a country that is none', { country: 'É1' }, 400, 'VALIDATION_FAILED'],
    ['a field of another kind of person', { status: 'canceled' }, 400, 'VALIDATION_FAILED'],
  ])('is refused with %s', async (_what, change, status, code) => {
    expect(await admin.refusal(contract.addEvent, { body: { ...EVENT, ...change } })).toMatchObject({ status, code });
  });

  test('stays in the currency that its awards were issued in', async () => {
    const { events } = await admin.call(contract.eventsFinished, { query: { limit: 50 } });
    const paid = events.find(({ earned }) => earned.amount > 0 && earned.currency === 'USD');
    const event = await read(paid?._id ?? '');
    const body = unchangedEvent(event);
    expect(
      await admin.refusal(contract.editEvent, { params: at(event), body: { ...body, country: 'CA' } }),
    ).toMatchObject({
      status: 409,
      code: 'CURRENCY_FIXED',
      detail: expect.stringContaining('USD'),
    });
    // an edit without changes keeps the version
    expect((await admin.call(contract.editEvent, { params: at(event), body })).event).toEqual(event);
  });

  test('is duplicated with its classes, without results, dates and series', async () => {
    const original = await finished();
    const answer = await admin.ask(`/api/admin/event/${original._id}/duplicate`, { method: 'POST' });
    const { event } = answer.of(contract.duplicateEvent);
    expect([answer.status, event]).toMatchObject([
      201,
      { title: original.title, startDate: null, series: null, copyOf: original._id, version: 1 },
    ]);
    const bare = ({ classes }: EventDetail) =>
      classes.map(({ name, payoutType, payoutPlaces }) => ({ name, payoutType, payoutPlaces }));
    expect(bare(event)).toEqual(bare(original));
    expect(event.classes.flatMap((it) => it.results)).toEqual([]);
  });

  test('is deleted if it has no results, otherwise it can only be canceled', async () => {
    const event = await add();
    const answer = await admin.ask(`/api/event/${event._id}`, { method: 'DELETE' });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await demo.visit().refusal(contract.getEvent, { params: at(event) })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await admin.refusal(contract.deleteEvent, { params: at(await finished()) })).toMatchObject({
      status: 409,
      code: 'EVENT_HAS_RESULTS',
    });
  });

  test('is canceled with a reason that the public is not told, and restored', async () => {
    const event = await add({ promoterId });
    const cancel = (reason: string) => admin.call(contract.cancelEvent, { params: at(event), body: { reason } });
    const restored = { params: at(event), body: { reason: 'Dry' } };
    expect((await cancel('Flood')).event).toMatchObject({
      status: 'canceled',
      cancelReason: 'Flood',
      canceledAt: expect.any(String),
      version: 2,
    });
    expect(await read(event._id, rider)).toMatchObject({ status: 'canceled', cancelReason: null });
    expect((await cancel('Again')).event).toMatchObject({ cancelReason: 'Flood', version: 2 });
    expect((await admin.call(contract.restoreEvent, restored)).event).toMatchObject({
      status: 'current',
      cancelReason: null,
      canceledAt: null,
    });
    expect(await promoter.refusal(contract.restoreEvent, restored)).toMatchObject({ status: 403 });
  });

  test('accepts late results if an admin allows it', async () => {
    const accepted = { params: at(await add()), body: { accepted: true } };
    expect((await admin.call(contract.acceptLateResults, accepted)).event).toMatchObject({
      lateResultsAccepted: true,
      version: 2,
    });
    expect((await admin.call(contract.acceptLateResults, accepted)).event).toMatchObject({ version: 2 });
  });
});

describe('whether a promoter’s event pays', () => {
  const waiting = async () =>
    (await admin.call(contract.eventsToDecide, { query: { limit: 100 } })).events.map(({ _id }) => _id);

  test('waits for an admin, who decides about the version that was seen', async () => {
    const { event } = await promoter.call(contract.addOwnEvent, { body: OWN_EVENT });
    const params = at(event);
    expect(await read(event._id, promoter)).toMatchObject({ payingAskedAt: expect.any(String) });
    expect(await read(event._id, rider)).toMatchObject({ payingAskedAt: null });
    const { events } = await admin.call(contract.eventsToDecide, { query: { limit: 100 } });
    expect(events.find(({ _id }) => _id === event._id)).toMatchObject({
      version: 1,
      paying: false,
      promoter: { email: expect.stringContaining('@') },
    });
    const decide = (version: number, paying: boolean) =>
      ({ params, body: { version, paying, reason: paying ? '' : 'No insurance' } }) as const;
    await promoter.call(contract.editOwnEvent, { params, body: { ...OWN_EVENT, version: 1, city: 'Moab' } });
    expect(await admin.refusal(contract.decidePaying, decide(1, true))).toMatchObject({ code: 'STALE_EDIT' });
    expect((await admin.call(contract.decidePaying, decide(2, true))).event).toMatchObject({
      paying: true,
      payingAskedAt: null,
      version: 3,
    });
    expect(await waiting()).not.toContain(event._id);
    expect(await promoter.refusal(contract.decidePaying, decide(3, true))).toMatchObject({ status: 403 });
  });

  test('waits no longer once it is refused, canceled or deleted', async () => {
    const three = [];
    for (const _ of [1, 2, 3]) three.push((await promoter.call(contract.addOwnEvent, { body: OWN_EVENT })).event);
    const [refused, canceled, deleted] = three.map(({ _id }) => _id) as [string, string, string];
    expect(await waiting()).toEqual(expect.arrayContaining([refused, canceled, deleted]));
    await admin.call(contract.decidePaying, {
      params: { eventId: refused },
      body: { version: 1, paying: false, reason: 'No insurance' },
    });
    await promoter.call(contract.cancelEvent, { params: { eventId: canceled }, body: { reason: 'Flood' } });
    await admin.call(contract.deleteEvent, { params: { eventId: deleted } });
    for (const eventId of [refused, canceled, deleted]) expect(await waiting()).not.toContain(eventId);
  });
});

describe('a promoter', () => {
  test('adds and edits their own events, which pay nothing until an admin says so', async () => {
    const answer = await promoter.ask('/api/promoter/events', { method: 'POST', body: OWN_EVENT });
    const { event } = answer.of(contract.addOwnEvent);
    expect([answer.status, event]).toMatchObject([201, { paying: false, promoter: { _id: promoterId } }]);
    const edit = (change: object) => ({ params: at(event), body: { ...OWN_EVENT, version: 1, ...change } });
    expect(await promoter.refusal(contract.editOwnEvent, edit({ paying: true }))).toMatchObject({
      status: 400,
      errors: [{ path: 'paying', code: 'unknown_field' }],
    });
    expect((await promoter.call(contract.editOwnEvent, edit({ title: 'Rimrock Dusk' }))).event).toMatchObject({
      title: 'Rimrock Dusk',
      paying: false,
      version: 2,
    });
    expect(
      await promoter.call(contract.cancelEvent, { params: at(event), body: { reason: 'No permit' } }),
    ).toMatchObject({ event: { status: 'canceled', cancelReason: 'No permit' } });
  });

  test('does not touch another’s, nor the dates of one that has begun', async () => {
    const others = await add();
    for (const refused of [
      await promoter.refusal(contract.editOwnEvent, { params: at(others), body: { ...OWN_EVENT, version: 1 } }),
      await promoter.refusal(contract.cancelEvent, { params: at(others), body: { reason: 'Mine' } }),
      await promoter.refusal(contract.saveClasses, { params: at(others), body: { version: 1, classes: [] } }),
    ])
      expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await read(others._id)).toMatchObject({ version: 1, status: 'current' });
    const begun = await add({ promoterId, startDate: '2025-05-03' });
    expect(
      await promoter.refusal(contract.editOwnEvent, { params: at(begun), body: { ...OWN_EVENT, version: 1 } }),
    ).toMatchObject({ status: 409, code: 'EVENT_BEGUN' });
    expect(
      await promoter.refusal(contract.editEvent, { params: at(begun), body: { ...EVENT, version: 1 } }),
    ).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('has their own events and series on their list', async () => {
    const { events, series } = await promoter.call(contract.roleEvents, { query: { limit: 100 } });
    expect(events.length).toBeGreaterThan(5);
    expect([...new Set(events.map((it) => it.promoter?._id))]).toEqual([promoterId]);
    expect(series.length).toBe(1);
    expect(events.every((it) => it.mine === null)).toBe(true);
  });
});
