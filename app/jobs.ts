import { anonymous } from '@rrr/http';
import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';

/** A recurring job in the server's process. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** returns true when more work is due at once */
  readonly run: () => Promise<boolean>;
}

export interface RunningJobs {
  /** waits for running jobs */
  stop(): Promise<void>;
}

/** maximum delay between attempts of a failing job */
const LONGEST_WAIT_SECONDS = 900;

/**
 * Runs each job periodically, never twice at once in this process. A failure is logged and retried with growing delays.
 */
export const startJobs = (jobs: readonly Job[], log: Logger): RunningJobs => {
  const stopping = new AbortController();
  // each job adds a listener
  setMaxListeners(jobs.length, stopping.signal);
  const loop = async ({ name, everySeconds, run }: Job): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const more = await run().then(
        (hasMore) => {
          failures = 0;
          return hasMore;
        },
        (error: unknown) => {
          log.error({ job: name, error: anonymous(error) }, 'job failed');
          failures += 1;
          return false;
        },
      );
      if (!more) await pause(waitSeconds(everySeconds, failures) * 1000, stopping.signal);
    }
  };
  const running = jobs.map(loop);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};

/** Doubles with each consecutive failure. */
export const waitSeconds = (everySeconds: number, failures: number): number =>
  Math.max(everySeconds, Math.min(LONGEST_WAIT_SECONDS, everySeconds * 2 ** Math.min(failures, 16)));

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
