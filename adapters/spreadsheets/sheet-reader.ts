import { FileEmpty, FileNotReadable, FileTooLarge, type SentFile, type Sheet, type SheetReader } from '@rrr/core/imports';
import { Worker } from 'node:worker_threads';
import { type Limits, LIMITS } from './limits.js';
import type { Answer, Task } from './parse-worker.js';
import type { Refusal } from './refused.js';
import { turns } from './turns.js';

export interface SheetReaderOptions {
  /** of the file as sent */
  readonly limitBytes: number;
  /** of one reading, after which its worker is ended */
  readonly milliseconds?: number;
  /** of one worker's heap */
  readonly megabytes?: number;
  /** workers at the same time; further files wait their turn */
  readonly atOnce?: number;
  readonly limits?: Limits;
}

// compiled, the worker stands beside this file; from source it is started through a loader
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './source-worker.mjs' : './parse-worker.js', import.meta.url);

/** Reads each file in a worker thread of its own with bounded time and memory: whatever a file does there, the server goes on. */
export const sheetReader = ({ limitBytes, milliseconds = 20_000, megabytes = 512, atOnce = 2, limits = LIMITS }: SheetReaderOptions): SheetReader => {
  const inTurn = turns(atOnce);
  return {
    read: async ({ bytes }: SentFile): Promise<Sheet> => {
      if (bytes.byteLength === 0) throw new FileEmpty();
      if (bytes.byteLength > limitBytes) throw new FileTooLarge('bytes', limitBytes);
      const answer = await inTurn(() => inWorker(bytes, limits, milliseconds, megabytes));
      if ('sheet' in answer) return answer.sheet;
      throw errorOf(answer.refusal);
    },
  };
};

const GAVE_UP: Answer = { refusal: { code: 'FILE_NOT_READABLE', why: 'effort', line: 0 } };

const inWorker = (sent: Uint8Array, limits: Limits, milliseconds: number, megabytes: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // a copy, so that handing it over does not empty the caller's
    const bytes = Uint8Array.from(sent);
    const workerData: Task = { bytes, limits };
    const worker = new Worker(WORKER, { workerData, transferList: [bytes.buffer], resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64 }, execArgv: [] });
    const finish = (answer: Answer): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish(GAVE_UP), milliseconds);
    worker.once('message', (answer: Answer) => finish(answer));
    worker.once('error', (failed: NodeJS.ErrnoException) => {
      // anything but a full heap is a fault of ours, not of the file
      if (failed.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(failed);
      finish(GAVE_UP);
    });
    worker.once('exit', () => finish(GAVE_UP));
  });

const errorOf = (refusal: Refusal): Error => {
  switch (refusal.code) {
    case 'FILE_EMPTY':
      return new FileEmpty();
    case 'FILE_NOT_READABLE':
      return new FileNotReadable(refusal.why, refusal.line);
    case 'FILE_TOO_LARGE':
      return new FileTooLarge(refusal.what, refusal.limit);
  }
};
