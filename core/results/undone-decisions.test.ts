import { beforeEach, describe, expect, test } from '@jest/globals';
import { checkOf } from '../eligibility/index.js';
import { aMeeting, anActor, anId, byHand } from '../testing/index.js';
import { decideHeldAwards, undoClaimDecision, undoHeldAwards } from './index.js';

const [ana, cy] = [anId('rder', 1), anId('rder', 3)];
const OTHER = anActor({ accountId: anId('acc0', 9), subjectId: anId('admn', 9), name: 'Ada Moreau' });
const why = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (it: unknown) => (it as { detail: { why?: string }; code: string }).detail.why ?? (it as { code: string }).code,
  );

describe('a decided claim', () => {
  const decidedBy = async (how: 'match' | 'add' | 'refuse') => {
    const meeting = aMeeting();
    await meeting.run(['A. Ruiz', 'Ben Ode']);
    const classId = meeting.classes[how === 'add' ? 1 : 0].id;
    const made = await meeting.claim({
      actor: anActor({ type: 'rider', subjectId: ana, name: 'Ana Ruiz' }),
      eventId: meeting.event.id,
      classId: how === 'match' ? null : classId,
      place: 1,
      message: 'I won',
    });
    const before = meeting.stored();
    const decision = {
      match: { verdict: 'match' as const, resultId: meeting.resultOf('A. Ruiz').id },
      add: { verdict: 'add' as const, classId, result: byHand(1, 'Ana Ruiz') },
      refuse: { verdict: 'refuse' as const },
    }[how];
    await meeting.decide({
      actor: meeting.admin,
      idempotency: meeting.key(),
      claimId: made.id,
      decision,
      answer: 'So it is',
    });
    return {
      ...meeting,
      before,
      made,
      undo: (actor = meeting.admin) => undoClaimDecision(meeting.ports)({ actor, claimId: made.id }),
      mails: () => meeting.stored().outbox.map((mail) => mail.kind),
    };
  };

  test.each(['match', 'add', 'refuse'] as const)('is as it was, and nobody is told (%s)', async (how) => {
    const { before, made, undo, stored, mails, held } = await decidedBy(how);
    expect(await undo()).toEqual(made);
    const after = stored();
    expect([after.claims, after.aliases, mails()]).toEqual([
      before.claims,
      before.aliases,
      before.outbox.map((it) => it.kind),
    ]);
    expect(after.results.map((it) => [it.riderName, it.riderId, it.verdict.earns])).toEqual(
      before.results.map((it) => [it.riderName, it.riderId, it.verdict.earns]),
    );
    expect(held()[0]).toBe(0);
    expect(after.audit.at(-1)).toMatchObject({ action: 'undo-claim-decision', objectId: made.id });
    expect(await why(undo())).toBe('changed');
  });

  test('is corrected by an e-mail once the rider may have read it', async () => {
    const { undo, stored, uow, mails } = await decidedBy('refuse');
    const told = stored().outbox.find((it) => it.kind === 'claim-decided');
    await uow.run((tx) => tx.outbox.sent(told?.id ?? '', '2025-06-10T18:00:11.000Z'));
    await undo();
    expect(mails().slice(-2)).toEqual(['claim-decided', 'decision-undone']);
  });

  test('stands for others, after ten minutes, after another claim, and once its money was spent', async () => {
    const { undo, clock, redeem } = await decidedBy('match');
    expect(await why(undo(OTHER))).toBe('other');
    const at = clock.now();
    await redeem(ana, 30_000);
    expect(await why(undo())).toBe('spent');
    clock.set(new Date(Date.parse(at) + 601_000).toISOString());
    expect(await why(undo())).toBe('late');
    const refused = await decidedBy('refuse');
    await refused.claim({
      actor: anActor({ type: 'rider', subjectId: ana, name: 'Ana Ruiz' }),
      eventId: refused.event.id,
      classId: null,
      place: 1,
      message: 'Again',
    });
    expect(await why(refused.undo())).toBe('changed');
    expect(await why(refused.undo(anActor({ type: 'rider', subjectId: ana })))).toBe('NOT_FOUND');
  });
});

describe('a held award', () => {
  let meeting: ReturnType<typeof aMeeting>;
  const checker = anActor({ accountId: anId('acc', 3), subjectId: anId('admn', 3), name: 'Sam Idris' });
  beforeEach(async () => {
    meeting = aMeeting();
    meeting.alterRider(ana, { enrolment: { at: '2025-06-09T18:00:00.000Z', phone: null, address: null } });
    await meeting.run(['Ana Ruiz', 'Ben Ode', 'Cy Park']);
  });
  const id = () => meeting.resultOf('Ana Ruiz').id;
  const decide = (decision: 'released' | 'refused') =>
    decideHeldAwards(meeting.ports)({
      actor: checker,
      idempotency: meeting.key(),
      resultIds: [id()],
      decision,
      reason: 'Seen',
    });
  const undo = async (actor = checker, resultIds: readonly string[] = [id()]) =>
    (await undoHeldAwards(meeting.ports)({ actor, resultIds })).map((it) => it.outcome);

  test.each(['released', 'refused'] as const)('is held again, and nobody is told (%s)', async (decision) => {
    const before = meeting.stored();
    await decide(decision);
    expect(await undo()).toEqual(['undone']);
    const { checkDecisions, outbox } = meeting.stored();
    expect([checkDecisions, outbox, meeting.held()]).toEqual([[], before.outbox, [0, 20_000, 10_000]]);
    expect(checkOf(meeting.resultOf('Ana Ruiz').verdict)?.state).toBe('held');
    expect(await undo()).toEqual(['changed']);
    expect((await decide('released')).outcomes).toMatchObject([{ outcome: 'released' }]);
    expect(await undo()).toEqual(['undone']);
  });

  test('stays decided for others, too late, spent, or where nothing was decided', async () => {
    expect(await undo(checker, [id(), anId('n0ne'), meeting.resultOf('Cy Park').id])).toEqual([
      'changed',
      'changed',
      'changed',
    ]);
    await decide('released');
    expect(await undo(OTHER)).toEqual(['other']);
    await meeting.redeem(ana, 30_000);
    expect(await undo()).toEqual(['spent']);
    expect(meeting.resultOf('Ana Ruiz').verdict.earns?.amount).toBe(30_000);
    meeting.clock.set('2025-06-20T18:00:00.000Z');
    expect(await undo()).toEqual(['late']);
    expect(await why(undo(anActor({ type: 'rider', subjectId: cy })))).toBe('NOT_FOUND');
  });
});
