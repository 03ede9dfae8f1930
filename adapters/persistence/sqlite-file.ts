import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** A file of somebody else cannot be tightened by us; whoever gave it to us decided who reads it. */
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
 * Never opens a file that is there: closing it again would drop the locks that this process's own connections hold on
 * it (POSIX drops them with any descriptor of the file), and another process could then damage the database.
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
 * Makes the file of a database where there is none, for nobody else on the machine to read: it holds password hashes,
 * addresses and birth dates. One that is there already is tightened, with what SQLite keeps beside it; SQLite makes
 * those with the mode of the file.
 */
export const makePrivateFile = (filename: string): void => {
  if (filename === ':memory:') return;
  mkdirSync(dirname(filename), { recursive: true, mode: 0o700 });
  create(filename);
  for (const path of [filename, `${filename}-wal`, `${filename}-shm`]) tighten(path);
};
