import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cashOut, createClaim, markSent, runCheques } from '@rrr/core/payouts';
import { defaultProgram } from '@rrr/core/program';
import { refundDealer } from '@rrr/core/redemption';
import { aDealer, anActor, anId, cash, fixedClock, payable, sequentialIds } from '@rrr/core/testing';
import { bulkInsert, type Row } from './bulk-insert.js';
import { type Sql, sqlOn } from './sql.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sha256 } from './testing/shop.js';
import { unchecked } from './testing/unchecked.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

const [zoe, ann] = [anId('rder', 1), anId('rder', 2)];

/** What someone with the database in hand might do to be paid, or to hide that someone was. */
const TAMPERING: readonly (readonly [string, readonly string[], string])[] = [
  [
    'a claim of more than its awards',
    ["UPDATE payout_claims SET gross = gross + 1, net = net + 1 WHERE currency = 'USD'"],
    'its awards add up to',
  ],
  [
    'a net that is not what was left',
    ["UPDATE payout_claims SET withholding = withholding + 1 WHERE currency = 'USD'"],
    'withheld',
  ],
  [
    'a sent claim that is to be sent again',
    [
      "UPDATE payout_claims SET state = 'pending', sent_on = NULL WHERE currency = 'USD'",
      "DELETE FROM rider_cash_years WHERE currency = 'USD'",
    ],
    'its entries pay',
  ],
  ['a sent claim that keeps its awards', ['UPDATE payout_claim_awards SET live_award_id = award_id'], 'holds award'],
  [
    'an award that is free although it was claimed',
    [
      "UPDATE payout_claims SET state = 'pending', sent_on = NULL WHERE currency = 'USD'",
      "DELETE FROM rider_cash_years WHERE currency = 'USD'",
    ],
    'as free',
  ],
  [
    'an award of which more was paid than was sent',
    ["UPDATE awards SET spent = spent + 1, initial_value = initial_value + 1 WHERE type = 'cash'"],
    'paid, but its sent claims have',
  ],
  ['a line of another amount', ['UPDATE payout_claim_awards SET amount = amount - 1'], 'instead of'],
  [
    'an entry of no claim',
    [
      'DELETE FROM payment_orders',
      "DELETE FROM payout_claim_awards WHERE claim_id IN (SELECT id FROM payout_claims WHERE currency = 'USD')",
      "DELETE FROM payout_claims WHERE currency = 'USD'",
    ],
    'without a claim',
  ],
  [
    'an order that was canceled, of a sent claim',
    ["UPDATE payment_orders SET status = 'canceled'"],
    'its order is canceled',
  ],
  [
    'an order of another amount than was sent',
    ['UPDATE payment_orders SET amount = amount - 1'],
    'its order is made with',
  ],
  ['a cheque of another amount', ['UPDATE cheques SET amount = amount + 1'], 'cheques of'],
  ['a cheque taken out of the register', ['DELETE FROM cheques'], '0 cheques of 0'],
  ['a number that was skipped', ['UPDATE cheques SET number = 7'], 'the register has 1'],
  [
    'a refunded redemption that can be refunded again',
    ["UPDATE redemptions SET status = 'redeemed'"],
    '1 active refunds',
  ],
  ['a refund that is gone', ['DELETE FROM dealer_refunds'], '0 active refunds'],
  ['a refund of more than was redeemed', ['UPDATE dealer_refunds SET amount = amount + 1'], 'was refunded'],
  ['a year that says less', ['UPDATE rider_cash_years SET gross = gross - 1'], 'recorded for'],
  ['a year that is gone', ['DELETE FROM rider_cash_years'], 'no record for that year'],
];

/** Parents before children. */
const PAID = [
  'redemptions',
  'payout_claims',
  'payout_claim_awards',
  'payment_orders',
  'cheques',
  'dealer_refunds',
  'rider_cash_years',
] as const;

