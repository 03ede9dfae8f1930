import { type Caller, RiderBusy } from '@rrr/core/shared';

export interface KeyedQueueSettings {
  /** how many may wait for one rider (250) */
  readonly mostWaiting?: number;
  /** how long one may wait (10 seconds) */
  readonly waitMilliseconds?: number;
}

/** Gives the turn to whoever is next. */
export type ReleaseKey = () => void;

export interface KeyedQueue {
  /** @throws RiderBusy when too many wait, or this one waited too long or left */
  take(key: string, caller?: Caller): Promise<ReleaseKey>;
  /** how many wait or work */
  size(): number;
}

interface Waiter {
  begin(): void;
}

/**
 * One at a time for each key, in the order of asking. Each key has at most one at work and so at most one place in the
 * queue for connections, which makes the order between keys fair: who asks about another rider waits for one act on a
 * busy rider, never for all of them.
 */
export const newKeyedQueue = ({
  mostWaiting = 250,
  waitMilliseconds = 10_000,
}: KeyedQueueSettings = {}): KeyedQueue => {
  /** whoever is at work is not in the list */
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
