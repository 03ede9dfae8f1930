import { LostRace } from '@rrr/core/shared';

/**
 * Deadlock, cluster conflict, lock timeout, record changed since read, conflict at a group commit: in all these cases
 * nothing was committed.
 */
const LOST = new Set([1213, 1205, 1020, 3101]);
const DUPLICATE = 1062;

const field = (error: unknown, name: 'code' | 'errno'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined;

/** Another connection holds SQLite's write lock. */
export const isBusy = (error: unknown): boolean => {
  const code = field(error, 'code');
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
};

/** Whether retrying the transaction may succeed. */
export const isLostRace = (error: unknown): boolean => {
  const errno = field(error, 'errno');
  return error instanceof LostRace || isBusy(error) || (typeof errno === 'number' && LOST.has(errno));
};

export const isDuplicate = (error: unknown): boolean =>
  field(error, 'errno') === DUPLICATE ||
  field(error, 'code') === 'SQLITE_CONSTRAINT_UNIQUE' ||
  field(error, 'code') === 'SQLITE_CONSTRAINT_PRIMARYKEY';

/** For rows that two transactions may insert at once: the second is retried and finds the first's row. */
export const lostOnDuplicate = async <T>(insert: Promise<T>): Promise<T> =>
  insert.catch((error: unknown) => {
    throw isDuplicate(error) ? new LostRace('made by another transaction meanwhile') : error;
  });
