import { describe, expect, test } from '@jest/globals';
import { emptyWallet, post, takeBack } from '../ledger/index.js';
import { defaultProgram } from '../program/index.js';
import { aBike, aClass, aMeeting, anId, byHand, fakePorts, plainDigest, sequentialIds } from '../testing/index.js';
import { addBike, editBike, retireBike } from '../vin/index.js';
import { reevaluate } from './index.js';

const [ana, ben] = [anId('rder', 1), anId('rder', 2)];
const kindsOf = (it: ReturnType<typeof aMeeting>) => it.stored().outbox.map((message) => message.kind);

describe('an event judged again', () => {
  test('with nothing changed moves nothing, writes nothing and tells nobody', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    const before = meeting.stored();
    const answer = await meeting.rejudge({ actor: meeting.admin, eventId: meeting.event.id, apply: meeting.key() });
    expect(answer).toEqual({
      applied: true,
      currency: 'USD',
      changed: 0,
      money: { issued: 0, reversed: 0, overpaid: 0 },
      outcome: expect.any(String),
    });
    expect({ ...meeting.stored(), idempotency: [] }).toEqual({ ...before, idempotency: [] });
  });

  test('pays what waited for a verified bike, and tells the rider', async () => {
    const meeting = aMeeting();
    meeting.alterRider(ana, { bikes: [aBike({ id: anId('b', 1), vinStatus: 'unverified' })] });
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    expect(meeting.resultOf('Ana Ruiz').verdict.reasons.map((why) => why.code)).toEqual(['NO_VERIFIED_BIKE']);
    meeting.alterRider(ana, { bikes: [aBike({ id: anId('b', 1) })] });
    await meeting.judgeAgain();
    expect([meeting.held(), meeting.stored().rejudgings]).toEqual([[30_000, 20_000, 0], []]);
    expect(meeting.stored().outbox.at(-1)).toMatchObject({
      kind: 'award-earned',
      recipient: { id: ana },
      facts: { place: 1, amount: 30_000, expiresOn: '2026-06-10' },
    });
    expect(meeting.stored().audit.at(-1)).toMatchObject({
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
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    const { awards, entries, results } = meeting.stored();
    meeting.alterRider(ana, change);
    await meeting.judgeAgain();
    expect(meeting.stored()).toMatchObject({ awards, entries, results });
    // nor when someone else's row is corrected
    await meeting.remove({
      actor: meeting.admin,
      resultId: meeting.resultOf('Field Rider 5').id,
      apply: meeting.key(),
    });
    expect(meeting.held()).toEqual([30_000, 20_000, 0]);
  });

  describe('a motorcycle earns in two classes, and no more', () => {
    const vin = 'VBKMXA106SM000001';
    const bike = { year: 2025, make: 'KTM', model: '450 SX-F', vin };
    const race = async () => {
      const four = [1, 2, 3, 4].map((n) => aClass({ id: anId('c0ass', n), name: `Class ${n}` }));
      const meeting = aMeeting({
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
      const ports = fakePorts(meeting, { clock: meeting.clock });
      meeting.alterRider(ana, { bikes: [aBike({ id: anId('b', 1), vin })] });
      for (const one of four) await meeting.run(['Ana Ruiz'], one.id);
      return {
        ...meeting,
        actor: meeting.admin,
        add: addBike(ports),
        edit: editBike(ports),
        retire: retireBike(ports),
      };
    };
    const earning = (meeting: Pick<ReturnType<typeof aMeeting>, 'stored'>) =>
      meeting.stored().results.filter((one) => one.verdict.earns !== null).length;

    test('sold and added again', async () => {
      const scene = await race();
      await scene.retire({ actor: scene.actor, bikeId: anId('b', 1) });
      expect((await scene.add({ actor: scene.actor, riderId: ana, bike })).bike.vinStatus).toBe('verified');
      await scene.judgeAgain();
      expect([scene.held(), earning(scene)]).toEqual([[60_000, 0, 0], 2]);
    });

    test('under a VIN that another bike was written with', async () => {
      const scene = await race();
      await scene.edit({
        actor: scene.actor,
        bikeId: anId('b', 1),
        version: 1,
        bike: { ...bike, vin: 'VBKMXA100SM000002' },
      });
      await scene.add({ actor: scene.actor, riderId: ana, bike });
      await scene.judgeAgain();
      expect([scene.held(), earning(scene)]).toEqual([[60_000, 0, 0], 2]);
    });

    test('nor on to another rider, who raced on it too', async () => {
      const scene = await race();
      scene.alterRider(ben, { bikes: [] });
      await scene.replace({
        actor: scene.admin,
        eventId: scene.event.id,
        classId: anId('c0ass', 3),
        entrants: 20,
        apply: scene.key(),
        results: [byHand(1, 'Cy Park'), byHand(2, 'Ben Ode')],
      });
      await scene.retire({ actor: scene.actor, bikeId: anId('b', 1) });
      await scene.add({ actor: scene.actor, riderId: ben, bike });
      await scene.judgeAgain();
      expect(
        scene
          .stored()
          .results.find((one) => one.riderId === ben && one.classId === anId('c0ass', 3))
          ?.verdict.reasons.map((why) => why.code),
      ).toEqual(['BIKE_CLASS_LIMIT']);
    });
  });

  test('but a result that is another is judged as of now', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    meeting.alterRider(ana, { factory: true });
    await meeting.run(['Ben Ode', 'Ana Ruiz']);
    expect([meeting.held(), meeting.resultOf('Ana Ruiz').verdict.reasons.map((why) => why.code)]).toEqual([
      [0, 30_000, 0],
      ['RIDER_FACTORY'],
    ]);
  });

  test.each([
    ['canceled', { canceled: true }, { canceled: false }],
    ['no longer paying', { paying: false }, { paying: true }],
  ])('takes all back when it is %s, and gives the same back when that was a mistake', async (_, mistake, mended) => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    const emails = kindsOf(meeting);
    meeting.alterEvent(mistake);
    await meeting.judgeAgain();
    expect(meeting.held()).toEqual([0, 0, 0]);
    meeting.alterRider(ana, { factory: true });
    meeting.alterRider(ben, { bikes: [] });
    meeting.alterEvent(mended);
    await meeting.judgeAgain();
    expect([meeting.held(), kindsOf(meeting)]).toEqual([[30_000, 20_000, 0], emails]);
  });

  test('goes by the payout places of now', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    meeting.alter(({ classes }) => ({
      classes: classes.map((inClass) => ({ ...inClass, places: [{ place: 1, amount: 5_000 }] })),
    }));
    const preview = await meeting.rejudge({ actor: meeting.admin, eventId: meeting.event.id, apply: null });
    expect([preview.money, meeting.held()]).toEqual([
      { issued: 0, reversed: 45_000, overpaid: 0 },
      [30_000, 20_000, 0],
    ]);
    await meeting.judgeAgain();
    expect(meeting.held()).toEqual([5_000, 0, 0]);
  });

  test('gives back nothing that an admin took, and takes it only once', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    await meeting.take(ana, 30_000);
    await meeting.take(ben, 5_000);
    const { entries, awards, outbox } = meeting.stored();
    await meeting.judgeAgain();
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    expect(meeting.stored()).toMatchObject({ entries, awards, outbox });
    meeting.alterEvent({ canceled: true });
    await meeting.judgeAgain();
    meeting.alterEvent({ canceled: false });
    await meeting.judgeAgain();
    expect(meeting.held()).toEqual([0, 15_000, 0]);
    // the place pays more from now on: what was taken is still the same
    meeting.alter(({ classes }) => ({
      classes: classes.map((inClass) => ({
        ...inClass,
        places: [
          { place: 1, amount: 35_000 },
          { place: 2, amount: 3_000 },
        ],
      })),
    }));
    const preview = await meeting.rejudge({ actor: meeting.admin, eventId: meeting.event.id, apply: null });
    await meeting.judgeAgain();
    expect([preview.money, meeting.held()]).toEqual([{ issued: 5_000, reversed: 15_000, overpaid: 0 }, [5_000, 0, 0]]);
  });

  test('leaves taken what is taken while it waits for the wallet', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz']);
    meeting.alter(({ classes }) => ({
      classes: classes.map((inClass) => ({ ...inClass, places: [{ place: 1, amount: 40_000 }] })),
    }));
    const wallet = { riderId: ana, currency: 'USD', book: 'credit' } as const;
    await meeting.uow.run(async (tx) => {
      const lock: typeof tx.wallets.lock = async (keys) => {
        const [head] = await tx.wallets.lock([wallet]);
        const posting = post(
          head ?? emptyWallet(wallet),
          takeBack(await tx.wallets.awardsWithValue([wallet]), 30_000, '2025-06-10', 'USD'),
          { at: meeting.clock.now(), actorId: null, proxyHostId: null, reference: null },
          { ids: sequentialIds(), digest: plainDigest },
        );
        await tx.wallets.post([posting]);
        return tx.wallets.lock(keys);
      };
      await reevaluate(
        { ...tx, wallets: { ...tx.wallets, lock } },
        meeting.event.id,
        { actor: meeting.admin, at: meeting.clock.now() },
        true,
        { clock: meeting.clock, ids: sequentialIds(), digest: plainDigest, program: defaultProgram },
      );
    });
    expect(meeting.held()).toEqual([10_000, 0, 0]);
  });
});

