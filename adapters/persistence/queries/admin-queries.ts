import type { AdminQueries } from '@rrr/core/identity';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { whole } from '../sql.js';
import { ADMIN_COLUMNS, adminOf } from '../stores/knex-admin-store.js';
import type { AdminRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

type Row = AdminRow & { readonly logins: number | string };

export const knexAdminQueries = (db: Database): AdminQueries => {
  const sql = readerOn(db);
  const logins = "(SELECT COUNT(*) FROM accounts l WHERE l.type = 'admin' AND l.subject_id = a.id) AS logins";
  return {
    one: async (adminId) => {
      const [row] = await sql.rows<AdminRow>(`SELECT ${ADMIN_COLUMNS.join(', ')} FROM admins WHERE id = ?`, [adminId]);
      return row && adminOf(row);
    },
    list: async (asked) => {
      const admins = db.read('admins as a').select(...ADMIN_COLUMNS.map((it) => `a.${it}`), db.read.raw(logins));
      return pageMap(await pageFrom<Row>(sql, admins.orderBy(['a.full_name', 'a.id']), asked), (row) => ({
        ...adminOf(row),
        hasLogin: whole(row.logins) > 0,
      }));
    },
  };
};
