import type { Knex } from 'knex';
import { BATCH, fillLinks } from '../audit/fill-links.js';
import { sqlOn } from '../sql.js';
import { appendOnly, isMysql } from './columns.js';

/** Links what was recorded before. An interrupted run continues a batch earlier; from then on no link can be changed. */
export const up = async (knex: Knex): Promise<void> => {
  const sql = sqlOn(knex, isMysql(knex) ? 'mysql' : 'sqlite');
  const [last] = await sql.rows<{ readonly sequence: number | string | null }>(
    'SELECT MAX(sequence) AS sequence FROM audit_links',
  );
  await fillLinks(sql, Math.max(0, Number(last?.sequence ?? 0) - BATCH));
  await appendOnly(knex, 'audit_links');
};
