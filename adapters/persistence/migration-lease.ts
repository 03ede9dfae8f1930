import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isLostRace } from './lost-race.js';
import { MigrationRefused } from './migrations/checks.js';

/** Seconds after which the lease of a crashed server expires; longer than any table change takes in a cluster. */
const LEASE = 120;
const RENEWED = 20;
/** seconds to wait for other servers */
const PATIENCE = 300;
/** milliseconds between checks */
const LOOK = 250;

/** Called before each step. @throws Error when the lease was lost */
export type StillAlone = () => Promise<void>;

/**
 * Runs work on one server at a time, on MySQL or MariaDB. Named locks do not work across cluster nodes, so this uses a
 * row taken by a conditional update, timed by the database's clock, renewed during the work and released at its end.
 * `say`: called once while waiting.
 * @throws Error when others hold it too long
 */
export const whileAlone = async <T>(
  knex: Knex,
  say: (text: string) => void,
  work: (stillAlone: StillAlone) => Promise<T>,
): Promise<T> => {
  const holder = `${hostname().slice(0, 80)}, process ${process.pid}, ${randomUUID()}`;
  const write = async (text: string, values: readonly (string | number)[] = []): Promise<number> => {
    for (let tries = 1; ; tries += 1) {
      try {
        const [{ affectedRows }] = (await knex.raw(text, values as never)) as readonly [
          { readonly affectedRows: number },
        ];
        return affectedRows;
      } catch (error) {
        if (!isLostRace(error) || tries === 10) throw error;
        // another node's write may not have arrived here yet
        await pause(tries * 20);
      }
    }
  };
  const set = async (text: string, values: readonly (string | number)[]): Promise<boolean> =>
    (await write(`UPDATE migration_lease SET ${text}`, values)) > 0;
  // checked first, because a server's database user may not be allowed to create tables
  if (!(await knex.schema.hasTable('migration_lease')))
    await knex.raw(
      `CREATE TABLE IF NOT EXISTS migration_lease (id INT PRIMARY KEY, holder VARCHAR(255), ends_at BIGINT NOT NULL)
        ENGINE = InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
    );
  await write('INSERT INTO migration_lease (id, holder, ends_at) VALUES (1, NULL, 0) ON DUPLICATE KEY UPDATE id = id');
  const giveUpAt = performance.now() + PATIENCE * 1_000;
  for (
    let told = false;
    !(await set('holder = ?, ends_at = UNIX_TIMESTAMP() + ? WHERE id = 1 AND ends_at <= UNIX_TIMESTAMP()', [
      holder,
      LEASE,
    ]));
    told = true
  ) {
    if (performance.now() > giveUpAt)
      throw new MigrationRefused(
        'Another server has been migrating the database for too long: look at that server, then start again.',
      );
    if (!told) say(await waitedFor(knex));
    await pause(LOOK);
  }
  const renew = (): Promise<boolean> =>
    set('ends_at = UNIX_TIMESTAMP() + ? WHERE id = 1 AND holder = ?', [LEASE, holder]);
  // a lease that cannot be renewed expires
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEWED * 1_000);
  try {
    return await work(async () => {
      if (!(await renew()))
        throw new MigrationRefused(
          'Another server took over the migration of the database. Start again when it is done.',
        );
    });
  } finally {
    clearInterval(renewing);
    await set('holder = NULL, ends_at = 0 WHERE id = 1 AND holder = ?', [holder]).catch(() => false);
  }
};

const waitedFor = async (knex: Knex): Promise<string> => {
  const [[row]] = (await knex.raw(
    'SELECT holder, ends_at - UNIX_TIMESTAMP() AS seconds FROM migration_lease WHERE id = 1',
  )) as [readonly { readonly holder: string | null; readonly seconds: number }[]];
  if (!row?.holder) return 'Waiting to migrate the database';
  const holder = row.holder.replace(/, [^,]*$/, '');
  const silence = `${Math.max(0, row.seconds)} seconds`;
  return `Waiting for another server to migrate the database (${holder}), or until it has been silent for ${silence}`;
};
