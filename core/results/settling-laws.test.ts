import { lawRuns } from '../testing/law-runs.js';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { overpaid } from '../ledger/index.js';
import { aBike, aMeeting, anId, byHand } from '../testing/index.js';

type Meeting = ReturnType<typeof aMeeting>;
const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park', 'A. Ruiz', 'Field Rider 0', 'Field Rider 3'];
const RIDERS = [1, 2, 3].map((n) => anId('rder', n));

/** One act at the event by numbers: what is not possible then is refused, and moves nothing. */
type Act = (it: Meeting, a: number, b: number) => Promise<unknown>;
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
const anyResult = (it: Meeting, n: number): string => pick(it.stored().results, n)?.id ?? anId('res0t', 99);
const ACTS: Readonly<Record<string, Act>> = {
  replace: (it, a, b) => it.run(NAMES.slice(a % 4, (a % 4) + (b % 4)), pick(it.classes, b).id),
  add: (meeting, a, b) =>
    meeting.add({
      actor: meeting.admin,
      eventId: meeting.event.id,
      classId: pick(meeting.classes, a).id,
      result: byHand((b % 9) + 1, pick(NAMES, a), { tied: b % 2 === 0 }),
      apply: meeting.key(),
    }),
  change: (meeting, a, b) =>
    meeting.change({
      actor: meeting.admin,
      resultId: anyResult(meeting, a),
      result: byHand((b % 12) + 1, pick(NAMES, b), { tied: a % 2 === 0 }),
      apply: meeting.key(),
    }),
  /** a whole class in which everybody is at one of two places */
  tie: (meeting, a, b) =>
    meeting.replace({
      actor: meeting.admin,
      eventId: meeting.event.id,
      classId: pick(meeting.classes, a).id,
      entrants: 9,
      results: NAMES.slice(0, 1 + (b % NAMES.length)).map((name, at) =>
        byHand(1 + ((a + at * b) % 2), name, { tied: true }),
      ),
      apply: meeting.key(),
    }),
  purse: async (meeting, a, b) => {
    const { id } = pick(meeting.classes, a);
    const places = Array.from({ length: b % 5 }, (_, at) => ({
      place: at + 1,
      amount: 1 + ((a + 7 * at) % 11) * 3_000,
    }));
    meeting.alter(({ classes }) => ({ classes: classes.map((each) => (each.id === id ? { ...each, places } : each)) }));
    await meeting.judgeAgain();
  },
  days: async (meeting, a) => {
    meeting.alterEvent({ startsOn: a % 2 === 0 ? '2025-06-07' : '2025-06-12', endsOn: '2025-06-13' });
    await meeting.judgeAgain();
  },
  remove: (it, a) => it.remove({ actor: it.admin, resultId: anyResult(it, a), apply: it.key() }),
  removeAll: (meeting, a) =>
    meeting.removeAll({
      actor: meeting.admin,
      eventId: meeting.event.id,
      classId: pick([null, ...meeting.classes.map((inClass) => inClass.id)], a),
      apply: meeting.key(),
    }),
  match: (meeting, a, b) =>
    meeting.match({
      actor: meeting.admin,
      resultId: anyResult(meeting, a),
      riderId: pick(RIDERS, b),
      reason: 'seen',
      apply: meeting.key(),
    }),
  unmatch: (it, a) => it.unmatch({ actor: it.admin, resultId: anyResult(it, a), apply: it.key() }),
  removeRaces: (it, a) => it.removeRaces({ actor: it.admin, riderId: pick(RIDERS, a), apply: it.key() }),
  take: (it, a, b) => it.take(pick(RIDERS, a), 1 + ((b * 300) % 20_000)),
  redeem: (it, a, b) => it.redeem(pick(RIDERS, a), 1 + (b % 20_000)),
  rider: async (meeting, a, b) => {
    meeting.alterRider(
      pick(RIDERS, a),
      pick(
        [
          { factory: true },
          { factory: false },
          { bikes: [] },
          { bikes: [aBike({ id: anId('b', a % 3) })] },
          { deactivated: b % 2 === 0 },
        ],
        b,
      ),
    );
    await meeting.judgeAgain();
  },
  event: async (meeting, a, b) => {
    meeting.alterEvent(pick([{ canceled: a % 2 === 0 }, { paying: a % 2 === 0 }], b));
    await meeting.judgeAgain();
  },
};
const acts = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(100), fc.nat(100)), {
  minLength: 1,
  maxLength: 14,
});
const live = async (meeting: Meeting, all: readonly (readonly [string, number, number])[]): Promise<void> => {
  for (const [name, a, b] of all)
    await ACTS[name]?.(meeting, a, b).catch((refused: unknown) => {
      if (!(refused as { code?: string }).code) throw refused;
    });
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, it) => total + it, 0);

