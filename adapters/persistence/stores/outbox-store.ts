import {
  CODE_KINDS,
  type DueMessage,
  type MailLane,
  mayBeTold,
  type Message,
  type OutboxStore,
  type Recipient,
  SECRET_KINDS,
  type StoredMail,
} from '@rrr/core/outbox';
import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { bulkInsert } from '../bulk-insert.js';
import { type Flag, forUpdate, deferWrites, placeholders, type Sql } from '../sql.js';
import type { OutboxRow } from '../tables/index.js';
import { noticesOn, withdrawNotices } from './push-store.js';
import { announcerOn } from './webhook-store.js';

const rowOf = (message: Message) => ({
  id: message.id,
  kind: message.kind,
  recipient_type: message.recipient.type,
  recipient_id: message.recipient.id,
  at: message.at,
  facts: JSON.stringify(message.facts),
  attempts: 0,
  next_at: message.notBefore ?? message.at,
  about: message.about ?? null,
  leased_until: null,
  sent_at: null,
});

const dueOf = (row: OutboxRow): DueMessage => ({
  id: row.id,
  kind: row.kind as Message['kind'],
  recipient: { type: row.recipient_type, id: row.recipient_id },
  at: row.at,
  facts: JSON.parse(row.facts) as Message['facts'],
  attempts: row.attempts,
});

export const MAIL_COLUMNS = 'id, kind, recipient_type, recipient_id, at, facts, attempts, next_at, sent_at';

export const storedMailOf = (row: OutboxRow): StoredMail => ({
  ...dueOf(row),
  nextAt: row.next_at,
  sentAt: row.sent_at,
});

/** Secrets are cleared from the outbox as soon as they are no longer needed. */
const KEPT_FACTS = `facts = CASE WHEN kind IN (${placeholders(SECRET_KINDS)}) THEN '{}' ELSE facts END`;

/** of `kind`, with CODE_KINDS as values */
const inLane = (lane: MailLane): string => `kind ${lane === 'codes' ? 'IN' : 'NOT IN'} (${placeholders(CODE_KINDS)})`;

/** Of so many due messages a claim chooses, so that it costs the same behind a mailing to everybody. */
const MOST_SEEN = 1_000;

/** A message's reader: the address that a code was made for, otherwise the recipient. */
const READER = 'c.email, CASE WHEN c.email IS NULL THEN o.recipient_id END';

const RECORDS = {
  rider: ['riders', 'full_name'],
  dealer: ['dealers', 'name'],
  promoter: ['promoters', 'name'],
  admin: ['admins', 'full_name'],
} as const;

const proved = (verified: boolean): Pick<Recipient, 'verified'> => (verified ? {} : { verified: false });

/** Resolves the recipient of a message. */
export const recipientOn =
  (sql: Pick<Sql, 'rows'>): OutboxStore['recipient'] =>
  async (type, id) => {
    if (type === 'account' || type === 'code') {
      const [row] = await sql.rows<{
        email: string;
        name: string | null;
        locale: Recipient['locale'] | null;
        verified: number | string;
      }>(
        type === 'account'
          ? // a login that a merge closed has its id for an address
            'SELECT email, display_name AS name, locale, email_verified AS verified FROM accounts WHERE id = ? AND email <> id'
          : `SELECT c.email, COALESCE(a.display_name, c.name) AS name, COALESCE(a.locale, c.locale) AS locale,
             CASE WHEN a.id IS NULL THEN COALESCE(c.subject_type, '') IN ('dealer', 'admin')
             ELSE a.email_verified = 1 AND a.email = c.email END AS verified FROM one_time_codes c
           LEFT JOIN accounts a ON a.id = c.account_id WHERE c.id = ?`,
        [id],
      );
      return (
        row && {
          email: row.email,
          fullName: row.name ?? row.email,
          locale: row.locale ?? DEFAULT_LOCALE,
          ...proved(Number(row.verified) === 1),
        }
      );
    }
    const [table, name] = RECORDS[type];
    const [row] = await sql.rows<{
      full_name: string;
      own: string | null;
      login: string | null;
      verified: Flag | null;
      locale: Recipient['locale'] | null;
      merged_into: string | null;
    }>(
      `SELECT s.${name} AS full_name, s.email AS own, a.email AS login, a.email_verified AS verified,
        ${type === 'promoter' ? 'COALESCE(a.locale, s.locale) AS locale' : 'a.locale'},
       ${type === 'rider' ? 's.merged_into' : 'NULL AS merged_into'} FROM ${table} s
     LEFT JOIN accounts a ON a.type = ? AND a.subject_id = s.id AND a.deactivated = 0 WHERE s.id = ? ORDER BY a.id LIMIT 1`,
      [type, id],
    );
    if (row?.merged_into) return recipientOn(sql)(type, row.merged_into);
    const email = row?.login ?? row?.own;
    // an erased rider has their id for an address
    if (!row || !email || email === id) return undefined;
    // dealers and administrators are added by an administrator
    const verified = row.verified === null ? type === 'dealer' || type === 'admin' : Boolean(row.verified);
    return { email, fullName: row.full_name, locale: row.locale ?? DEFAULT_LOCALE, ...proved(verified) };
  };

