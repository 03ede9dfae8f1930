import { expect } from '@jest/globals';
import type { Database } from '../open-database.js';
import { statementsOf } from './capture.js';

/** Rows that the statements of some work read on MariaDB, counted by the database itself: temporary tables too. */
export const rowsReadBy = async (db: Database, work: () => Promise<unknown>): Promise<number> => {
  const statements = await statementsOf(work);
  expect(statements.length).toBeGreaterThan(0);
  return db.read.transaction(async (one) => {
    const read = async (): Promise<number> => {
      const [rows] = (await one.raw(`SHOW SESSION STATUS LIKE 'Handler_read%'`)) as unknown as [
        readonly { readonly Value: string }[],
      ];
      return rows.reduce((sum, row) => sum + Number(row.Value), 0);
    };
    const before = await read();
    for (const statement of statements) await one.raw(statement.sql, statement.values as never);
    return (await read()) - before;
  });
};