describe('the queue of events to be judged again', () => {
  test('is worked off one event at a time, the longest waiting first', async () => {
    const meeting = aMeeting();
    const other = { ...meeting.event, id: anId('event', 2) };
    meeting.give({
      events: [other],
      rejudgings: [
        { eventId: other.id, askedAt: '2025-06-09T00:00:00.000Z' },
        { eventId: meeting.event.id, askedAt: '2025-06-08T00:00:00.000Z' },
      ],
    });
    expect(await meeting.rejudgeDue()).toBe(true);
    expect(meeting.stored().rejudgings.map((waits) => waits.eventId)).toEqual([other.id]);
    expect([await meeting.rejudgeDue(), await meeting.rejudgeDue()]).toEqual([true, false]);
  });

  test('loses an event that is gone', async () => {
    const meeting = aMeeting();
    meeting.give({ rejudgings: [{ eventId: anId('event', 9), askedAt: meeting.clock.now() }] });
    expect([await meeting.rejudgeDue(), await meeting.rejudgeDue(), meeting.stored().rejudgings]).toEqual([
      true,
      false,
      [],
    ]);
  });

  test('puts one that cannot be judged behind the others, keeps it, and says so', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz']);
    const other = { ...meeting.event, id: anId('event', 2) };
    meeting.give({
      events: [other],
      rejudgings: [
        { eventId: meeting.event.id, askedAt: '2025-06-08T00:00:00.000Z' },
        { eventId: other.id, askedAt: '2025-06-09T00:00:00.000Z' },
      ],
    });
    meeting.alter(({ results }) => ({ results: results.map((result) => ({ ...result, verdict: null as never })) }));
    expect([await meeting.rejudgeDue(), meeting.failures.length]).toEqual([false, 1]);
    expect([await meeting.rejudgeDue(), meeting.stored().rejudgings.map((waits) => waits.eventId)]).toEqual([
      true,
      [meeting.event.id],
    ]);
    expect([await meeting.rejudgeDue(), meeting.failures.length, meeting.held()]).toEqual([false, 2, [30_000, 0, 0]]);
  });
});
