import { describe, expect, it, test } from '@jest/globals';
import { aClass, anActor, anEvent, anId, eventFields } from '../testing/index.js';
import type { EventFields } from './event-record.js';
import { admin, ahead, code, given, other, ours, pending, promoter, promoterId } from './testing/events.js';

const written = (change: Partial<EventFields> = {}) =>
  eventFields({ promoterId, startsOn: ahead.startsOn, endsOn: ahead.endsOn, ...change });

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
      const soon = given({ events: [anEvent({ ...ahead, paying: false })] });
      expect(
        await soon.edit({ actor: promoter, eventId: ahead.id, version: 1, event: written({ endsOn: '2025-07-08' }) }),
      ).toMatchObject({ endsOn: '2025-07-08' });
      const today = anEvent({ ...ahead, startsOn: '2025-06-10', endsOn: '2025-06-10' });
      const begun = given({ events: [today] });
      const moved = written({ startsOn: '2025-06-10', endsOn: '2025-07-08' });
      await expect(begun.edit({ actor: promoter, eventId: ahead.id, version: 1, event: moved })).rejects.toEqual(
        code('EVENT_BEGUN', { startsOn: '2025-06-10' }),
      );
      // an administrator's wait for a second one
      await begun.edit({ actor: admin, eventId: ahead.id, version: 1, event: moved });
      expect(begun.db.stored().requests).toMatchObject([
        { kind: 'purse', change: { after: { endsOn: '2025-07-08' } } },
      ]);
    });
  });
});
