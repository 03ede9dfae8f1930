import type { ContactQueries } from '@rrr/core/contact';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { CONTACT_COLUMNS, contactMessageOf } from '../stores/contact-store.js';
import type { ContactMessageRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

/** `%` around the text, which may occur anywhere; escapes % and _. */
const containing = (typed: string): string => `%${typed.toLowerCase().replace(/[!%_]/g, '!$&')}%`;

export const sqlContactQueries = (db: Database): ContactQueries => {
  const sql = readerOn(db);
  return {
    search: async ({ state, query, ...asked }) => {
      const list = db
        .read('contact_messages')
        .select(CONTACT_COLUMNS.split(', '))
        .where('state', state)
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      const typed = query?.trim() ?? '';
      // answered messages are deleted after a while, so there are never many
      if (typed !== '')
        void list.where(
          (either) =>
            void either
              .whereRaw("LOWER(name) LIKE ? ESCAPE '!'", [containing(typed)])
              .orWhereRaw("email LIKE ? ESCAPE '!'", [containing(typed)]),
        );
      return pageMap(await pageFrom<ContactMessageRow>(sql, list, asked), contactMessageOf);
    },
    one: async (id) => {
      const [row] = await sql.rows<ContactMessageRow>(`SELECT ${CONTACT_COLUMNS} FROM contact_messages WHERE id = ?`, [
        id,
      ]);
      return row && contactMessageOf(row);
    },
    countOpen: async () => {
      const [row] = await sql.rows<{ readonly n: number | string }>(
        "SELECT COUNT(*) AS n FROM contact_messages WHERE state = 'open'",
      );
      return toSafeInteger(row?.n ?? 0);
    },
  };
};
