import {
  cancelEvent,
  decideOneRace,
  decidePaying,
  decidePurse,
  editEvent,
  foreseeOneRace,
  foreseePurse,
  foreseePurseDecision,
  linkEvents,
  type PayoutType,
  restoreEvent,
  saveClasses,
  unlinkEvents,
} from '../../events/index.js';
import { post, spend } from '../../ledger/index.js';
import { defaultProgram, type Program } from '../../program/index.js';
import { addResult, changeResult, rejudgeDue, removeResult, replaceResults, settleEvent } from '../../results/index.js';
import { aBike, aClass, anActor, anEvent, aRider } from '../builders.js';
import { fakeUnitOfWork } from '../fake-unit-of-work.js';
import { anId, fixedClock, plainDigest, sequentialIds } from '../fixed-ports.js';
import { byHand } from '../race-meeting.js';
import type { World } from '../world.js';
import type { OutsideWorld } from './outside-model.js';

const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park', 'Di Moss'] as const;
const CLASSES = [
  ['450 A', '250 B', 'Open'],
  ['450-a', '250B', 'Vet'],
] as const;
const AMOUNTS = [18_000, 9_001, 4_500];
const SPREAD = { holdAfterRace: false, holdAbove: 1_000_000_000 };

/**
 * Two events of one place and weekend, with the program's own use cases on fakes, and beside them what the outside model
 * says. The days go by: 10 June 2025 is the first.
 */
export const twoRaces = (ties: 'share' | 'each', rules: Partial<Program> = {}) => {
  const program = {
    ...defaultProgram,
    ties,
    approvals: 'recorded' as const,
    checks: { ...defaultProgram.checks, ...SPREAD },
    ...rules,
  };
  const riders = NAMES.map((fullName, n) =>
    aRider({ id: anId('rder', n), fullName, bikes: [aBike({ id: anId('b', n) })] }),
  );
  const events = CLASSES.map((_, n) =>
    anEvent({
      id: anId('event', n + 1),
      title: `Ridge ${n}`,
      startsOn: `2025-06-0${7 + n}`,
      endsOn: `2025-06-0${7 + n}`,
    }),
  );
  const classes = CLASSES.flatMap((names, n) =>
    names.map((name, at) =>
      aClass({
        id: anId('c0ass', n * 3 + at),
        eventId: events[n]?.id ?? '',
        name,
        places: AMOUNTS.map((amount, place) => ({ place: place + 1, amount: amount + n * at })),
      }),
    ),
  );
  const model: OutsideWorld = {
    today: '2025-06-10',
    ties,
    linked: false,
    spent: new Map(),
    riders: new Map(
      NAMES.map((name, n) => [
        name,
        { id: anId('rder', n), bikeId: anId('b', n), enrolled: n < 3, verified: true, factory: false, minor: false },
      ]),
    ),
    events: events.map(({ id, startsOn, endsOn }) => ({
      id,
      paying: true,
      canceled: false,
      startsOn: startsOn ?? '',
      endsOn: endsOn ?? '',
      classes: classes
        .filter((raceClass) => raceClass.eventId === id)
        .map(({ id: classId, name, places }) => ({
          id: classId,
          name,
          payoutType: 'dealerCredit' as PayoutType,
          amounts: places.map((place) => place.amount),
          received: null,
          rows: [],
        })),
    })),
  };
  // the last rider enrolls later
  const db = fakeUnitOfWork({
    riders: riders.slice(0, 3),
    promoters: [{ id: anId('pr0m0ter', 1), name: 'Ridge MC', email: 'ridge@example.com', status: 'approved' }],
    events,
    classes,
  });
  const [clock, ids, admin] = [fixedClock(), sequentialIds(), anActor()];
  const base = { uow: db.uow, clock, ids, digest: plainDigest, program };
  const ports = { ...base, settle: settleEvent(base) };
  const rejudge = rejudgeDue({
    ...base,
    report: (_, failed) => {
      throw failed;
    },
  });
  let keys = 0;
  const key = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: String(keys) });
  const credit = (riderId: string) => ({ riderId, currency: 'USD' as const, book: 'credit' as const });
  return {
    model,
    stored: db.stored,
    admin,
    key,
    byHand,
    add: addResult(ports),
    change: changeResult(ports),
    remove: removeResult(ports),
    replace: replaceResults(ports),
    classes: saveClasses(ports),
    edit: editEvent(ports),
    cancel: cancelEvent(ports),
    restore: restoreEvent(ports),
    paying: decidePaying(ports),
    link: linkEvents(ports),
    unlink: unlinkEvents(ports),
    decide: decideOneRace(ports),
    foreseeLink: foreseeOneRace(ports),
    foresee: foreseePurse(ports),
    foreseeDecision: foreseePurseDecision(ports),
    decidePurse: decidePurse(ports),
    versionOf: (eventId: string) =>
      db.stored().eventDetails.find((eventDetail) => eventDetail.id === eventId)?.version ?? 1,
    record: (eventId: string) => db.uow.run((tx) => tx.eventAdmin.lock(eventId)),
    enroll: (n: number) => {
      const rider = riders[n];
      if (rider && !db.stored().riders.some((facts) => facts.id === rider.id)) db.give({ riders: [rider] });
    },
    alterRider: (id: string, change: Partial<World['riders'][number]>) =>
      db.alter(({ riders: all }) => ({
        riders: all.map((facts) => (facts.id === id ? { ...facts, ...change } : facts)),
      })),
    /** another day, or the jobs of this one: both events are judged again */
    day: async (today: string) => {
      model.today = today;
      clock.set(`${today}T18:00:00.000Z`);
      await db.uow.run((tx) =>
        tx.rejudging.ask(
          events.map((event) => event.id),
          clock.now(),
        ),
      );
      while (await rejudge());
    },
    redeem: (riderId: string, amount: number) =>
      db.uow.run(async (tx) => {
        const [head] = await tx.wallets.lock([credit(riderId)]);
        if (!head) throw new Error('no wallet');
        const moves = spend(await tx.wallets.awardsWithValue([credit(riderId)]), amount, model.today, 'USD');
        const cause = { at: clock.now(), actorId: null, proxyHostId: null, reference: anId('redem') };
        await tx.wallets.post([post(head, moves, cause, { ids, digest: plainDigest })]);
        return moves.map((move) => ({ award: move.award, amount: -move.amount }));
      }),
  };
};
