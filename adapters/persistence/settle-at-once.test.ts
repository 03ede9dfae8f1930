import { describe, expect, it } from '@jest/globals';
import { adjustWallet } from '@rrr/core/ledger';
import { mergeRiders } from '@rrr/core/merging';
import { defaultProgram } from '@rrr/core/program';
import {
  addResult,
  claimResult,
  decideClaim,
  issueSeriesBonus,
  rejudgeDue,
  rejudgeEvent,
  removeRaces,
} from '@rrr/core/results';
import {
  aBike,
  aClass,
  anActor,
  anEvent,
  anId,
  aResult,
  aRider,
  byHand,
  fixedClock,
  sequentialIds,
} from '@rrr/core/testing';
import { KINDS, newDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { outcomes, sha256 } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

const EVENTS = 6;
const riders = [1, 2, 3].map((n) =>
  aRider({
    id: anId('rder', n),
    fullName: `Rider ${n}`,
    bikes: [aBike({ id: anId('b', n), vin: `V000000000000000${n}` })],
  }),
);
const series = {
  id: anId('series', 1),
  name: 'Ridge Series',
  state: null,
  zipcode: null,
  country: 'US',
  races: null,
  distance: null,
  notes: null,
  bonus: true,
  initialValue: 7_000,
  expirationDate: '2025-12-31',
  promoterId: null,
  active: true,
  version: 1,
  createdAt: null,
};
const events = Array.from({ length: EVENTS }, (_, n) =>
  anEvent({ id: anId('event', n + 1), seriesId: series.id, promoterId: null, promoterApproved: false }),
);
const classes = events.map((event, n) =>
  aClass({ id: anId('c0ass', n + 1), eventId: event.id, entrants: 20, resultsReceivedAt: '2025-06-09T10:00:00.000Z' }),
);
const results = classes.flatMap((inClass, n) =>
  riders.map((rider, at) =>
    aResult({
      id: anId('res0t', n * 10 + at),
      classId: inClass.id,
      place: at + 1,
      type: 'finished' as const,
      riderName: rider.fullName,
      riderId: rider.id,
      verdict: { earns: null, reasons: [{ code: 'NO_VERIFIED_BIKE' as const, detail: { named: null } }] },
    }),
  ),
);

describe.each(KINDS)('concurrent corrections on %s', (kind) => {
  it('each event is judged once, each award issued once, and the ledger holds', async () => {
    const { db, drop } = await newDatabase(kind);
    await putWorld(db, { riders, series: [series], events, classes, results });
    const uow = sqlUnitOfWork(db, { attempts: 20 });
    const ids = sequentialIds();
    const actor = anActor();
    const ports = { uow, clock: fixedClock(), ids, digest: sha256, program: defaultProgram };
    let keys = 0;
    const key = () => ({ accountId: actor.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
    await uow.run((tx) =>
      tx.rejudging.ask(
        events.map((it) => it.id),
        '2025-06-10T10:00:00.000Z',
      ),
    );

    const failed: unknown[] = [];
    const judge = rejudgeDue({ ...ports, report: (_, why) => void failed.push(why) });
    const server = async (): Promise<void> => {
      while (await judge());
    };
    const bonus = () =>
      issueSeriesBonus({ ...ports, program: { ...ports.program, approvals: 'recorded' } })({
        actor,
        idempotency: key(),
        seriesId: series.id,
        riderId: anId('rder', 1),
      });
    const late = (n: number) =>
      addResult(ports)({
        actor,
        eventId: anId('event', n),
        classId: anId('c0ass', n),
        result: byHand(9, 'Someone'),
        apply: key(),
      });
    const [, , , ...others] = await Promise.all([
      server(),
      server(),
      server(),
      outcomes([bonus(), bonus(), bonus()]),
      outcomes([late(1), late(2), late(3)]),
    ]);
    await server();

    expect(failed).toEqual([]);
    expect(others.map((it) => Object.fromEntries(it))).toEqual([{ done: 1, BONUS_ISSUED: 2 }, { done: 3 }]);
    const balances = () =>
      uow.run(async (tx) =>
        (
          await tx.wallets.lock(
            riders.map((it) => ({ riderId: it.id, currency: 'USD' as const, book: 'credit' as const })),
          )
        ).map((it) => it.balance),
      );
    expect(await balances()).toEqual([7_000 + EVENTS * 30_000, EVENTS * 20_000, EVENTS * 10_000]);
    expect(
      (await uow.run((tx) => tx.wallets.awardsOfEvent(anId('event', 1)))).map((it) => it.initial).toSorted(),
    ).toEqual([10_000, 20_000, 30_000]);

    const all = await outcomes(
      [1, 2, 3].map((n) => removeRaces(ports)({ actor, riderId: anId('rder', n), apply: key() })),
    );
    expect([Object.fromEntries(all), await balances()]).toEqual([{ done: 3 }, [7_000, 0, 0]]);
    expect((await verifyLedger(db)).breaks).toEqual([]);
    await drop();
  });

  it('what an admin took stays taken when the rider is merged into another and the events are judged again', async () => {
    const { db, drop } = await newDatabase(kind);
    await putWorld(db, { riders, series: [series], events, classes, results });
    const [uow, actor] = [sqlUnitOfWork(db), anActor()];
    const ports = {
      uow,
      clock: fixedClock(),
      ids: sequentialIds(),
      digest: sha256,
      program: { ...defaultProgram, approvals: 'recorded' as const },
    };
    let keys = 0;
    const key = () => ({ accountId: actor.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
    const judge = async () => {
      await uow.run((tx) =>
        tx.rejudging.ask(
          events.map((it) => it.id),
          '2025-06-10T10:00:00.000Z',
        ),
      );
      while (await rejudgeDue({ ...ports, report: () => undefined })());
    };
    await judge();
    const [first, second] = riders.map((it) => it.id) as [string, string];
    // all of one award and half of the next
    await adjustWallet(ports)({
      actor,
      idempotency: key(),
      riderId: second,
      book: 'credit',
      amount: { amount: -30_000, currency: 'USD' },
      reason: 'Paid twice',
      expiresOn: null,
    });
    const balance = (riderId: string) =>
      uow.run(async (tx) => (await tx.wallets.lock([{ riderId, currency: 'USD', book: 'credit' }]))[0]?.balance);
    await judge();
    expect(await balance(second)).toBe(EVENTS * 20_000 - 30_000);
    await removeRaces(ports)({ actor, riderId: first, apply: key() });
    await mergeRiders({ ...ports, program: { ...ports.program, approvals: 'recorded' } })({
      actor,
      keepId: first,
      deleteId: second,
      confirmation: `KEEP ${first}@example.com`,
      apply: key(),
    });
    await judge();
    expect(await balance(first)).toBe(EVENTS * 20_000 - 30_000);
    expect((await verifyLedger(db)).breaks).toEqual([]);
    await drop();
  });

  it('what was claimed in time earns in a class whose results are late, also when its rider is merged into another', async () => {
    const { db, drop } = await newDatabase(kind);
    const [event, inClass] = [events[0], classes[0]] as [(typeof events)[number], (typeof classes)[number]];
    const late = results.filter((it) => it.classId === inClass.id).map((it) => ({ ...it, riderId: null }));
    await putWorld(db, {
      riders,
      series: [series],
      events: [event],
      classes: [{ ...inClass, resultsReceivedAt: '2025-09-01T10:00:00.000Z' }],
      results: late,
    });
    const [uow, actor] = [sqlUnitOfWork(db), anActor()];
    const ports = { uow, clock: fixedClock(), ids: sequentialIds(), digest: sha256, program: defaultProgram };
    let keys = 0;
    const key = () => ({ accountId: actor.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
    const [first, second] = riders.map((it) => it.id) as [string, string];
    const claim = await claimResult(ports)({
      actor: anActor({ type: 'rider', subjectId: second }),
      eventId: event.id,
      classId: null,
      place: 1,
      message: 'I won',
    });
    const { corrected } = await decideClaim(ports)({
      actor,
      idempotency: key(),
      claimId: claim.id,
      decision: { verdict: 'match', resultId: late[0]?.id ?? '' },
      answer: null,
    });
    expect(corrected?.money.issued).toBe(30_000);
    await mergeRiders({ ...ports, program: { ...ports.program, approvals: 'recorded' } })({
      actor,
      keepId: first,
      deleteId: second,
      confirmation: `KEEP ${first}@example.com`,
      apply: key(),
    });
    expect(await rejudgeEvent(ports)({ actor, eventId: event.id, apply: key() })).toMatchObject({
      money: { issued: 0, reversed: 0 },
    });
    expect((await uow.run((tx) => tx.wallets.awardsOfEvent(event.id))).map((it) => [it.riderId, it.current])).toEqual([
      [first, 30_000],
    ]);
    expect((await verifyLedger(db)).breaks).toEqual([]);
    await drop();
  });
});
