import type { Database } from '../open-database.js';
import { sqlOn } from '../sql.js';

/**
 * Runs a statement like someone with direct access to the database: without the checks, and without the triggers that
 * protect the ledger.
 */
export const unchecked = async ({ kind, write }: Database, text: string): Promise<void> => {
  const sql = sqlOn(write, kind);
  for (const name of ['ledger_entries_no_update', 'ledger_entries_no_delete'])
    await sql.run(`DROP TRIGGER IF EXISTS ${name}`);
  if (kind === 'mysql') return sql.run(`SET STATEMENT check_constraint_checks = 0 FOR ${text}`);
  await sql.run('PRAGMA ignore_check_constraints = ON');
  try {
    await sql.run(text);
  } finally {
    await sql.run('PRAGMA ignore_check_constraints = OFF');
  }
};
