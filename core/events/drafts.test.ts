import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Actor } from '../access/index.js';
import { defaultProgram } from '../program/index.js';
import { assertCanSubmit } from '../results/index.js';
import { aClass, anActor, anEvent, anId, eventFields } from '../testing/index.js';
import type { EventFields } from './event-record.js';
import { admin, ahead, code, given, other, promoter, promoterId } from './testing/events.js';

const NOW = '2025-06-10T18:00:00.000Z';
const dated = (change: Partial<EventFields> = {}): EventFields =>
  eventFields({ startsOn: '2025-07-05', endsOn: '2025-07-06', promoterId, ...change });
const undated = (change: Partial<EventFields> = {}) => dated({ startsOn: null, endsOn: null, ...change });
const race = { events: [anEvent({ ...ahead })], classes: [aClass({ eventId: ahead.id })] };

describe('an event', () => {
  it('without a date is a draft, and with one it is published', async () => {
    const { add } = given();
    expect(await add({ actor: admin, event: undated() })).toMatchObject({
      published: false,
      paying: false,
      willPay: true,
    });
    expect(await add({ actor: admin, event: dated() })).toMatchObject({
      published: true,
      paying: true,
      willPay: false,
    });
    expect(await add({ actor: promoter, event: undated() })).toMatchObject({
      published: false,
      paying: false,
      willPay: false,
      payingAskedAt: null,
    });
  });
  it('that is a copy is a draft, and stays one when it gets its dates', async () => {
    const { duplicate, edit } = given(race);
    const copy = await duplicate({ actor: admin, eventId: ahead.id });
    expect(copy).toMatchObject({ published: false, paying: false, willPay: true, startsOn: null });
    const draft = await edit({ actor: admin, eventId: copy.id, version: 1, event: dated() });
    expect(draft).toMatchObject({ published: false, paying: false, willPay: true, startsOn: '2025-07-05' });
    // an administrator says of a draft that it will not pay; a promoter cannot say
    const unpaid = await edit({ actor: admin, eventId: copy.id, version: 2, event: dated({ paying: false }) });
    expect(unpaid).toMatchObject({ willPay: false, version: 3 });
    const moved = await edit({
      actor: promoter,
      eventId: copy.id,
      version: 3,
      event: dated({ startsOn: '2025-07-06' }),
    });
    expect(moved).toMatchObject({ published: false, willPay: false, startsOn: '2025-07-06' });
  });
  it('that is published keeps a date, and is no draft again', async () => {
    const { edit, publish } = given({ events: [anEvent({ ...ahead, paying: false })] });
    for (const actor of [admin, promoter])
      await expect(edit({ actor, eventId: ahead.id, version: 1, event: undated() })).rejects.toEqual(
        code('EVENT_NOT_READY', { why: 'date' }),
      );
    expect(await publish({ actor: admin, eventId: ahead.id, version: 9 })).toMatchObject({ version: 1 });
  });
});

