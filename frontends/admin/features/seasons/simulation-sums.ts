import type { Money } from '@rrr/contract';
import type { SimulatedRace } from './use-simulation.js';

/** Of all races in one currency. */
export interface SumOf {
  readonly _id: Money['currency'];
  readonly before: Money;
  readonly after: Money;
  readonly difference: Money;
}
export interface ReasonCount {
  readonly _id: string;
  readonly detail: string;
  readonly count: number;
}

/** What the races that were calculated come to. Reasons are counted among the results that each race names. */
export const sumsOf = (races: readonly SimulatedRace[]) => {
  const byCurrency = new Map<Money['currency'], { before: number; after: number }>();
  const reasons = new Map<string, ReasonCount>();
  const riders = new Set<string>();
  let results = 0;
  for (const race of races) {
    const sum = byCurrency.get(race.currency) ?? { before: 0, after: 0 };
    byCurrency.set(race.currency, { before: sum.before + race.before.amount, after: sum.after + race.after.amount });
    for (const rider of race.riders) riders.add(rider);
    results += race.changed;
    for (const result of race.results)
      for (const { code, detail } of result.after.amount < result.before.amount ? result.reasons : [])
        reasons.set(code, { _id: code, detail, count: (reasons.get(code)?.count ?? 0) + 1 });
  }
  return {
    sums: [...byCurrency].map(([currency, { before, after }]): SumOf => ({
      _id: currency,
      before: { amount: before, currency },
      after: { amount: after, currency },
      difference: { amount: after - before, currency },
    })),
    reasons: [...reasons.values()].toSorted((a, b) => b.count - a.count),
    riders: riders.size,
    results,
    changed: races
      .filter((race) => race.changed > 0)
      .toSorted((a, b) => Math.abs(b.after.amount - b.before.amount) - Math.abs(a.after.amount - a.before.amount)),
  };
};
