import type { Sheet } from '@rrr/core/imports';
import { parentPort, workerData } from 'node:worker_threads';
import type { Limits } from './limits.js';
import { parseFile } from './parse-file.js';
import { type Refusal, Refused } from './refused.js';

export interface Task {
  readonly bytes: Uint8Array;
  readonly limits: Limits;
}
export type Answer = { readonly sheet: Sheet } | { readonly refusal: Refusal };

const { bytes, limits } = workerData as Task;
const answer = await parseFile(bytes, limits).then(
  (sheet): Answer => ({ sheet }),
  (failed: unknown): Answer => {
    if (failed instanceof Refused) return { refusal: failed.refusal };
    throw failed;
  },
);
parentPort?.postMessage(answer);
