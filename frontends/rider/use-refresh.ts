import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api.js';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** Asks again for what an act made out of date. */
export const useRefresh = (...tags: readonly Tag[]) => {
  const dispatch = useDispatch();
  const key = tags.join();
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useCallback(() => void dispatch(api.util.invalidateTags([...tags])), [dispatch, key]);
};
