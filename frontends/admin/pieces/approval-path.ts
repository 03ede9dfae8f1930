import { type Approval, approvalKindOf } from '@rrr/contract';

/** The page of what a request would change. */
export const approvalPath = (approval: Pick<Approval, 'kind' | 'later' | 'about'>): string => {
  const [kind, { about }] = [approvalKindOf(approval), approval];
  if (kind === 'purse') return `/event/${about._id}`;
  return ['invitation', 'admin-active', 'factor-reset'].includes(kind) ? '/administrators' : `/rider/${about._id}`;
};
