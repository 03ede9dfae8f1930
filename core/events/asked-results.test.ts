import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { addDays, plusSeconds } from '../shared/index.js';
import { aClass, anActor, anEvent, anId, aRider, fakeUnitOfWork, sequentialIds } from '../testing/index.js';
import { askForResults, awaitsResults, punctualityOf, tellOfAsks } from './index.js';
import { code } from './testing/events.js';

const promoterId = anId('pr0m0ter', 1);
const event = anEvent({ promoterId, promoterApproved: true, startsOn: '2025-06-07', endsOn: '2025-06-08' });
const other = anEvent({ ...event, id: anId('event', 2), title: 'Second Round' });
const classes = [event, other].map((raceEvent, n) =>
  aClass({ id: anId('c0ass', n + 1), eventId: raceEvent.id, resultsReceivedAt: null }),
);
const rider = (n: number) => anActor({ type: 'rider', subjectId: anId('rder', n) });
const START = '2025-06-10T18:00:00.000Z';
const DAY = 86_400;

const given = () => {
  const db = fakeUnitOfWork({
    promoters: [{ id: promoterId, name: 'P1', email: 'p1@example.com', status: 'approved' }],
    riders: Array.from({ length: 20 }, (_, n) => aRider({ id: anId('rder', n + 1), bikes: [] })),
    events: [event, other],
    classes,
  });
  let at = START;
  const ports = { uow: db.uow, clock: { now: () => at }, ids: sequentialIds(), program: defaultProgram };
  const job = tellOfAsks(ports);
  return {
    db,
    wait: (seconds: number) => (at = plusSeconds(at, seconds)),
    ask: askForResults(ports),
    tell: async () => {
      while (await job());
    },
    mails: () => db.stored().outbox,
    received: (eventId: string) =>
      db.alter((world) => ({
        classes: world.classes.map((it) => (it.eventId === eventId ? { ...it, resultsReceivedAt: at } : it)),
      })),
  };
};

describe('asking for results', () => {
  it('counts a rider once, and keeps who asked out of the event’s history and the e-mail', async () => {
    const { ask, tell, db, mails } = given();
    for (const n of [1, 1, 2]) await ask({ actor: rider(n), eventId: event.id });
    await tell();
    const { resultAsks, audit } = db.stored();
    expect(resultAsks.map((it) => it.riderId)).toEqual([rider(1).subjectId, rider(2).subjectId]);
    expect(audit).toMatchObject([1, 2].map((n) => ({ action: 'ask-for-results', objectId: rider(n).subjectId })));
    expect(mails()).toMatchObject([
      { kind: 'results-asked', recipient: { type: 'promoter', id: promoterId }, at: START },
    ]);
    expect(mails()[0]?.facts).toEqual({ events: 1, id1: event.id, event1: event.title, riders1: 2 });
  });

  it('is refused for others, in proxy, and where nothing is missing', async () => {
    const { ask, db, received } = given();
    const eventId = event.id;
    await expect(ask({ actor: anActor(), eventId })).rejects.toEqual(code('NOT_FOUND'));
    await expect(ask({ actor: rider(1), eventId: anId('nothing') })).rejects.toEqual(code('NOT_FOUND'));
    await expect(ask({ actor: { ...rider(1), proxyHostId: 'a' }, eventId })).rejects.toEqual(code('PROXY_FORBIDDEN'));
    received(eventId);
    await expect(ask({ actor: rider(1), eventId })).rejects.toEqual(code('RESULTS_NOT_AWAITED'));
    expect([db.stored().resultAsks, db.stored().askMails, db.stored().audit]).toEqual([[], [], []]);
  });

  it('tells the promoter of all events together, once a week', async () => {
    const { ask, tell, wait, mails } = given();
    await ask({ actor: rider(1), eventId: event.id });
    await tell();
    wait(DAY);
    await ask({ actor: rider(2), eventId: event.id });
    await ask({ actor: rider(2), eventId: other.id });
    await tell();
    wait(6 * DAY - 1);
    await tell();
    expect(mails()).toHaveLength(1);
    wait(1);
    await tell();
    expect(mails()[1]?.facts).toMatchObject({ events: 2, riders1: 2, event1: event.title, riders2: 1 });
    wait(30 * DAY);
    await tell();
    expect(mails()).toHaveLength(2);
  });

  it('tells nothing when the results came meanwhile, and the week does not begin', async () => {
    const { ask, tell, received, mails, db } = given();
    await ask({ actor: rider(1), eventId: event.id });
    received(event.id);
    await tell();
    expect([mails(), db.stored().askMails]).toEqual([[], [{ promoterId, dueAt: null, sentAt: null }]]);
  });

  it('never sends two e-mails within a week, whoever asks and however many jobs run', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            rider: fc.integer({ min: 1, max: 20 }),
            second: fc.boolean(),
            seconds: fc.integer({ min: 0, max: 3 * DAY }),
          }),
          { maxLength: 40 },
        ),
        async (steps) => {
          const { ask, tell, wait, mails, db } = given();
          for (const step of steps) {
            await ask({ actor: rider(step.rider), eventId: step.second ? other.id : event.id });
            await Promise.all([tell(), tell()]);
            wait(step.seconds);
          }
          wait(8 * DAY);
          await tell();
          const sent = mails().map((it) => Date.parse(it.at) / 1000);
          expect(sent.every((at, n) => n === 0 || at - (sent[n - 1] ?? 0) >= 7 * DAY)).toBe(true);
          // and the last one tells of everybody
          const counted = (facts: Readonly<Record<string, unknown>>) =>
            Number(facts['riders1']) + Number(facts['riders2'] ?? 0);
          const last = mails().at(-1);
          expect(last ? counted(last.facts) : 0).toBe(db.stored().resultAsks.length);
        },
      ),
    ));
});

