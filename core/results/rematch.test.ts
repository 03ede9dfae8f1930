import { describe, expect, test } from '@jest/globals';
import { aBike, aMeeting, anId, aRider, byHand } from '../testing/index.js';
import { rematchDue } from './rematch-due.js';

const zoe = aRider({
  id: anId('rder', 9),
  fullName: 'Zoe Quill',
  familyName: 'Quill',
  login: 'verified',
  bikes: [aBike({ id: anId('b', 9) })],
});
const TEN_MINUTES = '2025-06-10T12:10:00.000Z';

/** A meeting where results of a rider came before the rider, and the jobs that look again. */
const scene = async (more: Parameters<typeof aMeeting>[0] = {}) => {
  const meeting = aMeeting(more);
  await meeting.run(['Zoe Quill', 'Ben Ode']);
  const look = rematchDue(meeting.ports);
  const jobs = async (): Promise<void> => {
    while (await look());
    while (await meeting.rejudgeDue());
  };
  const ask = (riderId = zoe.id) => meeting.uow.run((tx) => tx.rematching.ask([riderId], meeting.clock.now()));
  const paid = () =>
    meeting
      .stored()
      .awards.filter((award) => award.riderId === zoe.id)
      .map((award) => award.initial);
  return { ...meeting, look, jobs, ask, paid, result: () => meeting.resultOf('Zoe Quill') };
};

describe('matching runs again when a person changes', () => {
  test('and awards what it finds, once, with a trail and an e-mail', async () => {
    const setup = await scene();
    expect(setup.result().verdict.reasons.map(({ code }) => code)).toEqual(['RIDER_UNKNOWN']);
    setup.give({ riders: [zoe] });
    await setup.ask();
    await setup.jobs();
    expect([setup.result().riderId, setup.paid()]).toEqual([zoe.id, [30_000]]);
    expect(setup.stored().audit.filter(({ action }) => action === 'match-result')).toMatchObject([
      { actorId: null, objectId: setup.result().id, detail: { riderId: { before: null, after: zoe.id } } },
    ]);
    expect(setup.stored().outbox.filter(({ kind }) => kind === 'award-earned').length).toBe(2);
    const { entries } = setup.stored();
    await setup.ask();
    await setup.jobs();
    expect(setup.stored().entries).toEqual(entries);
  });

  test('who enrolled after the race waits for a person', async () => {
    const setup = await scene();
    setup.give({ riders: [{ ...zoe, enrolment: { at: '2025-06-09T18:00:00.000Z', phone: null, address: null } }] });
    await setup.ask();
    await setup.jobs();
    expect([
      setup.paid(),
      setup.result().verdict.reasons.map(({ code }) => code),
      setup.result().verdict.signals,
    ]).toEqual([[], ['BEING_CHECKED'], ['ENROLLED_AFTER_RACE']]);
  });

  test('nobody is matched with an e-mail that is not verified, by another name, or where two may be meant', async () => {
    for (const riders of [
      [{ ...zoe, login: 'unverified' as const }],
      [{ ...zoe, fullName: 'Zoe Quilt', familyName: 'Quilt' }],
      [zoe, { ...zoe, id: anId('rder', 10), bikes: [] }],
      [{ ...zoe, hometown: 'Reno', state: 'NV' }],
    ]) {
      const setup = await scene();
      setup.give({ riders });
      await setup.ask();
      await setup.jobs();
      expect([setup.result().riderId, setup.paid()]).toEqual([null, []]);
    }
  });

  test('what a person left without a rider stays so', async () => {
    const setup = await scene({
      riders: [aRider({ id: anId('rder', 2), fullName: 'Ben Ode', familyName: 'Ode' }), zoe],
    });
    expect(setup.result().riderId).toBe(zoe.id);
    await setup.unmatch({ actor: setup.admin, resultId: setup.result().id, apply: setup.key() });
    // removed by hand, the choices of the name are looked at again, and this one is not
    expect(setup.stored().rematchings).toMatchObject([{ riderId: zoe.id, isLast: false }]);
    await setup.jobs();
    expect([setup.result().riderId, setup.result().leftUnmatched]).toEqual([null, true]);
    // as is one that was entered for nobody
    await setup.add({
      actor: setup.admin,
      eventId: setup.event.id,
      classId: setup.classes[1].id,
      result: byHand(1, 'Zoe Quill', { riderId: null }),
      apply: setup.key(),
    });
    await setup.ask();
    await setup.jobs();
    expect(setup.resultOf('Zoe Quill', setup.classes[1].id).riderId).toBeNull();
    // and a person can choose it all the same
    await setup.match({ actor: setup.admin, resultId: setup.result().id, riderId: zoe.id, apply: setup.key() });
    expect(setup.result().leftUnmatched).toBeUndefined();
  });

  test('it looks twice, so that results that were being stored at the same time are found', async () => {
    const setup = await scene();
    setup.give({ riders: [zoe], rejudgings: [] });
    await setup.ask();
    expect([await setup.look(), await setup.look(), setup.stored().rejudgings.length]).toEqual([true, false, 1]);
    expect(setup.stored().rematchings).toMatchObject([{ riderId: zoe.id, isLast: true }]);
    await setup.jobs();
    setup.clock.set(TEN_MINUTES.replace('2025-06-10', '2025-06-11'));
    expect([await setup.look(), setup.stored().rematchings]).toEqual([true, []]);
  });

  test('a rider who is gone is no longer looked for', async () => {
    const setup = await scene();
    await setup.ask(anId('rder', 77));
    expect([await setup.look(), await setup.look(), setup.stored().rematchings]).toEqual([true, false, []]);
  });

  test('a preview of evaluating again says what would be matched, and stores nothing', async () => {
    const setup = await scene();
    setup.give({ riders: [zoe] });
    const asked = { actor: setup.admin, eventId: setup.event.id };
    const seen = await setup.rejudge({ ...asked, apply: null });
    expect([seen.changed, seen.money.issued, setup.result().riderId]).toEqual([1, 30_000, null]);
    await setup.rejudge({ ...asked, outcome: seen.outcome, apply: setup.key() });
    expect([setup.result().riderId, setup.paid()]).toEqual([zoe.id, [30_000]]);
  });
});
