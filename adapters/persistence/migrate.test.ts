import { afterEach, describe, expect, it } from '@jest/globals';
import { isMigrated, migrate } from './migrate.js';
import { type Database, openDatabase } from './open-database.js';
import { sqlOn } from './sql.js';
import { TABLES } from './tables/index.js';
import { emptyDatabase, KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { statements } from './testing/templates.js';

/** What creates the tables and triggers. */
const structure = async (db: Database): Promise<readonly string[]> =>
  db.kind === 'sqlite'
    ? ((await db.write('sqlite_master').whereNotNull('sql').pluck('sql')) as string[]).toSorted()
    : (await statements(db)).filter((it) => it.startsWith('CREATE')).map((it) => it.replace(/ AUTO_INCREMENT=\d+/, ''));

describe.each(KINDS)('migrations on %s', (kind) => {
  let made: TestDatabase;
  afterEach(() => made.drop());

  it('make every table, and nothing the second time', async () => {
    made = await emptyDatabase(kind);
    expect(await isMigrated(made.db)).toBe(false);
    expect(await migrate(made.db)).toEqual([
      '0001-people',
      '0002-access',
      '0003-races',
      '0004-money',
      '0005-people-in-full',
      '0006-races-in-full',
      '0007-payouts',
      '0008-trail-and-tallies',
      '0009-fill',
      '0010-imports',
      '0011-uploads',
      '0012-bike-versions',
      '0013-limits',
      '0014-indexes-of-lists',
      '0015-pictures',
      '0016-names-of-admins',
      '0017-names-of-employees',
      '0018-what-was-taken',
      '0022-no-ama-numbers',
      '0023-phones-and-states',
      '0024-what-must-never-be',
      '0025-limits-and-doubt',
      '0026-log-in-counts',
      '0027-roster-of-admins',
      '0030-shown-names',
      '0031-rider-codes',
      '0037-deletions',
      '0040-contact-messages',
      '0041-what-admins-look-up',
      '0042-failed-jobs',
      '0043-sums-of-refunds',
      '0044-events-to-decide',
      '0045-asides',
      '0046-what-awards-are-worth',
      '0050-approvals',
      '0053-held-awards',
      '0058-sealed-history',
      '0059-heads-of-wallets',
      '0061-second-factors',
      '0064-vins-in-doubt',
      '0065-guardians',
      '0066-sold-vins',
      '0067-security-events',
      '0068-api-tokens',
      '0069-imports-by-token',
      '0070-webhooks',
      '0073-networks-of-enrolments',
      '0074-events-without-classes',
      '0076-right-riders',
      '0077-remembered-by-promoter',
      '0078-reports-that-agree',
      '0079-tax-residences',
      '0080-taxes-of-payments',
      '0081-one-race',
      '0083-asked-results',
      '0084-entered-by-admins',
      '0086-payout-steps',
      '0087-credit-choices',
      '0088-checks-of-choices',
      '0089-standings',
      '0090-promoters-let-in',
      '0091-logo-photos',
      '0093-layout-choices',
      '0094-drafts',
      '0095-checks-of-drafts',
      '0096-mails-about',
      '0097-cash-asks',
      '0099-audit-links',
      '0100-links-of-old-records',
      '0101-seasons',
      '0103-payments',
      '0104-payment-runs',
      '0105-found-by-endings',
      '0107-confirmed-cheques',
      '0108-saved-views',
      '0111-notices',
      '0112-licence-expiry',
      '0114-refunds-by-currency',
      '0115-push',
    ]);
    expect(await migrate(made.db)).toEqual([]);
    expect(await isMigrated(made.db)).toBe(true);
    for (const table of TABLES) expect(await made.db.write.schema.hasTable(table)).toBe(true);
    const [copy, wanted] = [await newDatabase(kind), await structure(made.db)];
    const copied = await structure(copy.db);
    await copy.drop();
    expect(copied).toEqual(wanted);
  });

  it('are run once when several servers start at once', async () => {
    made = await emptyDatabase(kind);
    const servers = [1, 2, 3, 4].map(() => openDatabase({ url: made.url }));
    const runs = await Promise.all(servers.map((it) => migrate(it)));
    await Promise.all(servers.map((it) => it.close()));
    expect(runs.map((it) => it.length).toSorted()).toEqual([0, 0, 0, 79]);
  });

  it('go on after a server was killed in the middle', async () => {
    made = await newDatabase(kind);
    const sql = sqlOn(made.db.write, kind);
    // as a kill leaves it: tables made, the migration not yet noted, knex's own lock taken
    await sql.run("DELETE FROM knex_migrations WHERE name = '0008-trail-and-tallies'");
    await sql.run('UPDATE knex_migrations_lock SET is_locked = 1');
    expect(await isMigrated(made.db)).toBe(false);
    expect(await migrate(made.db)).toEqual(['0008-trail-and-tallies']);
  });

  it('are done at once after one that failed', async () => {
    made = await newDatabase(kind);
    const sql = sqlOn(made.db.write, kind);
    // as a server of a version that this one does not know leaves it
    await sql.run("INSERT INTO knex_migrations (name, batch) VALUES ('9999-to-come', 9)");
    await sql.run("DELETE FROM knex_migrations WHERE name = '0008-trail-and-tallies'");
    await expect(migrate(made.db)).rejects.toThrow('9999-to-come');
    await sql.run("DELETE FROM knex_migrations WHERE name = '9999-to-come'");
    const said: string[] = [];
    expect(await migrate(made.db, {}, (text) => said.push(text))).toEqual(['0008-trail-and-tallies']);
    expect(said).toEqual([]);
  });

  it('change indexes, some of which a server that was killed had changed', async () => {
    made = await newDatabase(kind);
    const sql = sqlOn(made.db.write, kind);
    const drop = (index: string) =>
      sql.run(kind === 'mysql' ? `ALTER TABLE bikes DROP INDEX ${index}` : `DROP INDEX ${index}`);
    await sql.run('CREATE INDEX bikes_model_key_year_rider_id_index ON bikes (model_key, year, rider_id)');
    await sql.run("DELETE FROM knex_migrations WHERE name = '0014-indexes-of-lists'");
    expect(await migrate(made.db)).toEqual(['0014-indexes-of-lists']);
    await drop('bikes_of_rider_index');
    await expect(drop('bikes_model_key_year_rider_id_index')).rejects.toThrow();
  });

  it('leave history that the database itself refuses to change', async () => {
    made = await newDatabase(kind);
    const sql = sqlOn(made.db.write, kind);
    const id = '0'.repeat(26);
    await sql.run(
      `INSERT INTO audit_log (id, at, action, object_type, object_id, detail) VALUES (?, '2025-01-01T00:00:00.000Z', 'a', 'b', 'c', '{}')`,
      [id],
    );
    await expect(sql.run("UPDATE audit_log SET action = 'x'")).rejects.toThrow('append-only');
    await expect(sql.run('DELETE FROM audit_log')).rejects.toThrow('append-only');
  });
});
