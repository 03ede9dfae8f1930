import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseFault } from './database-fault.js';

/** What the file system says of a path. */
export interface Disk {
  /** device and inode of a file; null when there is none */
  readonly identity: (path: string) => string | null;
  /** bytes that this user may still write; null when the file system does not tell */
  readonly room: (folder: string) => number | null;
  readonly canWrite: (path: string) => boolean;
  /** monotonic milliseconds */
  readonly now: () => number;
}

/** SQLite takes no lock that another program's removal of the file would respect, so its names are compared. */
export interface SqlitePlace {
  /** Before a connection is opened, which would create a missing file. @throws DatabaseFault */
  opening(): void;
  /** after a connection was opened */
  opened(): void;
  closed(): void;
  /** A check found that the file is damaged. It stays so until a restart, because more writes could damage more. */
  damaged(): void;
  /**
   * Whether the open files are those that the path names, and whether their disk has room; the latter is looked at
   * once a second.
   */
  fault(): DatabaseFault | null;
}

const disk: Disk = {
  // never opened: closing a file releases this process's locks on it
  identity: (path) => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found ? `${found.dev}:${found.ino}` : null;
  },
  room: (folder) => {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks === 0 ? null : bavail * bsize;
  },
  canWrite: (path) => {
    try {
      accessSync(path, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  },
  now: () => performance.now(),
};

/** Bytes that stay free, so that a transaction that was begun can end, and a backup of the journal too. */
export const LEAST_ROOM = 8 * 1024 * 1024;
/** milliseconds between two looks at room and permissions */
const LOOK = 1_000;

/** A path without its folder names nothing either. */
const orNull = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** Watches whether the open database is the one that the path names. `:memory:` has no place. */
export const sqlitePlace = (file: string, look: Disk = disk): SqlitePlace => {
  const journal = `${file}-wal`;
  const folder = dirname(file);
  let connections = 0;
  let known: string | null = null;
  let knownJournal: string | null = null;
  let lookedAt = -Infinity;
  let limit: DatabaseFault | null = null;
  let damage: DatabaseFault | null = null;

  const identity = (path: string): string | null => orNull(() => look.identity(path));
  const gone = (): DatabaseFault | null =>
    (known !== null && identity(file) !== known) || (knownJournal !== null && identity(journal) !== knownJournal)
      ? new DatabaseFault('gone', { place: file })
      : null;
  const limits = (): DatabaseFault | null => {
    if (!look.canWrite(file) || !look.canWrite(folder)) return new DatabaseFault('read-only', { place: file });
    const room = orNull(() => look.room(folder));
    return room !== null && room < LEAST_ROOM ? new DatabaseFault('full', { place: file }) : null;
  };
  return {
    opening: () => {
      const fault = identity(file) === null ? new DatabaseFault('gone', { place: file }) : gone();
      if (fault) throw fault;
    },
    opened: () => {
      connections += 1;
      known ??= identity(file);
    },
    closed: () => {
      connections -= 1;
      // SQLite removes its journal with the last one
      if (connections === 0) knownJournal = null;
    },
    damaged: () => void (damage ??= new DatabaseFault('damaged', { place: file })),
    fault: () => {
      const found = gone() ?? damage;
      if (found) return found;
      // made by the first write
      if (connections > 0) knownJournal ??= identity(journal);
      if (look.now() - lookedAt >= LOOK) [lookedAt, limit] = [look.now(), limits()];
      return limit;
    },
  };
};

/** A database in memory. */
export const noPlace: SqlitePlace = {
  opening: () => undefined,
  opened: () => undefined,
  closed: () => undefined,
  damaged: () => undefined,
  fault: () => null,
};
