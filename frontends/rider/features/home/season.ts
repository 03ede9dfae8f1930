import type { Earning, Money } from '@rrr/contract';
import { isChecked } from '../earnings/result-groups.js';

/** A race that the rider may stand in, and whose results are not here yet. */
export interface Awaited {
  _id: string;
  title: string;
  startDate: string | null;
}

/** One race of the season, as a plate on a stem. */
export interface Raced {
  event: Awaited;
  /** null: its results are awaited */
  earning: Earning | null;
  /** what it earned; null: nothing */
  money: Money | null;
  /** paid or credited, still to be paid, held until somebody has checked it, nothing, or not known yet */
  state: 'paid' | 'due' | 'checked' | 'nothing' | 'awaited';
  /** share of the highest of its currency */
  height: number;
}

export interface Season {
  year: string;
  /** in the order of the races */
  races: readonly Raced[];
  /** what they earned, by currency */
  earned: readonly Money[];
}

const stateOf = ({ award, verdict }: Earning): Raced['state'] => {
  if (isChecked({ award, verdict })) return 'checked';
  if (award?.status === 'reversed' || (!award && !verdict.earns)) return 'nothing';
  // credit was credited before it expired; cash never arrived
  if (award?.type === 'cash' && award.status === 'expired') return 'nothing';
  return !award || award.status === 'earned' ? 'due' : 'paid';
};

/** The newest year that has a race of the rider; undefined without one. Races with a result are awaited no more. */
export const seasonOf = (earnings: readonly Earning[], awaited: readonly Awaited[] = []): Season | undefined => {
  const known = new Set(earnings.map((earning) => earning.event._id));
  const open = [...new Map(awaited.map((item) => [item._id, item])).values()].filter(
    (candidate) => !known.has(candidate._id),
  );
  const dated = [
    ...earnings.map((earning) => ({ event: earning.event, earning })),
    ...open.map((event) => ({ event, earning: null })),
  ].filter((item) => item.event.startDate !== null);
  const year = dated
    .map((item) => item.event.startDate!.slice(0, 4))
    .sort()
    .at(-1);
  if (year === undefined) return undefined;
  const races = dated
    .filter((item) => item.event.startDate!.startsWith(year))
    .sort(
      (a, b) =>
        a.event.startDate!.localeCompare(b.event.startDate!) ||
        (a.earning ?? a.event)._id.localeCompare((b.earning ?? b.event)._id),
    )
    .map(({ event, earning }) => {
      if (!earning) return { event, earning, state: 'awaited' as const, money: null };
      const state = stateOf(earning);
      const money =
        state === 'nothing' || state === 'checked' ? null : (earning.award?.initialValue ?? earning.verdict.earns);
      return { event, earning, state, money };
    });
  const most = new Map<string, number>();
  const sums = new Map<Money['currency'], number>();
  for (const { money } of races) {
    if (!money) continue;
    most.set(money.currency, Math.max(most.get(money.currency) ?? 0, money.amount));
    sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount);
  }
  return {
    year,
    races: races.map((race) => ({
      ...race,
      height: race.money ? race.money.amount / (most.get(race.money.currency) || 1) : 0,
    })),
    earned: [...sums].map(([currency, amount]) => ({ amount, currency })),
  };
};
