import type { FactorStore, SecondFactor } from '@rrr/core/identity';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { RecoveryCodeRow, SecondFactorRow } from '../tables/index.js';

const factorOf = (row: SecondFactorRow): SecondFactor => ({
  accountId: row.account_id,
  sealed: row.sealed,
  createdAt: row.created_at,
  confirmedAt: row.confirmed_at,
  lastStep: Number(row.last_step),
  failures: row.failures,
  lockedUntil: row.locked_until,
});

export const sqlFactorStore = (sql: Sql): FactorStore => ({
  lock: async (accountId) => {
    const [row] = await sql.rows<SecondFactorRow>(
      `SELECT account_id, sealed, created_at, confirmed_at, last_step, failures, locked_until
       FROM second_factors WHERE account_id = ?${forUpdate(sql)}`,
      [accountId],
    );
    return row && factorOf(row);
  },
  put: (factor) =>
    bulkInsert(
      sql,
      'second_factors',
      [
        {
          account_id: factor.accountId,
          sealed: factor.sealed,
          created_at: factor.createdAt,
          confirmed_at: factor.confirmedAt,
          last_step: factor.lastStep,
          failures: factor.failures,
          locked_until: factor.lockedUntil,
        },
      ],
      {
        keys: ['account_id'],
        update: ['sealed', 'created_at', 'confirmed_at', 'last_step', 'failures', 'locked_until'],
      },
    ),
  remove: async (accountId) => {
    await sql.run('DELETE FROM recovery_codes WHERE account_id = ?', [accountId]);
    await sql.run('DELETE FROM second_factors WHERE account_id = ?', [accountId]);
  },
  recoveryCodes: async (accountId) =>
    (
      await sql.rows<RecoveryCodeRow>('SELECT seal FROM recovery_codes WHERE account_id = ? ORDER BY seal', [accountId])
    ).map((row) => row.seal),
  setRecoveryCodes: async (accountId, seals) => {
    await sql.run('DELETE FROM recovery_codes WHERE account_id = ?', [accountId]);
    await bulkInsert(
      sql,
      'recovery_codes',
      seals.map((seal) => ({ account_id: accountId, seal })),
    );
  },
  accountsAfter: async (after, limit) =>
    (
      await sql.rows<Pick<SecondFactorRow, 'account_id'>>(
        'SELECT account_id FROM second_factors WHERE account_id > ? ORDER BY account_id LIMIT ?',
        [after, limit],
      )
    ).map((row) => row.account_id),
  useRecoveryCode: (accountId, seal) =>
    sql.run('DELETE FROM recovery_codes WHERE account_id = ? AND seal = ?', [accountId, seal]),
});
