import { anId } from '@rrr/core/testing';
import { bulkInsert } from '../bulk-insert.js';
import { complete, seedInto } from '../seed-into.js';
import { sqlOn } from '../sql.js';
import type { TableName } from '../tables/index.js';
import type { TestDatabase } from './databases.js';
import { season } from './season.js';

const [rider, claim, award] = [anId('rder', 1), anId('caim', 1), anId('awd', 1)];
const usd = { currency: 'USD' as const };
const at = '2025-06-10T18:00:00.000Z';

/** One valid row for each table that `season` leaves empty. */
const REST = {
  adjustments: [
    {
      id: anId('adj', 1),
      rider_id: rider,
      award_id: award,
      ...usd,
      amount: -5,
      reason: 'Paid twice',
      at,
      by_name: 'Robin Vale',
    },
  ],
  payout_claims: [
    {
      id: claim,
      rider_id: rider,
      ...usd,
      gross: 1_000,
      withholding: 300,
      net: 700,
      withholding_basis_points: 3_000,
      method: 'cheque',
      state: 'pending',
      requested_at: at,
      requested_by: 'Robin Vale',
      due_on: '2025-07-10',
      version: 1,
    },
  ],
  payout_claim_awards: [{ claim_id: claim, award_id: award, amount: 1_000, live_award_id: award }],
  payment_orders: [
    {
      claim_id: claim,
      provider: 'test',
      order_id: 'o1',
      status: 'made',
      amount: 700,
      ...usd,
      created_at: at,
      updated_at: at,
    },
  ],
  sandbox_orders: [{ external_id: claim, order_id: 'o1', amount: 700, ...usd, recipient: 'x', created_at: at }],
  cheques: [
    {
      number: 1,
      claim_id: claim,
      live_claim_id: claim,
      ...usd,
      amount: 700,
      payee: 'Zoe',
      issued_on: '2025-06-10',
      issued_by: 'Robin Vale',
    },
  ],
  dealer_refunds: [
    {
      id: anId('ref', 1),
      redemption_id: anId('rdm', 1),
      dealer_id: anId('dea0er', 1),
      ...usd,
      amount: 100,
      refunded_at: at,
      refunded_on: '2025-06-10',
      refunded_by: 'Robin Vale',
    },
  ],
  credit_choices: [
    { id: anId('ch0ce', 1), rider_id: rider, ...usd, amount: 100, bonus: 10, basis_points: 1_000, chosen_at: at },
  ],
  credit_choice_awards: [
    {
      choice_id: anId('ch0ce', 1),
      award_id: award,
      credit_award_id: award,
      bonus_award_id: award,
      amount: 100,
      bonus: 10,
    },
  ],
  check_decisions: [
    {
      class_id: anId('c0ass', 1),
      rider_id: rider,
      event_id: anId('event', 1),
      decision: 'released',
      amount: 100,
      at,
    },
  ],
  rider_cash_years: [{ rider_id: rider, year: 2025, ...usd, gross: 1_000, withholding: 300, net: 700 }],
};

/** Puts at least one row into every money table. */
export const fillMoney = async (made: TestDatabase): Promise<void> => {
  await seedInto(made.db, season);
  for (const [table, rows] of Object.entries(REST))
    await bulkInsert(sqlOn(made.db.write, made.db.kind), table, complete(table as TableName, rows as never));
};
