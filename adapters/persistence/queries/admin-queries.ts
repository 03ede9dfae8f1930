import type { AdminQueries } from '@rrr/core/identity';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { ADMIN_COLUMNS, adminOf } from '../stores/admin-store.js';
import type { AdminRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

type Row = AdminRow & { readonly logins: number | string; readonly factors: number | string };

export const sqlAdminQueries = (db: Database): AdminQueries => {
  const sql = readerOn(db);
  const logins = "(SELECT COUNT(*) FROM accounts l WHERE l.type = 'admin' AND l.subject_id = a.id) AS logins";
  const factors = `(SELECT COUNT(*) FROM accounts l JOIN second_factors f ON f.account_id = l.id
    WHERE l.type = 'admin' AND l.subject_id = a.id AND f.confirmed_at IS NOT NULL) AS factors`;
  return {
    one: async (adminId) => {
      const [row] = await sql.rows<AdminRow>(`SELECT ${ADMIN_COLUMNS.join(', ')} FROM admins WHERE id = ?`, [adminId]);
      return row && adminOf(row);
    },
    list: async (asked) => {
      const admins = db
        .read('admins as a')
        .select(...ADMIN_COLUMNS.map((adminColumn) => `a.${adminColumn}`), db.read.raw(logins), db.read.raw(factors));
      return pageMap(await pageFrom<Row>(sql, admins.orderBy(['a.full_name', 'a.id']), asked), (row) => ({
        ...adminOf(row),
        hasLogin: toSafeInteger(row.logins) > 0,
        hasFactor: toSafeInteger(row.factors) > 0,
      }));
    },
  };
};
