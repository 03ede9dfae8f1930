import { describe, expect, it, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { anId, cash, fakeUnitOfWork, fixedClock, payable, sequentialIds } from '../testing/index.js';
import { overdueRaces, remindOfPaymentInfo } from './index.js';

describe('the races whose payment information is overdue', () => {
  // 60 days before the first season
  const program = {
    ...defaultProgram,
    seasons: [
      { from: '2025-01-01', paymentInfoDays: 30 },
      { from: '2026-01-01', paymentInfoDays: 90 },
    ],
  };

  test.each([
    ['of the first season none', '2025-01-31', [{ from: null, to: '2024-12-01' }]],
    [
      'of the first season its first day',
      '2025-02-01',
      [
        { from: null, to: '2024-12-02' },
        { from: '2025-01-01', to: '2025-01-01' },
      ],
    ],
    [
      'of what was before a season all, and no more',
      '2025-03-03',
      [
        { from: null, to: '2024-12-31' },
        { from: '2025-01-01', to: '2025-01-31' },
      ],
    ],
    [
      'of each season those of its own days',
      '2026-06-10',
      [
        { from: null, to: '2024-12-31' },
        { from: '2025-01-01', to: '2025-12-31' },
        { from: '2026-01-01', to: '2026-03-11' },
      ],
    ],
  ])('%s', (_, today, races) => {
    expect(overdueRaces(program, today)).toEqual(races);
  });
});

describe('remindOfPaymentInfo', () => {
  const [ME, OTHER] = [anId('rder', 1), anId('rder', 2)];
  const remind = (db: ReturnType<typeof fakeUnitOfWork>) =>
    remindOfPaymentInfo({ uow: db.uow, clock: fixedClock(), ids: sequentialIds(), program: defaultProgram });

  it('writes an email to each rider for each currency, with the sum of it', async () => {
    const db = fakeUnitOfWork({ ...payable(1, { addressLine1: null }), ...cash(ME, [10_000, 5_000]) });
    db.give({ ...payable(2, { addressLine1: null }), ...cash(OTHER, [300]) });
    const canadian = cash(anId('0ther', 9), [700], 'CAD');
    db.give({
      wallets: canadian.wallets.map((it) => ({ ...it, riderId: ME })),
      awards: canadian.awards.map((it) => ({ ...it, riderId: ME })),
    });
    expect(await remind(db)('2025-09-01')).toBe(4);
    const email = { kind: 'payment-info-due', at: '2025-06-10T18:00:00.000Z' };
    expect(db.stored().outbox).toMatchObject([
      { ...email, recipient: { type: 'rider', id: ME }, facts: { amount: 15_000, currency: 'USD' } },
      { ...email, recipient: { type: 'rider', id: ME }, facts: { amount: 700, currency: 'CAD' } },
      { ...email, recipient: { type: 'rider', id: OTHER }, facts: { amount: 300, currency: 'USD' } },
    ]);
  });

  it('tells of every award in one run, however many there are', async () => {
    const db = fakeUnitOfWork({ ...payable(1, { addressLine1: null }), ...cash(ME, Array<number>(201).fill(100)) });
    expect(await remind(db)('2025-09-01')).toBe(201);
    expect(await remind(db)('2025-09-01')).toBe(0);
  });
});
