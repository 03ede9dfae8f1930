import type { Database } from '@rrr/persistence';

/** Whether this server lives and takes requests now: what a balancer asks by /healthz and /readyz. */
export interface Lifecycle {
  readonly serving: () => boolean;
  readonly stop: () => void;
  /** false when the database has been asked, and has answered nothing for a minute */
  readonly alive: () => boolean;
  /** rejects while the database cannot be reached or its tables are not there */
  readonly ready: () => Promise<void>;
}

const PATIENCE = 2_000;
/**
 * Milliseconds without any answer after which the server calls itself ill. It goes on trying, and is well with the
 * first answer.
 */
const LONGEST_SILENCE = 60_000;

class Late extends Error {}

const within = <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late('The database does not respond')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * `patience`: milliseconds that /readyz waits for an answer; `longestSilence`: milliseconds without any that /healthz
 * accepts
 */
export const lifecycle = (
  db: Pick<Database, 'read' | 'silentFor'>,
  { patience = PATIENCE, longestSilence = LONGEST_SILENCE } = {},
): Lifecycle => {
  let serving = true;
  let asking: Promise<void> | undefined;
  /** one question at a time, however many ask: those that wait would fill the pool */
  const ask = (): Promise<void> =>
    (asking ??= Promise.resolve(db.read('accounts').select('id').limit(1))
      .then(() => undefined)
      .finally(() => (asking = undefined)));
  return {
    serving: () => serving,
    stop: () => {
      serving = false;
    },
    alive: () => {
      // asked here too: where nobody else asks any more, silence would never end
      if (db.silentFor() > patience) ask().catch(() => undefined);
      return db.silentFor() < longestSilence;
    },
    ready: () =>
      within(ask(), patience).catch((error: unknown) => {
        // one connection went silent, others are answered
        if (!(error instanceof Late) || db.silentFor() >= patience) throw error;
      }),
  };
};
