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
  const it = aMeeting(more);
  await it.run(['Zoe Quill', 'Ben Ode']);
  const look = rematchDue(it.ports);
  const jobs = async (): Promise<void> => {
    while (await look());
    while (await it.rejudgeDue());
  };
  const ask = (riderId = zoe.id) => it.uow.run((tx) => tx.rematching.ask([riderId], it.clock.now()));
  const paid = () =>
    it
      .stored()
      .awards.filter((award) => award.riderId === zoe.id)
      .map((award) => award.initial);
  return { ...it, look, jobs, ask, paid, result: () => it.resultOf('Zoe Quill') };
};

describe('matching runs again when a person changes', () => {
  test('and awards what it finds, once, with a trail and an e-mail', async () => {
    const it = await scene();
    expect(it.result().verdict.reasons.map(({ code }) => code)).toEqual(['RIDER_UNKNOWN']);
    it.give({ riders: [zoe] });
    await it.ask();
    await it.jobs();
    expect([it.result().riderId, it.paid()]).toEqual([zoe.id, [30_000]]);
    expect(it.stored().audit.filter(({ action }) => action === 'match-result')).toMatchObject([
      { actorId: null, objectId: it.result().id, detail: { riderId: { before: null, after: zoe.id } } },
    ]);
    expect(it.stored().outbox.filter(({ kind }) => kind === 'award-earned').length).toBe(2);
    const { entries } = it.stored();
    await it.ask();
    await it.jobs();
    expect(it.stored().entries).toEqual(entries);
  });

  test('who enrolled after the race waits for a person', async () => {
    const it = await scene();
    it.give({ riders: [{ ...zoe, enrolment: { at: '2025-06-09T18:00:00.000Z', phone: null, address: null } }] });
    await it.ask();
    await it.jobs();
    expect([it.paid(), it.result().verdict.reasons.map(({ code }) => code), it.result().verdict.signals]).toEqual([
      [],
      ['BEING_CHECKED'],
      ['ENROLLED_AFTER_RACE'],
    ]);
  });

  test('nobody is matched with an e-mail that is not verified, by another name, or where two may be meant', async () => {
    for (const riders of [
      [{ ...zoe, login: 'unverified' as const }],
      [{ ...zoe, fullName: 'Zoe Quilt', familyName: 'Quilt' }],
      [zoe, { ...zoe, id: anId('rder', 10), bikes: [] }],
      [{ ...zoe, hometown: 'Reno', state: 'NV' }],
    ]) {
      const it = await scene();
      it.give({ riders });
      await it.ask();
      await it.jobs();
      expect([it.result().riderId, it.paid()]).toEqual([null, []]);
    }
  });

  test('what a person left without a rider stays so', async () => {
    const it = await scene({ riders: [aRider({ id: anId('rder', 2), fullName: 'Ben Ode', familyName: 'Ode' }), zoe] });
    expect(it.result().riderId).toBe(zoe.id);
    await it.unmatch({ actor: it.admin, resultId: it.result().id, apply: it.key() });
    // removed by hand, the choices of the name are looked at again, and this one is not
    expect(it.stored().rematchings).toMatchObject([{ riderId: zoe.id, isLast: false }]);
    await it.jobs();
    expect([it.result().riderId, it.result().leftUnmatched]).toEqual([null, true]);
    // as is one that was entered for nobody
    await it.add({
      actor: it.admin,
      eventId: it.event.id,
      classId: it.classes[1].id,
      result: byHand(1, 'Zoe Quill', { riderId: null }),
      apply: it.key(),
    });
    await it.ask();
    await it.jobs();
    expect(it.resultOf('Zoe Quill', it.classes[1].id).riderId).toBeNull();
    // and a person can choose it all the same
    await it.match({ actor: it.admin, resultId: it.result().id, riderId: zoe.id, apply: it.key() });
    expect(it.result().leftUnmatched).toBeUndefined();
  });

  test('it looks twice, so that results that were being stored at the same time are found', async () => {
    const it = await scene();
    it.give({ riders: [zoe], rejudgings: [] });
    await it.ask();
    expect([await it.look(), await it.look(), it.stored().rejudgings.length]).toEqual([true, false, 1]);
    expect(it.stored().rematchings).toMatchObject([{ riderId: zoe.id, isLast: true }]);
    await it.jobs();
    it.clock.set(TEN_MINUTES.replace('2025-06-10', '2025-06-11'));
    expect([await it.look(), it.stored().rematchings]).toEqual([true, []]);
  });

  test('a rider who is gone is no longer looked for', async () => {
    const it = await scene();
    await it.ask(anId('rder', 77));
    expect([await it.look(), await it.look(), it.stored().rematchings]).toEqual([true, false, []]);
  });

  test('a preview of evaluating again says what would be matched, and stores nothing', async () => {
    const it = await scene();
    it.give({ riders: [zoe] });
    const asked = { actor: it.admin, eventId: it.event.id };
    const seen = await it.rejudge({ ...asked, apply: null });
    expect([seen.changed, seen.money.issued, it.result().riderId]).toEqual([1, 30_000, null]);
    await it.rejudge({ ...asked, outcome: seen.outcome, apply: it.key() });
    expect([it.result().riderId, it.paid()]).toEqual([zoe.id, [30_000]]);
  });
});
