import { useSyncExternalStore } from 'react';
import type { Session } from '@rrr/contract';

/** The session state. `unknown`: the API could not be reached, which does not mean signed out. */
export type SessionState =
  | { readonly status: 'asking' }
  | { readonly status: 'known'; readonly session: Session | null }
  | { readonly status: 'unknown' };

/** The API could not say who is signed in. */
export class SessionUnknown extends Error {
  constructor(cause: unknown) {
    super('The session could not be read', { cause });
    this.name = 'SessionUnknown';
  }
}

export interface SessionSource {
  /**
   * The session, or null.
   * @throws SessionUnknown when the API cannot be reached; the next call waits for the next attempt
   */
  who(): Promise<Session | null>;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** asks the API again, unless a request is running */
  retry(): void;
  /** Asks for the session of the same account again; until the answer, and after a failure, it stays as it was. */
  refresh(): Promise<void>;
}

/** milliseconds between attempts after failures; the last value repeats */
export const PAUSES = [2_000, 5_000, 15_000, 30_000] as const;

/** Milliseconds until a question without an answer counts as failed. */
const ASK_LIMIT = 10_000;

/**
 * Loads the session and retries after failures: after a pause, or at once when the network returns. `ask` gets a signal
 * that aborts at the time limit.
 */
export const sessionSource = (ask: (signal: AbortSignal) => Promise<Session | null>): SessionSource => {
  let state: SessionState = { status: 'asking' };
  let answer: Promise<Session | null>;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    clearTimeout(timer);
    answer = ask(AbortSignal.timeout(ASK_LIMIT)).then(
      (session) => {
        failures = 0;
        become({ status: 'known', session });
        return session;
      },
      (cause: unknown) => {
        const pause = PAUSES[Math.min(failures, PAUSES.length - 1)];
        failures += 1;
        timer = setTimeout(retry, pause);
        become({ status: 'unknown' });
        throw new SessionUnknown(cause);
      },
    );
    // failures are reported by `who` and by the state
    answer.catch(() => undefined);
  };
  const retry = () => {
    if (state.status !== 'unknown') return;
    become({ status: 'asking' });
    start();
  };
  const refresh = async () => {
    const before = state;
    const session = await ask(AbortSignal.timeout(ASK_LIMIT)).catch(() => null);
    // another account, or none, needs a new page; the next call that is refused leads there
    if (before.status !== 'known' || !session || session.account._id !== before.session?.account._id) return;
    answer = Promise.resolve(session);
    become({ status: 'known', session });
  };
  start();
  addEventListener('online', retry);
  return {
    who: () => answer,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
    refresh,
  };
};

export const useSessionState = (source: SessionSource): SessionState =>
  useSyncExternalStore(source.subscribe, source.state);

/** The current session; undefined while unknown or signed out. */
export const useSignedIn = (source: SessionSource): Session | undefined => {
  const state = useSessionState(source);
  return state.status === 'known' ? (state.session ?? undefined) : undefined;
};