test.each([
  ['its last day is over', {}, [2, 1], true],
  ['it has no classes yet', {}, [0, 0], true],
  ['the last day is today', { endsOn: '2025-06-10' }, [2, 1], false],
  ['it has no date', { endsOn: null }, [2, 1], false],
  ['all classes have results', {}, [2, 2], false],
  ['it is canceled', { canceled: true }, [2, 1], false],
  ['it pays nothing', { paying: false }, [2, 1], false],
  ['nobody can be asked', { promoterId: null }, [2, 1], false],
  ['its promoter is not approved', { promoterApproved: false }, [2, 1], false],
] as const)('results are awaited: %s', (_, change, [all, withResults], awaited) =>
  expect(awaitsResults({ ...event, ...change }, { all, withResults }, '2025-06-10')).toBe(awaited),
);

describe('punctuality', () => {
  const zone = 'America/Los_Angeles';
  const ended = (days: number | null, endsOn = '2025-05-04') => ({
    endsOn,
    resultsAt: days === null ? null : `${addDays(endsOn, days)}T18:00:00.000Z`,
  });
  it('counts the last ten events, late from the eighth day on, and missing results as late', () => {
    const last = [ended(0), ended(7), ended(8), ended(null), ...Array.from({ length: 6 }, () => ended(1))];
    expect(punctualityOf([...last, ended(30), ended(30)], zone)).toEqual({ events: 10, onTime: 8, days: 7 });
  });
  it('goes by the day in Los Angeles', () => {
    const lateAtNight = { endsOn: '2025-05-04', resultsAt: '2025-05-12T06:59:00.000Z' };
    const nextDay = { endsOn: '2025-05-04', resultsAt: '2025-05-12T07:00:00.000Z' };
    expect(punctualityOf([lateAtNight, nextDay, nextDay], zone)).toMatchObject({ onTime: 1 });
  });
  it('says nothing about fewer than three events', () => {
    expect(punctualityOf([ended(1), ended(1)], zone)).toBeNull();
    expect(punctualityOf([ended(1), ended(1), ended(null)], zone)).toEqual({ events: 3, onTime: 2, days: 7 });
  });
});
