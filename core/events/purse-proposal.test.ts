import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type ApprovalRequest, expireRequests, withdrawRequest } from '../approvals/index.js';
import { defaultProgram } from '../program/index.js';
import type { Instant } from '../shared/index.js';
import {
  aClass,
  anActor,
  anEvent,
  anId,
  aResult,
  eventFields,
  fakePorts,
  fakeUnitOfWork,
  fixedClock,
  type World,
} from '../testing/index.js';
import { type ClassAsked, decidePurse, deleteEvent, editEvent, saveClasses } from './index.js';
import { paysNoMore } from './purse-proposal.js';
import { code, unsettled } from './testing/events.js';

const event = anEvent({ startsOn: '2025-07-05', endsOn: '2025-07-06' });
const promoter = anActor({ accountId: anId('acc0', 1), type: 'promoter', subjectId: event.promoterId ?? '' });
const admin = anActor({ accountId: anId('acc0', 2), subjectId: anId('admn', 2), name: 'Sam Okafor' });
const a = aClass({ places: [{ place: 1, amount: 10_000 }] });
const asked = ({ id, name, payoutType, places }: typeof a): ClassAsked => ({ id, name, payoutType, places });
const raised = { ...asked(a), places: [{ place: 1, amount: 500_000 }] };
const lowered = { ...asked(a), places: [{ place: 1, amount: 9_000 }] };
const added: ClassAsked = { id: null, name: 'Women', payoutType: 'cash', places: [{ place: 1, amount: 1 }] };

const given = (more: Partial<World> = {}, at?: Instant) => {
  const db = fakeUnitOfWork({
    promoters: [{ id: event.promoterId ?? '', name: 'Ridge', email: 'ridge@example.com', status: 'approved' }],
    events: [event],
    classes: [a],
    ...more,
  });
  const ports = fakePorts(db, { clock: fixedClock(at), settle: unsettled });
  const [save, edit, decide] = [saveClasses(ports), editEvent(ports), decidePurse(ports)];
  return {
    db,
    ports,
    save: (classes: readonly ClassAsked[], over: object = {}) =>
      save({ actor: promoter, eventId: event.id, version: 1, classes, ...over }),
    edit: (fields: object, over: object = {}) =>
      edit({ actor: promoter, eventId: event.id, version: 1, event: eventFields({ ...event, ...fields }), ...over }),
    decide: (over: object = {}) =>
      decide({
        actor: admin,
        requestId: db.stored().requests[0]?.id ?? '',
        version: db.stored().requests[0]?.version ?? 1,
        eventVersion: db.stored().eventDetails[0]?.version ?? 1,
        approve: true,
        answer: null,
        ...over,
      }),
    withdraw: (actor = promoter) => withdrawRequest(ports)({ actor, requestId: db.stored().requests[0]?.id ?? '' }),
    waiting: () => db.stored().requests.filter((it) => it.state === 'waiting'),
  };
};

