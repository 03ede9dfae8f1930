import { Worker } from 'node:worker_threads';
import type { Piece, Task } from './parse-worker.js';
import { turns } from './turns.js';

export interface PoolOptions {
  /** threads at the same time; further tasks wait their turn */
  readonly atOnce: number;
  /** of one task, after which its thread is ended */
  readonly milliseconds: number;
  /** of one thread's heap */
  readonly megabytes: number;
}

/** Why a task has no answer: it took more time or memory than it may. */
export class TaskLimitExceeded extends Error {}

// compiled, the worker stands beside this file; from source it is started through a loader
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './source-worker.mjs' : './parse-worker.js', import.meta.url);

const isLast = (piece: Piece): boolean => 'done' in piece || 'refusal' in piece;

/**
 * A few threads that stay: starting one costs more than reading a usual file. One that a task was too much for is ended
 * and another takes its place, so that whatever a file does there, the server goes on.
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
          // nothing keeps a process up for a thread that waits; one that ends while it waits is not asked again
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
      // anything but a full heap is a fault of ours, not of the file
      worker.once('error', (failed: NodeJS.ErrnoException) =>
        finish(failed.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskLimitExceeded() : failed),
      );
      worker.once('exit', () => finish(new TaskLimitExceeded()));
      worker.postMessage(task, [task.bytes.buffer as ArrayBuffer]);
    });

  return (task: Task, take: (piece: Piece) => void): Promise<void> => inTurn(() => run(task, take));
};
