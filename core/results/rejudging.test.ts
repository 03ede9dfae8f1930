import { describe, expect, test } from '@jest/globals';
import { emptyWallet, post, takeBack } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import { aBike, aClass, aMeeting, anId, byHand, plainDigest, sequentialIds } from '../testing/index.js';
import { addBike, editBike, retireBike } from '../vin/index.js';
import { reevaluate } from './index.js';

const [ana, ben] = [anId('rder', 1), anId('rder', 2)];
const kindsOf = (it: ReturnType<typeof aMeeting>) => it.stored().outbox.map((message) => message.kind);

describe('an event judged again', () => {
  test('with nothing changed moves nothing, writes nothing and tells nobody', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    const before = it.stored();
    const answer = await it.rejudge({ actor: it.admin, eventId: it.event.id, apply: it.key() });
    expect(answer).toEqual({
      applied: true,
      currency: 'USD',
      changed: 0,
      money: { issued: 0, reversed: 0, overpaid: 0 },
      outcome: expect.any(String),
    });
    expect({ ...it.stored(), idempotency: [] }).toEqual({ ...before, idempotency: [] });
  });

  test('pays what waited for a verified bike, and tells the rider', async () => {
    const it = aMeeting();
    it.alterRider(ana, { bikes: [aBike({ id: anId('b', 1), vinStatus: 'unverified' })] });
    await it.run(['Ana Ruiz', 'Ben Ode']);
    expect(it.resultOf('Ana Ruiz').verdict.reasons.map((why) => why.code)).toEqual(['NO_VERIFIED_BIKE']);
    it.alterRider(ana, { bikes: [aBike({ id: anId('b', 1) })] });
    await it.judgeAgain();
    expect([it.held(), it.stored().rejudgings]).toEqual([[30_000, 20_000, 0], []]);
    expect(it.stored().outbox.at(-1)).toMatchObject({
      kind: 'award-earned',
      recipient: { id: ana },
      facts: { place: 1, amount: 30_000, expiresOn: '2026-06-10' },
    });
    expect(it.stored().audit.at(-1)).toMatchObject({
      action: 'rejudge-event',
      actorId: null,
      detail: { changed: 1, issued: 30_000 },
    });
  });

  test.each([
    ['becomes a factory rider', { factory: true }],
    ['is deactivated', { deactivated: true }],
    ['sells the bike', { bikes: [] }],
    ['has another bike', { bikes: [aBike({ id: anId('b', 8), year: 2025 })] }],
    ['takes consent away', { parentalConsent: false, bornOn: '2012-01-01' }],
  ])('takes nothing back from a rider who %s', async (_, change) => {
    const it = aMeeting();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    const { awards, entries, results } = it.stored();
    it.alterRider(ana, change);
    await it.judgeAgain();
    expect(it.stored()).toMatchObject({ awards, entries, results });
    // nor when someone else's row is corrected
    await it.remove({ actor: it.admin, resultId: it.resultOf('Field Rider 5').id, apply: it.key() });
    expect(it.held()).toEqual([30_000, 20_000, 0]);
  });

  describe('a motorcycle earns in two classes, and no more', () => {
    const vin = 'VBKMXA106SM000001';
    const bike = { year: 2025, make: 'KTM', model: '450 SX-F', vin };
    const race = async () => {
      const four = [1, 2, 3, 4].map((n) => aClass({ id: anId('c0ass', n), name: `Class ${n}` }));
      const it = aMeeting({
        classes: four,
        vinPatterns: [
          {
            id: anId('pat'),
            model: '450 SX-F',
            year: 2025,
            pattern: 'VBK',
            status: 'verified',
            decidedAt: null,
            decidedBy: null,
          },
        ],
      });
      const ports = {
        uow: it.uow,
        clock: it.clock,
        ids: sequentialIds(),
        digest: plainDigest,
        program: defaultProgram,
      };
      it.alterRider(ana, { bikes: [aBike({ id: anId('b', 1), vin })] });
      for (const one of four) await it.run(['Ana Ruiz'], one.id);
      return { ...it, actor: it.admin, add: addBike(ports), edit: editBike(ports), retire: retireBike(ports) };
    };
    const earning = (meeting: Pick<ReturnType<typeof aMeeting>, 'stored'>) =>
      meeting.stored().results.filter((one) => one.verdict.earns !== null).length;

    test('sold and added again', async () => {
      const it = await race();
      await it.retire({ actor: it.actor, bikeId: anId('b', 1) });
      expect((await it.add({ actor: it.actor, riderId: ana, bike })).bike.vinStatus).toBe('verified');
      await it.judgeAgain();
      expect([it.held(), earning(it)]).toEqual([[60_000, 0, 0], 2]);
    });

    test('under a VIN that another bike was written with', async () => {
      const it = await race();
      await it.edit({ actor: it.actor, bikeId: anId('b', 1), version: 1, bike: { ...bike, vin: 'VBKMXA100SM000002' } });
      await it.add({ actor: it.actor, riderId: ana, bike });
      await it.judgeAgain();
      expect([it.held(), earning(it)]).toEqual([[60_000, 0, 0], 2]);
    });

    test('nor on to another rider, who raced on it too', async () => {
      const it = await race();
      it.alterRider(ben, { bikes: [] });
      await it.replace({
        actor: it.admin,
        eventId: it.event.id,
        classId: anId('c0ass', 3),
        entrants: 20,
        apply: it.key(),
        results: [byHand(1, 'Cy Park'), byHand(2, 'Ben Ode')],
      });
      await it.retire({ actor: it.actor, bikeId: anId('b', 1) });
      await it.add({ actor: it.actor, riderId: ben, bike });
      await it.judgeAgain();
      expect(
        it
          .stored()
          .results.find((one) => one.riderId === ben && one.classId === anId('c0ass', 3))
          ?.verdict.reasons.map((why) => why.code),
      ).toEqual(['BIKE_CLASS_LIMIT']);
    });
  });

  test('but a result that is another is judged as of now', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    it.alterRider(ana, { factory: true });
    await it.run(['Ben Ode', 'Ana Ruiz']);
    expect([it.held(), it.resultOf('Ana Ruiz').verdict.reasons.map((why) => why.code)]).toEqual([
      [0, 30_000, 0],
      ['RIDER_FACTORY'],
    ]);
  });

  test.each([
    ['canceled', { canceled: true }, { canceled: false }],
    ['no longer paying', { paying: false }, { paying: true }],
  ])('takes all back when it is %s, and gives the same back when that was a mistake', async (_, mistake, mended) => {
    const it = aMeeting();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    const emails = kindsOf(it);
    it.alterEvent(mistake);
    await it.judgeAgain();
    expect(it.held()).toEqual([0, 0, 0]);
    it.alterRider(ana, { factory: true });
    it.alterRider(ben, { bikes: [] });
    it.alterEvent(mended);
    await it.judgeAgain();
    expect([it.held(), kindsOf(it)]).toEqual([[30_000, 20_000, 0], emails]);
  });

  test('goes by the payout places of now', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    it.alter(({ classes }) => ({
      classes: classes.map((inClass) => ({ ...inClass, places: [{ place: 1, amount: 5_000 }] })),
    }));
    const preview = await it.rejudge({ actor: it.admin, eventId: it.event.id, apply: null });
    expect([preview.money, it.held()]).toEqual([{ issued: 0, reversed: 45_000, overpaid: 0 }, [30_000, 20_000, 0]]);
    await it.judgeAgain();
    expect(it.held()).toEqual([5_000, 0, 0]);
  });

  test('gives back nothing that an admin took, and takes it only once', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    await it.take(ana, 30_000);
    await it.take(ben, 5_000);
    const { entries, awards, outbox } = it.stored();
    await it.judgeAgain();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    expect(it.stored()).toMatchObject({ entries, awards, outbox });
    it.alterEvent({ canceled: true });
    await it.judgeAgain();
    it.alterEvent({ canceled: false });
    await it.judgeAgain();
    expect(it.held()).toEqual([0, 15_000, 0]);
    // the place pays more from now on: what was taken is still the same
    it.alter(({ classes }) => ({
      classes: classes.map((inClass) => ({
        ...inClass,
        places: [
          { place: 1, amount: 35_000 },
          { place: 2, amount: 3_000 },
        ],
      })),
    }));
    const preview = await it.rejudge({ actor: it.admin, eventId: it.event.id, apply: null });
    await it.judgeAgain();
    expect([preview.money, it.held()]).toEqual([{ issued: 5_000, reversed: 15_000, overpaid: 0 }, [5_000, 0, 0]]);
  });

  test('leaves taken what is taken while it waits for the wallet', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz']);
    it.alter(({ classes }) => ({
      classes: classes.map((inClass) => ({ ...inClass, places: [{ place: 1, amount: 40_000 }] })),
    }));
    const wallet = { riderId: ana, currency: 'USD', book: 'credit' } as const;
    await it.uow.run(async (tx) => {
      const lock: typeof tx.wallets.lock = async (keys) => {
        const [head] = await tx.wallets.lock([wallet]);
        const posting = post(
          head ?? emptyWallet(wallet),
          takeBack(await tx.wallets.awardsWithValue([wallet]), 30_000, '2025-06-10', 'USD'),
          { at: it.clock.now(), actorId: null, proxyHostId: null, reference: null },
          { ids: sequentialIds(), digest: plainDigest },
        );
        await tx.wallets.post([posting]);
        return tx.wallets.lock(keys);
      };
      await reevaluate(
        { ...tx, wallets: { ...tx.wallets, lock } },
        it.event.id,
        { actor: it.admin, at: it.clock.now() },
        true,
        { clock: it.clock, ids: sequentialIds(), digest: plainDigest, program: defaultProgram },
      );
    });
    expect(it.held()).toEqual([10_000, 0, 0]);
  });
});

