import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Database } from '../open-database.js';

const PAGE = 4_096;

/** Fills a table with some hundred pages of rows, and writes all into the file. */
export const withManyRows = async (db: Database): Promise<void> => {
  const names = Array.from({ length: 20_000 }, (_, at) => ({ name: `job ${at} ${'of a long name '.repeat(3)}` }));
  await db.write.batchInsert('jobs', names, 200);
  await db.write.raw('PRAGMA wal_checkpoint(TRUNCATE)');
};

/**
 * Copies a SQLite file with noise over 40 pages in its middle. Copied by another process, because closing a file here
 * would release the locks of connections that are still open.
 */
export const damagedCopy = (file: string, to = `${file}-damaged`): string => {
  execFileSync('cp', [file, to]);
  const bytes = readFileSync(to);
  randomBytes(40 * PAGE).copy(bytes, (bytes.length / PAGE - 200) * PAGE);
  writeFileSync(to, bytes);
  return to;
};
