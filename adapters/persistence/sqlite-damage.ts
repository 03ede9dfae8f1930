import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';

/**
 * `quick`: every page and row. `whole`: also whether every index agrees with its table, which takes several times as
 * long. `by table`: the quick one for each table, with turns for others in between.
 */
export type Depth = 'quick' | 'whole' | 'by table';

/** The file is damaged, so a start or a command is refused. */
export class DatabaseDamaged extends Error {
  constructor(place: string, found: readonly string[]) {
    const more = found.length > SHOWN ? `; and ${found.length - SHOWN} more` : '';
    super(
      `The database file ${place} is damaged (${found.slice(0, SHOWN).join('; ')}${more}): move it away and restore the ` +
        'last backup with npm run cli -- restore (docs/deploy.md, "Back up and restore").',
    );
    this.name = 'DatabaseDamaged';
  }
}
/** findings in one sentence */
const SHOWN = 3;

/** What SQLite says of a file that is something else. */
export const NOT_A_DATABASE = 'file is not a database';

/** findings that SQLite names at most */
const MOST = 20;
const CHECKS = { quick: `quick_check(${MOST})`, whole: `integrity_check(${MOST})` } as const;

const isDamage = (code: unknown): boolean =>
  typeof code === 'string' && (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB');

const check = async (on: Knex, pragma: string): Promise<readonly string[]> => {
  try {
    const rows = (await on.raw(`PRAGMA ${pragma}`)) as readonly Readonly<Record<string, unknown>>[];
    return rows
      .flatMap((row) => String(Object.values(row)[0]).split('\n'))
      .filter((text) => text !== 'ok' && text !== '' && !text.startsWith('***'));
  } catch (error) {
    const { code, message } = error as { readonly code?: unknown; readonly message: string };
    if (!isDamage(code)) throw error;
    return [message.replace(/^.* - /, '')];
  }
};

const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name";

/**
 * What is wrong within the file of an open database, without data of its rows; none when it is sound. `on`: a connection
 * of the server, because a second opening of the file disturbed them. SQLite keeps no checksums, so it does not notice a
 * value whose bytes were exchanged.
 */
export const sqliteDamage = async (on: Knex, depth: Depth): Promise<readonly string[]> => {
  if (depth !== 'by table') return check(on, CHECKS[depth]);
  const found: string[] = [];
  const tables = (await on.raw(TABLES)) as readonly { readonly name: string }[];
  for (const { name } of tables) {
    found.push(...(await check(on, `quick_check('${name}')`)));
    await nextTurn();
  }
  return found.slice(0, MOST);
};
