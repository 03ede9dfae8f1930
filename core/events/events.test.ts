import { describe, expect, it, test } from '@jest/globals';
import {
  aClass,
  anActor,
  anEvent,
  anId,
  aSeries,
  eventFields,
  fakeUnitOfWork,
  fixedClock,
  sequentialIds,
  type World,
} from '../testing/index.js';
import { defaultProgram } from '../program/index.js';
import type { EventFields } from './event-record.js';
import {
  acceptLateResults,
  addEvent,
  cancelEvent,
  deleteEvent,
  duplicateEvent,
  editEvent,
  restoreEvent,
} from './index.js';

const admin = anActor();
const promoterId = anId('pr0m0ter', 1);
const promoter = anActor({ type: 'promoter', subjectId: promoterId });
const other = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 2) });
const pending = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 3) });
const promoters = (
  [
    [1, 'approved'],
    [2, 'approved'],
    [3, 'pending'],
  ] as const
).map(([n, status]) => ({ id: anId('pr0m0ter', n), name: `P${n}`, email: `p${n}@example.com`, status }));
/** Today is 2025-06-10: this event has not begun. */
const ahead = anEvent({ startsOn: '2025-07-05', endsOn: '2025-07-06' });
const ours = aSeries({ id: anId('series', 1), promoterId });
const theirs = aSeries({ id: anId('series', 2), promoterId: anId('pr0m0ter', 2) });

const given = (more: Partial<World> = {}) => {
  const db = fakeUnitOfWork({ promoters, series: [ours, theirs], ...more });
  const ports = { uow: db.uow, clock: fixedClock(), ids: sequentialIds(), program: defaultProgram };
  const stored = (id: string) => db.uow.run((tx) => tx.eventAdmin.lock(id));
  return {
    db,
    stored,
    add: addEvent(ports),
    edit: editEvent(ports),
    duplicate: duplicateEvent(ports),
    cancel: cancelEvent(ports),
    restore: restoreEvent(ports),
    remove: deleteEvent(ports),
    accept: acceptLateResults(ports),
    rejudged: () => db.stored().rejudgings.map((it) => it.eventId),
    acts: () => db.stored().audit.map((it) => it.action),
  };
};
const written = (change: Partial<EventFields> = {}) =>
  eventFields({ promoterId, startsOn: ahead.startsOn, endsOn: ahead.endsOn, ...change });
const code = (code: string, detail: object = {}) =>
  expect.objectContaining({ code, detail: expect.objectContaining(detail) });
const aResult = {
  id: anId('res0t', 1),
  classId: aClass().id,
  place: 1,
  type: 'finished',
  riderName: 'Casey',
  number: null,
  hometown: null,
  bike: null,
  email: null,
  amaNumber: null,
  riderId: null,
  verdict: { earns: null, reasons: [] },
} as const;
const held = { events: [ahead], classes: [aClass()], results: [aResult] };

describe('adding an event', () => {
  it('pays in the currency of its country, ends on the day it starts, and is on record', async () => {
    const { add, stored, db } = given();
    const event = await add({
      actor: admin,
      event: eventFields({ country: 'ca', state: 'qc', endsOn: null, promoterId, seriesId: ours.id }),
    });
    expect(event).toMatchObject({
      currency: 'CAD',
      country: 'CA',
      state: 'QC',
      endsOn: '2025-07-05',
      paying: true,
      canceled: false,
      version: 1,
      promoterId,
      seriesId: ours.id,
    });
    expect(await stored(event.id)).toEqual(event);
    expect(db.stored().audit).toMatchObject([{ action: 'add-event', objectId: event.id, actorId: admin.accountId }]);
  });
  it("a promoter's is their own and pays nothing yet", async () => {
    const event = await given().add({
      actor: promoter,
      event: eventFields({ promoterId: other.subjectId, paying: true, seriesId: ours.id }),
    });
    expect(event).toMatchObject({ promoterId, paying: false, seriesId: ours.id });
  });
  test.each([
    ['a promoter who is not approved', pending, {}, code('PROMOTER_NOT_APPROVED')],
    ['a rider', anActor({ type: 'rider' }), {}, code('NOT_FOUND', { what: 'event' })],
    ["a promoter into another's series", promoter, { seriesId: theirs.id }, code('NOT_FOUND', { what: 'series' })],
    ['an admin into no series', admin, { seriesId: anId('nothing') }, code('NOT_FOUND', { what: 'series' })],
    ['an admin for nobody', admin, { promoterId: anId('nobody') }, code('NOT_FOUND', { what: 'promoter' })],
    ['one that ends before it starts', admin, { endsOn: '2025-07-04' }, code('EVENT_DATES_NOT_VALID')],
    ['one with a last day alone', admin, { startsOn: null }, code('EVENT_DATES_NOT_VALID')],
  ])('is refused to %s', async (_, actor, change, why) => {
    const { add, db } = given();
    await expect(add({ actor, event: eventFields(change) })).rejects.toEqual(why);
    expect(db.stored().events).toEqual([]);
  });
});

