import type { Account, AccountStore, LoginGuardStore } from '@rrr/core/identity';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, type Sql } from '../sql.js';
import type { AccountRow, LoginGuardRow } from '../tables/index.js';

const ACCOUNT = 'id, email, password_hash, type, subject_id, email_verified, deactivated, locale, display_name';

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  type: row.type,
  subjectId: row.subject_id,
  emailVerified: Boolean(row.email_verified),
  deactivated: Boolean(row.deactivated),
  locale: row.locale,
  displayName: row.display_name,
});

export const accountRow = (account: Account) => ({
  id: account.id,
  email: account.email.toLowerCase(),
  password_hash: account.passwordHash,
  type: account.type,
  subject_id: account.subjectId,
  email_verified: account.emailVerified,
  deactivated: account.deactivated,
  locale: account.locale,
  display_name: account.displayName,
});

export const sqlAccountStore = (sql: Sql): AccountStore => {
  const one = async (condition: string, values: readonly string[]): Promise<Account | undefined> => {
    const [row] = await sql.rows<AccountRow>(`SELECT ${ACCOUNT} FROM accounts WHERE ${condition}`, values);
    return row && accountOf(row);
  };
  return {
    byEmail: (email) => one('email = ?', [email.toLowerCase()]),
    byId: (id) => one('id = ?', [id]),
    ofSubject: (type, subjectId) =>
      one('type = ? AND subject_id = ? AND deactivated = 0 ORDER BY id LIMIT 1', [type, subjectId]),
    allOf: async (type, subjectId) =>
      (
        await sql.rows<AccountRow>(`SELECT ${ACCOUNT} FROM accounts WHERE type = ? AND subject_id = ? ORDER BY id`, [
          type,
          subjectId,
        ])
      ).map(accountOf),
    // if two transactions insert one address, the second is retried and finds the first's account
    insert: (account) => lostOnDuplicate(bulkInsert(sql, 'accounts', [accountRow(account)])),
    remove: async (id) => {
      await sql.run('DELETE FROM sessions WHERE account_id = ?', [id]);
      for (const table of ['known_devices', 'push_subscriptions', 'recovery_codes', 'second_factors', 'api_tokens'])
        await sql.run(`DELETE FROM ${table} WHERE account_id = ?`, [id]);
      await sql.run('DELETE FROM saved_views WHERE holder = ?', [id]);
      await sql.run('DELETE FROM accounts WHERE id = ?', [id]);
    },
    setEmailVerified: (id) => sql.run('UPDATE accounts SET email_verified = 1 WHERE id = ?', [id]),
    setEmail: (id, email) =>
      lostOnDuplicate(
        sql.run('UPDATE accounts SET email = ?, email_verified = 1 WHERE id = ?', [email.toLowerCase(), id]),
      ),
    setDisplayName: (id, name) => sql.run('UPDATE accounts SET display_name = ? WHERE id = ?', [name, id]),
    setDeactivated: (id, deactivated) =>
      sql.run('UPDATE accounts SET deactivated = ? WHERE id = ?', [deactivated ? 1 : 0, id]),
    setPasswordHash: (id, hash) => sql.run('UPDATE accounts SET password_hash = ? WHERE id = ?', [hash, id]),
    setLocale: (id, locale) => sql.run('UPDATE accounts SET locale = ? WHERE id = ?', [locale, id]),
  };
};

export const sqlLoginGuardStore = (sql: Sql): LoginGuardStore => ({
  lock: async (email) => {
    const find = async () => {
      const [row] = await sql.rows<LoginGuardRow>(
        `SELECT failures, locked_until FROM login_guards WHERE email = ?${forUpdate(sql)}`,
        [email.toLowerCase()],
      );
      return row && { failures: row.failures, lockedUntil: row.locked_until };
    };
    const found = await find();
    if (found) return found;
    // a lock requires an existing row
    await bulkInsert(sql, 'login_guards', [{ email: email.toLowerCase(), failures: 0, locked_until: null }], {
      keys: ['email'],
      update: 'nothing',
    });
    return (await find()) ?? { failures: 0, lockedUntil: null };
  },
  save: (email, { failures, lockedUntil }) =>
    bulkInsert(sql, 'login_guards', [{ email: email.toLowerCase(), failures, locked_until: lockedUntil }], {
      keys: ['email'],
      update: ['failures', 'locked_until'],
    }),
});
