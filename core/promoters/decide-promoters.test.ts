import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anAccount, anId, refusal, sequentialIds } from '../testing/index.js';
import { undoDecision, undoDecisions } from './index.js';
import { admin, aPromoter, house, own, profile } from './testing/promoters.js';

describe('a decision', () => {
  test('to approve invites who has no login, and tells by mail', async () => {
    const scene = house();
    expect((await scene.approve()).status).toBe('approved');
    expect(scene.emails()).toEqual(['invitation', 'application-decided']);
    expect(scene.stored().promoterDecisions).toMatchObject([
      { sequence: 1, from: 'pending', to: 'approved', byName: admin.name },
    ]);
    const withLogin = house({ accounts: [anAccount({ type: 'promoter', subjectId: own.subjectId })] });
    await withLogin.approve();
    expect(withLogin.emails()).toEqual(['application-decided']);
  });
  test('that stands already is no error and no second email', async () => {
    const scene = house();
    await scene.reject();
    expect((await scene.reject()).status).toBe('rejected');
    expect(scene.emails()).toEqual(['application-decided']);
  });
  test('the other way round needs the first one undone', async () => {
    const scene = house();
    await scene.reject();
    expect(await refusal(scene.approve())).toBe('ALREADY_DECIDED');
    await scene.undo();
    expect(await refusal(scene.approve())).toBe('done');
  });
  test('is an admin’s, and of one who is there', async () => {
    const scene = house();
    expect([
      await refusal(scene.approve(1, own)),
      await refusal(scene.undo(1, own)),
      await refusal(scene.approve(9)),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
  test('to approve is refused while the e-mail is another’s login', async () => {
    const scene = house({ accounts: [anAccount({ email: 'ridge1@example.com', type: 'rider' })] });
    expect(await refusal(scene.approve())).toBe('EMAIL_TAKEN');
    expect(scene.stored().promoterDecisions).toEqual([]);
  });
});

describe('undoing', () => {
  test('returns to the state before, any number of times, until the application itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('approve', 'reject', 'undo'), { maxLength: 12 }), async (acts) => {
        const scene = house();
        const before: string[] = ['pending'];
        for (const act of acts) {
          if (act === 'undo') {
            expect(await refusal(scene.undo())).toBe(before.length > 1 ? 'done' : 'NOTHING_TO_UNDO');
            if (before.length > 1) before.pop();
          } else if (
            (await refusal(act === 'approve' ? scene.approve() : scene.reject())) === 'done' &&
            before.at(-1) === 'pending'
          )
            before.push(act === 'approve' ? 'approved' : 'rejected');
          expect(scene.stored().promoters[0]?.status).toBe(before.at(-1));
        }
        while (before.length > 1) {
          before.pop();
          expect((await scene.undo()).status).toBe(before.at(-1));
        }
        expect(await refusal(scene.undo())).toBe('NOTHING_TO_UNDO');
      }),
      { numRuns: 40 },
    );
  });
  test('keeps every decision, and ends an invitation that nobody accepted', async () => {
    const scene = house();
    await scene.approve();
    await scene.undo();
    expect(scene.stored().promoterDecisions).toMatchObject([{ to: 'approved', undoneAt: '2025-06-10T18:00:00.000Z' }]);
    expect(scene.stored().codes[0]?.expiresAt).toBe('2025-06-10T18:00:00.000Z');
  });
  test('an admin’s own addition has nothing to undo', async () => {
    const scene = house();
    const added = await scene.add({ actor: admin, profile, locale: 'en' });
    expect([added.status, scene.emails()]).toEqual(['approved', ['invitation']]);
    expect(
      await refusal(
        undoDecision({ uow: scene.uow, clock: scene.clock, ids: sequentialIds() })({
          actor: admin,
          promoterId: added.id,
        }),
      ),
    ).toBe('NOTHING_TO_UNDO');
  });
});

test('undoing many tells what became of each, in the order asked', async () => {
  const scene = house({ promoters: [aPromoter(1), aPromoter(2)] });
  await scene.approve(1);
  const undoMany = (actor: typeof admin) =>
    undoDecisions({ uow: scene.uow, clock: scene.clock, ids: sequentialIds() })({
      actor,
      promoterIds: [9, 2, 1, 1].map((n) => anId('pr0m0ter', n)),
    });
  expect(await refusal(undoMany(own))).toBe('NOT_FOUND');
  expect((await undoMany(admin)).map((one) => [one.name, one.outcome, one.code])).toEqual([
    [null, 'unknown', null],
    [aPromoter(2).name, 'refused', 'NOTHING_TO_UNDO'],
    [aPromoter(1).name, 'done', null],
  ]);
  expect(scene.stored().promoters.map((one) => one.status)).toEqual(['pending', 'pending']);
});

test('deciding many tells what became of each, in the order asked', async () => {
  const scene = house({
    promoters: [aPromoter(1), aPromoter(2, { status: 'approved' }), aPromoter(3, { status: 'rejected' }), aPromoter(4)],
    accounts: [anAccount({ email: 'ridge4@example.com', type: 'rider' })],
  });
  const outcomes = await scene.decideAll({
    actor: admin,
    promoterIds: [4, 3, 2, 1, 1, 9].map((n) => anId('pr0m0ter', n)),
    to: 'approved',
    reason: null,
  });
  expect(outcomes.map((one) => [one.name, one.outcome, one.code])).toEqual([
    ['Ridge 4', 'refused', 'EMAIL_TAKEN'],
    ['Ridge 3', 'refused', 'ALREADY_DECIDED'],
    ['Ridge 2', 'already', null],
    ['Ridge 1', 'done', null],
    [null, 'unknown', null],
  ]);
  expect(scene.stored().promoters.map((one) => one.status)).toEqual(['approved', 'approved', 'rejected', 'pending']);
});
