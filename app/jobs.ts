import { anonymous } from '@rrr/http';
import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';

/** Work that comes round again, in the same process as the server. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** true when there is more to do at once */
  readonly run: () => Promise<boolean>;
}

export interface RunningJobs {
  /** lets what is under way finish */
  stop(): Promise<void>;
}

/** A job that keeps failing comes round later and later, at most this much. */
const LONGEST_WAIT_SECONDS = 900;

/**
 * Runs each job now and then in its turn, never twice at once here. A failure is logged and the job comes round again,
 * later each time.
 */
export const startJobs = (jobs: readonly Job[], log: Logger): RunningJobs => {
  const stopping = new AbortController();
  // each job waits for it
  setMaxListeners(jobs.length, stopping.signal);
  const loop = async ({ name, everySeconds, run }: Job): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const more = await run().then(
        (it) => {
          failures = 0;
          return it;
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

/** Doubles with each failure in a row. */
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
