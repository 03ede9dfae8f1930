import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Which part of a page is shown, kept in the address as `?tab=`; the first is the default. Changing it leaves the other
 * parameters behind, for they belong to the part that is left; Back brings both back.
 */
export const useTab = <T extends string>(tabs: readonly [T, ...T[]]): [tab: T, open: (tab: T) => void] => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const first = tabs[0];
  const open = useCallback((tab: T) => setParams(tab === first ? {} : { tab }), [setParams, first]);
  return [tabs.find((tab) => tab === asked) ?? first, open];
};
