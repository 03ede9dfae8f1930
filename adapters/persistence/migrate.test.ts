import { afterEach, describe, expect, it } from '@jest/globals';
import { adjustWallet } from '@rrr/core/ledger';
import { defaultProgram } from '@rrr/core/program';
import {
  aClass,
  anActor,
  anEvent,
  anId,
  aRider,
  credits,
  fixedClock,
  plainDigest,
  sequentialIds,
  type World,
} from '@rrr/core/testing';
import { bulkInsert } from './bulk-insert.js';
import { isMigrated, migrate } from './migrate.js';
import { openDatabase } from './open-database.js';
import { complete, seedInto, type SeedRow } from './seed-into.js';
import { chunks, sqlOn } from './sql.js';
import { compareSummaries } from './summaries/compare-summaries.js';
import { TABLES } from './tables/index.js';
import { emptyDatabase, KINDS, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { season } from './testing/season.js';
import { knexUnitOfWork } from './unit-of-work.js';

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
    ]);
    expect(await migrate(made.db)).toEqual([]);
    expect(await isMigrated(made.db)).toBe(true);
    for (const table of TABLES) expect(await made.db.write.schema.hasTable(table)).toBe(true);
  });

  it('are run once when several servers start at once', async () => {
    made = await emptyDatabase(kind);
    const servers = [1, 2, 3, 4].map(() => openDatabase({ url: made.url }));
    const runs = await Promise.all(servers.map((it) => migrate(it)));
    await Promise.all(servers.map((it) => it.close()));
    expect(runs.map((it) => it.length).toSorted()).toEqual([0, 0, 0, 24]);
  });

  it('go on after a server was killed in the middle', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const sql = sqlOn(made.db.write, kind);
    // as a kill leaves it: tables made, the migration not yet noted, knex's own lock taken
    await sql.run("DELETE FROM knex_migrations WHERE name = '0008-trail-and-tallies'");
    await sql.run('UPDATE knex_migrations_lock SET is_locked = 1');
    expect(await isMigrated(made.db)).toBe(false);
    expect(await migrate(made.db)).toEqual(['0008-trail-and-tallies']);
  });

  it('are done at once after one that failed', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
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
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const sql = sqlOn(made.db.write, kind);
    const drop = (index: string) =>
      sql.run(kind === 'mysql' ? `ALTER TABLE bikes DROP INDEX ${index}` : `DROP INDEX ${index}`);
    await drop('bikes_of_rider_index');
    await sql.run('CREATE INDEX bikes_model_key_year_rider_id_index ON bikes (model_key, year, rider_id)');
    await sql.run("DELETE FROM knex_migrations WHERE name = '0014-indexes-of-lists'");
    expect(await migrate(made.db)).toEqual(['0014-indexes-of-lists']);
    await drop('bikes_of_rider_index');
    await expect(drop('bikes_model_key_year_rider_id_index')).rejects.toThrow();
  });

  it('give administrators a first and a last name', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const sql = sqlOn(made.db.write, kind);
    const names = ['Robin Vale', 'Ana María de la Cruz', 'Zoë'];
    await seedInto(made.db, {
      admins: names.map((it, n) => ({
        id: anId('admn', n),
        first_name: '',
        last_name: '',
        full_name: it,
        email: `a${n}@example.com`,
        deactivated: false,
      })),
    });
    await sql.run("DELETE FROM knex_migrations WHERE name = '0016-names-of-admins'");
    expect(await migrate(made.db)).toEqual(['0016-names-of-admins']);
    expect(await sql.rows('SELECT first_name, last_name, full_name FROM admins ORDER BY id')).toEqual([
      { first_name: 'Robin', last_name: 'Vale', full_name: 'Robin Vale' },
      { first_name: 'Ana', last_name: 'María de la Cruz', full_name: 'Ana María de la Cruz' },
      { first_name: 'Zoë', last_name: '', full_name: 'Zoë' },
    ]);
  });

  it('keep the words of employees by name, in the place of those of every redemption, also after a kill in the middle', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    await seedInto(made.db, season);
    const sql = sqlOn(made.db.write, kind);
    const words = () =>
      sql.rows<{ word: string; employee_key: string }>(
        'SELECT word, employee_key FROM employee_words ORDER BY word, employee_key',
      );
    const before = await words();
    expect(before.length).toBeGreaterThan(2);
    await sql.run('DELETE FROM employee_words WHERE word > ?', [before[0]?.word ?? '']);
    // more than one page of them, some of one word
    const old = Array.from({ length: 4_500 }, (_, n) => ({
      kind: 'redemption',
      word: n % 2 === 0 ? 'dana' : `w${n % 1_000}`,
      subject_id: anId('rdm', n),
    }));
    for (const some of chunks(old, 500)) await made.db.write('search_words').insert([...some]);
    const others = await sql.rows(
      "SELECT * FROM search_words WHERE kind <> 'redemption' ORDER BY kind, word, subject_id",
    );
    await sql.run("DELETE FROM knex_migrations WHERE name = '0017-names-of-employees'");
    expect(await migrate(made.db)).toEqual(['0017-names-of-employees']);
    expect(await words()).toEqual(before);
    expect(await sql.rows('SELECT * FROM search_words ORDER BY kind, word, subject_id')).toEqual(others);
  });

  it('make orders doubtful that were under way, or were called refused after a question without an answer', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const at = '2025-06-10T18:00:00.000Z';
    const STATES = ['requested', 'unknown', 'made', 'refused', 'canceling', 'canceled', 'refused', 'refused'] as const;
    await putWorld(made.db, { riders: [aRider({ id: anId('rder', 1), bikes: [] })] });
    const sql = sqlOn(made.db.write, kind);
    for (const [n, status] of STATES.entries()) {
      await made.db.write('payout_claims').insert({
        id: anId('caim', n),
        rider_id: anId('rder', 1),
        currency: 'USD',
        gross: 100,
        withholding: 0,
        net: 100,
        withholding_basis_points: 0,
        method: 'reward-link',
        state: n === 7 ? 'canceled' : 'pending',
        requested_at: at,
        requested_by: 'Robin Vale',
        due_on: '2025-07-10',
        version: 1,
      });
      await made.db.write('payment_orders').insert({
        claim_id: anId('caim', n),
        provider: 'rest',
        order_id: null,
        status,
        amount: 100,
        currency: 'USD',
        created_at: at,
        updated_at: at,
      });
      const silent = {
        id: anId('adit', n),
        at,
        action: 'settle-order',
        object_type: 'payout-claim',
        object_id: anId('caim', n),
        detail: JSON.stringify({ provider: 'rest', status: 'unknown', orderId: null }),
      };
      if (n >= 6) await made.db.write('audit_log').insert(silent);
    }
    await sql.run("DELETE FROM knex_migrations WHERE name = '0025-limits-and-doubt'");
    expect(await migrate(made.db)).toEqual(['0025-limits-and-doubt']);
    const rows = await sql.rows<{ status: string; doubtful_from: string | null; attempt: number }>(
      'SELECT status, doubtful_from, attempt FROM payment_orders ORDER BY claim_id',
    );
    expect(rows.map((it) => [it.status, it.doubtful_from !== null, it.attempt])).toEqual([
      ['requested', true, 1],
      ['unknown', true, 1],
      ['made', false, 1],
      ['refused', false, 1],
      ['canceling', true, 1],
      ['canceled', false, 1],
      // its first question had no answer; the last of these was given up before
      ['unknown', true, 1],
      ['refused', false, 1],
    ]);
  });

  it('write down what admins took of each award, and the class of each accepted claim', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const [rider, other] = [aRider({ id: anId('rder', 1), bikes: [] }), aRider({ id: anId('rder', 2), bikes: [] })];
    const [event, inClass] = [
      anEvent({ promoterId: null, promoterApproved: false }),
      aClass({ resultsReceivedAt: '2025-06-10T10:00:00.000Z' }),
    ];
    const full = aClass({
      id: anId('c0ass', 2),
      eventId: event.id,
      name: '250 B',
      resultsReceivedAt: '2025-06-10T10:00:00.000Z',
    });
    const claim = (n: number, over: Partial<World['claims'][number]> = {}): World['claims'][number] => ({
      id: anId('caim', n),
      riderId: rider.id,
      eventId: event.id,
      classId: null,
      place: 1,
      message: 'Mine',
      state: 'accepted',
      at: '2025-06-10T10:00:00.000Z',
      resultId: anId('res0t', 1),
      decidedAt: null,
      decidedBy: null,
      answer: null,
      ...over,
    });
    const result = (n: number, classId: string, riderId: string | null): World['results'][number] => ({
      id: anId('res0t', n),
      classId,
      place: n,
      type: 'finished',
      riderName: 'Mine',
      number: null,
      hometown: null,
      bike: null,
      email: null,
      amaNumber: null,
      riderId,
      verdict: { earns: null, reasons: [] },
    });
    await putWorld(made.db, {
      riders: [rider, other],
      events: [event],
      classes: [inClass, full],
      ...credits(rider.id, [
        { amount: 1_000, expiresOn: '2026-01-01' },
        { amount: 2_000, expiresOn: '2026-02-01' },
        { amount: 9_000, expiresOn: '2026-03-01' },
      ]),
      results: [result(1, inClass.id, rider.id), result(2, full.id, rider.id), result(3, full.id, null)],
      claims: [
        claim(1),
        claim(2, { state: 'open', resultId: null }),
        claim(3, { resultId: anId('res0t', 9) }),
        claim(4, { resultId: anId('res0t', 2) }),
      ],
    });
    const uow = knexUnitOfWork(made.db);
    const adjust = (amount: number, n: number) =>
      adjustWallet({
        uow,
        clock: fixedClock(),
        ids: { ...sequentialIds(), next: () => anId('adj', (nth += 1)) },
        digest: plainDigest,
        program: defaultProgram,
      })({
        actor: anActor(),
        idempotency: { accountId: 'a', key: `${n}`, fingerprint: 'x' },
        riderId: rider.id,
        book: 'credit',
        amount: { amount, currency: 'USD' },
        reason: 'Paid twice',
        expiresOn: null,
      });
    let nth = 0;
    for (const [n, amount] of [-1_500, 700, -300].entries()) await adjust(amount, n);
    const sql = sqlOn(made.db.write, kind);
    const state = async () => [
      await sql.rows('SELECT id, taken FROM awards ORDER BY id'),
      await sql.rows('SELECT class_id FROM result_claims ORDER BY id'),
      await sql.rows('SELECT results_received_at FROM classes ORDER BY id'),
    ];
    const [awards] = await state();
    expect((awards as readonly { taken: number }[]).map((it) => Number(it.taken)).toSorted((a, b) => a - b)).toEqual([
      0, 0, 800, 1_000,
    ]);
    await sql.run('UPDATE awards SET taken = 0');
    await sql.run("DELETE FROM knex_migrations WHERE name = '0018-what-was-taken'");
    expect(await migrate(made.db)).toEqual(['0018-what-was-taken']);
    const received = [inClass.id, full.id]
      .toSorted()
      .map((id) => ({ results_received_at: id === full.id ? full.resultsReceivedAt : null }));
    expect(await state()).toEqual([
      awards,
      [{ class_id: inClass.id }, { class_id: null }, { class_id: null }, { class_id: full.id }],
      received,
    ]);
  });

  it('leave no rider to be found by what is no AMA number', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    const numbers = ['None', 'AMA 000', 'AMA-0120', '7x', null, 'Pending'];
    await putWorld(made.db, {
      riders: numbers.map((amaNumber, n) =>
        aRider({ id: anId('rder', n), email: `r${n}@example.com`, amaNumber, bikes: [] }),
      ),
    });
    const sql = sqlOn(made.db.write, kind);
    const keys = async () =>
      (await sql.rows<{ ama_key: string | null }>('SELECT ama_key FROM riders ORDER BY id')).map((it) => it.ama_key);
    const now = await keys();
    // as they were kept
    for (const [n, key] of [
      [0, 'NONE'],
      [1, ''],
      [5, 'PENDING'],
    ] as const)
      await sql.run('UPDATE riders SET ama_key = ? WHERE id = ?', [key, anId('rder', n)]);
    await sql.run("DELETE FROM knex_migrations WHERE name = '0022-no-ama-numbers'");
    expect(await migrate(made.db)).toEqual(['0022-no-ama-numbers']);
    expect([await keys(), now]).toEqual([[null, null, '120', '7X', null, null], now]);
  });

  it('find riders and promoters by their phone numbers, and dealers by their states, also after a kill in the middle', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    await seedInto(made.db, season);
    const sql = sqlOn(made.db.write, kind);
    const words = async () =>
      (
        await sql.rows<{ kind: string; word: string }>(
          'SELECT kind, word, subject_id FROM search_words ORDER BY kind, word, subject_id',
        )
      ).map((it) => ({ ...it }));
    const before = await words();
    // more than one page of them, none with words
    const numbers = Array.from({ length: 2_100 }, (_, n) => `602555${String(n).padStart(4, '0')}`);
    const rows = numbers.map((it, n) => ({
      ...(season.riders?.[1] as SeedRow<'riders'>),
      id: anId('m0re', n),
      email: `m${n}@example.com`,
      phone1: `+1 (${it.slice(0, 3)}) ${it.slice(3, 6)}-${it.slice(6)}`,
    }));
    await bulkInsert(sql, 'riders', complete('riders', rows));
    const states = [
      ['US', 'co', 'CO'],
      ['CA', 'qc', 'QC'],
      ['US', 'Utah', 'Utah'],
      ['DE', 'by', 'by'],
      ['US', null, null],
    ] as const;
    await bulkInsert(
      sql,
      'dealers',
      complete(
        'dealers',
        states.map(([country, state], n) => ({
          id: anId('dea0er', 10 + n),
          maker_number: `S${n}`,
          name: 'Mesa',
          country,
          state,
          deactivated: false,
        })),
      ),
    );
    await sql.run('DELETE FROM search_words WHERE word = ?', ['5550100']);
    for (const _ of ['the first time', 'after a kill']) {
      await sql.run("DELETE FROM knex_migrations WHERE name = '0023-phones-and-states'");
      expect(await migrate(made.db)).toEqual(['0023-phones-and-states']);
      const added = numbers.flatMap((it, n) =>
        [it, `1${it}`].map((word) => ({ kind: 'rider-personal', word, subject_id: anId('m0re', n) })),
      );
      const inOrder = (all: readonly { readonly word: string }[]) =>
        all.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
      expect(inOrder(await words())).toEqual(inOrder([...before, ...added]));
      await sql.run("DELETE FROM search_words WHERE word > '6025551000' AND word < '6025552999'");
    }
    expect(
      (
        await sql.rows<{ state: string | null }>(
          "SELECT state FROM dealers WHERE maker_number LIKE 'S%' ORDER BY maker_number",
        )
      ).map((it) => it.state),
    ).toEqual(states.map(([, , state]) => state));
  });

  it('fill in what rows from before lack', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
    await seedInto(made.db, season);
    const sql = sqlOn(made.db.write, kind);
    const state = async () => ({
      awards: await sql.rows('SELECT id, awarded_on, overpaid, series_id FROM awards ORDER BY id'),
      redemptions: await sql.rows('SELECT id, redeemed_on FROM redemptions ORDER BY id'),
      results: await sql.rows('SELECT id, name_key, brand_key FROM results ORDER BY id'),
      words: await sql.rows('SELECT kind, word, subject_id FROM search_words ORDER BY kind, word, subject_id'),
      sold: await sql.rows('SELECT id FROM bikes WHERE retired_at IS NOT NULL'),
    });
    await sql.run("UPDATE results SET bike = 'KTM 450 SX-F', brand_key = 'ktm'");
    await sql.run('UPDATE awards SET series_id = (SELECT e.series_id FROM events e WHERE e.id = awards.event_id)');
    const before = await state();
    for (const text of [
      "UPDATE awards SET awarded_on = '', overpaid = 0, series_id = NULL",
      "UPDATE redemptions SET redeemed_on = ''",
      "UPDATE results SET name_key = '', brand_key = NULL",
      'UPDATE bikes SET retired_at = NULL',
      'DELETE FROM search_words',
      'DELETE FROM tallies',
      'DELETE FROM year_totals',
    ])
      await sql.run(text);
    await sql.run("DELETE FROM knex_migrations WHERE name = '0009-fill'");
    expect(await migrate(made.db)).toEqual(['0009-fill']);
    expect(await state()).toEqual(before);
    expect(await compareSummaries(made.db)).toEqual([]);
  });

  it('leave history that the database itself refuses to change', async () => {
    made = await emptyDatabase(kind);
    await migrate(made.db);
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
