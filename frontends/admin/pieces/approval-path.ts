import type { Approval } from '@rrr/contract';

/** The page of what a request would change. */
export const approvalPath = ({ kind, about, standings }: Pick<Approval, 'kind' | 'about' | 'standings'>): string => {
  if (standings) {
    const { series, season, classKey } = standings;
    return `/serie/${series._id}?tab=standings&season=${season}&class=${encodeURIComponent(classKey)}`;
  }
  if (kind === 'payment-run') return `/payment-run/${about._id}`;
  if (kind === 'season') return `/season/${about._id}`;
  if (kind === 'purse' || kind === 'one-race') return `/event/${about._id}`;
  return ['invitation', 'admin-active', 'factor-reset'].includes(kind) ? '/administrators' : `/rider/${about._id}`;
};
