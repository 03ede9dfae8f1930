import { useSyncExternalStore } from 'react';
import type { Session } from '@rrr/contract';

/** What is known about who is signed in. `unknown`: the API could not say, which does not mean that nobody is. */
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
   * Who is signed in, or null.
   * @throws SessionUnknown when the API could not say; the next call waits for the next try
   */
  who(): Promise<Session | null>;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** asks again, when nobody is asking */
  retry(): void;
}

/** Milliseconds before a failed question is asked again; the last one from then on. */
export const PAUSES = [2_000, 5_000, 15_000, 30_000] as const;

/** Milliseconds until a question without an answer counts as failed. */
const ASK_LIMIT = 10_000;

/**
 * Asks who is signed in, and asks again after a failure: after a pause, and at once when the network comes back.
 * `ask` is given a signal that ends the request at its time limit.
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
    // whoever needs the answer hears of a failure by `who` or by the state
    answer.catch(() => undefined);
  };
  const retry = () => {
    if (state.status !== 'unknown') return;
    become({ status: 'asking' });
    start();
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
  };
};

export const useSessionState = (source: SessionSource): SessionState =>
  useSyncExternalStore(source.subscribe, source.state);

/** The person who is signed in; undefined while it is not known, and when nobody is. */
export const useSignedIn = (source: SessionSource): Session | undefined => {
  const state = useSessionState(source);
  return state.status === 'known' ? (state.session ?? undefined) : undefined;
};
