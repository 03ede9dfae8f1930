import { refundDealers, undoRefunds } from '@rrr/contract';
import { newKey, problemOf, type Host } from '@rrr/kit/base';
import { isDone, newRun, openBatches, withOutcomes, type Run, type RunRow } from '../../shared/refunds/refund-run.js';

/** What a screen sees of the run that is kept. */
export interface RunState {
  run: Run | undefined;
  sending: boolean;
  /** why it stopped; undefined after a reload, when nobody knows */
  problem: string | undefined;
}

export interface RefundRuns {
  subscribe: (listener: () => void) => () => void;
  state: () => RunState;
  /** sends many; `moved` is told whenever money moved, also when the person has left the screen */
  start: (act: Run['act'], rows: readonly RunRow[], moved: () => void) => void;
  /** Sends what has no outcome yet, with the keys it had: nothing is done twice. */
  goOn: (moved: () => void) => void;
  /** forgets a run that is done, or what is left of one that stopped */
  close: () => void;
}

const read = (name: string): Run | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Run | null;
    return kept && Array.isArray(kept.rows) && Array.isArray(kept.batches) ? kept : undefined;
  } catch {
    // Not readable, or not allowed: there is nothing to go on with.
    return undefined;
  }
};
const write = (name: string, run: Run | undefined): void => {
  try {
    if (run) sessionStorage.setItem(name, JSON.stringify(run));
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage a run still ends; it is only not there after a reload.
  }
};

/**
 * One run of refunds at a time. What was asked for stands in the tab's storage before it is sent, so that after a reload
 * the same requests go out again with the same Idempotency-Keys.
 */
const makeRuns = ({ http, session, report }: Host): RefundRuns => {
  const name = `rrr.refunds.${session.account._id}`;
  const listeners = new Set<() => void>();
  let state: RunState = { run: read(name), sending: false, problem: undefined };
  const put = (next: Partial<RunState>): void => {
    state = { ...state, ...next };
    if ('run' in next) write(name, next.run);
    for (const listener of listeners) listener();
  };
  const send = async (moved: () => void): Promise<void> => {
    if (state.sending || !state.run) return;
    put({ sending: true, problem: undefined });
    try {
      for (const { key, ids } of openBatches(state.run)) {
        const endpoint = state.run.act === 'refund' ? refundDealers : undoRefunds;
        const { outcomes } = await http.call(endpoint, { body: { redemptionIds: [...ids] }, idempotencyKey: key });
        put({ run: withOutcomes(state.run, outcomes) });
        moved();
      }
      put({ sending: false });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) report(error);
      put({ sending: false, problem: problem?.detail });
      moved();
    }
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    start: (act, rows, moved) => {
      if (state.sending) return;
      put({ run: newRun(act, rows, newKey) });
      void send(moved);
    },
    goOn: (moved) => void send(moved),
    close: () => {
      if (!state.sending) put({ run: undefined, problem: undefined });
    },
  };
};

const made = new WeakMap<Host, RefundRuns>();
/** The runs of this visit: one that is under way goes on while its screen is left. */
export const refundRuns = (host: Host): RefundRuns => {
  const runs = made.get(host) ?? makeRuns(host);
  made.set(host, runs);
  return runs;
};

/** Whether another run may begin: none is there, or all of it is known. */
export const isFree = ({ run, sending }: RunState): boolean => !sending && (run === undefined || isDone(run));
