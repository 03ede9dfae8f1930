import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram, type Program } from '../program/index.js';
import {
  aClass,
  anActor,
  anEvent,
  anId,
  eventFields,
  fakePorts,
  fakeUnitOfWork,
  type World,
} from '../testing/index.js';
import {
  type ClassAsked,
  decidePaying,
  decidePurse,
  duplicateEvent,
  editEvent,
  eventPurse,
  publishEvent,
  type RaceClass,
  saveClasses,
} from './index.js';
import { code, unsettled } from './testing/events.js';

const event = anEvent({ startsOn: '2025-07-05', endsOn: '2025-07-06' });
const maker = anActor({ accountId: anId('acc0', 1) });
const second = anActor({ accountId: anId('acc0', 2), subjectId: anId('admn', 2), name: 'Sam Okafor' });
/** 1,000.00 is what one administrator alone lets an event pay */
const SMALL = 100_000;
const aList = (amount: number, id: string | null = null): readonly ClassAsked[] => [
  { id, name: '450 A', payoutType: 'dealerCredit', places: [{ place: 1, amount }] },
];

const given = (more: Partial<World> = {}, rules: Partial<Program> = {}) => {
  const db = fakeUnitOfWork({ events: [event], classes: [], ...more });
  const ports = fakePorts(db, { program: { ...defaultProgram, ...rules }, settle: unsettled });
  const [save, edit, decide, copy] = [saveClasses(ports), editEvent(ports), decidePaying(ports), duplicateEvent(ports)];
  const publish = publishEvent(ports);
  const drafts = () => db.stored().events.filter((it) => !it.published);
  const one = (id = event.id) => db.stored().eventDetails.find((it) => it.id === id);
  const version = (id?: string) => one(id)?.version ?? 1;
  const pays = () => db.stored().events[0]?.paying;
  return {
    db,
    one,
    pays,
    /** its class, once there is one */
    classId: () => db.stored().classes[0]?.id ?? null,
    save: (classes: readonly ClassAsked[], actor = maker) =>
      save({ actor, eventId: event.id, version: version(), classes }),
    pay: (paying: boolean, actor = maker) =>
      edit({ actor, eventId: event.id, version: version(), event: eventFields({ ...event, paying }) }),
    decide: (actor = maker) => decide({ actor, eventId: event.id, version: version(), paying: true, reason: null }),
    copy: (actor = maker) => copy({ actor, eventId: event.id }),
    /** dates every draft and publishes it */
    publish: async (actor = maker) => {
      for (const { id } of drafts()) {
        const willPay = one(id)?.willPay ?? false;
        const dated = eventFields({ startsOn: event.startsOn, endsOn: event.endsOn, paying: willPay });
        await edit({ actor, eventId: id, version: version(id), event: dated });
        await publish({ actor, eventId: id, version: version(id) });
      }
    },
    approve: (actor = second) =>
      decidePurse(ports)({
        actor,
        requestId: db.stored().requests[0]?.id ?? '',
        version: db.stored().requests[0]?.version ?? 1,
        eventVersion: version(),
        approve: true,
        answer: null,
      }),
    waiting: () => db.stored().requests.filter((it) => it.state === 'waiting'),
  };
};

