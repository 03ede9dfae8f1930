import { paymentInfoDue } from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import { addDays, dateIn, type LocalDate } from '@rrr/core/shared';
import type { Seed } from '@rrr/persistence';
import type { Books } from './memory-books.js';

/** The notices that the program sent the day after cash was overdue, so that a new demo does not send them all at once. */
export const cashNoticeRows = (
  awards: Books['awards'],
  program: Program,
  today: LocalDate,
): NonNullable<Seed['payment_info_notices']> =>
  [...awards.values()].flatMap(({ id, type, status, awardedAt }) => {
    if (type !== 'cash' || status !== 'earned') return [];
    const told = addDays(paymentInfoDue(program, dateIn(awardedAt, program.timeZone)), 1);
    return told < today ? [{ award_id: id, at: `${told}T16:00:00.000Z` }] : [];
  });
