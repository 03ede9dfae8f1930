import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

/** Cash that riders take as dealer credit: how much of each award, and each choice with the awards it became. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'awards', ({ money }) => {
    void money('chosen').defaultTo(0);
  });
  await createTable(knex, 'credit_choices', ({ table, id, currency, money, instant }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    currency();
    for (const name of ['amount', 'bonus']) money(name);
    table.integer('basis_points').notNullable();
    instant('chosen_at').notNullable();
    table.index(['rider_id', 'chosen_at', 'id']);
  });
  await createTable(knex, 'credit_choice_awards', ({ table, id, money }) => {
    id('choice_id').notNullable().references('credit_choices.id');
    id('award_id').notNullable().references('awards.id');
    id('credit_award_id').notNullable().references('awards.id');
    id('bonus_award_id').references('awards.id');
    for (const name of ['amount', 'bonus']) money(name);
    table.primary(['choice_id', 'award_id']);
    table.index(['award_id', 'choice_id']);
    table.index(['credit_award_id', 'choice_id']);
  });
};
