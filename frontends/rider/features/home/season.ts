import type { Earning, Money } from '@rrr/contract';

/** One result of the season, as a plate on a stem. */
export interface Raced {
  earning: Earning;
  /** what it earned; null: nothing */
  money: Money | null;
  /** paid or credited, still to be paid, or nothing */
  state: 'paid' | 'due' | 'nothing';
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
  if (award?.status === 'reversed' || (!award && !verdict.earns)) return 'nothing';
  return !award || award.status === 'earned' ? 'due' : 'paid';
};

/** The results of the newest year that has any; undefined without results. */
export const seasonOf = (earnings: readonly Earning[]): Season | undefined => {
  const dated = earnings.filter((it) => it.event.startDate !== null);
  const year = dated
    .map((it) => it.event.startDate!.slice(0, 4))
    .sort()
    .at(-1);
  if (year === undefined) return undefined;
  const races = dated
    .filter((it) => it.event.startDate!.startsWith(year))
    .sort((a, b) => a.event.startDate!.localeCompare(b.event.startDate!) || a._id.localeCompare(b._id))
    .map((earning) => {
      const state = stateOf(earning);
      const money = state === 'nothing' ? null : (earning.award?.initialValue ?? earning.verdict.earns);
      return { earning, state, money };
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
    races: races.map((it) => ({ ...it, height: it.money ? it.money.amount / (most.get(it.money.currency) || 1) : 0 })),
    earned: [...sums].map(([currency, amount]) => ({ amount, currency })),
  };
};
