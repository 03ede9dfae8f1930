import type { Database } from '@rrr/persistence';

/** Liveness and readiness of this server, for /healthz and /readyz. */
export interface Lifecycle {
  readonly serving: () => boolean;
  readonly stop: () => void;
  /** false when the database has not answered for a minute */
  readonly alive: () => boolean;
  /** rejects while the database is unreachable or not migrated, or takes no writes; then `reason` says why */
  readonly ready: () => Promise<void>;
}

const PATIENCE = 2_000;
/** milliseconds without an answer after which the server reports unhealthy, until the next answer */
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
 * `patience`: milliseconds that /readyz waits for an answer; `longestSilence`: milliseconds without an answer that
 * /healthz accepts
 */
export const lifecycle = (
  db: Pick<Database, 'read' | 'silentFor' | 'writes'>,
  { patience = PATIENCE, longestSilence = LONGEST_SILENCE } = {},
): Lifecycle => {
  let serving = true;
  let asking: Promise<void> | undefined;
  /** concurrent callers share one query, so that health checks do not fill the pool */
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
      // queries here too, because without other traffic no answer would ever end the silence
      if (db.silentFor() > patience) ask().catch(() => undefined);
      return db.silentFor() < longestSilence;
    },
    ready: async () => {
      const writes = db.writes.check();
      await within(ask(), patience).catch((error: unknown) => {
        // only this connection is silent; others are answered
        if (!(error instanceof Late) || db.silentFor() >= patience) throw error;
      });
      // one that is late ends at its own limit; until then, what was known holds
      const fault = await within(writes, patience).catch(() => db.writes.fault());
      if (fault) throw fault;
    },
  };
};
