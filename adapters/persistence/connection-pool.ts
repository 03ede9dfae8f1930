/** How a pool makes, checks and closes its connections. Times in milliseconds. */
export interface PoolSettings<C> {
  readonly max: number;
  create(): Promise<C>;
  /** false: the connection is broken, and is closed instead of given out */
  isSound(connection: C): boolean;
  destroy(connection: C): unknown;
  /** for a connection to be made */
  readonly createWithin: number;
  /** for a caller to wait for a free connection */
  readonly acquireWithin: number;
  /** an unused connection is closed after this time */
  readonly idleFor: number;
}

/** Nobody gave a connection back in time; `cause`: why none could be made. */
export class AcquireError extends Error {
  constructor(milliseconds: number, cause: unknown) {
    super(`No database connection was free within ${milliseconds} ms`, cause === undefined ? {} : { cause });
    this.name = 'AcquireError';
  }
}

/** Whether no connection was free in time; on SQLite knex says so. */
export const isPoolBusy = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AcquireError' || error.name === 'KnexTimeoutError');

export interface ConnectionPool<C> {
  readonly max: number;
  /**
   * A connection: at once where one is free, so that most callers wait for nothing, else when one was given back or
   * made. @throws AcquireError, or what `create` throws
   */
  take(): C | Promise<C>;
  /** the same for knex */
  acquire(): { readonly promise: Promise<C> };
  /** @returns false for one that is not in use */
  release(connection: C): boolean;
  /** waits until all are given back, and closes them; whoever waits for one is refused */
  destroy(): Promise<void>;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

interface Waiting<C> {
  resolve(connection: C): void;
  reject(error: unknown): void;
}

/** after a connection could not be made, for those who still wait */
const RETRY_MILLISECONDS = 200;
const LOOK_MILLISECONDS = 1_000;

const within = async <C>(making: Promise<C>, milliseconds: number, tooLate: (connection: C) => unknown): Promise<C> => {
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new AcquireError(milliseconds, undefined));
    }, milliseconds);
  });
  making.then((connection) => late && tooLate(connection)).catch(() => undefined);
  return Promise.race([making, over]).finally(() => clearTimeout(timer));
};

/**
 * A stack of free connections: the one that was used last is given out first, so the others can be closed when a busy
 * time is over. Taking a free one costs neither a promise nor a timer, because every statement takes one.
 */
export const connectionPool = <C>(settings: PoolSettings<C>): ConnectionPool<C> => {
  const { max, create, isSound, destroy, createWithin, acquireWithin, idleFor } = settings;
  const used = new Set<C>();
  const free: { readonly connection: C; readonly since: number }[] = [];
  const waiting = new Set<Waiting<C>>();
  const making = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let looking: NodeJS.Timeout | undefined;
  let whenUnused: (() => void) | undefined;
  let ended = false;
  /** why the last connection could not be made */
  let failure: unknown;

  const closing = new Set<Promise<unknown>>();
  const close = (connection: C): void => {
    const done: Promise<unknown> = Promise.resolve(destroy(connection))
      .catch(() => undefined)
      .finally(() => closing.delete(done));
    closing.add(done);
  };
  const closeIdle = (): void => {
    const now = performance.now();
    const fresh = free.findIndex(({ since }) => now - since < idleFor);
    for (const { connection } of free.splice(0, fresh < 0 ? free.length : fresh)) close(connection);
    if (free.length > 0) return;
    clearInterval(looking);
    looking = undefined;
  };
  const popFree = (): C | undefined => {
    for (let last = free.pop(); last; last = free.pop()) {
      if (isSound(last.connection)) {
        used.add(last.connection);
        return last.connection;
      }
      close(last.connection);
    }
    return undefined;
  };
  const keep = (connection: C): void => {
    free.push({ connection, since: performance.now() });
    looking ??= setInterval(closeIdle, LOOK_MILLISECONDS).unref();
  };
  const serve = (): void => {
    while (waiting.size > 0) {
      const connection = popFree();
      if (connection === undefined) return makeMore();
      const [first] = waiting;
      if (first) first.resolve(connection);
    }
  };
  const makeOne = async (): Promise<void> => {
    try {
      keep(await within(create(), createWithin, close));
      failure = undefined;
    } catch (error) {
      failure = error;
      const [first] = waiting;
      first?.reject(error);
      const again = setTimeout(() => {
        timers.delete(again);
        if (!ended) serve();
      }, RETRY_MILLISECONDS);
      timers.add(again);
    }
  };
  const makeMore = (): void => {
    while (!ended && used.size + making.size < max && making.size < waiting.size) {
      const one: Promise<void> = makeOne().then(() => {
        making.delete(one);
        if (!ended && free.length > 0) serve();
      });
      making.add(one);
    }
  };
  const wait = (): Promise<C> =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        waiting.delete(waiter);
      };
      const waiter: Waiting<C> = {
        resolve: (connection) => {
          stop();
          resolve(connection);
        },
        reject: (error) => {
          stop();
          reject(error as Error);
        },
      };
      const timer = setTimeout(() => waiter.reject(new AcquireError(acquireWithin, failure)), acquireWithin);
      waiting.add(waiter);
      makeMore();
    });
  const take = (): C | Promise<C> => {
    if (ended) return Promise.reject(new Error('The pool of database connections is closed'));
    return (waiting.size === 0 ? popFree() : undefined) ?? wait();
  };

  return {
    max,
    take,
    acquire: () => ({ promise: Promise.resolve(take()) }),
    release: (connection) => {
      if (!used.delete(connection)) return false;
      keep(connection);
      if (waiting.size > 0 && !ended) serve();
      if (used.size === 0) whenUnused?.();
      return true;
    },
    destroy: async () => {
      ended = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(making);
      for (const waiter of waiting) waiter.reject(new Error('The pool of database connections is closed'));
      if (used.size > 0) await new Promise<void>((resolve) => (whenUnused = resolve));
      clearInterval(looking);
      for (const { connection } of free.splice(0)) close(connection);
      await Promise.all(closing);
    },
    numUsed: () => used.size,
    numFree: () => free.length,
    numPendingAcquires: () => waiting.size,
  };
};
