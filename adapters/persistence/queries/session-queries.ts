import type { UserType } from '@rrr/core/access';
import type { SessionQueries } from '@rrr/core/identity';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { type Flag } from '../sql.js';
import { accountOf } from '../stores/account-store.js';
import { SESSION_COLUMNS, sessionOf } from '../stores/session-store.js';
import type { AccountRow, BikeRow, SessionRow } from '../tables/index.js';

type LiveRow = SessionRow & { readonly [C in keyof AccountRow as `account_${C}`]: AccountRow[C] } & {
  readonly proxy_deactivated: Flag | null;
  readonly factor_since: string | null;
};
interface PersonRow {
  readonly full_name: string;
  readonly email: string | null;
  readonly login: string | null;
  readonly phone: string | null;
  readonly profile_image: string | null;
  readonly deactivated: Flag;
}

/** one query by primary keys, because every request runs it */
const LIVE = `
  SELECT ${SESSION_COLUMNS.map((sessionColumn) => `s.${sessionColumn}`).join(', ')}, a.email AS account_email,
  a.type AS account_type, a.subject_id AS account_subject_id,
    a.email_verified AS account_email_verified, a.deactivated AS account_deactivated,
  f.confirmed_at AS factor_since, a.locale AS account_locale, a.display_name AS account_display_name,
    CASE s.proxy_type
      WHEN 'rider' THEN (SELECT r.deactivated FROM riders r WHERE r.id = s.proxy_subject_id)
      WHEN 'dealer' THEN (SELECT d.deactivated FROM dealers d WHERE d.id = s.proxy_subject_id)
      WHEN 'promoter' THEN (SELECT p.deactivated FROM promoters p WHERE p.id = s.proxy_subject_id)
    END AS proxy_deactivated
  FROM sessions s JOIN accounts a ON a.id = s.account_id
    LEFT JOIN second_factors f ON f.account_id = a.id WHERE s.id = ?`;

const RECORDS: Readonly<Record<UserType, string>> = {
  rider: 'SELECT s.full_name, s.email, s.phone1 AS phone, s.profile_image, s.deactivated',
  dealer: 'SELECT s.name AS full_name, s.email, s.phone, s.profile_image, s.deactivated',
  promoter: 'SELECT s.name AS full_name, s.email, s.phone, s.profile_image, s.deactivated',
  admin: 'SELECT s.full_name, s.email, s.phone, s.profile_image, s.deactivated',
};

export const sqlSessionQueries = (db: Database): SessionQueries => {
  const sql = readerOn(db);
  return {
    live: async (sessionId) => {
      const [row] = await sql.rows<LiveRow>(LIVE, [sessionId]);
      if (!row) return undefined;
      const { id, type, subjectId, emailVerified, deactivated, locale, email, displayName } = accountOf({
        id: row.account_id,
        email: row.account_email,
        password_hash: '',
        type: row.account_type,
        subject_id: row.account_subject_id,
        email_verified: row.account_email_verified,
        deactivated: row.account_deactivated,
        locale: row.account_locale,
        display_name: row.account_display_name,
      });
      return {
        session: sessionOf(row),
        account: { id, type, subjectId, emailVerified, deactivated, locale, email, displayName },
        hasFactor: row.factor_since !== null,
        proxySubjectDeactivated: Boolean(row.proxy_deactivated),
      };
    },

    person: async (type, subjectId) => {
      const login =
        '(SELECT a.email FROM accounts a WHERE a.type = ? AND a.subject_id = s.id AND a.deactivated = 0 ORDER BY a.id LIMIT 1) AS login';
      const [row] = await sql.rows<PersonRow>(`${RECORDS[type]}, ${login} FROM ${type}s s WHERE s.id = ?`, [
        type,
        subjectId,
      ]);
      if (!row) return undefined;
      const bikes =
        type === 'rider'
          ? await sql.rows<Pick<BikeRow, 'id' | 'vin_status'>>(
              'SELECT id, vin_status FROM bikes WHERE rider_id = ? AND active_vin IS NOT NULL ORDER BY id',
              [subjectId],
            )
          : [];
      return {
        id: subjectId,
        fullName: row.full_name,
        email: row.email ?? row.login ?? '',
        phone: row.phone,
        profileImage: row.profile_image,
        deactivated: Boolean(row.deactivated),
        bikes: bikes.map((bike) => ({ id: bike.id, valid: bike.vin_status === 'verified' })),
      };
    },
  };
};
