import { anonymous } from '@rrr/http';
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

/** Runs each job now and then in its turn, never twice at once here. A failure is logged and the job comes round again. */
export const startJobs = (jobs: readonly Job[], log: Logger): RunningJobs => {
  const stopping = new AbortController();
  const loop = async ({ name, everySeconds, run }: Job): Promise<void> => {
    while (!stopping.signal.aborted) {
      const more = await run().catch((error: unknown) => {
        log.error({ job: name, error: anonymous(error) }, 'job failed');
        return false;
      });
      if (!more) await pause(everySeconds * 1000, stopping.signal);
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
