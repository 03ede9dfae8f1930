import { Worker } from 'node:worker_threads';
import type { Piece, Task } from './parse-worker.js';
import { turns } from './turns.js';

export interface PoolOptions {
  /** number of threads; further tasks wait */
  readonly atOnce: number;
  /** time limit per task; then its thread is stopped */
  readonly milliseconds: number;
  /** heap limit per thread */
  readonly megabytes: number;
}

/** Why a task failed: it used too much time or memory. */
export class TaskLimitExceeded extends Error {}

// in a build the compiled worker is next to this file; from source it is started through a loader
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './source-worker.mjs' : './parse-worker.js', import.meta.url);

const isLast = (piece: Piece): boolean => 'done' in piece || 'refusal' in piece;

/**
 * Threads are reused, because starting one takes longer than reading a typical file. A thread that exceeds its limits
 * is stopped and replaced, so no file can stop the server.
 */
export const threadPool = ({ atOnce, milliseconds, megabytes }: PoolOptions) => {
  const inTurn = turns(atOnce);
  const idle: Worker[] = [];

  const start = (): Worker => {
    const worker = new Worker(WORKER, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64 },
      execArgv: [],
    });
    worker.on('error', () => undefined);
    return worker;
  };

  const run = (task: Task, take: (piece: Piece) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = idle.pop() ?? start();
      worker.ref();
      const finish = (failed: Error | null): void => {
        clearTimeout(timer);
        for (const event of ['message', 'error', 'exit'] as const) worker.removeAllListeners(event);
        worker.on('error', () => undefined);
        if (failed) {
          void worker.terminate();
          reject(failed);
        } else {
          // idle threads do not keep the process running; a thread that ends while idle gets no more tasks
          worker.unref();
          worker.once('exit', () => void idle.splice(idle.indexOf(worker), 1));
          idle.push(worker);
          resolve();
        }
      };
      const timer = setTimeout(() => finish(new TaskLimitExceeded()), milliseconds);
      worker.on('message', (piece: Piece) => {
        take(piece);
        if (isLast(piece)) finish(null);
      });
      // any error other than a full heap is a bug, not the file's fault
      worker.once('error', (failed: NodeJS.ErrnoException) =>
        finish(failed.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskLimitExceeded() : failed),
      );
      worker.once('exit', () => finish(new TaskLimitExceeded()));
      worker.postMessage(task, [task.bytes.buffer as ArrayBuffer]);
    });

  return (task: Task, take: (piece: Piece) => void): Promise<void> => inTurn(() => run(task, take));
};
