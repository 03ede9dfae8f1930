import { defaultProgram, type Program } from '../program/index.js';
import { adjustWallet, available, expireCredit, post, spend } from '../ledger/index.js';
import {
  addResult,
  changeResult,
  claimResult,
  decideBonus,
  decideClaim,
  issueSeriesBonus,
  matchResult,
  rejudgeDue,
  rejudgeEvent,
  removeRaces,
  removeResult,
  removeResults,
  replaceResults,
  type ManualResult,
  revokeSeriesBonus,
  type SeriesBonus,
  unmatchResult,
} from '../results/index.js';
import { aBike, aClass, anActor, anEvent, aRider } from './builders.js';
import { anId, fixedClock, plainDigest, sequentialIds } from './fixed-ports.js';
import { fakeUnitOfWork } from './fake-unit-of-work.js';
import type { World } from './world.js';

const riderOf = (n: number, fullName: string) =>
  aRider({ id: anId('rder', n), fullName, bikes: [aBike({ id: anId('b', n) })] });

/** A finisher, as entered by hand. */
export const byHand = (place: number | null, riderName: string, change: Partial<ManualResult> = {}): ManualResult => ({
  place,
  type: 'finished',
  riderName,
  number: null,
  hometown: 'Moab',
  state: 'UT',
  bike: null,
  email: null,
  amaNumber: null,
  ...change,
});

/**
 * An event with two classes, three enrolled riders, and everything that can be done with its results, on fakes. Today
 * is 10 June 2025.
 */
export const aMeeting = (more: Partial<World> = {}, rules: Partial<Program> = {}) => {
  const riders = [riderOf(1, 'Ana Ruiz'), riderOf(2, 'Ben Ode'), riderOf(3, 'Cy Park')] as const;
  const event = anEvent();
  const classes = [aClass(), aClass({ id: anId('c0ass', 2), name: '250 A' })] as const;
  const admin = anActor();
  const promoter = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 1), accountId: anId('acc', 2) });
  const clock = fixedClock();
  const ids = sequentialIds();
  const db = fakeUnitOfWork({
    riders,
    promoters: [{ id: anId('pr0m0ter', 1), name: 'Ridge MC', email: 'ridge@example.com' }],
    events: [event],
    classes,
    ...more,
  });
  const failures: unknown[] = [];
  const ports = {
    uow: db.uow,
    clock,
    ids,
    digest: plainDigest,
    program: { ...defaultProgram, ...rules },
    report: (_: string, failed: unknown) => void failures.push(failed),
  };
  let keys = 0;
  const key = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: String(keys) });

  const rejudge = rejudgeDue(ports);
  const held = (riderId: string): number =>
    available(
      db.stored().awards.filter((award) => award.riderId === riderId),
      '2025-06-10',
    );
  return {
    ...db,
    ports,
    riders,
    event,
    classes,
    admin,
    promoter,
    clock,
    failures,
    key,
    add: addResult(ports),
    change: changeResult(ports),
    replace: replaceResults(ports),
    remove: removeResult(ports),
    removeAll: removeResults(ports),
    match: matchResult(ports),
    unmatch: unmatchResult(ports),
    removeRaces: removeRaces(ports),
    rejudge: rejudgeEvent(ports),
    rejudgeDue: rejudge,
    expire: expireCredit(ports),
    /** an admin deducts this much of a rider's credit */
    take: (riderId: string, amount: number) =>
      adjustWallet({ ...ports, program: { ...ports.program, approvals: 'recorded' } })({
        actor: admin,
        idempotency: key(),
        riderId,
        book: 'credit',
        amount: { amount: -amount, currency: 'USD' },
        reason: 'Paid twice',
        expiresOn: null,
      }),
    claim: claimResult(ports),
    decide: decideClaim(ports),
    /** alone, as where approvals are only recorded */
    giveBonus: async (cmd: SeriesBonus) =>
      (await issueSeriesBonus({ ...ports, program: { ...ports.program, approvals: 'recorded' } })(cmd)).given,
    askBonus: issueSeriesBonus(ports),
    decideBonus: decideBonus(ports),
    takeBonus: revokeSeriesBonus(ports),
    /** the current credit of each rider, in the order of `riders` */
    held: () => riders.map((rider) => held(rider.id)),
    /** enters a whole class by hand: these riders in the first places, and six unknown riders behind them */
    run: (names: readonly string[], classId: string = classes[0].id) =>
      replaceResults(ports)({
        actor: admin,
        eventId: event.id,
        classId,
        entrants: null,
        apply: key(),
        results: [
          ...names.map((name, at) => byHand(at + 1, name)),
          ...[...Array(6).keys()].map((value) => byHand(names.length + value + 1, `Field Rider ${value}`)),
        ],
      }),
    resultOf: (riderName: string, classId: string = classes[0].id) => {
      const found = db.stored().results.find((result) => result.riderName === riderName && result.classId === classId);
      if (!found) throw new Error(`No result of ${riderName}`);
      return found;
    },
    /** changes a rider from now on */
    alterRider: (id: string, change: Partial<World['riders'][number]>) =>
      db.alter(({ riders: all }) => ({
        riders: all.map((facts) => (facts.id === id ? { ...facts, ...change } : facts)),
      })),
    alterSeries: (change: Partial<World['series'][number]>) =>
      db.alter(({ series }) => ({ series: series.map((item) => ({ ...item, ...change })) })),
    alterEvent: (change: Partial<World['events'][number]>) =>
      db.alter(({ events }) => ({ events: events.map((raceEvent) => ({ ...raceEvent, ...change })) })),
    /** evaluates events again until none is waiting */
    judgeAgain: async () => {
      await db.uow.run((tx) => tx.rejudging.ask([event.id], clock.now()));
      while (await rejudge());
    },
    redeem: (riderId: string, amount: number) =>
      db.uow.run(async (tx) => {
        const wallet = { riderId, currency: 'USD' as const, book: 'credit' as const };
        const [head] = await tx.wallets.lock([wallet]);
        if (!head) throw new Error('no wallet');
        const moves = spend(await tx.wallets.awardsWithValue([wallet]), amount, '2025-06-10', 'USD');
        await tx.wallets.post([
          post(
            head,
            moves,
            { at: clock.now(), actorId: null, proxyHostId: null, reference: anId('redem') },
            { ids, digest: plainDigest },
          ),
        ]);
      }),
  };
};