describe("a promoter's change of an event that was decided", () => {
  test.each([
    ['a higher amount', [raised]],
    ['a new class', [asked(a), added]],
    ['another payout type', [{ ...asked(a), payoutType: 'cash' as const }]],
    ['another name, so that other results match', [{ ...asked(a), name: '50 Beginner' }]],
    ['a place more', [{ ...asked(a), places: [...a.places, { place: 2, amount: 1 }] }]],
  ])('waits: %s', async (_, classes) => {
    const { db, save, waiting } = given();
    expect(await save(classes, { reason: 'A sponsor joined' })).toEqual({ version: 1, classes: [a] });
    expect(db.stored().classes).toEqual([a]);
    expect(db.stored().rejudgings).toEqual([]);
    expect(waiting()).toMatchObject([
      { kind: 'purse', objectId: event.id, askedBy: promoter.accountId, reason: 'A sponsor joined', version: 1 },
    ]);
  });
  it('waits when its dates move; other fields change at once', async () => {
    const { db, edit, waiting } = given();
    expect(await edit({ title: 'Night race', startsOn: '2025-06-11', endsOn: '2025-06-11' })).toMatchObject({
      title: 'Night race',
      startsOn: '2025-07-05',
      endsOn: '2025-07-06',
    });
    expect(db.stored().rejudgings).toEqual([]);
    expect(waiting()).toMatchObject([{ change: { after: { startsOn: '2025-06-11', classes: [{ id: a.id }] } } }]);
  });
  it('cannot turn its dollars into euros', async () => {
    await expect(given().edit({ country: 'FR', state: null })).rejects.toEqual(code('CURRENCY_FIXED'));
  });
  test.each([
    ['a lower amount', [lowered]],
    ['a class less', []],
    ['a class that pays nothing any more', [{ ...asked(a), payoutType: 'noPayout' as const }]],
  ])('applies at once while nobody has a result: %s', async (_, classes) => {
    const { save, waiting } = given();
    expect((await save(classes)).version).toBe(2);
    expect(waiting()).toEqual([]);
  });
  it('waits also when it pays less, once there are results', async () => {
    const { db, save, waiting } = given({ results: [aResult()] });
    await save([lowered]);
    expect(db.stored().classes).toEqual([a]);
    expect(waiting()).toHaveLength(1);
  });
  it('never removes a class with results', async () => {
    await expect(given({ results: [aResult()] }).save([added])).rejects.toEqual(code('CLASS_HAS_RESULTS'));
  });
  it('one change waits at a time: dates join the classes, and an edit replaces it', async () => {
    const { edit, save, waiting } = given();
    await save([raised]);
    await edit({ startsOn: '2025-07-12', endsOn: '2025-07-13' });
    await save([{ ...raised, places: [{ place: 1, amount: 400_000 }] }], { version: 2 });
    expect(waiting()).toMatchObject([
      {
        version: 3,
        change: {
          before: { startsOn: '2025-07-05', classes: [{ places: a.places }] },
          after: { startsOn: '2025-07-12', classes: [{ places: [{ place: 1, amount: 400_000 }] }] },
        },
      },
    ]);
  });
  it('a new class of a proposal is edited by its id', async () => {
    const { db, save, waiting } = given();
    await save([asked(a), added]);
    const { change } = db.stored().requests[0] as ApprovalRequest<'purse'>;
    const [, women] = change.after.classes;
    await save([asked(a), { ...added, id: women?.id ?? '', name: 'Women A' }]);
    expect(waiting()).toMatchObject([{ change: { after: { classes: [{ id: a.id }, { id: women?.id }] } } }]);
  });
  it('asking for what is there takes the proposal back', async () => {
    const { db, save, waiting } = given();
    await save([raised]);
    await save([asked(a)]);
    expect(waiting()).toEqual([]);
    expect(db.stored().requests).toMatchObject([{ state: 'withdrawn', decidedBy: promoter.accountId }]);
  });
  it('is refused over the limits for everybody, as when it applied at once', async () => {
    await expect(
      given().save([{ ...raised, places: [{ place: 1, amount: defaultProgram.limits.place + 1 }] }]),
    ).rejects.toEqual(code('PURSE_OVER_LIMIT'));
  });
  it("is the promoter's own to take back, also when an admin acted for them", async () => {
    const asPromoter = given();
    const host = { ...promoter, proxyHostId: admin.accountId, name: 'Sam Okafor' };
    await asPromoter.save([raised], { actor: host });
    expect(asPromoter.waiting()).toMatchObject([{ askedBy: admin.accountId, askedByType: 'admin' }]);
    await expect(asPromoter.decide()).rejects.toEqual(code('SECOND_PERSON_NEEDED', { why: 'maker' }));
    const own = given();
    await own.save([raised]);
    await expect(
      own.withdraw(anActor({ accountId: anId('acc0', 7), type: 'promoter', subjectId: anId('other') })),
    ).rejects.toEqual(code('NOT_FOUND'));
    expect(await own.withdraw()).toMatchObject({ state: 'withdrawn' });
    expect(await own.withdraw()).toMatchObject({ state: 'withdrawn' });
    await expect(own.decide()).rejects.toEqual(code('REQUEST_CLOSED', { state: 'withdrawn' }));
  });
});

