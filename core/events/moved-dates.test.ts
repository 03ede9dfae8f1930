import { describe, expect, it, test } from '@jest/globals';
import { defaultProgram, type Program } from '../program/index.js';
import {
  aClass,
  anActor,
  anEvent,
  anId,
  aResult,
  eventFields,
  fakePorts,
  fakeUnitOfWork,
  type World,
} from '../testing/index.js';
import { decidePaying, decidePurse, editEvent } from './index.js';
import { code, unsettled } from './testing/events.js';

/** today is 10 June 2025 */
const run = anEvent({ startsOn: '2025-06-07', endsOn: '2025-06-08' });
const maker = anActor({ accountId: anId('acc0', 1) });
const second = anActor({ accountId: anId('acc0', 2), subjectId: anId('admn', 2), name: 'Sam Okafor' });

const given = (event = run, rules: Partial<Program> = {}, more: Partial<World> = {}) => {
  const db = fakeUnitOfWork({ events: [event], classes: [aClass()], ...more });
  const ports = fakePorts(db, { program: { ...defaultProgram, ...rules }, settle: unsettled });
  const stored = () => db.stored().eventDetails.find((one) => one.id === event.id) ?? { ...event, version: 1 };
  const dates = () => {
    const now = db.stored().events.find((one) => one.id === event.id);
    return [now?.startsOn, now?.endsOn];
  };
  const edit = (change: object, actor = maker) =>
    editEvent(ports)({
      actor,
      eventId: event.id,
      version: stored().version,
      event: eventFields({ ...event, ...change }),
      reason: 'Rain',
    });
  return {
    db,
    dates,
    edit,
    move: (startsOn: string, actor = maker) => edit({ startsOn, endsOn: startsOn }, actor),
    pay: (actor = maker) =>
      decidePaying(ports)({ actor, eventId: event.id, version: stored().version, paying: true, reason: null }),
    decide: (actor = second, approve = true) => {
      const [request] = db.stored().requests;
      return decidePurse(ports)({
        actor,
        requestId: request?.id ?? '',
        version: request?.version ?? 1,
        eventVersion: stored().version,
        approve,
        answer: null,
      });
    },
  };
};

describe('an administrator’s dates of a paying event that has begun', () => {
  it('wait for a second administrator; other fields change at once', async () => {
    const all = given();
    await all.edit({ startsOn: '2025-06-21', endsOn: '2025-06-21', title: 'Ridge Creek, postponed' });
    expect(all.dates()).toEqual(['2025-06-07', '2025-06-08']);
    expect(all.db.stored().requests).toMatchObject([{ kind: 'purse', state: 'waiting', reason: 'Rain' }]);
    expect(all.db.stored().events[0]?.title).toBe('Ridge Creek, postponed');
    await expect(all.decide(maker)).rejects.toEqual(code('SECOND_PERSON_NEEDED', { why: 'maker' }));
    expect(all.dates()).toEqual(['2025-06-07', '2025-06-08']);
    await all.decide();
    expect(all.dates()).toEqual(['2025-06-21', '2025-06-21']);
    expect(all.db.stored().rejudgings).toHaveLength(1);
  });

  it('stay when they are refused', async () => {
    const all = given();
    await all.move('2025-06-21');
    await all.decide(second, false);
    expect(all.dates()).toEqual(['2025-06-07', '2025-06-08']);
  });

  test.each([
    [
      'into the past, of one that is to come',
      anEvent({ startsOn: '2025-07-05', endsOn: '2025-07-05' }),
      '2025-06-01',
      1,
    ],
    ['of one that is to come', anEvent({ startsOn: '2025-07-05', endsOn: '2025-07-05' }), '2025-07-12', 0],
    ['of one that does not pay', anEvent({ ...run, paying: false }), '2025-06-21', 0],
    ['of one without a date, to come', anEvent({ startsOn: null, endsOn: null }), '2025-07-12', 0],
  ])('%s', async (_, event, to, waiting) => {
    const all = given(event);
    await all.move(to);
    expect(all.db.stored().requests).toHaveLength(waiting);
    expect(all.dates()[0]).toBe(waiting === 1 ? event.startsOn : to);
  });

  it('are recorded where one person may', async () => {
    const all = given(run, { approvals: 'recorded' });
    await all.move('2025-06-21');
    expect(all.dates()[0]).toBe('2025-06-21');
    expect(all.db.stored().audit.map((one) => [one.action, one.detail['kind']])).toContainEqual([
      'done-alone',
      'purse',
    ]);
  });

  it('are no way around by not paying in between, for a large purse', async () => {
    const large = aClass({ places: [{ place: 1, amount: 500_000 }] });
    const all = given(run, {}, { classes: [large] });
    await all.edit({ paying: false });
    await all.edit({ paying: false, startsOn: '2025-06-21', endsOn: '2025-06-21' });
    expect(all.dates()[0]).toBe('2025-06-21');
    await expect(all.pay()).rejects.toEqual(code('SECOND_PERSON_NEEDED', { why: 'purse' }));
    expect(all.db.stored().events[0]?.paying).toBe(false);
    await all.pay(second);
    expect(all.db.stored().events[0]?.paying).toBe(true);
  });

  it.each([
    [
      'by editing it',
      (all: ReturnType<typeof given>) => all.edit({ paying: true, startsOn: '2025-06-09', endsOn: null }),
    ],
    ['by deciding it', (all: ReturnType<typeof given>) => all.pay().catch(() => undefined)],
  ])('are no way around for a small purse either, once somebody has a result: %s', async (_, payAgain) => {
    const small = aClass({ places: [{ place: 1, amount: 90_000 }], resultsReceivedAt: '2025-06-08T18:00:00.000Z' });
    const all = given(run, {}, { classes: [small], results: [aResult()] });
    await all.edit({ paying: false });
    await all.edit({ paying: false, startsOn: '2025-06-09', endsOn: null });
    await payAgain(all);
    expect(all.db.stored().events[0]?.paying).toBe(false);
    await all.pay(second);
    expect(all.db.stored().events[0]?.paying).toBe(true);
  });
});
