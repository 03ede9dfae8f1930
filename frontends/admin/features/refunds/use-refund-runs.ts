import { useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useHost } from '@rrr/kit/base';
import { api } from '../../api.js';
import type { Run, RunRow } from '../../shared/refunds/refund-run.js';
import { isFree, refundRuns } from './refund-runs.js';

/** The run of refunds that is kept, and what can be done with it. */
export const useRefundRuns = () => {
  const [runs, dispatch] = [refundRuns(useHost()), useDispatch()];
  const state = useSyncExternalStore(runs.subscribe, runs.state);
  const moved = () => void dispatch(api.util.invalidateTags(['money']));
  return {
    ...state,
    free: isFree(state),
    start: (act: Run['act'], rows: readonly RunRow[]) => runs.start(act, rows, moved),
    goOn: () => runs.goOn(moved),
    close: runs.close,
  };
};
