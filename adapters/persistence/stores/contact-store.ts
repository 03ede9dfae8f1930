import type { ContactMessage, ContactMessageStore } from '@rrr/core/contact';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, deferWrites, type Sql } from '../sql.js';
import type { ContactMessageRow, Written } from '../tables/index.js';

const decidedColumns = (decided: ContactMessage['decided']) => ({
  decided_at: decided?.at ?? null,
  decided_by: decided?.by ?? null,
  delete_after: decided?.deletedAfter ?? null,
});

const rowOf = ({ decided, ...message }: ContactMessage): Written<ContactMessageRow> => ({
  ...message,
  ...decidedColumns(decided),
});

export const contactMessageOf = ({
  decided_at: at,
  decided_by: by,
  delete_after: deletedAfter,
  ...message
}: ContactMessageRow): ContactMessage => ({
  ...message,
  decided: at !== null && by !== null && deletedAfter !== null ? { at, by, deletedAfter } : null,
});

export const CONTACT_COLUMNS =
  'id, at, name, email, phone, subject, message, state, decided_at, decided_by, delete_after';

export const sqlContactStore = (sql: Sql): ContactMessageStore => ({
  append: (message) => bulkInsert(deferWrites(sql), 'contact_messages', [rowOf(message)]),
  lock: async (id) => {
    const [row] = await sql.rows<ContactMessageRow>(
      `SELECT ${CONTACT_COLUMNS} FROM contact_messages WHERE id = ?${forUpdate(sql)}`,
      [id],
    );
    return row && contactMessageOf(row);
  },
  decide: (id, state, decided) => {
    const { decided_at, decided_by, delete_after } = decidedColumns(decided);
    return sql.run(
      'UPDATE contact_messages SET state = ?, decided_at = ?, decided_by = ?, delete_after = ? WHERE id = ?',
      [state, decided_at, decided_by, delete_after, id],
    );
  },
});
