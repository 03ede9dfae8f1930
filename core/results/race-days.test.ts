import { describe, expect, test } from '@jest/globals';
import { aMeeting } from '../testing/index.js';

describe('an event judged again', () => {
  test('gives back what it took long ago with its first day of issue, so the next expiry takes it', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz']);
    it.alterEvent({ canceled: true });
    await it.judgeAgain();
    it.clock.set('2027-01-31T18:00:00.000Z');
    it.alterEvent({ canceled: false });
    await it.judgeAgain();
    expect(it.stored().awards).toMatchObject([
      { current: 30_000, awardedAt: '2025-06-10T18:00:00.000Z', expiresOn: '2026-06-10' },
    ]);
    expect(it.held()).toEqual([30_000, 0, 0]);
    await it.expire();
    expect(it.stored().awards).toMatchObject([{ current: 0, expired: 30_000, status: 'expired' }]);
    await it.judgeAgain();
    expect(it.stored().awards).toMatchObject([{ current: 0, expired: 30_000, initial: 30_000 }]);
  });

  test('gives a raise of credit that has expired its full months', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz']);
    it.clock.set('2027-01-31T18:00:00.000Z');
    await it.expire();
    it.alter(({ classes }) => ({
      classes: classes.map((each) => ({ ...each, places: [{ place: 1, amount: 35_000 }] })),
    }));
    await it.judgeAgain();
    expect(it.stored().awards).toMatchObject([{ current: 5_000, expired: 30_000, expiresOn: '2028-01-31' }]);
  });

  test('before its first day takes back what it earned, and gives it again by itself on that day', async () => {
    const it = aMeeting();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    it.alterEvent({ startsOn: '2025-06-14', endsOn: '2025-06-15' });
    await it.judgeAgain();
    expect([it.held(), it.resultOf('Ana Ruiz').verdict.reasons]).toEqual([
      [0, 0, 0],
      [{ code: 'EVENT_NOT_RUN', detail: { startsOn: '2025-06-14' } }],
    ]);
    // midnight in Los Angeles is 07:00 in UTC
    for (const [now, held] of [
      ['2025-06-13T10:00:00.000Z', [0, 0, 0]],
      ['2025-06-14T06:59:59.000Z', [0, 0, 0]],
      ['2025-06-14T08:00:00.000Z', [30_000, 20_000, 0]],
    ] as const) {
      it.clock.set(now);
      while (await it.rejudgeDue());
      expect([now, it.held()]).toEqual([now, held]);
    }
    expect([it.stored().rejudgings, it.failures]).toEqual([[], []]);
    expect(it.stored().awards[0]).toMatchObject({ awardedAt: '2025-06-10T18:00:00.000Z', expiresOn: '2026-06-10' });
  });

  test('without results waits for no day', async () => {
    const it = aMeeting();
    it.alterEvent({ startsOn: '2025-06-14', endsOn: '2025-06-15' });
    await it.judgeAgain();
    expect(it.stored().rejudgings).toEqual([]);
  });
});
