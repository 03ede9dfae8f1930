import type { JobRun } from '@rrr/core/jobs';
import { type Clock, plusSeconds } from '@rrr/core/shared';
import { anonymous, type Metrics } from '@rrr/http';
import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';

/** A recurring job in the server's process. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** done once a day by one server; `run` looks whether it is due */
  readonly daily?: boolean;
  /** for this process itself, such as a copy in memory; also where other jobs are off */
  readonly ofProcess?: true;
  /** returns true when more work is due at once */
  readonly run: () => Promise<boolean>;
  /** maximum delay between attempts while it fails; default: 15 minutes */
  readonly longestWaitSeconds?: number;
  /** waits for what a run began and did not wait for */
  readonly settled?: () => Promise<void>;
}

/** What this server's jobs did last; kept in memory only. */
export interface JobBoard {
  began(job: Job): void;
  ended(job: Job, failures: number, nextInSeconds: number): void;
  of(job: Job): JobRun;
}

export const jobBoard = (clock: Clock): JobBoard => {
  const runs = new Map<string, Omit<JobRun, 'name' | 'daily' | 'everySeconds'>>();
  const never = { startedAt: null, finishedAt: null, failed: false, failures: 0, nextAt: null };
  return {
    began: ({ name }) => void runs.set(name, { ...(runs.get(name) ?? never), startedAt: clock.now(), nextAt: null }),
    ended: ({ name }, failures, nextInSeconds) => {
      const finishedAt = clock.now();
      const nextAt = plusSeconds(finishedAt, nextInSeconds);
      runs.set(name, { ...(runs.get(name) ?? never), finishedAt, failed: failures > 0, failures, nextAt });
    },
    of: ({ name, everySeconds, daily = false }) => ({ name, everySeconds, daily, ...(runs.get(name) ?? never) }),
  };
};

export interface RunningJobs {
  /** waits for running jobs */
  stop(): Promise<void>;
}

/** Who is told how the jobs run. */
interface Watching {
  readonly board?: JobBoard;
  readonly metrics?: Pick<Metrics, 'jobRan'>;
  /** runs a job in a trace of its own */
  readonly traced?: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}

/** maximum delay between attempts of a failing job */
const LONGEST_WAIT_SECONDS = 900;

/**
 * Runs each job periodically, never twice at once in this process. A failure is logged and retried with growing delays.
 */
export const startJobs = (
  jobs: readonly Job[],
  log: Logger,
  { board, metrics, traced }: Watching = {},
): RunningJobs => {
  const stopping = new AbortController();
  // each job adds a listener
  setMaxListeners(jobs.length, stopping.signal);
  const loop = async (job: Job): Promise<void> => {
    const { name, everySeconds, longestWaitSeconds, run } = job;
    let failures = 0;
    while (!stopping.signal.aborted) {
      board?.began(job);
      const began = performance.now();
      const more = await (traced ? traced(name, run) : run()).then(
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
      const seconds = (performance.now() - began) / 1000;
      metrics?.jobRan(name, { seconds, failures, looked: job.daily === true });
      const wait = more ? 0 : waitSeconds(everySeconds, failures, longestWaitSeconds);
      board?.ended(job, failures, wait);
      if (!more) await pause(wait * 1000, stopping.signal);
    }
  };
  const running = jobs.map(loop);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      await Promise.all(jobs.flatMap((job) => (job.settled ? [job.settled()] : [])));
    },
  };
};

/** Doubles with each consecutive failure. */
export const waitSeconds = (everySeconds: number, failures: number, longest = LONGEST_WAIT_SECONDS): number =>
  Math.max(everySeconds, Math.min(longest, everySeconds * 2 ** Math.min(failures, 16)));

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
