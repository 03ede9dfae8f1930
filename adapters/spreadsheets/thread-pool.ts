import { Worker } from 'node:worker_threads';
import type { Piece, Task } from './parse-worker.js';
import { type ThreadClock, threadClock, threadTime } from './thread-time.js';
import { turns } from './turns.js';

export interface PoolOptions {
  /** number of threads; further tasks wait */
  readonly atOnce: number;
  /** limit of processor time per task, where the system tells it; then its thread is stopped */
  readonly cpuMilliseconds: number;
  /** limit of elapsed time per task */
  readonly milliseconds: number;
  /** heap limit per thread */
  readonly megabytes: number;
}

/** Why a task failed: it used too much time or memory. */
export class TaskLimitExceeded extends Error {}

interface Thread {
  readonly worker: Worker;
  readonly clock: ThreadClock;
}

// in a build the compiled worker is next to this file; from source it is started through a loader
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './source-worker.mjs' : './parse-worker.js', import.meta.url);
/** how often the processor time of a running task is looked at */
const LOOK_MS = 100;

const isLast = (piece: Piece): boolean => 'done' in piece || 'refusal' in piece;

/**
 * Threads are reused, because starting one takes longer than reading a typical file. A thread that exceeds its limits
 * is stopped and replaced, so no file can stop the server. One task runs for each sender.
 */
export const threadPool = ({ atOnce, cpuMilliseconds, milliseconds, megabytes }: PoolOptions) => {
  const inTurn = turns(atOnce);
  const idle: Thread[] = [];

  const start = (): Thread => {
    const clock = threadClock();
    const worker = new Worker(WORKER, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64 },
      execArgv: [],
      workerData: clock,
    });
    worker.on('error', () => undefined);
    return { worker, clock };
  };

  const run = (task: Task, take: (piece: Piece) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = idle.pop() ?? start();
      const { worker, clock } = thread;
      let ended = false;
      worker.ref();
      const finish = (failed: Error | null): void => {
        ended = true;
        clearTimeout(timer);
        clearInterval(looking);
        for (const event of ['message', 'error', 'exit'] as const) worker.removeAllListeners(event);
        worker.on('error', () => undefined);
        if (failed) {
          void worker.terminate();
          reject(failed);
        } else {
          // idle threads do not keep the process running; a thread that ends while idle gets no more tasks
          worker.unref();
          worker.once('exit', () => void idle.splice(idle.indexOf(thread), 1));
          idle.push(thread);
          resolve();
        }
      };
      const look = async (): Promise<void> => {
        const used = await threadTime(clock);
        if (!ended && used !== null && used > cpuMilliseconds) finish(new TaskLimitExceeded());
      };
      const timer = setTimeout(() => finish(new TaskLimitExceeded()), milliseconds);
      const looking = setInterval(() => void look(), LOOK_MS);
      worker.on('message', (piece: Piece) => {
        take(piece);
        if (isLast(piece)) finish(null);
      });
      // any error other than a full heap is a bug, not the file's fault
      worker.once('error', (failed: NodeJS.ErrnoException) =>
        finish(failed.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskLimitExceeded() : failed),
      );
      worker.once('exit', () => finish(new TaskLimitExceeded()));
      Atomics.store(clock, 1, -1);
      worker.postMessage(task, [task.bytes.buffer as ArrayBuffer]);
    });

  /** `sender`: whose task it is; null: nobody's. @throws TaskLimitExceeded TooManyWaiting */
  const inThread = (sender: string | null, task: Task, take: (piece: Piece) => void): Promise<void> =>
    inTurn(sender, () => run(task, take));
  return Object.assign(inThread, { load: inTurn.load });
};
