import { describe, expect, it, test } from '@jest/globals';
import { aClass, anActor, anEvent, anId, aResult, eventFields, PLAIN_EVENT } from '../testing/index.js';
import { admin, ahead, code, given, other, ours, pending, promoter, promoterId, theirs } from './testing/events.js';

const held = { events: [ahead], classes: [aClass()], results: [aResult()] };

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
          ...PLAIN_EVENT,
          id: ahead.id,
          venue: 'Pine Hollow',
          city: 'Durango',
          state: 'CO',
          zipcode: '81301',
          type: 'Enduro',
          willPay: false,
          version: 7,
          copyOf: null,
          payingAskedAt: '2025-05-01T00:00:00.000Z',
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
      published: false,
      paying: false,
      willPay: true,
      canceled: false,
      cancelReason: null,
      canceledAt: null,
      lateResultsAccepted: false,
      version: 1,
      copyOf: ahead.id,
      payingAskedAt: null,
      createdAt: '2025-06-10T18:00:00.000Z',
    });
    const [inClass] = db.stored().classes.filter((it) => it.eventId === copy.id);
    expect(inClass).toEqual({ ...aClass(), id: inClass?.id, eventId: copy.id });
    expect(db.stored().results).toEqual([aResult()]);
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
      event: { canceled: true, cancelReason: 'Rain', canceledAt: '2025-06-10T18:00:00.000Z', version: 2 },
    });
    expect(rejudged()).toEqual([ahead.id]);
    await db.uow.run((tx) => tx.rejudging.done(ahead.id));
    expect(await restore({ actor: admin, eventId: ahead.id, reason: 'It was held' })).toMatchObject({
      event: { canceled: false, cancelReason: null, canceledAt: null, version: 3 },
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
    expect(await cancel({ actor: promoter, eventId: ahead.id, reason: 'Rain' })).toMatchObject({
      event: { canceled: true },
    });
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

describe('deciding whether an event pays', () => {
  const added = async (more: Parameters<typeof given>[0] = {}) => {
    const it_ = given(more);
    const event = await it_.add({ actor: promoter, event: eventFields({ promoterId }) });
    return { ...it_, event, asks: { actor: admin, eventId: event.id, version: 1, reason: null } };
  };
  it('waits from the moment a promoter adds it, and not for one that an admin adds', async () => {
    const { event, add } = await added();
    expect(event).toMatchObject({ paying: false, payingAskedAt: '2025-06-10T18:00:00.000Z' });
    expect(await add({ actor: admin, event: eventFields({ promoterId }) })).toMatchObject({ payingAskedAt: null });
  });
  it('makes it paying, asks to judge it again and tells the promoter, once', async () => {
    const { decide, asks, event, rejudged, acts, db } = await added();
    for (const _ of [1, 2])
      expect(await decide({ ...asks, paying: true })).toMatchObject({
        event: { paying: true, payingAskedAt: null, version: 2 },
      });
    expect([rejudged(), acts()]).toEqual([[event.id], ['add-event', 'decide-paying']]);
    expect(db.stored().outbox).toMatchObject([
      {
        kind: 'event-decided',
        recipient: { type: 'promoter', id: promoterId },
        facts: { event: event.title, decision: 'paying', reason: null },
      },
    ]);
  });
  it('leaves it without a payout, with a reason for the promoter', async () => {
    const { decide, asks, rejudged, db } = await added();
    expect(await decide({ ...asks, paying: false, reason: 'No insurance' })).toMatchObject({
      event: {
        paying: false,
        payingAskedAt: null,
        version: 2,
      },
    });
    expect(rejudged()).toEqual([]);
    expect(db.stored().outbox).toMatchObject([{ facts: { decision: 'not-paying', reason: 'No insurance' } }]);
  });
  it.each([true, false])('is taken back by who made it, as it was before, and nobody is told (%s)', async (paying) => {
    const { decide, undo, asks, event, acts, db, edit } = await added();
    const before = db.stored().eventDetails;
    await decide({ ...asks, paying, reason: 'Seen' });
    await expect(undo({ ...asks, actor: { ...admin, accountId: anId('acc0', 9) } })).rejects.toEqual(
      code('UNDO_REFUSED'),
    );
    expect((await undo(asks)).event).toEqual({ ...event, version: 3 });
    expect([db.stored().outbox, acts().at(-1)]).toEqual([[], 'undo-paying']);
    expect(db.stored().eventDetails.length).toBe(before.length);
    await expect(undo(asks)).rejects.toEqual(code('UNDO_REFUSED'));
    await expect(undo({ ...asks, actor: promoter })).rejects.toEqual(code('NOT_FOUND'));
    // decided again and told, it is corrected; changed since, it stands
    await decide({ ...asks, version: 3, paying });
    await db.uow.run((tx) => tx.outbox.sent(db.stored().outbox[0]?.id ?? '', '2025-06-10T18:00:11.000Z'));
    await undo(asks);
    expect(db.stored().outbox.map((mail) => [mail.kind, mail.facts['what']])).toEqual([
      ['event-decided', undefined],
      ['decision-undone', 'event'],
    ]);
    await decide({ ...asks, version: 5, paying: false });
    await edit({
      actor: admin,
      eventId: event.id,
      version: 6,
      event: eventFields({ promoterId, paying: false, title: 'New' }),
    });
    await expect(undo(asks)).rejects.toEqual(code('UNDO_REFUSED'));
  });
  it('is made for the purse that was looked at, never for a later one', async () => {
    const { decide, asks, edit, event } = await added();
    await edit({ actor: promoter, eventId: event.id, version: 1, event: eventFields({ title: 'Other' }) });
    await expect(decide({ ...asks, paying: true })).rejects.toEqual(code('STALE_EDIT'));
  });
  it('refuses a purse above the limits', async () => {
    const race = { ...ahead, paying: false };
    const tooMuch = aClass({ places: [{ place: 1, amount: 1_000_001 }] });
    const { decide } = given({ events: [race], classes: [tooMuch] });
    await expect(decide({ actor: admin, eventId: race.id, version: 1, paying: true, reason: null })).rejects.toEqual(
      code('PURSE_OVER_LIMIT'),
    );
  });
  it('is also made by an admin who edits it to be paying', async () => {
    const { edit, event } = await added();
    const asked = { actor: admin, eventId: event.id, event: eventFields({ promoterId }) };
    expect(await edit({ ...asked, version: 1, event: { ...asked.event, paying: false, city: 'Moab' } })).toMatchObject({
      payingAskedAt: event.payingAskedAt,
    });
    expect(await edit({ ...asked, version: 2 })).toMatchObject({ paying: true, payingAskedAt: null });
  });
  it('is for admins', async () => {
    const { decide, asks } = await added();
    for (const actor of [promoter, other])
      await expect(decide({ ...asks, actor, paying: true })).rejects.toEqual(code('NOT_FOUND'));
  });
});
