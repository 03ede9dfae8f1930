import { useCallback } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TagDescription } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';

/** A remote's `useRefresh`: it asks again for what an act made out of date, by the tags of the remote's calls. */
export const refreshHook =
  <Tag extends string>(invalidate: (tags: (TagDescription<Tag> | null | undefined)[]) => UnknownAction) =>
  (...tags: readonly Tag[]): (() => void) => {
    const dispatch = useDispatch();
    const key = tags.join();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    return useCallback(() => void dispatch(invalidate([...tags])), [dispatch, key]);
  };