export const sqlOutboxStore = (sql: Sql): OutboxStore => ({
  append: async (messages) => {
    await bulkInsert(deferWrites(sql), 'outbox', messages.map(rowOf));
    await noticesOn(sql)(messages);
  },

  announce: announcerOn(sql),

  due: async ({ now, lane, limit, leaseUntil }) => {
    // one mail for each reader, so that two to the same person keep their order; twice `limit`, because other servers take some too
    const first = await sql.rows<{ readonly id: string }>(
      `SELECT id FROM (
         SELECT o.id, o.at, ROW_NUMBER() OVER (PARTITION BY ${READER} ORDER BY o.at, o.id) AS nth,
           MAX(o.leased_until) OVER (PARTITION BY ${READER}) AS held
         FROM (
           SELECT id, at, recipient_type, recipient_id, leased_until FROM outbox
           WHERE next_at <= ? AND ${inLane(lane)} ORDER BY next_at, id LIMIT ${MOST_SEEN}
         ) o LEFT JOIN one_time_codes c ON o.recipient_type = 'code' AND c.id = o.recipient_id
       ) waiting WHERE nth = 1 AND (held IS NULL OR held <= ?) ORDER BY at, id LIMIT ?`,
      [now, ...CODE_KINDS, now, limit * 2],
    );
    if (first.length === 0) return [];
    // concurrent senders get different messages
    const lock = sql.kind === 'mysql' ? ' FOR UPDATE SKIP LOCKED' : '';
    const rows = await sql.rows<OutboxRow>(
      `SELECT id, kind, recipient_type, recipient_id, at, facts, attempts FROM outbox WHERE id IN (${placeholders(first)})
       AND next_at <= ? AND (leased_until IS NULL OR leased_until <= ?) ORDER BY at, id LIMIT ?${lock}`,
      [...first.map((item) => item.id), now, now, limit],
    );
    if (rows.length > 0) {
      const ids = rows.map((row) => row.id);
      await sql.run(`UPDATE outbox SET leased_until = ? WHERE id IN (${placeholders(ids)})`, [leaseUntil, ...ids]);
    }
    return rows.map(dueOf);
  },

  isHeld: async (id, leasedUntil) => {
    const rows = await sql.rows(
      `SELECT id FROM outbox WHERE id = ? AND next_at IS NOT NULL AND leased_until = ?${forUpdate(sql)}`,
      [id, leasedUntil],
    );
    return rows.length > 0;
  },

  hold: (id, leaseUntil) => sql.run('UPDATE outbox SET leased_until = ? WHERE id = ?', [leaseUntil, id]),

  sent: (id, at) =>
    sql.run(`UPDATE outbox SET sent_at = ?, next_at = NULL, leased_until = NULL, ${KEPT_FACTS} WHERE id = ?`, [
      at,
      ...SECRET_KINDS,
      id,
    ]),

  failed: (id, nextAt) =>
    nextAt === null
      ? sql.run(
          `UPDATE outbox SET attempts = attempts + 1, next_at = NULL, leased_until = NULL, ${KEPT_FACTS} WHERE id = ?`,
          [...SECRET_KINDS, id],
        )
      : sql.run('UPDATE outbox SET attempts = attempts + 1, next_at = ?, leased_until = NULL WHERE id = ?', [
          nextAt,
          id,
        ]),

  withdraw: async (kind, about) => {
    const [newest] = await sql.rows<Pick<OutboxRow, 'id' | 'attempts' | 'next_at' | 'leased_until' | 'sent_at'>>(
      `SELECT id, attempts, next_at, leased_until, sent_at FROM outbox WHERE about = ? AND kind = ?
       ORDER BY at DESC, id DESC LIMIT 1${forUpdate(sql)}`,
      [about, kind],
    );
    if (
      !newest ||
      mayBeTold({ ...newest, sentAt: newest.sent_at, nextAt: newest.next_at, leasedUntil: newest.leased_until })
    )
      return true;
    await sql.run('DELETE FROM outbox WHERE id = ?', [newest.id]);
    // a device may have shown it before the mail was tried
    return withdrawNotices(sql, newest.id);
  },

  lock: async (id) => {
    const [row] = await sql.rows<OutboxRow>(`SELECT ${MAIL_COLUMNS} FROM outbox WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && storedMailOf(row);
  },

  requeue: (id, at) => sql.run('UPDATE outbox SET attempts = 0, next_at = ? WHERE id = ?', [at, id]),

  recipient: recipientOn(sql),
});