describe('editing an event', () => {
  it('counts its version and tells what changed', async () => {
    const { edit, db, rejudged } = given({ events: [ahead] });
    const event = await edit({ actor: admin, eventId: ahead.id, version: 1, event: written({ title: 'New' }) });
    expect(event).toMatchObject({ title: 'New', version: 2 });
    expect(db.stored().audit[0]).toMatchObject({
      action: 'edit-event',
      detail: { title: { before: ahead.title, after: 'New' }, zipcode: { before: null, after: '***' } },
    });
    expect(rejudged()).toEqual([]);
  });
  it('that changes nothing leaves no trace', async () => {
    const { add, edit, acts } = given();
    const event = await add({ actor: admin, event: written() });
    expect(await edit({ actor: admin, eventId: event.id, version: 1, event: written() })).toEqual(event);
    expect(acts()).toEqual(['add-event']);
  });
  it('of an older version is refused', async () => {
    const { edit } = given({ events: [ahead] });
    await edit({ actor: admin, eventId: ahead.id, version: 1, event: written() });
    await expect(
      edit({ actor: admin, eventId: ahead.id, version: 1, event: written({ title: 'Other' }) }),
    ).rejects.toEqual(code('STALE_EDIT', { what: 'event', version: 2 }));
  });
  test.each([
    ['paying', { paying: false }],
    ['its first day', { startsOn: '2025-07-04' }],
    ['its last day', { endsOn: '2025-07-07' }],
  ])('%s asks to judge it again', async (_, change) => {
    const { edit, rejudged } = given({ events: [ahead] });
    await edit({ actor: admin, eventId: ahead.id, version: 1, event: written(change) });
    expect(rejudged()).toEqual([ahead.id]);
  });
  it('moves it to a country of another currency only while it has no awards', async () => {
    const award = {
      id: anId('awd', 1),
      riderId: anId('rder', 1),
      currency: 'USD',
      type: 'credit',
      status: 'current',
      initial: 0,
      current: 0,
      spent: 0,
      expired: 0,
      taken: 0,
      awardedAt: '2025-06-09T10:00:00.000Z',
      expiresOn: null,
      source: { eventId: ahead.id, classId: aClass().id },
      seriesId: null,
      label: 'x',
    } as const;
    const free = given({ events: [ahead] });
    expect(
      await free.edit({ actor: admin, eventId: ahead.id, version: 1, event: written({ country: 'CA' }) }),
    ).toMatchObject({ currency: 'CAD' });
    const settled = given({ events: [ahead], classes: [aClass()], awards: [award] });
    await expect(
      settled.edit({ actor: admin, eventId: ahead.id, version: 1, event: written({ country: 'CA' }) }),
    ).rejects.toEqual(code('CURRENCY_FIXED', { currency: 'USD' }));
    const inEuros = anEvent({ ...ahead, country: 'FR', currency: 'EUR' });
    const euros = given({ events: [inEuros], classes: [aClass()], awards: [{ ...award, currency: 'EUR' }] });
    expect(
      await euros.edit({ actor: admin, eventId: ahead.id, version: 1, event: written({ country: 'DE' }) }),
    ).toMatchObject({ country: 'DE', currency: 'EUR' });
  });

  describe('by a promoter', () => {
    it('is for their own event, and leaves to admins whether it pays and whose it is', async () => {
      const { edit } = given({ events: [ahead] });
      expect(
        await edit({
          actor: promoter,
          eventId: ahead.id,
          version: 1,
          event: written({ title: 'New', paying: false, promoterId: null }),
        }),
      ).toMatchObject({ title: 'New', paying: true, promoterId });
    });
    it('is for an event of their own series that is nobody’s, and not for another promoter’s', async () => {
      const { edit } = given({
        events: [anEvent({ ...ahead, promoterId: null, promoterApproved: false, seriesId: ours.id })],
      });
      expect(
        await edit({
          actor: promoter,
          eventId: ahead.id,
          version: 1,
          event: written({ title: 'New', seriesId: ours.id }),
        }),
      ).toMatchObject({ title: 'New', promoterId: null });
      const guest = given({ events: [anEvent({ ...ahead, promoterId: other.subjectId, seriesId: ours.id })] });
      await expect(
        guest.edit({
          actor: promoter,
          eventId: ahead.id,
          version: 1,
          event: written({ title: 'New', seriesId: ours.id }),
        }),
      ).rejects.toEqual(code('NOT_FOUND', { what: 'event' }));
      await expect(guest.cancel({ actor: promoter, eventId: ahead.id, reason: 'Rain' })).rejects.toEqual(
        code('NOT_FOUND', { what: 'event' }),
      );
    });
    test.each([
      ["another's", other],
      ['one who is not approved any more', pending],
      ['a dealer', anActor({ type: 'dealer' })],
    ])('is refused to %s', async (_, actor) => {
      const { edit } = given({
        events: [
          anEvent({
            ...ahead,
            promoterId: actor === pending ? pending.subjectId : promoterId,
            promoterApproved: false,
          }),
        ],
      });
      await expect(edit({ actor, eventId: ahead.id, version: 1, event: written() })).rejects.toEqual(
        code('NOT_FOUND', { what: 'event' }),
      );
    });
    it('moves its dates until it begins: the time for results counts from them', async () => {
      const soon = given({ events: [ahead] });
      expect(
        await soon.edit({ actor: promoter, eventId: ahead.id, version: 1, event: written({ endsOn: '2025-07-08' }) }),
      ).toMatchObject({ endsOn: '2025-07-08' });
      const today = anEvent({ ...ahead, startsOn: '2025-06-10', endsOn: '2025-06-10' });
      const begun = given({ events: [today] });
      const moved = written({ startsOn: '2025-06-10', endsOn: '2025-07-08' });
      await expect(begun.edit({ actor: promoter, eventId: ahead.id, version: 1, event: moved })).rejects.toEqual(
        code('EVENT_BEGUN', { startsOn: '2025-06-10' }),
      );
      expect(await begun.edit({ actor: admin, eventId: ahead.id, version: 1, event: moved })).toMatchObject({
        endsOn: '2025-07-08',
      });
    });
  });
});

