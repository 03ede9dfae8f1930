import type { Knex } from 'knex';
import { rebuildEmployeeWords } from '../employee-words.js';
import { type Sql, sqlOn } from '../sql.js';
import { changeIndexes, createTable, isMysql } from './columns.js';

const PAGE = 2_000;

/** Deletes the search words of each redemption in batches; after an interruption it continues with the rest. */
const dropWordsOfRedemptions = async (sql: Sql): Promise<void> => {
  for (let more = true; more;) {
    const [last] = await sql.rows<{ word: string }>(
      "SELECT word FROM search_words WHERE kind = 'redemption' ORDER BY word LIMIT 1 OFFSET ?",
      [PAGE],
    );
    await sql.run(
      `DELETE FROM search_words WHERE kind = 'redemption'${last ? ' AND word <= ?' : ''}`,
      last ? [last.word] : [],
    );
    more = last !== undefined;
  }
};

/**
 * Stores the search words of an employee's name once instead of with every redemption; lists of redemptions read names
 * from their index.
 */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'employee_words', ({ table, text }) => {
    text('word', 60).notNullable();
    text('employee_key').notNullable();
    table.primary(['word', 'employee_key']);
    table.index(['employee_key', 'word']);
  });
  await changeIndexes(knex, 'redemptions', {
    add: {
      redemptions_in_order_index: ['redeemed_at', 'id', 'status', 'dealer_id', 'rider_id', 'employee_key'],
      redemptions_of_rider_index: ['rider_id', 'redeemed_at', 'id', 'status', 'dealer_id', 'employee_key'],
      redemptions_of_dealer_index: ['dealer_id', 'redeemed_at', 'id', 'status', 'rider_id', 'employee_key'],
      redemptions_of_employee_index: ['employee_key', 'redeemed_at', 'id', 'status', 'dealer_id', 'rider_id'],
    },
    drop: [
      'redemptions_listed_index',
      'redemptions_rider_id_redeemed_at_id_status_index',
      'redemptions_dealer_id_redeemed_at_id_status_index',
    ],
  });
  const sql = sqlOn(knex, isMysql(knex) ? 'mysql' : 'sqlite');
  await rebuildEmployeeWords(sql);
  await dropWordsOfRedemptions(sql);
};
