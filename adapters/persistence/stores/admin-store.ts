import type { Admin, AdminStore } from '@rrr/core/identity';
import { fullNameOf } from '@rrr/core/shared';
import { ADMIN, columnsOf, rowMapper } from '@rrr/records';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { AdminRow } from '../tables/index.js';

const mapper = rowMapper(ADMIN);

export const adminRow = (admin: Admin) => ({
  ...mapper.columns(admin),
  id: admin.id,
  full_name: fullNameOf(admin),
  profile_image: admin.profileImage,
  deactivated: admin.deactivated,
});
export const ADMIN_COLUMNS = ['id', ...Object.keys(columnsOf(ADMIN)), 'profile_image', 'deactivated'];

export const adminOf = (row: AdminRow): Admin => ({
  ...mapper.fields(row),
  id: row.id,
  profileImage: row.profile_image,
  deactivated: Boolean(row.deactivated),
});

export const sqlAdminStore = (sql: Sql): AdminStore => {
  const by = async (column: 'id' | 'email', value: string): Promise<Admin | undefined> => {
    const [row] = await sql.rows<AdminRow>(
      `SELECT ${ADMIN_COLUMNS.join(', ')} FROM admins WHERE ${column} = ? ORDER BY id LIMIT 1${forUpdate(sql)}`,
      [value],
    );
    return row && adminOf(row);
  };
  return {
    // a write instead of a lock, because cluster nodes do not share locks
    lockRoster: () =>
      sql.run(
        sql.kind === 'mysql'
          ? 'INSERT INTO admin_roster (id, changes) VALUES (1, 1) ON DUPLICATE KEY UPDATE changes = changes + 1'
          : 'INSERT INTO admin_roster (id, changes) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET changes = admin_roster.changes + 1',
        [],
      ),
    lock: (id) => by('id', id),
    byEmail: (email) => by('email', email),
    put: (admin) => {
      const row = adminRow(admin);
      return bulkInsert(sql, 'admins', [row], { keys: ['id'], update: Object.keys(row).filter((key) => key !== 'id') });
    },
    activeIds: async () =>
      (
        await sql.rows<AdminRow>(
          `SELECT a.id FROM admins a WHERE a.deactivated = ?
             AND EXISTS (SELECT 1 FROM accounts c WHERE c.type = 'admin' AND c.subject_id = a.id)
           ORDER BY a.id LIMIT 1000`,
          [false],
        )
      ).map((row) => row.id),
    wasInvited: async (id) => {
      const rows = await sql.rows('SELECT id FROM admins WHERE id = ? AND invited_at IS NOT NULL', [id]);
      return rows.length > 0;
    },
    setInvitation: (id, { by: inviter, at }) =>
      sql.run('UPDATE admins SET invited_by = ?, invited_at = ? WHERE id = ?', [inviter, at, id]),
  };
};
