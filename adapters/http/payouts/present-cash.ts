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
  item: Omit<WaitingAward, 'riderId' | 'riderName' | 'missing'>,
  missing: readonly Missing[],
  program: Program,
  today: LocalDate,
) => {
  const dueDate = paymentInfoDue(program, item.raceDay, item.extendedUntil);
  return {
    _id: item.id,
    label: item.label,
    amount: money(item.amount, item.currency),
    awardedDate: item.awardedAt,
    raceDate: item.raceDay,
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
  const currencies = program.currencies.filter((currency) => awards.some((award) => award.currency === currency));
  return {
    missing: [...missing],
    cash: currencies.map((currency) => {
      const theirs = awards.filter((award) => award.currency === currency);
      const { gross, withholding, net } = amountsOf(
        grossOf(linesOf(theirs.map((item) => ({ id: item.id, current: item.amount })))),
        basisPoints,
      );
      return {
        gross: money(gross, currency),
        withholding: money(withholding, currency),
        net: money(net, currency),
        withholdingPercent: percentOf(basisPoints),
        methods: [...methodsFor(payee, currency)],
        awards: theirs.map((item) => presentOwed(item, missing, program, today)),
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
