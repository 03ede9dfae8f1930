import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { bulkInsert, type Row } from './bulk-insert.js';
import { type Sql, sqlOn } from './sql.js';
import type { TableName } from './tables/index.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { fillMoney } from './testing/money-in-full.js';
import { unchecked } from './testing/unchecked.js';

/** What must never be, as someone would write it: table, columns, and the check that refuses it. */
const NEVER: readonly (readonly [TableName, string, string])[] = [
  ['wallets', 'balance = -1', 'wallets_balance_check'],
  ['wallets', 'balance = 9007199254740992', 'wallets_balance_check'],
  ['wallets', 'sequence = -1', 'wallets_sequence_check'],
  ['awards', 'initial_value = -1, current_value = -1', 'awards_(initial|current)_value_check'],
  ['awards', 'current_value = -1', 'awards_current_value_check'],
  ['awards', 'current_value = initial_value + 1', 'awards_current_value_check'],
  ['awards', 'spent = -1', 'awards_spent_check'],
  ['awards', 'expired = -1', 'awards_expired_check'],
  ['awards', 'taken = -1', 'awards_taken_check'],
  ['awards', 'overpaid = -1', 'awards_overpaid_check'],
  ['redemptions', 'amount = 0', 'redemptions_amount_check'],
  ['redemptions', 'amount = -100', 'redemptions_amount_check'],
  ['dealer_refunds', 'amount = 0', 'dealer_refunds_amount_check'],
  ['adjustments', 'amount = 0', 'adjustments_amount_check'],
  ['payout_places', 'amount = -1', 'payout_places_amount_check'],
  ['payout_places', 'place = 0', 'payout_places_place_check'],
  ['events', 'offered = -1', 'events_offered_check'],
  ['series', 'initial_value = -1', 'series_initial_value_check'],
  ['payout_claims', 'gross = -300, net = -600', 'payout_claims_(gross|net)_check'],
  ['payout_claims', 'withholding = -300, net = 1300', 'payout_claims_withholding_check'],
  ['payout_claims', 'net = -1, withholding = 1001', 'payout_claims_net_check'],
  ['payout_claims', 'net = net + 1', 'payout_claims_sum_check'],
  ['payout_claims', 'withholding_basis_points = 10001', 'payout_claims_withholding_rate_check'],
  ['payout_claim_awards', 'amount = 0', 'payout_claim_awards_amount_check'],
  ['payment_orders', 'amount = -1', 'payment_orders_amount_check'],
  ['sandbox_orders', 'amount = -1', 'sandbox_orders_amount_check'],
  ['cheques', 'amount = -1', 'cheques_amount_check'],
  ['cheques', 'number = 0', 'cheques_number_check'],
  ['rider_cash_years', 'gross = -300, net = -600', 'rider_cash_years_(gross|net)_check'],
  ['rider_cash_years', 'withholding = -300, net = 1300', 'rider_cash_years_withholding_check'],
  ['rider_cash_years', 'net = -1, withholding = 1001', 'rider_cash_years_net_check'],
  ['rider_cash_years', 'net = net + 1', 'rider_cash_years_sum_check'],
  ['credit_choices', 'amount = 0, bonus = 0', 'credit_choices_amount_check'],
  ['credit_choices', 'bonus = amount + 1', 'credit_choices_bonus_check'],
  ['credit_choices', 'bonus = -1', 'credit_choices_bonus_check'],
  ['credit_choices', 'basis_points = 10001', 'credit_choices_basis_points_check'],
  ['credit_choice_awards', 'amount = 0, bonus = 0', 'credit_choice_awards_amount_check'],
  ['credit_choice_awards', 'bonus = amount + 1', 'credit_choice_awards_bonus_check'],
  ['results', 'check_amount = 0', 'results_check_amount_check'],
  ['check_decisions', 'amount = 0', 'check_decisions_amount_check'],
  ['events', 'published = 0, paying = 1', 'events_published_check'],
  ['events', 'published = 1, will_pay = 1', 'events_will_pay_check'],
];
/** The ledger takes no changes at all: these come as new entries. */
const NEVER_ENTERED: readonly (readonly [string, Readonly<Record<string, number>>, string])[] = [
  ['sequence 0', { sequence: 0 }, 'ledger_entries_sequence_check'],
  [
    'a balance below zero',
    { previous_balance: 100, amount: -101, new_balance: -1 },
    'ledger_entries_new_balance_check',
  ],
  [
    'a balance that was below zero',
    { previous_balance: -1, amount: 2, new_balance: 1 },
    'ledger_entries_previous_balance_check',
  ],
  [
    'an amount that is not the difference',
    { previous_balance: 100, amount: 50, new_balance: 151 },
    'ledger_entries_amount_check',
  ],
];

describe.each(KINDS)('amounts that must never be stored, on %s', (kind) => {
  let made: TestDatabase;
  let sql: Sql;
  beforeAll(async () => {
    made = await newDatabase(kind);
    sql = sqlOn(made.db.write, kind);
    await fillMoney(made);
  });
  afterAll(() => made.drop());

  it.each(NEVER)('%s: %s is refused', async (table, columns, check) => {
    expect(await sql.rows(`SELECT 1 AS one FROM ${table} LIMIT 1`)).toHaveLength(1);
    await expect(sql.run(`UPDATE ${table} SET ${columns}`)).rejects.toThrow(new RegExp(check));
  });

  it.each(NEVER_ENTERED)('the ledger takes no entry of %s', async (_, over, check) => {
    const [entry] = await sql.rows<Row>('SELECT * FROM ledger_entries ORDER BY sequence DESC LIMIT 1');
    const enter = (n: number, change: Readonly<Record<string, number>>) =>
      bulkInsert(sql, 'ledger_entries', [{ ...entry, id: anId('more', n), ...change }]);
    await expect(enter(1, { sequence: 900, ...over })).rejects.toThrow(new RegExp(check));
    // and it is the check that did
    await enter(2, { sequence: 901, previous_balance: 100, amount: -1, new_balance: 99 });
    await unchecked(made.db, `DELETE FROM ledger_entries WHERE id = '${anId('more', 2)}'`);
  });

  it('each check is tried', async () => {
    const tried = [...NEVER, ...NEVER_ENTERED].map(([, , check]) => new RegExp(`^${check}$`));
    const names =
      kind === 'mysql'
        ? await sql.rows<{ name: string }>(
            `SELECT constraint_name AS name FROM information_schema.check_constraints
             WHERE constraint_schema = DATABASE()`,
          )
        : (await sql.rows<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'table'")).flatMap((row) =>
            [...row.sql.matchAll(/constraint (\w+) check/gi)].map(([, name = '']) => ({ name })),
          );
    expect(names.length).toBeGreaterThan(40);
    for (const { name } of names) expect([name, tried.some((it) => it.test(name))]).toEqual([name, true]);
  });
});
