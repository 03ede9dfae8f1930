import type { Promoter } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { usePromoterQuery } from '../../api.js';

/** Where the promoter's application stands; undefined until it is read. */
export const useStanding = (): Promoter['status'] | undefined => {
  const { session } = useHost();
  return usePromoterQuery({ params: { role: 'promoter', id: session.user._id } }).data?.promoter.status;
};
