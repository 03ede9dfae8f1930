import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { migrate } from './migrate.js';
import { whileAlone } from './migration-lease.js';
import { MIGRATIONS } from './migrations/index.js';
import { openDatabase } from './open-database.js';
import { sqlOn } from './sql.js';
import { emptyDatabase, type TestDatabase } from './testing/databases.js';

let made: TestDatabase;
const run = (text: string, on = made) => sqlOn(on.db.write, 'mysql').run(text);
const held = async (on = made) =>
  (
    await sqlOn(on.db.write, 'mysql').rows<{ holder: string | null; remaining: number }>(
      'SELECT holder, ends_at - UNIX_TIMESTAMP() AS remaining FROM migration_lease',
    )
  )[0];
const nothing = () => undefined;
/** as a server that was killed leaves it */
const holdFor = (seconds: number, on = made) =>
  run(`UPDATE migration_lease SET holder = 'east-2, process 7, x', ends_at = UNIX_TIMESTAMP() + ${seconds}`, on);

beforeAll(async () => {
  made = await emptyDatabase('mysql');
  await migrate(made.db);
});
beforeEach(() => run('UPDATE migration_lease SET holder = NULL, ends_at = 0'));
afterAll(() => made.drop());

it('a server that was killed is waited for until its lease ends, and it is said who is waited for', async () => {
  await holdFor(3_600);
  const said: string[] = [];
  let ended: Promise<void> | undefined;
  await migrate(made.db, (text) => {
    said.push(text);
    ended = holdFor(-1);
  });
  await ended;
  expect(said).toEqual([
    expect.stringMatching(
      /^Waiting for another server to migrate the database \(east-2, process 7\), or until it has been silent for 3(600|599|598) seconds$/,
    ),
  ]);
});

it('an expired lease can be taken by anyone', async () => {
  await holdFor(0);
  const said: string[] = [];
  expect(
    await whileAlone(
      made.db.write,
      (text) => said.push(text),
      async () => 'done',
    ),
  ).toBe('done');
  expect(said).toEqual([]);
});

it('one server at a time holds the lease, on any connection, and releases it however the work ends', async () => {
  const servers = [1, 2, 3].map(() => openDatabase({ url: made.url, poolSize: 2 }));
  let [atWork, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, (atWork += 1));
    expect((await held())?.holder).not.toBeNull();
    atWork -= 1;
    throw new Error('the disk is full');
  };
  const runs = await Promise.allSettled(servers.map((it) => whileAlone(it.write, nothing, work)));
  await Promise.all(servers.map((it) => it.close()));
  expect([runs.map((it) => it.status), most]).toEqual([['rejected', 'rejected', 'rejected'], 1]);
  expect((await held())?.holder).toBeNull();
});

it('a server that was suspended too long begins no further step, and leaves the lease to the other', async () => {
  await expect(
    whileAlone(made.db.write, nothing, async (stillAlone) => {
      await stillAlone();
      await holdFor(60);
      await stillAlone();
    }),
  ).rejects.toThrow('Another server took over the migration of the database');
  expect((await held())?.holder).toBe('east-2, process 7, x');
});

it('each migration asks first whether its server is still alone', async () => {
  const later = ['9001-one', '9002-two'].map((name) => ({ name, up: () => Promise.resolve() }));
  const all = [...MIGRATIONS, ...later];
  // one of its own: no other test meets a database with migrations from the future
  const own = await emptyDatabase('mysql');
  try {
    await migrate(own.db);
    await run(
      `CREATE TRIGGER takes_over BEFORE INSERT ON knex_migrations FOR EACH ROW UPDATE migration_lease
        SET ends_at = UNIX_TIMESTAMP() + 60, holder = NEW.name`,
      own,
    );
    await expect(migrate(own.db, undefined, all)).rejects.toThrow('took over the migration of the database');
    await run('DROP TRIGGER takes_over', own);
    expect((await held(own))?.holder).toBe('9001-one');
    await holdFor(0, own);
    expect(await migrate(own.db, undefined, all)).toEqual(['9002-two']);
  } finally {
    await own.drop();
  }
});
