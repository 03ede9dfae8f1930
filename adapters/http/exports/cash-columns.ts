import type { CashYear, WaitingAward } from '@rrr/core/payouts';
import { paymentInfoDue } from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import type { LocalDate } from '@rrr/core/shared';
import type { Column } from '../sheets/sheet-of.js';

/** Cash awards that wait for an address or papers, as they are listed. */
export const waitingCashColumns = (program: Program, today: LocalDate): readonly Column<WaitingAward>[] => {
  const due = ({ raceDay, extendedUntil }: WaitingAward) => paymentInfoDue(program, raceDay, extendedUntil);
  return [
    ['rider', 26, (award) => award.riderName],
    ['award', 40, (award) => award.label],
    ['raced', 12, (award, as) => as.day(award.raceDay)],
    ['missing', 28, (award, as) => award.missing.map((what) => as.term(what)).join(', ')],
    ['dueDate', 12, (award, as) => as.day(due(award))],
    ['overdue', 10, (award, as) => as.yesNo(due(award) < today)],
    ['amount', 12, (award, as) => as.amount(award.amount)],
    ['currency', 9, (award) => award.currency],
  ];
};

/** What riders were paid in a year; `threshold`: from which a year is reported, in minor units. */
export const cashYearColumns = (threshold: number): readonly Column<CashYear>[] => [
  ['rider', 26, (cashYear) => cashYear.riderName],
  ['year', 8, (cashYear, as) => as.count(cashYear.year)],
  ['gross', 12, (cashYear, as) => as.amount(cashYear.gross)],
  ['withheld', 12, (cashYear, as) => as.amount(cashYear.withholding)],
  ['net', 12, (cashYear, as) => as.amount(cashYear.net)],
  ['currency', 9, (cashYear) => cashYear.currency],
  ['reported', 12, (cashYear, as) => as.yesNo(cashYear.gross >= threshold)],
];
