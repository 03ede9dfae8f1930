import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { overdueRaces, paymentInfoDue, remindOfPaymentInfo } from './index.js';
import { given, ME } from './testing/payouts.js';

describe('payment information', () => {
  const seasons = [
    { from: '2025-01-01', paymentInfoDays: 30 },
    { from: '2026-01-01', paymentInfoDays: 90 },
  ];
  it('is due 60 days after the race, or as its season says', () => {
    expect(paymentInfoDue(defaultProgram, '2025-06-01')).toBe('2025-07-31');
    expect(paymentInfoDue({ ...defaultProgram, seasons }, '2025-06-01')).toBe('2025-07-01');
  });

  it('the overdue races are those whose last day has passed', () => {
    const day = fc
      .integer({ min: 0, max: 1_500 })
      .map((it) => new Date(Date.UTC(2024, 0, 1 + it)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, fc.boolean(), (race, today, withSeasons) => {
        const program = { ...defaultProgram, seasons: withSeasons ? seasons : [] };
        const found = overdueRaces(program, today).some(({ from, to }) => race >= (from ?? '') && race <= to);
        expect(found).toBe(paymentInfoDue(program, race) < today);
      }),
    );
  });

  it('is asked for once, when it is overdue, in one email', async () => {
    const { ports, db } = given({ addressLine1: null });
    const remind = remindOfPaymentInfo(ports);
    expect(await remind('2025-06-30')).toBe(0);
    expect(await remind('2025-07-01')).toBe(2);
    expect(await remind('2025-07-02')).toBe(0);
    expect(db.stored().outbox).toMatchObject([
      { kind: 'payment-info-due', recipient: { id: ME }, facts: { amount: 15_001, currency: 'USD' } },
    ]);
  });

  it('is not asked of who gave it', async () => {
    const { ports } = given();
    expect(await remindOfPaymentInfo(ports)('2025-09-01')).toBe(0);
  });
});
