import { useMe } from '../../use-me.js';
import { useCashQuery } from '../cash/cash.api.js';
import type { IsRequested } from './result-groups.js';

/** Whether the cash of an award was requested: it is earned, and no longer among what can be requested. */
export const useRequested = (): IsRequested => {
  // beside a page that has just asked for it, it is not asked for again
  const { data } = useCashQuery({ params: useMe() }, { refetchOnMountOrArgChange: 10 });
  const open = new Set(data?.cash.flatMap((cash) => cash.awards.map(({ _id }) => _id)));
  return (award) => data !== undefined && award?.type === 'cash' && award.status === 'earned' && !open.has(award._id);
};
