import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Another user's file cannot be changed; its owner decides about permissions. */
const isOthers = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EPERM';

const tighten = (path: string): void => {
  if (!existsSync(path) || (statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, OWNER_ONLY);
  } catch (failed) {
    if (!isOthers(failed)) throw failed;
  }
};

/**
 * Creates the file, but never opens an existing one: closing it would release this process's locks on it (POSIX), and
 * another process could then damage the database.
 */
const create = (path: string): void => {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (failed) {
    if ((failed as NodeJS.ErrnoException).code !== 'EEXIST') throw failed;
    if (statSync(path).isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR', path });
    accessSync(path, constants.R_OK | constants.W_OK);
  }
};

/**
 * Creates the database file readable only by its owner, because it contains password hashes, addresses and birth dates.
 * Restricts an existing file and SQLite's side files too.
 */
export const makePrivateFile = (filename: string): void => {
  if (filename === ':memory:') return;
  mkdirSync(dirname(filename), { recursive: true, mode: 0o700 });
  create(filename);
  for (const path of [filename, `${filename}-wal`, `${filename}-shm`]) tighten(path);
};
