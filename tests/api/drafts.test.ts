import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { EventDetail } from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { EVENT, eventScene, OWN_EVENT, unchangedEvent } from './testing/event-scene.js';

const { demo, admin, promoter, rider, dealer, promoterId, add, read } = await eventScene();
const at = ({ _id: eventId }: EventDetail) => ({ eventId });
const PURSE = [
  {
    name: '450 A',
    payoutType: 'dealerCredit' as const,
    payoutPlaces: [{ place: 1, amount: { amount: 20_000, currency: 'USD' as const } }],
  },
];

/** A copy of a paying event of the promoter, with its dates set: a draft still. */
const aDraft = async (title: string, by: Browser = admin): Promise<EventDetail> => {
  const original = await add({ title, promoterId });
  await admin.call(contract.saveClasses, { params: at(original), body: { version: 1, classes: PURSE } });
  const { event: copy } = await admin.call(contract.duplicateEvent, { params: at(original) });
  await admin.call(contract.deleteEvent, { params: at(original) });
  const { promoterId: _, paying: _pays, ...own } = unchangedEvent(copy);
  const dates = { startDate: '2099-05-02', endDate: null };
  return by === admin
    ? (await admin.call(contract.editEvent, { params: at(copy), body: { ...unchangedEvent(copy), ...dates } })).event
    : (await by.call(contract.editOwnEvent, { params: at(copy), body: { ...own, ...dates } })).event;
};

const publish = (by: Browser, event: EventDetail) =>
  by.call(contract.publishEvent, { params: at(event), body: { version: event.version } });

