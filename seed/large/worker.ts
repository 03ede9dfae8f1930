import { parentPort, workerData } from 'node:worker_threads';
import { sha256 } from '@rrr/crypto';
import { openDatabase } from '@rrr/persistence';
import { loadParts } from './load-parts.js';
import type { Plan } from './plan.js';

/** What a worker is told. */
export interface Share {
  readonly url: string;
  readonly plan: Plan;
  readonly first: number;
  readonly of: number;
}

const { url, plan, first, of } = workerData as Share;
const db = openDatabase({ url, poolSize: 2 });
try {
  await loadParts(db, plan, sha256, { first, of });
  parentPort?.postMessage('done');
} finally {
  await db.close();
}