describe('duplicating an event', () => {
  const race = {
    ...held,
    events: [anEvent({ ...ahead, seriesId: ours.id, canceled: true, lateResultsAccepted: true })],
    classes: [aClass({ entrants: 9, resultsReceivedAt: '2025-06-09T10:00:00.000Z' })],
  };
  it('takes title, venue, classes and places, never results, dates or the series', async () => {
    const { duplicate, db, stored } = given({
      ...race,
      eventDetails: [
        {
          id: ahead.id,
          venue: 'Pine Hollow',
          venueWebsite: null,
          city: 'Durango',
          state: 'CO',
          zipcode: '81301',
          type: 'Enduro',
          version: 7,
          copyOf: null,
          cancelReason: 'Rain',
          canceledAt: '2025-06-01T00:00:00.000Z',
          createdAt: null,
        },
      ],
    });
    const copy = await duplicate({ actor: admin, eventId: ahead.id });
    expect(copy).toEqual({
      ...(await stored(ahead.id)),
      id: copy.id,
      startsOn: null,
      endsOn: null,
      seriesId: null,
      canceled: false,
      cancelReason: null,
      canceledAt: null,
      lateResultsAccepted: false,
      version: 1,
      copyOf: ahead.id,
      createdAt: '2025-06-10T18:00:00.000Z',
    });
    const [inClass] = db.stored().classes.filter((it) => it.eventId === copy.id);
    expect(inClass).toEqual({ ...aClass(), id: inClass?.id, eventId: copy.id });
    expect(db.stored().results).toEqual([aResult]);
  });
  it('is for admins', async () => {
    await expect(given(race).duplicate({ actor: promoter, eventId: ahead.id })).rejects.toEqual(code('NOT_FOUND'));
    await expect(given(race).duplicate({ actor: admin, eventId: anId('nothing') })).rejects.toEqual(code('NOT_FOUND'));
  });
});