describe('the queue of events to be judged again', () => {
  test('is worked off one event at a time, the longest waiting first', async () => {
    const it = aMeeting();
    const other = { ...it.event, id: anId('event', 2) };
    it.give({
      events: [other],
      rejudgings: [
        { eventId: other.id, askedAt: '2025-06-09T00:00:00.000Z' },
        { eventId: it.event.id, askedAt: '2025-06-08T00:00:00.000Z' },
      ],
    });
    expect(await it.rejudgeDue()).toBe(true);
    expect(it.stored().rejudgings.map((waits) => waits.eventId)).toEqual([other.id]);
    expect([await it.rejudgeDue(), await it.rejudgeDue()]).toEqual([true, false]);
  });

  test('loses an event that is gone', async () => {
    const it = aMeeting();
    it.give({ rejudgings: [{ eventId: anId('event', 9), askedAt: it.clock.now() }] });
    expect([await it.rejudgeDue(), await it.rejudgeDue(), it.stored().rejudgings]).toEqual([true, false, []]);
  });

  test('puts one that cannot be judged behind the others, keeps it, and says so', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz']);
    const other = { ...it.event, id: anId('event', 2) };
    it.give({
      events: [other],
      rejudgings: [
        { eventId: it.event.id, askedAt: '2025-06-08T00:00:00.000Z' },
        { eventId: other.id, askedAt: '2025-06-09T00:00:00.000Z' },
      ],
    });
    it.alter(({ results }) => ({ results: results.map((result) => ({ ...result, verdict: null as never })) }));
    expect([await it.rejudgeDue(), it.failures.length]).toEqual([false, 1]);
    expect([await it.rejudgeDue(), it.stored().rejudgings.map((waits) => waits.eventId)]).toEqual([
      true,
      [it.event.id],
    ]);
    expect([await it.rejudgeDue(), it.failures.length, it.held()]).toEqual([false, 2, [30_000, 0, 0]]);
  });
});
