import type { Knex } from 'knex';
import { changeIndexes, createTable } from './columns.js';

/** events whose rows are written at once */
const PAGE = 200;

/** As of this version; what the rows mean: `summaries/unpaid-results.ts`. */
const fill = (marks: string): string => `
  INSERT INTO unpaid_results (result_id, event_id, ends_on, set_aside, position, place, currency, amount)
  SELECT x.id, x.event_id, e.ends_on, CASE WHEN s.at IS NULL THEN 0 ELSE 1 END, c.position, x.place, e.currency, p.amount
  FROM events e JOIN results x ON x.event_id = e.id JOIN classes c ON c.id = x.class_id
    JOIN payout_places p ON p.class_id = x.class_id AND p.place = x.place
    LEFT JOIN asides s ON s.kind = 'unmatched' AND s.object_id = x.id
  WHERE e.id IN (${marks}) AND e.paying = 1 AND e.canceled = 0 AND e.ends_on IS NOT NULL AND COALESCE(x.rider_id, '') = ''
    AND x.result_type = 'finished' AND c.payout_type <> 'noPayout'`;

/** Makes in results by series and day, as `summaries/recounts.ts` counts them. */
const BRANDS = `
  INSERT INTO tallies (kind, tally_key, bucket, shard, n, amount)
  SELECT ?, CONCAT(COALESCE(e.series_id, ''), '/', r.brand_key), COALESCE(e.starts_on, ''), 0, COUNT(*), 0
  FROM events e JOIN results r ON r.event_id = e.id
  WHERE COALESCE(SUBSTR(e.starts_on, 1, 7), '') = ? AND e.canceled = 0 AND r.brand_key IS NOT NULL
  GROUP BY e.series_id, r.brand_key, e.starts_on`;

const countBrands = async (knex: Knex): Promise<void> => {
  const days: readonly { readonly starts_on: string | null }[] = await knex('events').distinct('starts_on');
  for (const month of new Set(days.map((event) => (event.starts_on ?? '').slice(0, 7)))) {
    const kind = `brand-series-day:${month}`;
    await knex('tallies').where({ kind }).delete();
    await knex.raw(BRANDS, [kind, month]);
  }
};

/** Begins again after an interruption. */
export const up = async (knex: Knex): Promise<void> => {
  await changeIndexes(knex, 'events', {
    add: {
      // those of which results are awaited, or all are there
      events_results_state_listed_index: ['results_state', 'published', 'canceled', 'starts_on', 'id'],
      events_country_index: ['country'],
    },
    drop: [],
  });
  await countBrands(knex);
  await listUnpaid(knex);
};

/** Unmatched results in paid places. */
const listUnpaid = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'unpaid_results', ({ table, id, date, currency, money, flag }) => {
    id('result_id').primary();
    id('event_id').notNullable();
    date('ends_on').notNullable();
    flag('set_aside');
    table.integer('position').notNullable();
    table.integer('place').notNullable();
    currency();
    money('amount');
    // the inbox, oldest event first
    table.index(['set_aside', 'ends_on', 'event_id', 'position', 'place', 'result_id'], 'unpaid_results_listed_index');
    // the latest, by name
    table.index(['set_aside', 'ends_on', 'result_id', 'currency', 'amount'], 'unpaid_results_latest_index');
    table.index(['event_id']);
  });
  for (let after = '', more = true; more;) {
    const ids: readonly string[] = await knex('events').where('id', '>', after).orderBy('id').limit(PAGE).pluck('id');
    more = ids.length === PAGE;
    after = ids.at(-1) ?? '';
    if (ids.length > 0) {
      await knex('unpaid_results').whereIn('event_id', ids).delete();
      await knex.raw(fill(ids.map(() => '?').join(', ')), [...ids]);
    }
  }
};
