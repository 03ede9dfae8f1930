import type { CashYear, WaitingAward } from '@rrr/core/payouts';
import { paymentInfoDue } from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import type { LocalDate } from '@rrr/core/shared';
import type { Column } from '../sheets/sheet-of.js';

/** Cash awards that wait for an address or papers, as they are listed. */
export const waitingCashColumns = (program: Program, today: LocalDate): readonly Column<WaitingAward>[] => {
  const due = ({ raceDay, extendedUntil }: WaitingAward) => paymentInfoDue(program, raceDay, extendedUntil);
  return [
    ['rider', 26, (it) => it.riderName],
    ['award', 40, (it) => it.label],
    ['raced', 12, (it, as) => as.day(it.raceDay)],
    ['missing', 28, (it, as) => it.missing.map((what) => as.term(what)).join(', ')],
    ['dueDate', 12, (it, as) => as.day(due(it))],
    ['overdue', 10, (it, as) => as.yesNo(due(it) < today)],
    ['amount', 12, (it, as) => as.amount(it.amount)],
    ['currency', 9, (it) => it.currency],
  ];
};

/** What riders were paid in a year; `threshold`: from which a year is reported, in minor units. */
export const cashYearColumns = (threshold: number): readonly Column<CashYear>[] => [
  ['rider', 26, (it) => it.riderName],
  ['year', 8, (it, as) => as.count(it.year)],
  ['gross', 12, (it, as) => as.amount(it.gross)],
  ['withheld', 12, (it, as) => as.amount(it.withholding)],
  ['net', 12, (it, as) => as.amount(it.net)],
  ['currency', 9, (it) => it.currency],
  ['reported', 12, (it, as) => as.yesNo(it.gross >= threshold)],
];
