import { EdgeError } from '../refusals/edge-error.js';

/** Permission to run one request. */
export interface RequestSlot {
  /** frees the slot for the next waiting request; a second call does nothing */
  leave(): void;
}

export interface ConcurrencyLimit {
  /**
   * Gets a slot, at once or after a short wait. `gone` tells whether the client has left meanwhile.
   * @throws EdgeError OVERLOADED
   */
  enter(address: string, gone: () => boolean): RequestSlot | Promise<RequestSlot>;
  /** Whether the queue is full in an overload, so that a new request would be refused anyway. */
  isOverloaded(): boolean;
  /** requests that run, that wait, and the most that run at once */
  load(): SlotLoad;
}

export interface SlotLoad {
  readonly running: number;
  readonly waiting: number;
  readonly most: number;
}

export interface ConcurrencyLimitSettings {
  /** maximum number of concurrent requests */
  readonly most: number;
  /** for long calls, which a person waits for and which cost much to repeat: they wait for long, also in an overload */
  readonly long?: boolean;
  /** monotonic milliseconds */
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly gone: () => boolean;
  readonly letIn: (place: RequestSlot) => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Queue length per slot: enough for many pages that open at once. In an overload, all waiting requests are refused at
 * once.
 */
const WAITING_FOR_EACH = 8;
/** the same for long calls: fifty promoters on a Sunday evening */
const LONG_WAITING_FOR_EACH = 16;
/** maximum wait while the queue has not been full */
const PATIENT_MILLISECONDS = 5_000;
/** maximum wait in an overload, when waiting would not help */
const OVERLOAD_MILLISECONDS = 100;
/** maximum wait of long calls */
const LONG_MILLISECONDS = 60_000;
/** time after the last refusal until the overload counts as over */
const OVER_MILLISECONDS = 1_000;

/**
 * Limits concurrent requests. Others wait in a short queue that alternates between addresses, so a busy address mostly
 * delays itself. In an overload, only requests that have hardly waited are served and all others are refused at once
 * (controlled delay).
 */
export const concurrencyLimit = ({
  most,
  long = false,
  now = () => performance.now(),
}: ConcurrencyLimitSettings): ConcurrencyLimit => {
  /** by address, in order of their turns */
  const lines = new Map<string, Waiting[]>();
  let [running, waiting, refusedAt] = [0, 0, -Infinity];
  let timer: NodeJS.Timeout | undefined;

  const overload = (at: number): boolean => at - refusedAt < OVER_MILLISECONDS;
  const refused = (): EdgeError => {
    refusedAt = now();
    return new EdgeError('OVERLOADED');
  };
  const patience = (at: number): number => {
    if (long) return LONG_MILLISECONDS;
    return overload(at) ? OVERLOAD_MILLISECONDS : PATIENT_MILLISECONDS;
  };
  const isLate = (waiting: Waiting, at: number): boolean => at - waiting.since > patience(at);
  /** Removes a waiting request that can no longer be served. @returns whether it did */
  const dropped = (waiting: Waiting, at: number): boolean => {
    if (waiting.gone()) waiting.refuse(new EdgeError('OVERLOADED'));
    else if (isLate(waiting, at)) waiting.refuse(refused());
    else return false;
    return true;
  };

  const take = (): RequestSlot => {
    running += 1;
    let left = false;
    return {
      leave: () => {
        if (left) return;
        left = true;
        running -= 1;
        letNextIn();
      },
    };
  };
  /** The first request of the next address, which then moves to the end. */
  const next = (): Waiting | undefined => {
    for (const [address, line] of lines) {
      const first = line.shift();
      lines.delete(address);
      if (line.length > 0) lines.set(address, line);
      if (first) {
        waiting -= 1;
        return first;
      }
    }
    return undefined;
  };
  /** When the queue is full, drops a request of the address with most waiting requests. */
  const makeRoom = (address: string): void => {
    const own = lines.get(address)?.length ?? 0;
    const [longest] = [...lines.values()].toSorted((a, b) => b.length - a.length);
    const last = longest && longest.length > own + 1 ? longest.pop() : undefined;
    if (!last) throw refused();
    waiting -= 1;
    last.refuse(refused());
  };
  const letNextIn = (): void => {
    while (running < most) {
      const item = next();
      if (!item) break;
      if (!dropped(item, now())) item.letIn(take());
    }
  };
  /** Refuses requests that waited too long, even though no slot became free. */
  const refuseLate = (): void => {
    const at = now();
    for (const [address, line] of lines) {
      const kept = line.filter((candidate) => !dropped(candidate, at));
      waiting -= line.length - kept.length;
      if (kept.length > 0) lines.set(address, kept);
      else lines.delete(address);
    }
    timer = waiting > 0 ? setTimeout(refuseLate, 10) : undefined;
  };

  return {
    load: () => ({ running, waiting, most }),
    isOverloaded: () => waiting >= most && overload(now()),
    enter: (address, gone) => {
      if (running < most && waiting === 0) return take();
      if (waiting >= most * (long ? LONG_WAITING_FOR_EACH : WAITING_FOR_EACH)) makeRoom(address);
      return new Promise<RequestSlot>((letIn, refuse) => {
        const line = lines.get(address);
        const item = { since: now(), gone, letIn, refuse };
        if (line) line.push(item);
        else lines.set(address, [item]);
        waiting += 1;
        timer ??= setTimeout(refuseLate, 10);
      });
    },
  };
};
