import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anAccount, anId, sequentialIds } from '../testing/index.js';
import { undoDecision, undoDecisions } from './index.js';
import { admin, aPromoter, house, own, profile, refusal } from './testing/promoters.js';

describe('a decision', () => {
  test('to approve invites who has no login, and tells by mail', async () => {
    const it = house();
    expect((await it.approve()).status).toBe('approved');
    expect(it.emails()).toEqual(['invitation', 'application-decided']);
    expect(it.stored().promoterDecisions).toMatchObject([
      { sequence: 1, from: 'pending', to: 'approved', byName: admin.name },
    ]);
    const withLogin = house({ accounts: [anAccount({ type: 'promoter', subjectId: own.subjectId })] });
    await withLogin.approve();
    expect(withLogin.emails()).toEqual(['application-decided']);
  });
  test('that stands already is no error and no second email', async () => {
    const it = house();
    await it.reject();
    expect((await it.reject()).status).toBe('rejected');
    expect(it.emails()).toEqual(['application-decided']);
  });
  test('the other way round needs the first one undone', async () => {
    const it = house();
    await it.reject();
    expect(await refusal(it.approve())).toBe('ALREADY_DECIDED');
    await it.undo();
    expect(await refusal(it.approve())).toBe('nothing');
  });
  test('is an admin’s, and of one who is there', async () => {
    const it = house();
    expect([await refusal(it.approve(1, own)), await refusal(it.undo(1, own)), await refusal(it.approve(9))]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });
  test('to approve is refused while the e-mail is another’s login', async () => {
    const it = house({ accounts: [anAccount({ email: 'ridge1@example.com', type: 'rider' })] });
    expect(await refusal(it.approve())).toBe('EMAIL_TAKEN');
    expect(it.stored().promoterDecisions).toEqual([]);
  });
});

describe('undoing', () => {
  test('returns to the state before, any number of times, until the application itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('approve', 'reject', 'undo'), { maxLength: 12 }), async (acts) => {
        const it = house();
        const before: string[] = ['pending'];
        for (const act of acts) {
          if (act === 'undo') {
            expect(await refusal(it.undo())).toBe(before.length > 1 ? 'nothing' : 'NOTHING_TO_UNDO');
            if (before.length > 1) before.pop();
          } else if (
            (await refusal(act === 'approve' ? it.approve() : it.reject())) === 'nothing' &&
            before.at(-1) === 'pending'
          )
            before.push(act === 'approve' ? 'approved' : 'rejected');
          expect(it.stored().promoters[0]?.status).toBe(before.at(-1));
        }
        while (before.length > 1) {
          before.pop();
          expect((await it.undo()).status).toBe(before.at(-1));
        }
        expect(await refusal(it.undo())).toBe('NOTHING_TO_UNDO');
      }),
      { numRuns: 40 },
    );
  });
  test('keeps every decision, and ends an invitation that nobody accepted', async () => {
    const it = house();
    await it.approve();
    await it.undo();
    expect(it.stored().promoterDecisions).toMatchObject([{ to: 'approved', undoneAt: '2025-06-10T18:00:00.000Z' }]);
    expect(it.stored().codes[0]?.expiresAt).toBe('2025-06-10T18:00:00.000Z');
  });
  test('an admin’s own addition has nothing to undo', async () => {
    const it = house();
    const added = await it.add({ actor: admin, profile, locale: 'en' });
    expect([added.status, it.emails()]).toEqual(['approved', ['invitation']]);
    expect(
      await refusal(
        undoDecision({ uow: it.uow, clock: it.clock, ids: sequentialIds() })({ actor: admin, promoterId: added.id }),
      ),
    ).toBe('NOTHING_TO_UNDO');
  });
});

test('undoing many tells what became of each, in the order asked', async () => {
  const it = house({ promoters: [aPromoter(1), aPromoter(2)] });
  await it.approve(1);
  const undoMany = (actor: typeof admin) =>
    undoDecisions({ uow: it.uow, clock: it.clock, ids: sequentialIds() })({
      actor,
      promoterIds: [9, 2, 1, 1].map((n) => anId('pr0m0ter', n)),
    });
  expect(await refusal(undoMany(own))).toBe('NOT_FOUND');
  expect((await undoMany(admin)).map((one) => [one.name, one.outcome, one.code])).toEqual([
    [null, 'unknown', null],
    [aPromoter(2).name, 'refused', 'NOTHING_TO_UNDO'],
    [aPromoter(1).name, 'done', null],
  ]);
  expect(it.stored().promoters.map((one) => one.status)).toEqual(['pending', 'pending']);
});

test('deciding many tells what became of each, in the order asked', async () => {
  const it = house({
    promoters: [aPromoter(1), aPromoter(2, { status: 'approved' }), aPromoter(3, { status: 'rejected' }), aPromoter(4)],
    accounts: [anAccount({ email: 'ridge4@example.com', type: 'rider' })],
  });
  const outcomes = await it.decideAll({
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
  expect(it.stored().promoters.map((one) => one.status)).toEqual(['approved', 'approved', 'rejected', 'pending']);
});
