import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { aBike, aClass, anAccount, anEvent, aRider } from '../testing/builders.js';
import { anId } from '../testing/fixed-ports.js';
import { lawRuns } from '../testing/law-runs.js';
import { aMeeting, byHand } from '../testing/race-meeting.js';

const RIDERS = [1, 2, 3, 4, 5, 6];
const EVENTS = [1, 2, 3];
const rider = (nth: number) => ({ id: anId('rder', nth), name: `Rider ${'abcdef'[nth - 1]}` });
const classOf = (event: number, nth: number) => anId('c0ass', event * 10 + nth);
const LIMIT = 100_000;

/** Three events of others with two classes each, which pay four places of 250.00, and six riders. */
const events = () => {
  const meeting = aMeeting(
    {
      riders: RIDERS.map((nth) =>
        aRider({ id: rider(nth).id, fullName: rider(nth).name, bikes: [aBike({ id: anId('b', nth) })] }),
      ),
      events: EVENTS.map((nth) =>
        anEvent({
          id: anId('event', nth),
          title: `Cup ${nth}`,
          startsOn: `2025-06-0${nth * 3 - 2}`,
          endsOn: `2025-06-0${nth * 3 - 2}`,
        }),
      ),
      classes: EVENTS.flatMap((event) =>
        [1, 2].map((nth) =>
          aClass({
            id: classOf(event, nth),
            eventId: anId('event', event),
            name: `Class ${event} ${nth}`,
            places: [1, 2, 3, 4].map((place) => ({ place, amount: 25_000 })),
          }),
        ),
      ),
      accounts: [
        anAccount({ id: anId('acc', 1) }),
        { ...anAccount({ id: anId('acc', 2), email: 'promoter@example.com' }), type: 'promoter' },
        anAccount({ id: anId('acc', 3), email: 'second@example.com' }),
      ],
    },
    { checks: { ...defaultProgram.checks, holdAbove: 10_000_000 } },
  );
  const enter = (event: number, nth: number, riders: readonly number[], actor = meeting.admin) =>
    meeting.replace({
      actor,
      eventId: anId('event', event),
      classId: classOf(event, nth),
      entrants: 12,
      apply: meeting.key(),
      results: riders.map((it, at) => byHand(at + 1, rider(it).name)),
    });
  /** what riders got and keep by awards of events */
  const paid = () => meeting.stored().awards.reduce((sum, it) => sum + Math.max(it.initial, it.spent), 0);
  return { ...meeting, enter, paid };
};

describe('what one administrator enters pays all riders together up to a total', () => {
  it('and what comes above it waits, all of an event', async () => {
    const { enter, paid, resultOf } = events();
    await enter(1, 1, [1, 2, 3]);
    expect(paid()).toBe(75_000);
    await enter(2, 1, [1, 2]);
    expect(paid()).toBe(75_000);
    expect(resultOf('Rider a', classOf(2, 1)).verdict).toMatchObject({
      earns: null,
      reasons: [{ code: 'BEING_CHECKED', detail: { amount: 25_000 } }],
      signals: ['ENTERED_BY_ADMIN', 'ADMIN_TOTAL'],
    });
    await enter(3, 1, [4]);
    expect(paid()).toBe(100_000);
  });

  it('corrections of it count by their difference, and what was redeemed counts for good', async () => {
    const { enter, paid, redeem, resultOf } = events();
    await enter(1, 1, [1, 2, 3, 4]);
    await enter(1, 1, [3, 4, 5, 6]);
    expect(paid()).toBe(100_000);
    await redeem(rider(5).id, 25_000);
    await enter(1, 1, [1, 2, 3, 4]);
    // riders 3 and 4 keep theirs
    expect(paid()).toBe(75_000);
    expect(resultOf('Rider a', classOf(1, 1)).verdict.signals).toContain('ADMIN_TOTAL');
  });

  it('what a promoter’s results paid before does not count, only what a correction adds', async () => {
    const { enter, paid, promoter } = events();
    for (const event of EVENTS) await enter(event, 1, [1, 2, 3, 4], promoter);
    expect(paid()).toBe(300_000);
    for (const event of EVENTS) await enter(event, 1, [1, 2, 3, 5]);
    expect(paid()).toBe(300_000);
    await enter(3, 1, [1, 2, 6, 5]);
    expect(paid()).toBe(300_000);
    await enter(2, 1, [6, 2, 3, 5]);
    // the fifth rider that an administrator added waits
    expect(paid()).toBe(275_000);
  });

  it('what somebody else released does not count', async () => {
    const { enter, paid, stored, uow, clock } = events();
    await enter(1, 1, [1, 2, 3, 4]);
    await uow.run((tx) =>
      tx.checks.decide(
        anId('event', 1),
        [1, 2].map((nth) => ({
          classId: classOf(1, 1),
          riderId: rider(nth).id,
          decision: 'released',
          amount: 25_000,
          place: nth,
          reason: 'Seen',
          at: clock.now(),
          by: 'Robin Vale',
        })),
      ),
    );
    await enter(2, 1, [1, 2]);
    expect(paid()).toBe(150_000);
    expect(stored().results.filter((it) => it.verdict.signals?.includes('ADMIN_TOTAL'))).toEqual([]);
  });

  it('law: no sequence of one administrator’s acts pays more', async () => {
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('enter' as const),
        event: fc.constantFrom(...EVENTS),
        nth: fc.constantFrom(1, 2),
        riders: fc.shuffledSubarray(RIDERS, { minLength: 1, maxLength: 4 }),
      }),
      fc.record({
        kind: fc.constant('remove' as const),
        event: fc.constantFrom(...EVENTS),
        nth: fc.constantFrom(1, 2),
      }),
      fc.record({ kind: fc.constant('spend' as const), nth: fc.constantFrom(...RIDERS) }),
      fc.record({ kind: fc.constant('judge' as const), event: fc.constantFrom(...EVENTS) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
        const { enter, removeAll, redeem, stored, admin, key, paid, uow, clock, rejudgeDue } = events();
        for (const item of acts) {
          if (item.kind === 'enter') await enter(item.event, item.nth, item.riders);
          else if (item.kind === 'remove')
            await removeAll({
              actor: admin,
              eventId: anId('event', item.event),
              classId: classOf(item.event, item.nth),
              apply: key(),
            });
          else if (item.kind === 'spend') {
            const own = stored().awards.filter(({ riderId, current }) => riderId === rider(item.nth).id && current > 0);
            if (own.length > 0) await redeem(rider(item.nth).id, own[0]?.current ?? 0);
          } else {
            await uow.run((tx) => tx.rejudging.ask([anId('event', item.event)], clock.now()));
            while (await rejudgeDue());
          }
          expect(paid()).toBeLessThanOrEqual(LIMIT);
        }
      }),
      { numRuns: lawRuns(60) },
    );
  });
});
