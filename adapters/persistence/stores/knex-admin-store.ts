import type { Admin, AdminStore } from '@rrr/core/identity';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { AdminRow } from '../tables/index.js';

export const adminRow = (it: Admin) => ({ id: it.id, full_name: it.fullName, email: it.email, phone: it.phone, profile_image: it.profileImage, deactivated: it.deactivated });

export const adminOf = (row: AdminRow): Admin => ({
  id: row.id, fullName: row.full_name, email: row.email, phone: row.phone, profileImage: row.profile_image, deactivated: Boolean(row.deactivated),
});

export const knexAdminStore = (sql: Sql): AdminStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<AdminRow>(`SELECT id, full_name, email, phone, profile_image, deactivated FROM admins WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && adminOf(row);
  },
  put: (admin) => {
    const row = adminRow(admin);
    return bulkInsert(sql, 'admins', [row], { keys: ['id'], update: Object.keys(row).filter((it) => it !== 'id') });
  },
});