describe.each(KINDS)('verifyLedger, of what was paid, on %s', (kind) => {
  let made: TestDatabase;
  let sql: Sql;
  let untouched: readonly (readonly [string, readonly Row[]])[];
  let awards: readonly { readonly id: string; readonly spent: number; readonly initial_value: number }[];
  beforeAll(async () => {
    made = await newDatabase(kind);
    sql = sqlOn(made.db.write, kind);
    const ports = {
      uow: sqlUnitOfWork(made.db),
      clock: fixedClock(),
      ids: sequentialIds(),
      digest: sha256,
      program: defaultProgram,
    };
    const ids = {
      ...ports.ids,
      next: (
        (n) => () =>
          anId('entry', (n += 1))
      )(0),
    };
    await putWorld(made.db, { ...payable(1), ...cash(zoe, [10_000, 5_000], 'USD', ids), dealers: [aDealer()] });
    await putWorld(made.db, { ...payable(2, { country: 'CA' }), ...cash(ann, [700], 'CAD', ids) });
    const redemption = {
      id: anId('redempt'),
      number: 2_000_000_001,
      riderId: zoe,
      dealerId: aDealer().id,
      currency: 'USD' as const,
      amount: 500,
      employeeName: 'Dana Cole',
      redeemedAt: ports.clock.now(),
      status: 'redeemed' as const,
      revoked: null,
    };
    await putWorld(made.db, { redemptions: [redemption] });
    let keys = 0;
    const asked = (actor = anActor()) => ({
      actor,
      idempotency: { accountId: actor.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' },
    });
    const all = { awardIds: null, method: null };
    const claim = await cashOut(ports)({
      ...asked(anActor({ type: 'rider', subjectId: zoe })),
      ...all,
      currency: 'USD',
    });
    const at = ports.clock.now();
    await putWorld(made.db, {
      paymentOrders: [
        {
          claimId: claim.id,
          provider: 'test',
          orderId: 'order-1',
          status: 'made',
          amount: claim.net,
          currency: 'USD',
          createdAt: at,
          updatedAt: at,
          attempt: 1,
          doubtfulFrom: null,
        },
      ],
    });
    await markSent(ports)({ ...asked(), claimId: claim.id, version: 1, reference: null });
    await createClaim(ports)({ ...asked(), ...all, riderId: ann, currency: 'CAD' });
    await runCheques(ports)(asked());
    await refundDealer(ports)({ ...asked(), redemptionId: redemption.id });
    untouched = await Promise.all(
      PAID.map(async (table) => [table, await sql.rows<Row>(`SELECT * FROM ${table}`)] as const),
    );
    awards = await sql.rows('SELECT id, spent, initial_value FROM awards');
  });
  afterAll(() => made.drop());

  afterEach(async () => {
    for (const [table] of untouched.toReversed()) await sql.run(`DELETE FROM ${table}`);
    for (const [table, rows] of untouched) await bulkInsert(sql, table, rows);
    for (const { id, spent, initial_value } of awards)
      await sql.run('UPDATE awards SET spent = ?, initial_value = ? WHERE id = ?', [spent, initial_value, id]);
  });

  const ofPayment = async (): Promise<readonly string[]> =>
    (await verifyLedger(made.db)).breaks.filter((it) => it.invariant === 5).map((it) => it.detail);

  it('finds nothing in untouched data', async () => {
    expect(await ofPayment()).toEqual([]);
    expect((await verifyLedger(made.db)).checked.claims).toBe(2);
  });

  it('finds nothing in what was paid by other means after its order was refused', async () => {
    await sql.run("UPDATE payment_orders SET status = 'refused'");
    expect(await ofPayment()).toEqual([]);
  });

  it.each(TAMPERING)('finds %s', async (_, texts, found) => {
    for (const text of texts) await unchecked(made.db, text);
    const details = await ofPayment();
    expect(details.some((it) => it.includes(found)) ? found : details).toBe(found);
  });
});
