import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { DatabaseFault } from './database-fault.js';

/** `quick`: every page and row. `whole`: also whether every index agrees with its table, which takes ten times as long. */
export type Depth = 'quick' | 'whole';

/** The check did not end in time, so nothing is known. */
export class DamageUnknown extends Error {
  constructor(place: string, minutes: number) {
    super(
      `The check of the database file ${place} did not end within ${minutes} minutes: check the speed of its disk.`,
    );
    this.name = 'DamageUnknown';
  }
}

/** The file is damaged, so a start or a command is refused. */
export class DatabaseDamaged extends Error {
  constructor(place: string, found: readonly string[]) {
    const more = found.length > SHOWN ? `; and ${found.length - SHOWN} more` : '';
    super(
      `The database file ${place} is damaged (${found.slice(0, SHOWN).join('; ')}${more}): ` +
        'restore the last backup (docs/deploy.md, "Back up and restore").',
    );
    this.name = 'DatabaseDamaged';
  }
}
/** findings in one sentence */
const SHOWN = 3;

export interface DamageLimits {
  /** ends the check, which then rejects with the signal's reason */
  readonly signal?: AbortSignal | undefined;
  /** how long the check may take (10) */
  readonly minutes?: number;
}

/** What SQLite says of a file that is something else. */
export const NOT_A_DATABASE = 'file is not a database';

const CHECKS: Readonly<Record<Depth, string>> = { quick: 'quick_check(100)', whole: 'integrity_check(100)' };

/** A string, so that it works from source and in a build. */
const SCRIPT = `
const [driver, address, check] = process.argv.slice(1);
const tell = (answer) => process.stdout.write(JSON.stringify(answer));
try {
  const db = new (require(driver))(address);
  db.exec('PRAGMA busy_timeout = 5000');
  const found = db.prepare('PRAGMA ' + check).all().map((row) => String(Object.values(row)[0]));
  db.close();
  tell({ found });
} catch ({ code, message }) {
  tell({ code, message });
}
`;

interface Answer {
  readonly found?: readonly string[];
  readonly code?: string;
  readonly message?: string;
}

/**
 * Runs the check in a process of its own: it keeps a processor busy for seconds, a thread inside the driver cannot be
 * stopped without ending the whole process, and a badly damaged file could crash the driver.
 */
const ask = (file: string, depth: Depth, { signal, minutes = 10 }: DamageLimits): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const driver = createRequire(import.meta.url).resolve('libsql');
    // the driver would make a missing file
    const address = `${pathToFileURL(file).href}?mode=rw`;
    const child = spawn(process.execPath, ['-e', SCRIPT, driver, address, CHECKS[depth]], {
      // without the secrets of the server
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => void (text += part));
    const kill = (): void => void child.kill('SIGKILL');
    const end = (failed: unknown): void => {
      kill();
      reject(failed);
    };
    const aborted = (): void => end(signal?.reason);
    const timer = setTimeout(() => end(new DamageUnknown(file, minutes)), minutes * 60_000);
    signal?.addEventListener('abort', aborted);
    process.once('exit', kill);
    child.once('error', end).once('close', (code, killedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
      process.off('exit', kill);
      if (text === '') reject(new Error(`The check of the database file ended with ${killedBy ?? code}`));
      else resolve(JSON.parse(text) as Answer);
    });
    if (signal?.aborted) aborted();
  });

const isDamage = (code: string): boolean => code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';

/**
 * What is wrong within a SQLite file, at most about 100 sentences without data of its rows; none when it is sound.
 * SQLite keeps no checksums, so it does not notice a value whose bytes were exchanged.
 * @throws DatabaseFault when the file is gone; DamageUnknown
 */
export const sqliteDamage = async (
  file: string,
  depth: Depth,
  limits: DamageLimits = {},
): Promise<readonly string[]> => {
  if (!existsSync(file)) throw new DatabaseFault('gone', { place: file });
  // just made
  if (statSync(file).size === 0) return [];
  const { found, code = '', message = '' } = await ask(file, depth, limits);
  if (found)
    return found.flatMap((it) => it.split('\n')).filter((it) => it !== 'ok' && it !== '' && !it.startsWith('***'));
  if (isDamage(code)) return [message];
  // what cannot be opened has no code
  throw Object.assign(new Error(message), { code: code === '' ? 'SQLITE_CANTOPEN' : code });
};