describe('a draft', () => {
  const aDraft = async (by: Actor = admin) => {
    const it_ = given(race);
    const { id } = await it_.add({ actor: by, event: undated() });
    return { ...it_, id, on: (event: EventFields, actor = by) => it_.edit({ actor, eventId: id, version: 1, event }) };
  };
  it('is published with its dates; what changed since is not published unseen', async () => {
    const { id, on, publish, acts } = await aDraft();
    const asked = { actor: admin, eventId: id, version: 1 };
    await expect(publish(asked)).rejects.toEqual(code('EVENT_NOT_READY', { why: 'date' }));
    await on(dated());
    await expect(publish(asked)).rejects.toEqual(code('STALE_EDIT'));
    expect(await publish({ ...asked, version: 2 })).toMatchObject({
      published: true,
      paying: true,
      willPay: false,
      payingAskedAt: null,
      version: 3,
    });
    // again: nothing changes
    expect(await publish({ ...asked, version: 2 })).toMatchObject({ version: 3 });
    expect(acts()).toEqual(['add-event', 'edit-event', 'publish-event']);
  });
  it("by its promoter waits for an admin's decision, whatever the draft said of paying", async () => {
    const { id, on, publish, decide } = await aDraft();
    await on(dated({ paying: true }));
    const asked = { eventId: id, version: 2 };
    await expect(publish({ actor: other, ...asked })).rejects.toEqual(code('NOT_FOUND'));
    expect(await publish({ actor: promoter, ...asked })).toMatchObject({
      published: true,
      paying: false,
      willPay: false,
      payingAskedAt: NOW,
    });
    expect(await decide({ actor: admin, eventId: id, version: 3, paying: true, reason: null })).toMatchObject({
      event: { paying: true },
    });
  });
  it("is another promoter's neither by its series nor otherwise", async () => {
    const { add, edit, publish } = given();
    const { id } = await add({ actor: admin, event: undated({ promoterId: null, seriesId: anId('series', 1) }) });
    await expect(edit({ actor: promoter, eventId: id, version: 1, event: dated() })).rejects.toEqual(code('NOT_FOUND'));
    await expect(publish({ actor: promoter, eventId: id, version: 1 })).rejects.toEqual(code('NOT_FOUND'));
  });
  it('that is canceled is not published', async () => {
    const { id, on, cancel, publish } = await aDraft(promoter);
    await on(dated());
    await cancel({ actor: promoter, eventId: id, reason: 'No track' });
    await expect(publish({ actor: promoter, eventId: id, version: 3 })).rejects.toEqual(
      code('EVENT_NOT_READY', { why: 'canceled' }),
    );
  });
  it('is not decided about, and takes no results', async () => {
    const { id, decide } = await aDraft();
    await expect(decide({ actor: admin, eventId: id, version: 1, paying: true, reason: null })).rejects.toEqual(
      code('EVENT_IS_DRAFT'),
    );
    const draft = anEvent({ published: false, paying: false });
    for (const actor of [admin, promoter])
      expect(() => assertCanSubmit(actor, draft, NOW, defaultProgram)).toThrow('The event is a draft');
    expect(() => assertCanSubmit(anActor({ type: 'promoter' }), draft, NOW, defaultProgram)).toThrow('event not found');
  });
});

test('whatever is done, a draft neither pays nor waits for a decision, and what is published stays so with a date', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.constantFrom('copy', 'add', 'date', 'undate', 'pay', 'unpay', 'decide', 'publish', 'cancel', 'restore'),
          fc.constantFrom(admin, promoter),
          fc.nat(3),
        ),
        { maxLength: 14 },
      ),
      async (acts) => {
        const it_ = given(race);
        const seen = new Set<string>();
        for (const [act, actor, nth] of acts) {
          const { events } = it_.db.stored();
          const eventId = events[nth % events.length]?.id ?? ahead.id;
          const before = await it_.stored(eventId);
          if (!before) throw new Error('No event');
          const on = { actor, eventId, version: before.version };
          const write = (event: EventFields) => it_.edit({ ...on, event });
          const does: Readonly<Record<typeof act, () => Promise<unknown>>> = {
            copy: () => it_.duplicate(on),
            add: () => it_.add({ actor, event: undated() }),
            date: () => write({ ...before, startsOn: '2025-07-05', endsOn: '2025-07-06' }),
            undate: () => write({ ...before, startsOn: null, endsOn: null }),
            pay: () => write({ ...before, paying: true }),
            unpay: () => write({ ...before, paying: false }),
            decide: () => it_.decide({ ...on, paying: true, reason: null }),
            publish: () => it_.publish(on),
            cancel: () => it_.cancel({ ...on, reason: 'Rain' }),
            restore: () => it_.restore({ ...on, reason: 'Dry' }),
          };
          await does[act]().catch((error: { code?: string }) => {
            if (!error.code) throw error;
          });
          for (const { id } of it_.db.stored().events) {
            const event = await it_.stored(id);
            if (event?.published) seen.add(id);
            if (event?.published) expect([event.startsOn === null, event.willPay]).toEqual([false, false]);
            else expect([event?.paying, event?.payingAskedAt, seen.has(id)]).toEqual([false, null, false]);
          }
        }
      },
    ),
  ));
