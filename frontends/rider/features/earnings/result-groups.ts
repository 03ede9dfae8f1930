import type { Award, Earning, Money } from '@rrr/contract';

/** In the order in which they are shown: what the rider may have to act on comes first. */
const GROUPS = ['owed', 'requested', 'open', 'finished', 'nothing'] as const;
export type Group = (typeof GROUPS)[number];
/** whether the cash of an award was requested */
export type IsRequested = (award: Award | null) => boolean;

/** Whether all that a result won is held until somebody has checked it. */
export const isChecked = ({ award, verdict }: Pick<Earning, 'award' | 'verdict'>): boolean =>
  !verdict.earns && (!award || award.status === 'reversed') && verdict.check?.state === 'held';

/** Whether nothing but the consent of a parent or guardian is missing: then a result still earns what it won. */
export const awaitsConsent = (reasons: readonly { readonly code: string }[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => code === 'CONSENT_MISSING');

/** Whether a result's cash is owed or requested, it waits for its award, is credited or paid out, or earned nothing. */
export const groupOf = ({ award, verdict }: Pick<Earning, 'award' | 'verdict'>, isRequested: IsRequested): Group => {
  if (isChecked({ award, verdict })) return 'open';
  if (award?.status === 'earned') return isRequested(award) ? 'requested' : 'owed';
  if (award) return award.status === 'reversed' ? 'nothing' : 'finished';
  return verdict.earns || awaitsConsent(verdict.reasons) ? 'open' : 'nothing';
};

/** The order within a group stays. */
export const grouped = (
  earnings: readonly Earning[],
  isRequested: IsRequested,
): readonly { group: Group; earnings: readonly Earning[] }[] =>
  GROUPS.map((group) => ({
    group,
    earnings: earnings.filter((earning) => groupOf(earning, isRequested) === group),
  })).filter((item) => item.earnings.length > 0);

/** What the awards of results hold, one sum for each currency. */
export const sumsOf = (earnings: readonly Earning[]): readonly Money[] => {
  const sums = new Map<Money['currency'], number>();
  for (const { award } of earnings)
    if (award)
      sums.set(award.currentValue.currency, (sums.get(award.currentValue.currency) ?? 0) + award.currentValue.amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
};
