import type { RiderCash as Shown } from '@rrr/contract';
import {
  amountsOf,
  grossOf,
  linesOf,
  methodsFor,
  type Missing,
  paymentInfoDue,
  type RiderCash,
  type WaitingAward,
  withholdingFor,
} from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import type { LocalDate } from '@rrr/core/shared';
import { money } from '../present/money.js';
import { percentOf } from './present-claim.js';

export const presentOwed = (
  it: Omit<WaitingAward, 'riderId' | 'riderName' | 'missing'>,
  missing: readonly Missing[],
  program: Program,
  today: LocalDate,
) => {
  const dueDate = paymentInfoDue(program, it.raceDay, it.extendedUntil);
  return {
    _id: it.id,
    label: it.label,
    amount: money(it.amount, it.currency),
    awardedDate: it.awardedAt,
    raceDate: it.raceDay,
    dueDate,
    overdue: missing.length > 0 && dueDate < today,
  };
};

export const presentRiderCash = (
  { payee, missing, awards, years }: RiderCash,
  program: Program,
  today: LocalDate,
): Shown => {
  const basisPoints = withholdingFor(payee, program);
  const currencies = program.currencies.filter((currency) => awards.some((it) => it.currency === currency));
  return {
    missing: [...missing],
    cash: currencies.map((currency) => {
      const theirs = awards.filter((it) => it.currency === currency);
      const { gross, withholding, net } = amountsOf(
        grossOf(linesOf(theirs.map((it) => ({ id: it.id, current: it.amount })))),
        basisPoints,
      );
      return {
        gross: money(gross, currency),
        withholding: money(withholding, currency),
        net: money(net, currency),
        withholdingPercent: percentOf(basisPoints),
        methods: [...methodsFor(payee, currency)],
        awards: theirs.map((it) => presentOwed(it, missing, program, today)),
      };
    }),
    years: years.map((year) => ({
      year: year.year,
      gross: money(year.gross, year.currency),
      withholding: money(year.withholding, year.currency),
      net: money(year.net, year.currency),
    })),
  };
};
