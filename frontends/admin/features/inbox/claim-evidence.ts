import type { ResultClaim, ResultRecord } from '@rrr/contract';

export type Fits = 'samePlace' | 'otherPlace' | 'sameName' | 'sameFamilyName' | 'otherName' | 'otherClass';

const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const familyName = (name: string): string => plain(name).split(/\s+/).at(-1) ?? '';

/** What speaks for and against a result being the one that a rider claims. */
export const evidenceOf = (
  claim: Pick<ResultClaim, 'place' | 'class' | 'rider'>,
  result: Pick<ResultRecord, 'place' | 'classId' | 'riderName'>,
): readonly Fits[] => {
  const { fullName } = claim.rider;
  const name =
    plain(fullName) === plain(result.riderName)
      ? 'sameName'
      : familyName(fullName) === familyName(result.riderName)
        ? 'sameFamilyName'
        : 'otherName';
  return [
    name,
    ...(claim.place === null ? [] : [claim.place === result.place ? ('samePlace' as const) : ('otherPlace' as const)]),
    ...(claim.class && claim.class._id !== result.classId ? ['otherClass' as const] : []),
  ];
};

const WEIGHT: Readonly<Record<Fits, number>> = {
  sameName: 4,
  sameFamilyName: 2,
  samePlace: 2,
  otherPlace: 0,
  otherName: 0,
  otherClass: -1,
};
export const isGood = (fits: Fits): boolean => WEIGHT[fits] > 0;
const weight = (of: readonly Fits[]): number => of.reduce((sum, fits) => sum + WEIGHT[fits], 0);

/** The likeliest first. */
export const byEvidence = <R extends ResultRecord>(claim: ResultClaim, results: readonly R[]) =>
  results
    .map((result) => ({ result, evidence: evidenceOf(claim, result) }))
    .sort((a, b) => weight(b.evidence) - weight(a.evidence));
