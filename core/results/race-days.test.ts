import { describe, expect, test } from '@jest/globals';
import { aMeeting } from '../testing/index.js';

describe('an event judged again', () => {
  test('gives back what it took long ago with its first day of issue, so the next expiry takes it', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz']);
    meeting.alterEvent({ canceled: true });
    await meeting.judgeAgain();
    meeting.clock.set('2027-01-31T18:00:00.000Z');
    meeting.alterEvent({ canceled: false });
    await meeting.judgeAgain();
    expect(meeting.stored().awards).toMatchObject([
      { current: 30_000, awardedAt: '2025-06-10T18:00:00.000Z', expiresOn: '2026-06-10' },
    ]);
    expect(meeting.held()).toEqual([30_000, 0, 0]);
    await meeting.expire();
    expect(meeting.stored().awards).toMatchObject([{ current: 0, expired: 30_000, status: 'expired' }]);
    await meeting.judgeAgain();
    expect(meeting.stored().awards).toMatchObject([{ current: 0, expired: 30_000, initial: 30_000 }]);
  });

  test('gives a raise of credit that has expired its full months', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz']);
    meeting.clock.set('2027-01-31T18:00:00.000Z');
    await meeting.expire();
    meeting.alter(({ classes }) => ({
      classes: classes.map((each) => ({ ...each, places: [{ place: 1, amount: 35_000 }] })),
    }));
    await meeting.judgeAgain();
    expect(meeting.stored().awards).toMatchObject([{ current: 5_000, expired: 30_000, expiresOn: '2028-01-31' }]);
  });

  test('before its first day takes back what it earned, and gives it again by itself on that day', async () => {
    const meeting = aMeeting();
    await meeting.run(['Ana Ruiz', 'Ben Ode']);
    meeting.alterEvent({ startsOn: '2025-06-14', endsOn: '2025-06-15' });
    await meeting.judgeAgain();
    expect([meeting.held(), meeting.resultOf('Ana Ruiz').verdict.reasons]).toEqual([
      [0, 0, 0],
      [{ code: 'EVENT_NOT_RUN', detail: { startsOn: '2025-06-14' } }],
    ]);
    // midnight in Los Angeles is 07:00 in UTC
    for (const [now, held] of [
      ['2025-06-13T10:00:00.000Z', [0, 0, 0]],
      ['2025-06-14T06:59:59.000Z', [0, 0, 0]],
      ['2025-06-14T08:00:00.000Z', [30_000, 20_000, 0]],
    ] as const) {
      meeting.clock.set(now);
      while (await meeting.rejudgeDue());
      expect([now, meeting.held()]).toEqual([now, held]);
    }
    expect([meeting.stored().rejudgings, meeting.failures]).toEqual([[], []]);
    expect(meeting.stored().awards[0]).toMatchObject({
      awardedAt: '2025-06-10T18:00:00.000Z',
      expiresOn: '2026-06-10',
    });
  });

  test('without results waits for no day', async () => {
    const meeting = aMeeting();
    meeting.alterEvent({ startsOn: '2025-06-14', endsOn: '2025-06-15' });
    await meeting.judgeAgain();
    expect(meeting.stored().rejudgings).toEqual([]);
  });
});
