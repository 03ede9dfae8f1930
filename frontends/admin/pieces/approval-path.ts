import type { Approval } from '@rrr/contract';

/** The page of what a request would change. */
export const approvalPath = ({ kind, about }: Pick<Approval, 'kind' | 'about'>): string => {
  if (kind === 'purse' || kind === 'one-race') return `/event/${about._id}`;
  return ['invitation', 'admin-active', 'factor-reset'].includes(kind) ? '/administrators' : `/rider/${about._id}`;
};
