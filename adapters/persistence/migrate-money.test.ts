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
import { migrate } from './migrate.js';
import { seedInto } from './seed-into.js';
import { sqlOn } from './sql.js';
import { compareSummaries } from './summaries/compare-summaries.js';
import { emptyDatabase, KINDS, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { season } from './testing/season.js';
import { knexUnitOfWork } from './unit-of-work.js';

describe.each(KINDS)('migrations on %s', (kind) => {
  let made: TestDatabase;
  afterEach(() => made.drop());

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
});