describe('a draft', () => {
  test('is seen by admins and its promoter only, until it is published', async () => {
    const draft = await aDraft('Juniper Draft');
    expect(draft).toMatchObject({ published: false, paying: true, startDate: '2099-05-02', status: 'current' });
    const path = `/events/event/${draft._id}`;
    const found = async (by: Browser) =>
      (await by.call(contract.roleEvents, { query: { query: 'juniper draft' } })).events.map((it) => it.published);
    const listed = async () =>
      (await demo.visit().call(contract.listEvents, { query: { query: 'juniper draft' } })).events.length;
    const seesIt = async (by: Browser) => (await by.ask(`/api/event/${draft._id}`)).status;
    const outsiders = [demo.visit(), rider, dealer];
    for (const by of outsiders) expect(await seesIt(by)).toBe(404);
    for (const by of [admin, promoter]) expect([await seesIt(by), await found(by)]).toEqual([200, [false]]);
    for (const by of [rider, dealer]) expect(await found(by)).toEqual([]);
    expect(await listed()).toBe(0);
    expect((await demo.visit().ask(`${path}.ics`)).status).toBe(404);
    expect((await demo.visit().ask(`/api/payout-preview?eventId=${draft._id}`)).status).toBe(404);
    expect((await rider.ask(`/api/rider/favourite/event/${draft._id}`, { method: 'PUT' })).status).toBe(404);
    expect(
      (await admin.call(contract.eventsToDecide, { query: { limit: 100 } })).events.map((it) => it._id),
    ).not.toContain(draft._id);

    expect((await publish(admin, draft)).event).toMatchObject({ published: true, paying: true, payingAskedAt: null });
    for (const by of [...outsiders, admin, promoter]) expect(await seesIt(by)).toBe(200);
    for (const by of [rider, dealer, admin, promoter]) expect(await found(by)).toEqual([true]);
    expect(await listed()).toBe(1);
  });

  test('is found by its filters, and counted by no other', async () => {
    const draft = await aDraft('Sagebrush Draft');
    const ids = async (by: Browser, query: object) =>
      (await by.call(contract.roleEvents, { query: { query: 'sagebrush draft', ...query } })).events.map(
        (it) => it._id,
      );
    for (const by of [admin, promoter]) {
      expect(await ids(by, { status: 'draft' })).toEqual([draft._id]);
      expect(await ids(by, { filter: 'draft' })).toEqual([draft._id]);
      for (const query of [
        { status: 'current' },
        { status: 'canceled' },
        { filter: 'upcoming' },
        { filter: 'waiting' },
      ])
        expect(await ids(by, query)).toEqual([]);
    }
    for (const by of [rider, dealer]) expect(await ids(by, { status: 'draft' })).toEqual([]);
    const own = await promoter.call(contract.promoterEvents, {
      params: { id: promoterId },
      query: { filter: 'draft', query: 'sagebrush' },
    });
    expect(own.events).toMatchObject([{ _id: draft._id, published: false }]);
    const file = await admin.ask('/api/admin/events/export?query=sagebrush%20draft');
    expect(file.text).toContain('draft');
  });

  test('without a date is what anybody adds without one, and is not published so', async () => {
    const { event } = await promoter.call(contract.addOwnEvent, { body: { ...OWN_EVENT, startDate: null } });
    expect(event).toMatchObject({ published: false, paying: false, payingAskedAt: null });
    const body = { version: event.version };
    expect(await promoter.refusal(contract.publishEvent, { params: at(event), body })).toMatchObject({
      status: 409,
      code: 'EVENT_NOT_READY',
      detail: expect.stringContaining('set the date'),
    });
    const dated = await promoter.call(contract.editOwnEvent, {
      params: at(event),
      body: { ...OWN_EVENT, version: 1 },
    });
    expect((await publish(promoter, dated.event)).event).toMatchObject({
      published: true,
      paying: false,
      payingAskedAt: expect.any(String),
    });
    expect((await admin.call(contract.eventsToDecide, { query: { limit: 100 } })).events.map((it) => it._id)).toContain(
      event._id,
    );
    expect((await add()).published).toBe(true);
  });

  test('that a promoter publishes pays nothing until an admin decides, whatever it says', async () => {
    const draft = await aDraft('Mesa Draft', promoter);
    expect(draft.paying).toBe(true);
    const raised = await promoter.call(contract.saveClasses, {
      params: at(draft),
      body: {
        version: draft.version,
        classes: [{ ...PURSE[0]!, payoutPlaces: [{ place: 1, amount: { amount: 90_000, currency: 'USD' } }] }],
      },
    });
    expect((await publish(promoter, raised.event)).event).toMatchObject({
      paying: false,
      payingAskedAt: expect.any(String),
    });
  });

  test('with a large purse is decided by somebody else than who copied it; setting its dates is no hand in it', async () => {
    const second = await demo.as('admin2');
    const large = [
      { ...PURSE[0]!, payoutPlaces: [{ place: 1, amount: { amount: 150_000, currency: 'USD' as const } }] },
    ];
    const original = await add({ title: 'Gypsum Cup', promoterId, paying: false });
    await admin.call(contract.saveClasses, { params: at(original), body: { version: 1, classes: large } });
    const dated = async (by: Browser) => {
      const { event: copy } = await admin.call(contract.duplicateEvent, { params: at(original) });
      const body = { ...unchangedEvent(copy), paying: true, startDate: '2099-05-02', endDate: '2099-05-02' };
      return (await by.call(contract.editEvent, { params: at(copy), body })).event;
    };
    const waits = { published: true, paying: false, payingAskedAt: expect.any(String) };
    const own = await publish(admin, await dated(admin));
    expect(own.event).toMatchObject(waits);
    const decide = { params: at(own.event), body: { version: own.event.version, paying: true, reason: null } };
    expect(await admin.refusal(contract.decidePaying, decide)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect((await second.call(contract.decidePaying, decide)).event).toMatchObject({ paying: true });
    expect((await publish(second, await dated(second))).event).toMatchObject({ paying: true, payingAskedAt: null });
  });

  test('takes no results, is no other race, and is not decided about', async () => {
    const draft = await aDraft('Butte Draft');
    const past = await admin.call(contract.editEvent, {
      params: at(draft),
      body: { ...unchangedEvent(draft), startDate: '2026-01-03', endDate: '2026-01-03' },
    });
    const params = at(draft);
    expect(past.event).toMatchObject({ published: false, canUpload: false });
    const pay = { version: past.event.version, paying: true, reason: null };
    expect(await admin.refusal(contract.decidePaying, { params, body: pay })).toMatchObject({
      status: 409,
      code: 'EVENT_IS_DRAFT',
    });
    const other = await add({ promoterId, startDate: '2026-01-03' });
    const link = { otherId: other._id, dryRun: true };
    expect(await admin.refusal(contract.linkEvents, { params, body: link })).toMatchObject({ code: 'EVENT_IS_DRAFT' });
    expect(
      await admin.refusal(contract.linkEvents, { params: at(other), body: { otherId: draft._id, dryRun: true } }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is published once by many at once, and never a draft again', async () => {
    const draft = await aDraft('Coulee Draft');
    const body = { version: draft.version };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => admin.ask(`/api/event/${draft._id}/publish`, { method: 'PUT', body })),
    );
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200, 200]);
    const published = await read(draft._id);
    expect(published).toMatchObject({ published: true, version: draft.version + 1 });
    expect(
      await admin.refusal(contract.editEvent, {
        params: at(draft),
        body: { ...unchangedEvent(published), startDate: null, endDate: null },
      }),
    ).toMatchObject({ status: 409, code: 'EVENT_NOT_READY' });
  });

  test('of somebody else, or of nobody, is not found', async () => {
    const { event } = await admin.call(contract.addEvent, { body: { ...EVENT, startDate: null } });
    const body = { version: 1 };
    expect(await promoter.refusal(contract.publishEvent, { params: at(event), body })).toMatchObject({ status: 404 });
    expect((await promoter.ask(`/api/event/${event._id}`)).status).toBe(404);
  });
});
