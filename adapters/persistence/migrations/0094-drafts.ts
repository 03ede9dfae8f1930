import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** What hangs on an event that happened. */
const USES = ['results', 'awards', 'result_claims'] as const;

/**
 * Whether an event is published, and whether a draft is to pay. Events with a date are published, and so are
 * those without one that have results, awards or claims of results. All others without a date become drafts: they pay
 * nothing and wait for no decision, and keep whether they are to pay. Copies from before that have a date are published:
 * they were public already.
 */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'events', ({ table }) => {
    table.boolean('published').notNullable().defaultTo(true);
    table.boolean('will_pay').notNullable().defaultTo(false);
    table.index(['published', 'starts_on', 'id']);
    table.index(['published', 'canceled', 'starts_on', 'id']);
    table.index(['published', 'id']);
  });
  const dateless = knex('events').where('published', true).whereNull('starts_on');
  for (const table of USES)
    void dateless.whereNotExists(knex(`${table} as x`).select(knex.raw('1')).whereRaw('x.event_id = events.id'));
  await dateless.update({ published: false, will_pay: knex.ref('paying'), paying: false, paying_asked_at: null });
};
