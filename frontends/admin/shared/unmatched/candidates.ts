import type { Evidence, Money, ResultCandidate, UnpaidResult } from '@rrr/contract';

const AGAINST: readonly Evidence[] = ['otherAmaNumber', 'otherName', 'otherTown', 'otherState'];

/** What speaks for and against a rider in one result; undefined: the rider is not proposed for it. */
export const evidenceIn = (result: UnpaidResult, riderId: string): readonly Evidence[] | undefined =>
  result.candidates.find(({ _id }) => _id === riderId)?.evidence;

/** Whether nothing in a result speaks against a rider who is proposed for it. */
export const fits = (result: UnpaidResult, riderId: string): boolean =>
  evidenceIn(result, riderId)?.every((text) => !AGAINST.includes(text)) ?? false;

/** The riders who are proposed for any of the results, those of most results first, each with all that speaks. */
export const candidatesOf = (results: readonly UnpaidResult[]): readonly ResultCandidate[] => {
  const found = new Map<string, { candidate: ResultCandidate; times: number }>();
  for (const { candidates } of results)
    for (const one of candidates) {
      const before = found.get(one._id);
      found.set(one._id, {
        candidate: { ...one, evidence: [...new Set([...(before?.candidate.evidence ?? []), ...one.evidence])] },
        times: (before?.times ?? 0) + 1,
      });
    }
  return [...found.values()].toSorted((a, b) => b.times - a.times).map(({ candidate }) => candidate);
};

/** Amounts together, for each currency. */
export const sumOf = (amounts: readonly Money[]): readonly Money[] => {
  const sums = new Map<Money['currency'], number>();
  for (const { amount, currency } of amounts) if (amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
};

/** What the places of results pay together, for each currency. */
export const worthOf = (results: readonly UnpaidResult[]): readonly Money[] => sumOf(results.map(({ worth }) => worth));
