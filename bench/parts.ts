import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as nextTimer } from 'node:timers/promises';

export interface BenchSettings {
  /** what follows the name of the part */
  readonly args: readonly string[];
  /** makes an empty database and gives its URL */
  readonly newDatabase: () => Promise<string>;
  /** of the database server */
  readonly databasePid: number;
  readonly say: (text: string) => void;
}

/** One part of the benchmarks; it prints its own table. */
export interface Part {
  readonly about: string;
  readonly run: (settings: BenchSettings) => Promise<void>;
}

const POSITIVE = /^[1-9]\d{0,7}$/;
/** @throws TypeError for what is no count */
export const countOf = (text: string): number => {
  if (!POSITIVE.test(text)) throw new TypeError(`Not a count: ${text}`);
  return Number(text);
};

/** How long it takes until it is done. */
export const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

/** How long others waited for the process while it was being done, in milliseconds: 99 of 100 turns, and at most. */
export const turnsOf = async (
  work: () => Promise<unknown>,
): Promise<{ readonly p99: number; readonly most: number }> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  // the last turn counts when the timer has seen its end
  await nextTimer(5);
  delay.disable();
  return { p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 };
};

const AFTER = 25;

/** How long another call takes, again and again, until it is told to stop: milliseconds, the shortest first. */
export const beside = (ask: () => Promise<unknown>) => {
  const took: number[] = [];
  let running = true;
  const done = (async () => {
    while (running) {
      const from = performance.now();
      await ask();
      took.push(performance.now() - from);
      await new Promise((go) => setTimeout(go, AFTER));
    }
  })();
  return async (): Promise<readonly number[]> => {
    running = false;
    await done;
    return took.toSorted((a, b) => a - b);
  };
};
