import type { Sheet } from '@rrr/core/imports';
import { type FileRead, type Reading, readSheet } from '@rrr/core/reading';
import { parentPort, workerData } from 'node:worker_threads';
import type { Limits } from './limits.js';
import { parseFile } from './parse-file.js';
import { type Refusal, Refused } from './refused.js';
import { tellThread, type ThreadClock } from './thread-time.js';

export interface Task {
  readonly bytes: Uint8Array;
  readonly limits: Limits;
  /** null: the table itself */
  readonly reading: Reading | null;
}

/** Rows are sent in pieces, so that receiving them never blocks the main thread. */
export type Piece =
  | { readonly counted: number }
  | { readonly part: 'rows' | 'problems' | 'raw'; readonly items: readonly unknown[] }
  | { readonly done: Omit<Sheet, 'rows'> | Omit<FileRead, 'raw'>; readonly hasRaw: boolean }
  | { readonly refusal: Refusal };

const AT_ONCE = 500;

const post = (piece: Piece): void => parentPort?.postMessage(piece);
const inPieces = (part: 'rows' | 'problems' | 'raw', items: readonly unknown[]): void => {
  for (let at = 0; at < items.length; at += AT_ONCE) post({ part, items: items.slice(at, at + AT_ONCE) });
};

const run = async ({ bytes, limits, reading }: Task): Promise<void> => {
  const sheet = await parseFile(bytes, limits);
  post({ counted: sheet.rows.length });
  if (!reading) {
    inPieces('rows', sheet.rows);
    const { rows: _, others: __, ...about } = sheet;
    return post({ done: about, hasRaw: false });
  }
  const { raw, read, ...about } = readSheet(sheet, reading);
  inPieces('rows', read.rows);
  inPieces('problems', read.problems);
  if (raw) inPieces('raw', raw);
  post({ done: { ...about, read: { ...read, rows: [], problems: [] } }, hasRaw: raw !== null });
};

parentPort?.on('message', (task: Task) => {
  if (workerData) tellThread(workerData as ThreadClock);
  run(task).catch((failed: unknown) => {
    if (failed instanceof Refused) return post({ refusal: failed.refusal });
    // a programming error: ends the thread, and the caller gets the error
    setImmediate(() => {
      throw failed;
    });
  });
});