const balanced = (meeting: Meeting): void => {
  const { awards, results, wallets, entries, classes } = meeting.stored();
  // invariant 7: a class never pays more than its purse
  for (const { id, places } of classes)
    expect(sum(awards.flatMap((it) => (it.source?.classId === id ? [it.initial] : [])))).toBeLessThanOrEqual(
      sum(places.map((it) => it.amount)),
    );
  const earned = new Map(
    results.map(({ classId, riderId, verdict }) => [
      `${classId}/${verdict.earns ? riderId : ''}`,
      verdict.earns?.amount ?? 0,
    ]),
  );
  for (const award of awards) {
    const key = `${award.source?.classId}/${award.riderId}`;
    expect(award.initial).toBe(Math.max(0, (earned.get(key) ?? 0) - award.taken));
    earned.delete(key);
  }
  expect([...earned.values()].filter((it) => it > 0)).toEqual([]);
  for (const award of awards) {
    expect(award.current).toBe(Math.max(0, award.initial - award.spent - award.expired));
    expect(entries.reduce((sum, entry) => sum + (entry.awardId === award.id ? entry.amount : 0), 0)).toBe(
      award.current,
    );
    expect(overpaid(award)).toBe(Math.max(0, award.spent - award.initial));
  }
  for (const wallet of wallets)
    expect(wallet.balance).toBe(
      awards.reduce((sum, award) => sum + (award.riderId === wallet.riderId ? award.current : 0), 0),
    );
};

test('after any corrections awards are worth their verdicts less what was taken, and no class pays more than its purse', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.constantFrom('share', 'each'), async (all, ties) => {
      const meeting = aMeeting({}, { ties });
      await meeting.run(['Ana Ruiz', 'Ben Ode', 'A. Ruiz']);
      for (const one of all) {
        await live(meeting, [one]);
        balanced(meeting);
      }
    }),
    { numRuns: lawRuns(60) },
  );
});

test('settling twice moves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const meeting = aMeeting();
      await meeting.run(['Ana Ruiz', 'Ben Ode', 'A. Ruiz']);
      await live(meeting, all);
      const { entries, awards, results, outbox, classes } = meeting.stored();
      await meeting.judgeAgain();
      expect({
        entries: meeting.stored().entries,
        awards: meeting.stored().awards,
        results: meeting.stored().results,
        outbox: meeting.stored().outbox,
        classes: meeting.stored().classes,
      }).toEqual({ entries, awards, results, outbox, classes });
    }),
    // a second result of one rider, which was worth less than the first
    { numRuns: lawRuns(40), examples: [[[['match', 0, 4]]]] },
  );
});

/** What riders hold and what verdicts say; a bike that once stood may be remembered. */
const outcome = (meeting: Meeting) => [
  meeting.held(),
  meeting
    .stored()
    .results.map(({ verdict: { earns, reasons }, leftUnmatched: _, ...result }) => ({ ...result, earns, reasons })),
  meeting.stored().classes.map((inClass) => inClass.resultsReceivedAt),
];

test('a result that is added and removed, or matched and unmatched, comes to nothing', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.nat(8), fc.nat(2), fc.boolean(), async (all, place, who, matching) => {
      const meeting = aMeeting();
      await meeting.run(['Ana Ruiz', 'Ben Ode', 'A. Ruiz']);
      await live(
        meeting,
        // what was spent stays, and a race that has not been run takes no results
        all.filter(([name]) => name !== 'redeem' && name !== 'days'),
      );
      const before = outcome(meeting);
      if (matching) {
        const nobodys = meeting.stored().results.find((result) => result.riderId === null);
        if (!nobodys) return;
        await meeting.match({
          actor: meeting.admin,
          resultId: nobodys.id,
          riderId: pick(RIDERS, who),
          reason: 'seen',
          apply: meeting.key(),
        });
        await meeting.unmatch({ actor: meeting.admin, resultId: nobodys.id, apply: meeting.key() });
      } else {
        const {
          results: [added],
        } = await meeting.add({
          actor: meeting.admin,
          eventId: meeting.event.id,
          classId: meeting.classes[1].id,
          result: byHand(place + 20, 'Newcomer', { riderId: pick(RIDERS, who), reason: 'seen' }),
          apply: meeting.key(),
        });
        await meeting.remove({ actor: meeting.admin, resultId: added?.id ?? '', apply: meeting.key() });
      }
      expect(outcome(meeting)).toEqual(before);
    }),
    { numRuns: lawRuns(40) },
  );
});