describe('a large purse by one administrator', () => {
  it('is stored when the event had none, and pays once another one decides', async () => {
    const { save, one, pays, decide } = given();
    await save(aList(SMALL + 1));
    expect([pays(), one()?.payingAskedAt]).toEqual([false, '2025-06-10T18:00:00.000Z']);
    await expect(decide()).rejects.toEqual(code('SECOND_PERSON_NEEDED', { why: 'purse' }));
    expect(await decide(second)).toMatchObject({ event: { paying: true, payingAskedAt: null } });
  });
  it('waits when the event pays already, and is applied by another one', async () => {
    const { db, save, waiting, approve, classId } = given({
      classes: [aClass({ places: [{ place: 1, amount: 5_000 }] })],
    });
    await save(aList(SMALL + 1, classId()));
    expect([db.stored().classes[0]?.places[0]?.amount, waiting()]).toMatchObject([5_000, [{ kind: 'purse' }]]);
    await expect(approve(maker)).rejects.toEqual(code('SECOND_PERSON_NEEDED', { why: 'maker' }));
    await approve();
    expect(db.stored().classes[0]?.places[0]?.amount).toBe(SMALL + 1);
  });
  it('does not pay by editing the event either', async () => {
    const { pay, save, pays } = given({ events: [{ ...event, paying: false }] });
    await save(aList(SMALL + 1));
    expect(pays()).toBe(false);
    expect(await pay(true)).toMatchObject({ paying: false, payingAskedAt: '2025-06-10T18:00:00.000Z' });
    expect(await pay(true, second)).toMatchObject({ paying: true });
  });
  it('does not pay in a copy', async () => {
    const large = [aClass({ places: [{ place: 1, amount: SMALL + 1 }] })];
    const published = async (classes: readonly RaceClass[], actor = maker) => {
      const { copy, publish, db } = given({ classes });
      const { id } = await copy();
      await publish(actor);
      return [db.stored().events.find((it) => it.id === id), db.stored().eventDetails.find((it) => it.id === id)];
    };
    const waits = [
      { published: true, paying: false },
      { payingAskedAt: expect.any(String), willPay: false },
    ];
    const pays = [{ paying: true }, { payingAskedAt: null, willPay: false }];
    expect(await published(large)).toMatchObject(waits);
    expect(await published(large, second)).toMatchObject(pays);
    expect(await published([])).toMatchObject(pays);
  });
  test.each([
    ['a small one', SMALL, {}],
    ['a program with one administrator', SMALL + 1, { approvals: 'recorded' as const }],
  ])('is no matter of two persons: %s', async (_, amount, rules) => {
    const { save, pays, waiting } = given({}, rules);
    await save(aList(amount));
    expect([pays(), waiting()]).toEqual([true, []]);
  });
  it('may be lowered, and its classes renamed, by one', async () => {
    const large = aClass({ places: [{ place: 1, amount: SMALL * 3 }] });
    const { db, save, waiting } = given({ classes: [large] });
    await save([
      { id: large.id, name: 'Renamed', payoutType: large.payoutType, places: [{ place: 1, amount: SMALL * 2 }] },
    ]);
    expect([db.stored().classes[0]?.name, waiting()]).toEqual(['Renamed', []]);
  });
});

test('whatever one administrator does alone, no event pays more than one administrator may decide', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.integer({ min: 0, max: 3 * SMALL }).map((amount) => ['save', amount] as const),
          fc.constantFrom(['pay', 1], ['pay', 0], ['decide', 0], ['copy', 0], ['publish', 0], ['approve', 0]),
        ),
        { maxLength: 12 },
      ),
      fc.boolean(),
      async (acts, paying) => {
        const scene = given({ events: [{ ...event, paying }] });
        const does = {
          save: (amount: number) => scene.save(aList(amount, scene.classId())),
          pay: (yes: number) => scene.pay(yes === 1),
          decide: () => scene.decide(),
          copy: () => scene.copy(),
          publish: () => scene.publish(),
          approve: () => scene.approve(maker),
        };
        for (const [act, amount] of acts)
          await does[act as keyof typeof does](amount as number).catch((error: { code?: string }) => {
            if (!error.code) throw error;
          });
        const { events, classes } = scene.db.stored();
        for (const { id, paying: pays } of events)
          if (pays) expect(eventPurse(classes.filter((of) => of.eventId === id))).toBeLessThanOrEqual(SMALL);
      },
    ),
  ));

test('where approvals are only recorded, a large purse applies and is recorded as done alone, however it comes', async () => {
  const { db, save, pays, pay, classId } = given({}, { approvals: 'recorded' });
  const alone = () =>
    db.stored().audit.flatMap((it) => (it.action === 'done-alone' ? [[it.detail['kind'], it.detail['amount']]] : []));
  await save(aList(SMALL));
  expect(alone()).toEqual([]);
  await save(aList(SMALL + 1, classId()));
  expect([pays(), alone()]).toEqual([true, [['purse', SMALL + 1]]]);
  await save(aList(SMALL, classId()));
  await pay(false);
  expect(alone()).toHaveLength(1);
});
