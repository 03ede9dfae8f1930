import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultProgram } from '@rrr/core/program';
import { matchResult, rejudgeDue, submitClassResults } from '@rrr/core/results';
import { markFactory } from '@rrr/core/riders';
import type { Stores, UnitOfWork } from '@rrr/core/shared';
import { aBike, aClass, anActor, anEvent, anId, aRider, aRow, fixedClock, sequentialIds } from '@rrr/core/testing';
import { checkDigit, decideBike, verifyBikes } from '@rrr/core/vin';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sha256 } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const vinFor = (n: number): string => {
  const plain = `VBKMXA100SM${String(n).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};

/** A bike that is verified after the race earns here at once; that it is checked first has tests of its own. */
const program = { ...defaultProgram, checks: { ...defaultProgram.checks, holdAfterRace: false } };

/** SQLite has one writer: there nobody comes between. */
describe('what a rider comes to be while results are given to them, on mysql', () => {
  let made: TestDatabase;
  beforeAll(async () => void (made = await newDatabase('mysql')));
  afterAll(() => made.drop());
  const ids = sequentialIds();
  const admin = anActor();
  let keys = 0;
  const key = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });

  /** A race that one rider won, whom something keeps from earning. */
  const race = async (n: number) => {
    const rider = aRider({
      id: anId('rder', n),
      fullName: 'Kim Dale',
      amaNumber: `77${n}`,
      factory: n % 2 === 0,
      bikes: [aBike({ id: anId('b', n), vin: vinFor(n), vinStatus: n % 2 === 0 ? 'verified' : 'unverified' })],
    });
    const [event, inClass] = [
      anEvent({ id: anId('event', n), promoterId: null, promoterApproved: false }),
      aClass({ id: anId('c0ass', n), eventId: anId('event', n) }),
    ];
    await putWorld(made.db, { riders: [rider], events: [event], classes: [inClass] });
    const uow = sqlUnitOfWork(made.db);
    const ports = { uow, clock: fixedClock(), ids, digest: sha256, program };
    const rows = (amaNumber: string | null) => [
      aRow(1, 'Kim Dale', { amaNumber }),
      ...[2, 3, 4, 5, 6].map((place) => aRow(place, `Someone ${place}`)),
    ];
    const submit = (on: UnitOfWork, amaNumber = rider.amaNumber) =>
      submitClassResults({ ...ports, uow: on })({
        actor: admin,
        eventId: event.id,
        classId: inClass.id,
        rows: rows(amaNumber),
        problems: [],
        choices: new Map(),
        entrants: null,
        outcome: null,
        apply: key(),
      });
    return {
      submit,
      match: async (on: UnitOfWork) => {
        const {
          rows: [first],
        } = await submit(uow, 'nobody');
        const [stored] = await made.db.read('results').where({ class_id: inClass.id, place: first?.place ?? 1 });
        return matchResult({ ...ports, uow: on })({
          actor: admin,
          resultId: (stored as { id: string }).id,
          riderId: rider.id,
          apply: key(),
        });
      },
      decided: () => decideBike(ports)({ actor: admin, bikeId: anId('b', n), version: 1, vinStatus: 'verified' }),
      byPatterns: async () => {
        await putWorld(made.db, {
          vinPatterns: [
            {
              id: anId('pat', n),
              model: '450 SX-F',
              year: 2025,
              pattern: vinFor(n),
              status: 'verified',
              decidedAt: null,
              decidedBy: null,
            },
          ],
        });
        return verifyBikes(ports)({ actor: admin });
      },
      unmarked: () => markFactory(ports)({ actor: admin, riderId: rider.id, factory: false }),
      earned: async () => {
        while (
          await rejudgeDue({
            ...ports,
            report: (_, failed) => {
              throw failed;
            },
          })()
        );
        return uow.run(async (tx) => (await tx.results.ofRider(rider.id)).map((it) => it.verdict.earns?.amount ?? 0));
      },
    };
  };

  /** A unit of work in which something happens once, before or after a store answered. */
  const interrupted = (
    when: (tx: Stores, happen: () => Promise<void>) => Stores,
    act: () => Promise<void>,
  ): UnitOfWork => {
    let happened = false;
    const happen = async (): Promise<void> => {
      if (happened) return;
      happened = true;
      await act();
    };
    return { run: (work) => sqlUnitOfWork(made.db).run((tx) => work(when(tx, happen))) };
  };
  const onceMatched = (tx: Stores, happen: () => Promise<void>): Stores => ({
    ...tx,
    riderFacts: { ...tx.riderFacts, sought: async (by) => tx.riderFacts.sought(by).finally(happen) },
  });
  const onceJudged = (tx: Stores, happen: () => Promise<void>): Stores => ({
    ...tx,
    wallets: { ...tx.wallets, awardsOfEvent: async (eventId) => tx.wallets.awardsOfEvent(eventId).finally(happen) },
  });

  /** Until somebody waits for a lock, or the work is done: by then it has gone as far as it gets. */
  const asFarAsItGets = async (work: Promise<unknown>): Promise<void> => {
    let done = false;
    void work.finally(() => (done = true)).catch(() => undefined);
    const waiting = async (): Promise<number> => {
      const [rows] = (await made.db.read.raw("SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'")) as [
        readonly { readonly Value: string }[],
      ];
      return Number(rows[0]?.Value);
    };
    while (!done && (await waiting()) === 0);
  };

  type Race = Awaited<ReturnType<typeof race>>;
  const acts: readonly (readonly [string, number, (it: Race) => Promise<unknown>])[] = [
    ['an admin verifies the bike', 1, (it) => it.decided()],
    ['a pattern verifies the bike', 3, (it) => it.byPatterns()],
    ['an admin takes the factory mark away', 2, (it) => it.unmarked()],
  ];
  const ways: readonly (readonly [string, number, (it: Race, on: UnitOfWork) => Promise<unknown>])[] = [
    ['a file', 0, (it, on) => it.submit(on)],
    ['a match by hand', 10, (it, on) => it.match(on)],
  ];

  it.each(ways.flatMap(([way, m, give]) => acts.map(([what, n, act]) => [way, what, m + n, give, act] as const)))(
    'by %s: while they are judged %s, and the result earns',
    async (_way, _what, n, give, act) => {
      const it_ = await race(n);
      const others: Promise<unknown>[] = [];
      const uow = interrupted(onceJudged, async () => {
        const other = act(it_);
        others.push(other);
        await asFarAsItGets(other);
      });
      await give(it_, uow);
      await Promise.all(others);
      expect([others.length, await it_.earned()]).toEqual([1, [30_000]]);
    },
  );

  it.each(acts)('between matching and judging %s, and the result earns', async (_, n, act) => {
    const it_ = await race(20 + n);
    await it_.submit(interrupted(onceMatched, async () => void (await act(it_))));
    expect(await it_.earned()).toEqual([30_000]);
  });
});
