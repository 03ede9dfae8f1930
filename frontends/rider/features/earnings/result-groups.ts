import type { Earning } from '@rrr/contract';

export type Group = 'open' | 'finished' | 'nothing';

/** Whether all that a result won is held until somebody has checked it. */
export const isChecked = ({ award, verdict }: Pick<Earning, 'award' | 'verdict'>): boolean =>
  !verdict.earns && (!award || award.status === 'reversed') && verdict.check?.state === 'held';

/** Whether a result still waits for something, is paid or credited, or earned nothing. */
export const groupOf = ({ award, verdict }: Pick<Earning, 'award' | 'verdict'>): Group => {
  if (isChecked({ award, verdict })) return 'open';
  if (award) return award.status === 'earned' ? 'open' : award.status === 'reversed' ? 'nothing' : 'finished';
  return verdict.earns ? 'open' : 'nothing';
};

const GROUPS: readonly Group[] = ['open', 'finished', 'nothing'];

/** What needs an answer comes first; the order within a group stays. */
export const grouped = (earnings: readonly Earning[]): readonly { group: Group; earnings: readonly Earning[] }[] =>
  GROUPS.map((group) => ({ group, earnings: earnings.filter((it) => groupOf(it) === group) })).filter(
    (it) => it.earnings.length > 0,
  );
