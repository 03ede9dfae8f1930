import { beforeEach, describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { checkOf } from '../eligibility/index.js';
import { aBike, anActor, aRider } from '../testing/builders.js';
import { anId } from '../testing/fixed-ports.js';
import { aMeeting } from '../testing/race-meeting.js';
import { decideHeldAwards, releaseHeld } from './index.js';

type Meeting = ReturnType<typeof aMeeting>;

const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park'];
const [ana, ben, cy] = [anId('rder', 1), anId('rder', 2), anId('rder', 3)];
/** another administrator than the one who enters results */
const checker = anActor({ accountId: anId('acc', 3), subjectId: anId('admn', 3), name: 'Sam Idris' });
const AFTER = '2025-06-09T18:00:00.000Z';
const enrolledAfter = { enrolment: { at: AFTER, phone: null, address: null } };

const acts = (meeting: Meeting) => ({
  ...meeting,
  decide: (
    decision: 'released' | 'refused',
    riderNames: readonly string[],
    { actor = checker, reason = 'Seen on the photos' }: { actor?: typeof checker; reason?: string } = {},
  ) =>
    decideHeldAwards(meeting.ports)({
      actor,
      idempotency: meeting.key(),
      resultIds: riderNames.map((name) => meeting.resultOf(name).id),
      decision,
      reason,
    }),
  checkOfName: (name: string) => checkOf(meeting.resultOf(name).verdict),
  mails: () => meeting.stored().outbox.map((mail) => [mail.kind, mail.recipient.id]),
});

const races = (more: Parameters<typeof aMeeting>[0] = {}, rules: Parameters<typeof aMeeting>[1] = {}) =>
  acts(aMeeting(more, rules));

describe('a rider who enrolled after the race', () => {
  let meeting: ReturnType<typeof races>;
  beforeEach(async () => {
    meeting = races();
    meeting.alterRider(ana, enrolledAfter);
    await meeting.run(NAMES);
  });

  it('is paid nothing until somebody has checked it; the others are paid', () => {
    expect(meeting.held()).toEqual([0, 20_000, 10_000]);
    expect(meeting.resultOf('Ana Ruiz').verdict).toMatchObject({
      earns: null,
      reasons: [{ code: 'BEING_CHECKED', detail: { amount: 30_000, currency: 'USD' } }],
      signals: ['ENROLLED_AFTER_RACE'],
    });
  });

  it('is paid when another administrator releases it, and told', async () => {
    expect(await meeting.decide('released', ['Ana Ruiz'])).toEqual({
      outcomes: [{ resultId: meeting.resultOf('Ana Ruiz').id, outcome: 'released' }],
    });
    expect(meeting.held()).toEqual([30_000, 20_000, 10_000]);
    expect(meeting.mails()).toContainEqual(['award-earned', ana]);
    expect(meeting.stored().audit.at(-1)).toMatchObject({
      action: 'release-award',
      actorId: checker.accountId,
      detail: { riderId: ana, amount: 30_000, signals: ['ENROLLED_AFTER_RACE'], reason: 'Seen on the photos' },
    });
    // it stays paid however often the event is evaluated again
    await meeting.judgeAgain();
    expect(meeting.held()).toEqual([30_000, 20_000, 10_000]);
  });

  it('is not released by who entered the results', async () => {
    const { outcomes } = await meeting.decide('released', ['Ana Ruiz'], { actor: meeting.admin });
    expect(outcomes).toMatchObject([{ outcome: 'entered-by-you' }]);
    expect([meeting.held()[0], meeting.stored().checkDecisions]).toEqual([0, []]);
  });

  it('is released by one person where approvals are only recorded', async () => {
    const alone = races({}, { approvals: 'recorded' });
    alone.alterRider(ana, enrolledAfter);
    await alone.run(NAMES);
    await alone.decide('released', ['Ana Ruiz'], { actor: alone.admin });
    expect(alone.held()[0]).toBe(30_000);
  });

  it('earns nothing after a refusal, with its reason, and can be released later', async () => {
    await meeting.decide('refused', ['Ana Ruiz'], { reason: 'Another person rode' });
    expect(meeting.resultOf('Ana Ruiz').verdict).toMatchObject({
      earns: null,
      reasons: [{ code: 'CHECK_REFUSED', detail: { amount: 30_000, reason: 'Another person rode' } }],
    });
    expect(meeting.stored().outbox.filter((mail) => mail.kind === 'award-refused')).toMatchObject([
      { recipient: { type: 'rider', id: ana }, facts: { amount: 30_000, reason: 'Another person rode' } },
    ]);
    // refused again: nothing is held any more
    expect((await meeting.decide('refused', ['Ana Ruiz'])).outcomes).toMatchObject([{ outcome: 'not-held' }]);
    // results that are sent again do not undo the refusal
    await meeting.run(['Ben Ode', 'Ana Ruiz', 'Cy Park']);
    expect(meeting.held()[0]).toBe(0);
    await meeting.decide('released', ['Ana Ruiz']);
    expect(meeting.held()[0]).toBe(20_000);
  });

  it('is told apart in one request from what is not held', async () => {
    const { outcomes } = await meeting.decide('released', ['Ben Ode', 'Ana Ruiz']);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['not-held', 'released']);
    await expect(
      meeting.decide('released', ['Ana Ruiz'], { actor: { ...checker, proxyHostId: anId('acc', 9) } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(meeting.decide('released', ['Ana Ruiz'], { actor: meeting.promoter })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is covered by a release only up to the amount that was checked', async () => {
    await meeting.decide('released', ['Ana Ruiz']);
    meeting.alter(({ classes }) => ({
      classes: classes.map((it) => ({ ...it, places: it.places.map((one) => ({ ...one, amount: one.amount * 2 })) })),
    }));
    await meeting.judgeAgain();
    expect(meeting.held()).toEqual([30_000, 40_000, 20_000]);
    expect(meeting.checkOfName('Ana Ruiz')).toMatchObject({ state: 'held', amount: 30_000 });
    await meeting.decide('released', ['Ana Ruiz']);
    expect(meeting.held()).toEqual([60_000, 40_000, 20_000]);
  });

  it('is held since the first time, however often the event is evaluated again', async () => {
    const since = meeting.checkOfName('Ana Ruiz')?.since;
    meeting.clock.set('2025-06-20T18:00:00.000Z');
    await meeting.judgeAgain();
    expect([since, meeting.checkOfName('Ana Ruiz')?.since]).toEqual(['2025-06-10T18:00:00.000Z', since]);
  });
});

test('what was paid is never held: not after a change of the rider, not after another place', async () => {
  const meeting = races();
  await meeting.run(NAMES);
  meeting.alterRider(ana, enrolledAfter);
  await meeting.judgeAgain();
  expect(meeting.held()).toEqual([30_000, 20_000, 10_000]);
  meeting.alterRider(ben, enrolledAfter);
  // Ben wins after a protest: what he had stays, the rest is checked
  await meeting.run(['Ben Ode', 'Cy Park', 'Ana Ruiz']);
  expect([meeting.held(), meeting.checkOfName('Ben Ode')?.amount]).toEqual([[10_000, 20_000, 20_000], 10_000]);
});

test('what was paid comes back without a check when a canceled event is restored', async () => {
  const meeting = races();
  await meeting.run(NAMES);
  meeting.alterRider(ana, enrolledAfter);
  meeting.alterEvent({ canceled: true });
  await meeting.judgeAgain();
  expect(meeting.held()).toEqual([0, 0, 0]);
  meeting.alterEvent({ canceled: false });
  await meeting.judgeAgain();
  expect(meeting.held()).toEqual([30_000, 20_000, 10_000]);
});

describe('after the number of days of the program', () => {
  const failures: unknown[] = [];
  const waiting = async (approvals: 'required' | 'recorded') => {
    const meeting = races({}, { approvals });
    meeting.alterRider(ana, enrolledAfter);
    meeting.alterRider(ben, enrolledAfter);
    await meeting.run(NAMES);
    await meeting.decide('refused', ['Ben Ode']);
    return {
      ...meeting,
      release: releaseHeld({ ...meeting.ports, report: (_, failed) => void failures.push(failed) }),
    };
  };

  it('is released what nobody refused, where approvals are recorded', async () => {
    const meeting = await waiting('recorded');
    meeting.clock.set('2025-06-24T18:00:00.000Z');
    expect([await meeting.release(), meeting.held()[0]]).toEqual([0, 0]);
    meeting.clock.set('2025-06-24T18:00:00.001Z');
    expect([await meeting.release(), meeting.held()]).toEqual([1, [30_000, 0, 10_000]]);
    expect(meeting.stored().checkDecisions.find((it) => it.riderId === ana)).toMatchObject({
      by: null,
      decision: 'released',
    });
    expect([await meeting.release(), failures]).toEqual([0, []]);
  });

  it('waits for a person where approvals are required', async () => {
    const meeting = await waiting('required');
    meeting.clock.set('2025-09-24T18:00:00.000Z');
    expect([await meeting.release(), meeting.held()[0]]).toEqual([0, 0]);
  });
});

test('no order of entering, evaluating and deciding pays more than what is neither held nor refused', async () => {
  const step = fc.constantFrom('run', 'swap', 'judge', 'release', 'refuse', 'late', 'early');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const meeting = races();
      await meeting.run(NAMES);
      const paid = [...meeting.held()];
      meeting.alterRider(
        cy,
        aRider({ id: cy, fullName: 'Cy Park', ...enrolledAfter, bikes: [aBike({ id: anId('b', 3) })] }),
      );
      for (const act of steps) {
        const before = meeting.held()[0] ?? 0;
        if (act === 'run') await meeting.run(NAMES);
        if (act === 'swap') await meeting.run(['Cy Park', 'Ben Ode', 'Ana Ruiz']);
        if (act === 'judge') await meeting.judgeAgain();
        if (act === 'release') await meeting.decide('released', ['Cy Park']);
        if (act === 'refuse') await meeting.decide('refused', ['Cy Park']);
        if (act === 'late') meeting.alterRider(ana, enrolledAfter);
        if (act === 'early') meeting.alterRider(ana, { enrolment: null });
        for (const [at, name] of NAMES.entries()) {
          const { verdict, place } = meeting.resultOf(name);
          const worth = [30_000, 20_000, 10_000][(place ?? 0) - 1] ?? 0;
          const open = checkOf(verdict)?.amount ?? 0;
          expect((verdict.earns?.amount ?? 0) + open).toBe(worth);
          expect(meeting.held()[at]).toBe(verdict.earns?.amount ?? 0);
        }
        // evaluating alone never takes anything away; it pays what is no longer asked about
        if (act === 'judge') expect(meeting.held()[0]).toBeGreaterThanOrEqual(before);
      }
      expect(paid).toEqual([30_000, 20_000, 10_000]);
    }),
    { numRuns: 40 },
  );
});