describe('deciding about a proposal', () => {
  it('approved: replaces classes and dates, evaluates the event again, tells the promoter, and is on record', async () => {
    const { db, save, edit, decide } = given({ results: [aResult()] });
    await save([raised]);
    await edit({ title: 'Moved', startsOn: '2025-07-12', endsOn: '2025-07-13' });
    expect(await decide({ answer: 'Agreed' })).toMatchObject({ state: 'approved', decidedByName: 'Sam Okafor' });
    expect(db.stored().classes).toEqual([{ ...a, places: raised.places }]);
    expect(db.stored().events).toMatchObject([{ startsOn: '2025-07-12', endsOn: '2025-07-13' }]);
    expect(db.stored().rejudgings.map((it) => it.eventId)).toContain(event.id);
    expect(db.stored().purseRaises).toMatchObject([{ eventId: event.id }]);
    expect(db.stored().outbox).toMatchObject([
      { kind: 'purse-decided', recipient: { type: 'promoter' }, facts: { decision: 'approved', reason: 'Agreed' } },
    ]);
    expect(db.stored().audit.map((it) => it.action)).toEqual([
      'ask-approval',
      'edit-request',
      'edit-event',
      'approve-request',
      'edit-event',
      'save-classes',
    ]);
  });
  it('refused: nothing changes but the proposal', async () => {
    const { db, save, decide } = given();
    await save([raised]);
    expect(await decide({ approve: false, answer: 'Too high' })).toMatchObject({ state: 'refused' });
    expect(db.stored().classes).toEqual([a]);
    expect(db.stored().outbox).toMatchObject([{ facts: { decision: 'refused', reason: 'Too high' } }]);
  });
  test.each([
    ['a promoter', promoter, {}, 'NOT_FOUND'],
    ['an admin in proxy', { ...admin, proxyHostId: admin.accountId }, {}, 'SECOND_PERSON_NEEDED'],
    ['who saw an older proposal', admin, { version: 7 }, 'STALE_EDIT'],
    ['who saw another purse', admin, { eventVersion: 7 }, 'STALE_EDIT'],
  ])('is not for %s', async (_, actor, over, why) => {
    const { db, save, decide } = given();
    await save([raised]);
    await expect(decide({ actor, ...over })).rejects.toEqual(code(why));
    expect(db.stored().classes).toEqual([a]);
  });
  test.each([
    ['the approver was invited by the maker', admin, anId('admn', 2), anId('acc0', 9)],
    ['the maker was invited by the approver', admin, anId('admn', 9), admin.accountId],
  ])('is not for two of whom one invited the other in the last 30 days: %s', async (_, actor, invited, by) => {
    const maker = { ...promoter, proxyHostId: anId('acc0', 9) };
    const account = { type: 'admin', email: 'a@example.com' } as World['accounts'][number];
    const accounts = [
      { ...account, id: admin.accountId, subjectId: anId('admn', 2) },
      { ...account, id: anId('acc0', 9), subjectId: anId('admn', 9) },
    ];
    const invitation = (at: Instant) => ({ accounts, invitations: [{ adminId: invited, by, at }] });
    const recent = given(invitation('2025-05-20T00:00:00.000Z'));
    await recent.save([raised], { actor: maker });
    await expect(recent.decide({ actor })).rejects.toEqual(code('SECOND_PERSON_NEEDED', { why: 'invited' }));
    const old = given(invitation('2025-05-01T00:00:00.000Z'));
    await old.save([raised], { actor: maker });
    expect(await old.decide({ actor })).toMatchObject({ state: 'approved' });
  });
  it('nobody decides twice', async () => {
    const { save, decide } = given();
    await save([raised]);
    await decide();
    await expect(decide()).rejects.toEqual(code('REQUEST_CLOSED', { state: 'approved' }));
  });
  it('expires after 30 days: nothing happens, and a new one can be asked for', async () => {
    const before = given();
    await before.save([raised]);
    const { db, ports, decide, save, waiting } = given(before.db.stored(), '2025-07-11T00:00:00.000Z');
    await expect(decide()).rejects.toEqual(code('REQUEST_CLOSED', { state: 'expired' }));
    await expireRequests(ports)();
    expect(db.stored().requests).toMatchObject([{ state: 'expired', decidedBy: null }]);
    expect(db.stored().classes).toEqual([a]);
    await save([{ ...raised, places: [{ place: 1, amount: 20_000 }] }]);
    expect(waiting()).toHaveLength(1);
  });
  it('goes when its event goes', async () => {
    const { db, ports, save, waiting } = given();
    await save([raised]);
    await deleteEvent(ports)({ actor: admin, eventId: event.id });
    expect(waiting()).toEqual([]);
    expect(db.stored().requests).toMatchObject([{ state: 'withdrawn' }]);
  });
});

describe('laws', () => {
  const place = fc.record({ place: fc.integer({ min: 1, max: 4 }), amount: fc.integer({ min: 1, max: 90_000 }) });
  const classes = fc.array(
    fc.record({
      id: fc.constantFrom(anId('c0ass', 1), anId('c0ass', 2), null),
      name: fc.constantFrom('450 A', '250 B'),
      payoutType: fc.constantFrom('cash' as const, 'dealerCredit' as const, 'noPayout' as const),
      places: fc.uniqueArray(place, { selector: (it) => it.place, maxLength: 4 }),
    }),
    { maxLength: 3 },
  );
  /** What each place pays, by class and payout type. */
  const worth = (all: World['classes']) =>
    new Map(
      all.flatMap((raceClass) =>
        raceClass.payoutType === 'noPayout'
          ? []
          : raceClass.places.map(
              ({ place: at, amount }) =>
                [`${raceClass.id}/${raceClass.name}/${raceClass.payoutType}/${at}`, amount] as const,
            ),
      ),
    );

  it('no sequence of saves by a promoter alone raises what any place of a decided event pays', () =>
    fc.assert(
      fc.asyncProperty(fc.array(classes, { maxLength: 4 }), async (steps) => {
        const { db, save } = given({ classes: [a, aClass({ id: anId('c0ass', 2), name: '250 B' })] });
        const before = worth(db.stored().classes);
        for (const step of steps)
          await save(step, { version: db.stored().eventDetails[0]?.version ?? 1 }).catch(() => undefined);
        for (const [key, amount] of worth(db.stored().classes))
          expect(amount).toBeLessThanOrEqual(before.get(key) ?? 0);
      }),
      { numRuns: 60 },
    ));
  it('what pays no more than itself: every list', () =>
    fc.assert(
      fc.property(classes, (some) => {
        const all = some.map((it, at) => aClass({ ...it, id: anId('c0ass', at) }));
        expect(paysNoMore(all, all)).toBe(true);
      }),
    ));
});