describe('canceling an event', () => {
  it('says why, asks to judge it again, and can be taken back', async () => {
    const { cancel, restore, db, rejudged, acts } = given(held);
    expect(await cancel({ actor: admin, eventId: ahead.id, reason: 'Rain' })).toMatchObject({
      canceled: true,
      cancelReason: 'Rain',
      canceledAt: '2025-06-10T18:00:00.000Z',
      version: 2,
    });
    expect(rejudged()).toEqual([ahead.id]);
    await db.uow.run((tx) => tx.rejudging.done(ahead.id));
    expect(await restore({ actor: admin, eventId: ahead.id, reason: 'It was held' })).toMatchObject({
      canceled: false,
      cancelReason: null,
      canceledAt: null,
      version: 3,
    });
    expect([rejudged(), acts()]).toEqual([[ahead.id], ['cancel-event', 'restore-event']]);
    expect(db.stored().audit[1]?.detail).toEqual({ reason: 'It was held', canceledFor: 'Rain' });
  });
  it('twice changes nothing', async () => {
    const { cancel, restore, acts } = given(held);
    const once = await cancel({ actor: admin, eventId: ahead.id, reason: 'Rain' });
    expect(await cancel({ actor: admin, eventId: ahead.id, reason: 'Snow' })).toEqual(once);
    await restore({ actor: admin, eventId: ahead.id, reason: '' });
    await restore({ actor: admin, eventId: ahead.id, reason: '' });
    expect(acts()).toEqual(['cancel-event', 'restore-event']);
  });
  it("is its promoter's only while it has no results; restoring is an admin's", async () => {
    const { cancel, restore } = given({ events: [ahead], classes: [aClass()] });
    expect(await cancel({ actor: promoter, eventId: ahead.id, reason: 'Rain' })).toMatchObject({ canceled: true });
    await expect(restore({ actor: promoter, eventId: ahead.id, reason: '' })).rejects.toEqual(code('NOT_FOUND'));
    await expect(given(held).cancel({ actor: promoter, eventId: ahead.id, reason: 'Rain' })).rejects.toEqual(
      code('EVENT_HAS_RESULTS'),
    );
    await expect(given(held).cancel({ actor: other, eventId: ahead.id, reason: 'Rain' })).rejects.toEqual(
      code('NOT_FOUND'),
    );
  });
});

describe('deleting an event', () => {
  it('takes its classes with it', async () => {
    const { remove, db, acts } = given({ events: [ahead], classes: [aClass()] });
    await remove({ actor: admin, eventId: ahead.id });
    expect([db.stored().events, db.stored().classes, acts()]).toEqual([[], [], ['delete-event']]);
  });
  it('EVENT_HAS_RESULTS', async () =>
    await expect(given(held).remove({ actor: admin, eventId: ahead.id })).rejects.toEqual(code('EVENT_HAS_RESULTS')));
  it('is for admins', async () =>
    await expect(given({ events: [ahead] }).remove({ actor: promoter, eventId: ahead.id })).rejects.toEqual(
      code('NOT_FOUND'),
    ));
});

describe('accepting late results', () => {
  it('asks to judge the event again, once', async () => {
    const { accept, rejudged, acts } = given(held);
    expect(await accept({ actor: admin, eventId: ahead.id, accepted: true })).toMatchObject({
      lateResultsAccepted: true,
      version: 2,
    });
    expect(await accept({ actor: admin, eventId: ahead.id, accepted: true })).toMatchObject({ version: 2 });
    expect([rejudged(), acts()]).toEqual([[ahead.id], ['accept-late-results']]);
  });
  it('is for admins', async () =>
    await expect(given(held).accept({ actor: promoter, eventId: ahead.id, accepted: true })).rejects.toEqual(
      code('NOT_FOUND'),
    ));
});
