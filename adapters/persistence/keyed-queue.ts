import { type Caller, RiderBusy } from '@rrr/core/shared';

export interface KeyedQueueSettings {
  /** maximum number waiting per key (250) */
  readonly mostWaiting?: number;
  /** maximum wait in milliseconds (10 seconds) */
  readonly waitMilliseconds?: number;
}

/** Lets the next in the queue proceed; further calls do nothing. */
export type ReleaseKey = () => void;

export interface KeyedQueue {
  /** @throws RiderBusy when too many wait, or this one waited too long or left */
  take(key: string, caller?: Caller): Promise<ReleaseKey>;
  /** number of waiting and running tasks */
  size(): number;
}

interface Waiter {
  begin(): void;
}

/**
 * Runs tasks of one key one at a time, in order. Each key therefore takes at most one place in the connection pool's
 * queue, so one busy rider does not delay others.
 */
export const newKeyedQueue = ({
  mostWaiting = 250,
  waitMilliseconds = 10_000,
}: KeyedQueueSettings = {}): KeyedQueue => {
  /** waiting tasks by key, without the running one */
  const lines = new Map<string, Set<Waiter>>();

  const endOf = (key: string): ReleaseKey => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const line = lines.get(key);
      const [next] = line ?? [];
      if (!line || !next) return void lines.delete(key);
      line.delete(next);
      next.begin();
    };
  };

  const wait = (key: string, line: Set<Waiter>, caller: Caller | undefined): Promise<ReleaseKey> =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        caller?.removeEventListener('abort', leave);
        line.delete(waiter);
      };
      const leave = (): void => {
        stop();
        reject(new RiderBusy());
      };
      const waiter: Waiter = {
        begin: () => {
          stop();
          resolve(endOf(key));
        },
      };
      const timer = setTimeout(leave, waitMilliseconds);
      caller?.addEventListener('abort', leave);
      line.add(waiter);
    });

  return {
    take: async (key, caller) => {
      if (caller?.aborted) throw new RiderBusy();
      const line = lines.get(key);
      if (!line) {
        lines.set(key, new Set());
        return endOf(key);
      }
      if (line.size >= mostWaiting) throw new RiderBusy();
      caller?.pause?.();
      const end = await wait(key, line, caller);
      try {
        await caller?.resume?.();
        return end;
      } catch (refused) {
        end();
        throw refused;
      }
    },
    size: () => [...lines.values()].reduce((sum, line) => sum + 1 + line.size, 0),
  };
};
