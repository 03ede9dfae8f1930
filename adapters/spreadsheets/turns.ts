/** Of one sender at once: one that runs, and so many that wait. */
const MOST_WAITING = 3;
/** what a sender used counts for so long after its last file */
const REMEMBERED_MS = 10 * 60_000;
const MOST_REMEMBERED = 1000;

/** A sender has too many files that wait. */
export class TooManyWaiting extends Error {}

interface Waiting {
  readonly sender: string | null;
  start(): void;
}

/**
 * Limits how many tasks run at once, one for each sender. Of those who wait, the sender whose tasks took the least time
 * lately comes first, then the first to arrive: so a task waits at most for one that runs, and for senders who used
 * less. `sender` null: nobody's; only the order of arrival counts.
 */
export const turns = (atOnce: number, now: () => number = () => performance.now()) => {
  const waiting: Waiting[] = [];
  const busy = new Set<string>();
  const used = new Map<string, { readonly time: number; readonly at: number }>();
  let running = 0;

  const usedBy = (sender: string | null): number => {
    const found = sender === null ? undefined : used.get(sender);
    return found && now() - found.at < REMEMBERED_MS ? found.time : 0;
  };
  const remember = (sender: string, time: number): void => {
    const before = usedBy(sender);
    used.delete(sender);
    used.set(sender, { time: before + time, at: now() });
    if (used.size > MOST_REMEMBERED) used.delete(used.keys().next().value ?? '');
  };
  const next = (): void => {
    while (running < atOnce) {
      const free = waiting.filter((candidate) => candidate.sender === null || !busy.has(candidate.sender));
      const chosen = free.toSorted((a, b) => usedBy(a.sender) - usedBy(b.sender))[0];
      if (!chosen) return;
      waiting.splice(waiting.indexOf(chosen), 1);
      running += 1;
      if (chosen.sender !== null) busy.add(chosen.sender);
      chosen.start();
    }
  };

  /** @throws TooManyWaiting */
  const take = async <T>(sender: string | null, work: () => Promise<T>): Promise<T> => {
    if (sender !== null && waiting.filter((candidate) => candidate.sender === sender).length >= MOST_WAITING)
      throw new TooManyWaiting();
    await new Promise<void>((start) => {
      waiting.push({ sender, start });
      next();
    });
    const since = now();
    try {
      return await work();
    } finally {
      running -= 1;
      if (sender !== null) {
        busy.delete(sender);
        remember(sender, now() - since);
      }
      next();
    }
  };
  return Object.assign(take, { load: () => ({ running, waiting: waiting.length }) });
};
