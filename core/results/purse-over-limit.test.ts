import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { aClass, aMeeting } from '../testing/index.js';
import { issuing } from './plan-awards.js';

const { place } = defaultProgram.limits;
const OVER = aClass({
  places: [
    { place: 1, amount: place + 1 },
    { place: 2, amount: 20_000 },
  ],
});

describe('results of a class whose purse was stored before the limits', () => {
  test('earn nothing above them, say why, and are paid by themselves once the purse is lowered', async () => {
    const meeting = aMeeting({ classes: [OVER] });
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    expect(meeting.held()).toEqual([0, 20_000, 0]);
    expect(meeting.resultOf('Ana Ruiz').verdict.reasons).toEqual([
      { code: 'PURSE_OVER_LIMIT', detail: { of: 'place', limit: place, asked: place + 1, currency: 'USD' } },
    ]);
    meeting.alter(() => ({
      classes: [
        {
          ...OVER,
          places: [
            { place: 1, amount: 30_000 },
            { place: 2, amount: 20_000 },
          ],
        },
      ],
    }));
    await meeting.judgeAgain();
    expect([meeting.held(), meeting.failures]).toEqual([[30_000, 20_000, 0], []]);
  });

  test('keep what they earned when a limit is lowered, also when another row is corrected', async () => {
    const rules = { limits: { ...defaultProgram.limits, place: 100_000 } };
    const places = [
      { place: 1, amount: 90_000 },
      { place: 2, amount: 20_000 },
    ];
    const before = aMeeting({ classes: [aClass({ places })] }, rules);
    await before.run(['Ana Ruiz', 'Ben Ode']);
    const world = before.stored();
    const after = aMeeting({ ...world }, { limits: { ...defaultProgram.limits, place: 50_000 } });
    await after.judgeAgain();
    await after.remove({
      actor: after.admin,
      resultId: after.resultOf('Field Rider 5').id,
      apply: { accountId: 'a', key: 'another-key', fingerprint: 'x' },
    });
    expect([after.held(), after.failures]).toEqual([[90_000, 20_000, 0], []]);
  });

  test('that raise what a rider has earned already are not paid more, and keep nothing either', async () => {
    const meeting = aMeeting({ classes: [aClass({ places: [{ place: 1, amount: 30_000 }] })] });
    await meeting.run(['Ana Ruiz']);
    meeting.alter(() => ({ classes: [aClass({ places: [{ place: 1, amount: 100_000_000 }] })] }));
    await meeting.judgeAgain();
    expect([meeting.held()[0], meeting.resultOf('Ana Ruiz').verdict.earns]).toEqual([0, null]);
  });

  test('are issued by no verdict that is wrong: the ledger refuses them', () => {
    const meeting = aMeeting();
    const movements = issuing({
      event: meeting.event,
      classes: [OVER],
      at: meeting.clock.now(),
      ids: { next: () => 'x', random: () => 0 } as never,
      program: defaultProgram,
    });
    const wallet = { riderId: meeting.riders[0].id, currency: 'USD' as const, book: 'credit' as const };
    const target = {
      earned: place + 1,
      wallet,
      classId: OVER.id,
      type: 'credit' as const,
      worth: place + 1,
      existing: null,
    };
    expect(() => movements(target)).toThrow(expect.objectContaining({ code: 'PURSE_OVER_LIMIT' }));
    expect(movements({ ...target, worth: place })).toHaveLength(1);
  });
});
