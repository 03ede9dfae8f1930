import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { openDatabase } from '../open-database.js';
import { emptyDatabase, KINDS, newDatabase, type TestDatabase } from '../testing/databases.js';
import { putWorld } from '../testing/put-world.js';
import { aShop } from '../testing/shop.js';
import { sqlUnitOfWork } from '../unit-of-work.js';
import { verifyLedger } from '../verify-ledger.js';
import { findProgram } from './dump-programs.js';
import {
  assertEmptyPlace,
  copyDatabase,
  differencesOf,
  dropTables,
  factsOf,
  refuseUnfinishedRestore,
  restoreDatabase,
} from './index.js';

const REFUSED = { name: 'BackupFault' };

describe.each(KINDS)('a backup of %s', (kind) => {
  let [made, empty]: (TestDatabase | undefined)[] = [];
  let folder = '';
  beforeEach(async () => {
    [made, empty] = [await newDatabase(kind), await emptyDatabase(kind)];
    // a place without a file
    if (kind === 'sqlite') await empty.drop();
    folder = mkdtempSync(join(tmpdir(), 'rrr-copy-'));
  });
  afterEach(async () => {
    await made?.drop();
    if (kind === 'mysql') await empty?.drop();
    rmSync(folder, { recursive: true });
  });
  const source = (): TestDatabase => made as TestDatabase;
  const target = (): string => (empty as TestDatabase).url;
  const copied = () => copyDatabase(source().db, source().url, folder);
  const onTarget = async <T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> => {
    const db = openDatabase({ url: target() });
    return await work(db).finally(() => db.close());
  };
  const shop = () => aShop({ uow: sqlUnitOfWork(source().db), give: (world) => putWorld(source().db, world) }, 3);

  it('is what the database was, to the last row, and restores to it', async () => {
    const { issueCredit, riders, redeem } = await shop();
    for (const { id } of riders) await issueCredit(id, [1_000, 500]);
    await redeem(700, { employeeName: "Zoë O'Neil \\ (50,00 $); \n" });
    const before = await factsOf(source().db);
    const { facts, file } = await copied();
    expect(facts).toEqual(before);
    expect(facts.newest.ledger).not.toBeNull();
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    await redeem(100);
    await assertEmptyPlace(target());
    await restoreDatabase(target(), join(folder, file));
    await onTarget(async (db) => {
      expect(differencesOf(before, await factsOf(db))).toEqual([]);
      expect((await verifyLedger(db)).breaks).toEqual([]);
      expect(await db.read('redemptions').pluck('employee_name')).toEqual(["Zoë O'Neil \\ (50,00 $); \n"]);
      // the triggers are there
      await expect(Promise.resolve(db.write('ledger_entries').update({ amount: 1 }))).rejects.toThrow('append-only');
      await refuseUnfinishedRestore(db, target());
    });
  });

  it('is not restored over another database', async () => {
    const { file } = await copied();
    await expect(restoreDatabase(source().url, join(folder, file))).rejects.toMatchObject({
      ...REFUSED,
      message: expect.stringMatching(/already.* and restore does not overwrite/),
    });
    await expect(assertEmptyPlace(source().url)).rejects.toMatchObject(REFUSED);
  });

  it('that was restored in part is taken by no server and no restore', async () => {
    if (kind === 'sqlite') {
      const { file } = await copied();
      const path = target().slice('sqlite:'.length);
      await restoreDatabase(target(), join(folder, file));
      writeFileSync(`${path}.restoring`, readFileSync(join(folder, file)).subarray(0, 9_000));
    } else {
      const { file } = await copied();
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), `${text.slice(0, text.length / 2)} nonsense;\n`);
      await expect(restoreDatabase(target(), join(folder, file))).rejects.toMatchObject({
        ...REFUSED,
        message: expect.stringMatching(/^(?:mariadb|mysql) could not load the database \(.+\)\.$/),
      });
    }
    const refused = { ...REFUSED, message: expect.stringMatching(/^A restore into .* was interrupted/) };
    await onTarget((db) => expect(refuseUnfinishedRestore(db, target())).rejects.toMatchObject(refused));
    await expect(assertEmptyPlace(target())).rejects.toMatchObject(refused);
    await expect(restoreDatabase(target(), join(folder, 'none'))).rejects.toMatchObject(refused);
  });

  it('says when there is nothing to back up', async () => {
    await onTarget((db) =>
      expect(copyDatabase(db, target(), folder)).rejects.toThrow(/^The database has no tables of the portal/),
    );
    if (kind === 'sqlite') rmSync(target().slice('sqlite:'.length));
  });
});

describe('a dump', () => {
  it('made by one user is restored by another, without rights over the server', async () => {
    const [made, empty] = [await newDatabase('mysql'), await emptyDatabase('mysql')];
    const folder = mkdtempSync(join(tmpdir(), 'rrr-copy-'));
    const name = new URL(empty.url).pathname.slice(1);
    const admin = await mysql.createConnection({ uri: String(process.env['TEST_MARIADB_URL']) });
    try {
      await admin.query(`CREATE USER '${name}'@'127.0.0.1' IDENTIFIED BY 'it''s "käse" #1'`);
      await admin.query(
        `GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES, TRIGGER ON ${name}.* TO '${name}'@'127.0.0.1'`,
      );
      const { file, facts } = await copyDatabase(made.db, made.url, folder);
      const password = encodeURIComponent('it\'s "käse" #1');
      const url = Object.assign(new URL(empty.url), { username: name, password }).href;
      await restoreDatabase(url, join(folder, file));
      expect(differencesOf(facts, await factsOf(empty.db))).toEqual([]);
      await dropTables(url);
      await assertEmptyPlace(url);
      // a wrong password is one sentence
      const wrong = Object.assign(new URL(empty.url), { username: name, password: 'wrong' }).href;
      await expect(restoreDatabase(wrong, join(folder, file))).rejects.toThrow(/Access denied/);
    } finally {
      await admin.query(`DROP USER IF EXISTS '${name}'@'127.0.0.1'`);
      await admin.end();
      await made.drop();
      await empty.drop();
      rmSync(folder, { recursive: true });
    }
  });

  it('needs the programs of MariaDB or MySQL, and says so', async () => {
    await expect(findProgram('dump', { PATH: tmpdir() })).rejects.toThrow(
      /^Neither mariadb-dump nor mysqldump is installed on this machine: install /,
    );
    expect(await findProgram('client')).toMatchObject({ isMariaDb: true });
  });
});

it('a copy of SQLite is one file without a journal', async () => {
  const made = await newDatabase('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'rrr-copy-'));
  await copyDatabase(made.db, made.url, folder);
  expect(existsSync(join(folder, 'database.sqlite-wal'))).toBe(false);
  await made.drop();
  rmSync(folder, { recursive: true });
});

it('states of the database are told apart', async () => {
  const facts = {
    migrations: [],
    tables: { one: 1, two: 2 },
    heads: { audit: { count: 1, hash: 'a' }, ledger: { count: 0, hash: '' } },
    newest: { ledger: null, audit: null },
  };
  const other = { ...facts, tables: { one: 3, three: 0 }, heads: { ...facts.heads, ledger: { count: 2, hash: 'b' } } };
  expect(differencesOf(facts, other)).toEqual([
    'The table one has 3 rows instead of 1.',
    'The table three has 0 rows instead of none.',
    'The table two has no rows instead of 2.',
    'The ledger chain ends at 2 with b instead of nothing.',
  ]);
  expect(differencesOf(facts, facts)).toEqual([]);
});
