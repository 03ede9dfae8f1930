import { EdgeError } from './edge-error.js';

/** One of the requests that run at once. */
export interface RequestSlot {
  /** gives it to the next who waits; a second call does nothing */
  leave(): void;
}

export interface RequestSlots {
  /**
   * A place, at once or after a short wait. `gone` is asked before a waiting request is let in.
   * @throws EdgeError OVERLOADED
   */
  enter(address: string, gone: () => boolean): RequestSlot | Promise<RequestSlot>;
  /** More arrives than can be served, and enough wait already: another would be refused after more work. */
  isOverloaded(): boolean;
}

export interface RequestSlotSettings {
  /** requests that run at once */
  readonly most: number;
  /** milliseconds since some moment */
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly gone: () => boolean;
  readonly letIn: (place: RequestSlot) => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Waiting requests for each place: the calls of many pages that are opened together. When more come, all who waited are
 * told at once.
 */
const WAITING_FOR_EACH = 8;
/**
 * How long a request may wait while the line has not been full: many people, or one slow answer, and all will be
 * served.
 */
const PATIENT_MILLISECONDS = 5_000;
/** How long one may wait once somebody had to be refused: more arrives than can be served, and waiting helps nobody. */
const OVERLOAD_MILLISECONDS = 5;
/** So long after the last refusal the overload counts as over. */
const OVER_MILLISECONDS = 1_000;

/**
 * Bounds the requests that run at once. The rest wait in a short line that takes turns between addresses, so one busy
 * address delays itself first. Once the line was full, only those are let in who have hardly waited (controlled delay);
 * the others are told at once.
 */
export const requestSlots = ({ most, now = () => performance.now() }: RequestSlotSettings): RequestSlots => {
  /** by address, in the order of their turns */
  const lines = new Map<string, Waiting[]>();
  let [running, waiting, refusedAt] = [0, 0, -Infinity];
  let timer: NodeJS.Timeout | undefined;

  const overload = (at: number): boolean => at - refusedAt < OVER_MILLISECONDS;
  const refused = (): EdgeError => {
    refusedAt = now();
    return new EdgeError('OVERLOADED');
  };
  const isLate = (it: Waiting, at: number): boolean =>
    at - it.since > (overload(at) ? OVERLOAD_MILLISECONDS : PATIENT_MILLISECONDS);
  /** Lets one go who cannot be let in any more. @returns whether */
  const dropped = (it: Waiting, at: number): boolean => {
    if (it.gone()) it.refuse(new EdgeError('OVERLOADED'));
    else if (isLate(it, at)) it.refuse(refused());
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
  /** The first of the address whose turn it is; that address goes to the end. */
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
  /**
   * The line is full: whoever waits behind the most of their own address goes, so that one address cannot fill it for
   * all.
   */
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
      const it = next();
      if (!it) break;
      if (!dropped(it, now())) it.letIn(take());
    }
  };
  /** Those who waited too long are told, though no place became free meanwhile. */
  const refuseLate = (): void => {
    const at = now();
    for (const [address, line] of lines) {
      const kept = line.filter((it) => !dropped(it, at));
      waiting -= line.length - kept.length;
      if (kept.length > 0) lines.set(address, kept);
      else lines.delete(address);
    }
    timer = waiting > 0 ? setTimeout(refuseLate, OVERLOAD_MILLISECONDS * 2) : undefined;
  };

  return {
    isOverloaded: () => waiting >= most && overload(now()),
    enter: (address, gone) => {
      if (running < most && waiting === 0) return take();
      if (waiting >= most * WAITING_FOR_EACH) makeRoom(address);
      return new Promise<RequestSlot>((letIn, refuse) => {
        const line = lines.get(address);
        const it = { since: now(), gone, letIn, refuse };
        if (line) line.push(it);
        else lines.set(address, [it]);
        waiting += 1;
        timer ??= setTimeout(refuseLate, OVERLOAD_MILLISECONDS * 2);
      });
    },
  };
};
