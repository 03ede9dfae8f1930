import {
  CODE_KINDS,
  type DueMails,
  type MailLane,
  type MailQueries,
  type MailSearch,
  type MailView,
} from '@rrr/core/outbox';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn, type Reader } from '../reader.js';
import { placeholders, rowsIn, toSafeInteger } from '../sql.js';
import { MAIL_COLUMNS, recipientOn, storedMailOf } from '../stores/outbox-store.js';
import type { OutboxRow } from '../tables/index.js';
import { endOfDay, startOfDay } from '../zone.js';
import { pageFrom, startsWith } from './paging.js';

/** Newest first; each state is one range of the index (sent_at, next_at, at, id). */
const inState = (list: Knex.QueryBuilder, state: MailSearch['state']): Knex.QueryBuilder => {
  if (state === 'sent')
    return list.whereNotNull('sent_at').orderBy([
      { column: 'sent_at', order: 'desc' },
      { column: 'next_at', order: 'desc' },
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  const open = list.whereNull('sent_at').orderBy([
    { column: 'at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);
  return state === 'failed' ? open.whereNull('next_at') : open.whereNotNull('next_at');
};

/** Recipients that an address may stand for; more are not looked at. */
const RECIPIENTS = 200;

/** Everything that e-mails to such addresses were written to: records, logins, and codes made for them. */
const recipientsAt = async (sql: Reader, email: string): Promise<readonly string[]> => {
  const { text, values } = startsWith('email', email.toLowerCase());
  const rows = await sql.rows<{ readonly id: string }>(
    `SELECT id FROM accounts WHERE ${text}
     UNION SELECT subject_id AS id FROM accounts WHERE ${text}
     UNION SELECT id FROM riders WHERE ${text}
     UNION SELECT id FROM promoters WHERE ${text}
     UNION SELECT id FROM dealers WHERE ${text}
     UNION SELECT id FROM admins WHERE ${text}
     UNION SELECT id FROM one_time_codes WHERE ${text} LIMIT ${RECIPIENTS}`,
    Array.from({ length: 7 }, () => values).flat(),
  );
  return rows.map((row) => row.id);
};

const viewer = (sql: Reader): ((row: OutboxRow) => Promise<MailView>) => {
  const recipient = recipientOn(sql);
  return async (row) => {
    const mail = storedMailOf(row);
    const { type, id } = mail.recipient;
    return { ...mail, reader: type === 'mailbox' ? null : ((await recipient(type, id)) ?? null) };
  };
};

/** E-mails by id, in any order. */
export const mailViews = (db: Database): ((ids: readonly string[]) => Promise<readonly MailView[]>) => {
  const sql = readerOn(db);
  const viewOf = viewer(sql);
  return async (ids) =>
    Promise.all(
      (await rowsIn<OutboxRow>(sql, ids, (some) => `SELECT ${MAIL_COLUMNS} FROM outbox WHERE id IN (${some})`)).map(
        viewOf,
      ),
    );
};

interface DueRow {
  readonly lane: MailLane;
  readonly due: number | string;
  readonly since: string | null;
  readonly retried: number | string;
  readonly retried_since: string | null;
}

export const sqlMailQueries = (db: Database, zone: string): MailQueries => {
  const sql = readerOn(db);
  const viewOf = viewer(sql);
  return {
    search: async ({ state, kind, email, from, to, ...asked }) => {
      const list = inState(db.read('outbox').select(MAIL_COLUMNS.split(', ')), state);
      if (kind !== undefined) void list.where('kind', kind);
      if (email) void list.whereIn('recipient_id', [...(await recipientsAt(sql, email))]);
      if (from !== undefined) void list.where('at', '>=', startOfDay(from, zone));
      if (to !== undefined) void list.where('at', '<', endOfDay(to, zone));
      const page = await pageFrom<OutboxRow>(sql, list, asked);
      return { ...page, items: await Promise.all(page.items.map(viewOf)) };
    },
    one: async (id) => {
      const [row] = await sql.rows<OutboxRow>(`SELECT ${MAIL_COLUMNS} FROM outbox WHERE id = ?`, [id]);
      return row && (await viewOf(row));
    },
    counts: async () => {
      const [row] = await sql.rows<Record<'waiting' | 'failed', number | string>>(
        `SELECT COUNT(next_at) AS waiting, COUNT(*) - COUNT(next_at) AS failed FROM outbox WHERE sent_at IS NULL`,
      );
      return { waiting: toSafeInteger(row?.waiting ?? 0), failed: toSafeInteger(row?.failed ?? 0) };
    },
    due: async (now) => {
      // each failure puts the next try off, so a message that failed is seldom due
      const rows = await sql.rows<DueRow>(
        `SELECT lane, COUNT(due_at) AS due, MIN(due_at) AS since, COUNT(retried_at) AS retried,
           MIN(retried_at) AS retried_since FROM (
           SELECT CASE WHEN kind IN (${placeholders(CODE_KINDS)}) THEN 'codes' ELSE 'others' END AS lane,
             CASE WHEN next_at <= ? THEN next_at END AS due_at, CASE WHEN attempts > 0 THEN at END AS retried_at
           FROM outbox WHERE next_at > ''
         ) waiting GROUP BY lane`,
        [...CODE_KINDS, now],
      );
      const of = (lane: MailLane): DueMails => {
        const row = rows.find((dueRow) => dueRow.lane === lane);
        return {
          count: toSafeInteger(row?.due ?? 0),
          since: row?.since ?? null,
          retried: toSafeInteger(row?.retried ?? 0),
          retriedSince: row?.retried_since ?? null,
        };
      };
      return { codes: of('codes'), others: of('others') };
    },
  };
};
