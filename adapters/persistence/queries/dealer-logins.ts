import type { DealerQueries } from '@rrr/core/dealers';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import type { AccountRow, OneTimeCodeRow } from '../tables/index.js';
import { pageFrom, pageMap, typedWords, wherePrefix } from './paging.js';
import { whereWord } from './word-search.js';

type LoginRow = Pick<AccountRow, 'id' | 'email' | 'display_name' | 'email_verified' | 'deactivated' | 'locale'> & {
  readonly factor_since: string | null;
  readonly dealer_id: string;
  readonly maker_number: string;
  readonly dealer_name: string;
};

export const dealerLogins = (db: Database): DealerQueries['logins'] => {
  const sql = readerOn(db);
  return async (asked) => {
    const list = db
      .read('dealers as d')
      .join('accounts as a', (on) => on.on('a.subject_id', 'd.id').andOnVal('a.type', 'dealer'))
      .leftJoin('second_factors as f', 'f.account_id', 'a.id')
      .select(
        'f.confirmed_at as factor_since',
        'a.id',
        'a.email',
        'a.display_name',
        'a.email_verified',
        'a.deactivated',
        'a.locale',
        'd.id as dealer_id',
        'd.maker_number',
        'd.name as dealer_name',
      )
      .orderBy(['d.name_key', 'd.id', 'a.id']);
    if (asked.dealerId) void list.where('d.id', asked.dealerId);
    const words = typedWords(asked.query);
    if (words.length > 0)
      void list.where((either) => {
        wherePrefix(either, 'a.email', (asked.query ?? '').trim().toLowerCase());
        void either.orWhere((all) => {
          for (const word of words) void all.where((any) => whereWord(any, 'd.id', ['dealer'], word));
        });
      });
    return pageMap(await pageFrom<LoginRow>(sql, list, asked), (row) => ({
      accountId: row.id,
      email: row.email,
      displayName: row.display_name,
      emailVerified: Boolean(row.email_verified),
      deactivated: Boolean(row.deactivated),
      locale: row.locale,
      twoStep: row.factor_since !== null,
      dealer: { id: row.dealer_id, dealerId: row.maker_number, name: row.dealer_name },
    }));
  };
};

export const openInvitations = (db: Database): DealerQueries['invitations'] => {
  const sql = readerOn(db);
  return async (dealerId, at) => {
    const rows = await sql.rows<Pick<OneTimeCodeRow, 'email' | 'name' | 'created_at' | 'expires_at'>>(
      `SELECT email, name, created_at, expires_at FROM one_time_codes
       WHERE subject_type = 'dealer' AND subject_id = ? AND used_at IS NULL AND expires_at > ? ORDER BY created_at DESC, id DESC`,
      [dealerId, at],
    );
    return rows.map((row) => ({
      email: row.email,
      name: row.name ?? row.email,
      sentAt: row.created_at,
      expiresAt: row.expires_at,
    }));
  };
};
