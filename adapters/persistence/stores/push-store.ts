import type { Message } from '@rrr/core/outbox';
import { type PushKind, pushKindOf, type PushStore, type PushSubscription } from '@rrr/core/push';
import { createHash } from 'node:crypto';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { chunks, forUpdate, placeholders, type Sql, type Value } from '../sql.js';
import type { AccountRow, OutboxRow, PushNoticeRow, PushSubscriptionRow, Written } from '../tables/index.js';

const digestOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

const subscriptionOf = (row: PushSubscriptionRow): PushSubscription => ({
  id: row.id,
  accountId: row.account_id,
  sessionId: row.session_id,
  deviceId: row.device_id,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  serverKey: row.server_key,
  kinds: row.kinds.trim().split(' ') as PushKind[],
  origin: { browser: row.browser, system: row.browser_system },
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

const rowOf = (subscription: PushSubscription): Written<PushSubscriptionRow> => ({
  id: subscription.id,
  account_id: subscription.accountId,
  session_id: subscription.sessionId,
  device_id: subscription.deviceId,
  endpoint: subscription.endpoint,
  endpoint_digest: digestOf(subscription.endpoint),
  p256dh: subscription.p256dh,
  auth: subscription.auth,
  server_key: subscription.serverKey,
  // between spaces, so that one kind is found in the text of all
  kinds: ` ${subscription.kinds.join(' ')} `,
  browser: subscription.origin.browser,
  browser_system: subscription.origin.system,
  created_at: subscription.createdAt,
  expires_at: subscription.expiresAt,
});

/** Riders in one statement. */
const TOLD_AT_ONCE = 50;

/**
 * Stores a notice for each browser of these mails' riders that wants it, by a statement that is sent with a later one:
 * without subscriptions, an act costs no round trip more.
 */
export const noticesOn =
  (sql: Pick<Sql, 'later'>) =>
  async (messages: readonly Message[]): Promise<void> => {
    const told = messages.flatMap((message) => {
      const kind = pushKindOf(message);
      return kind === null ? [] : [{ message, kind }];
    });
    const [only] = told;
    if (only && told.length === 1) return noticeOf(sql, only);
    for (const some of chunks(told, TOLD_AT_ONCE)) {
      const one = 'SELECT ? AS mail_id, ? AS rider, ? AS wanted, ? AS at, ? AS next_at';
      const values = some.flatMap(({ message: { id, recipient, at, notBefore }, kind }): Value[] => [
        id,
        recipient.id,
        `% ${kind} %`,
        at,
        notBefore ?? at,
      ]);
      const riders = [...new Set(some.map((item) => item.message.recipient.id))];
      await sql.later(
        `INSERT INTO push_notices (mail_id, subscription_id, at, next_at, leased_at, tries)
         SELECT t.mail_id, s.id, t.at, t.next_at, NULL, 0 FROM accounts a
         JOIN push_subscriptions s ON s.account_id = a.id
         JOIN (${some.map(() => one).join(' UNION ALL ')}) t ON t.rider = a.subject_id AND s.kinds LIKE t.wanted
         WHERE a.type = 'rider' AND a.deactivated = 0 AND a.subject_id IN (${placeholders(riders)})`,
        [...values, ...riders],
      );
    }
  };

interface Told {
  readonly message: Message;
  readonly kind: string;
}

/** Most acts have one mail. Without a table of values, for which the database takes twice as long. */
const noticeOf = async (
  sql: Pick<Sql, 'later'>,
  { message: { id, recipient, at, notBefore }, kind }: Told,
): Promise<void> => {
  await sql.later(
    `INSERT INTO push_notices (mail_id, subscription_id, at, next_at, leased_at, tries)
     SELECT ?, s.id, ?, ?, NULL, 0 FROM accounts a JOIN push_subscriptions s ON s.account_id = a.id
     WHERE a.type = 'rider' AND a.deactivated = 0 AND a.subject_id = ? AND s.kinds LIKE ?`,
    [id, at, notBefore ?? at, recipient.id, `% ${kind} %`],
  );
};

/** Takes back the notices of a mail. @returns whether a device has shown one, or may have */
export const withdrawNotices = async (sql: Sql, mailId: string): Promise<boolean> => {
  const rows = await sql.rows<Pick<PushNoticeRow, 'leased_at' | 'tries'>>(
    `SELECT leased_at, tries FROM push_notices WHERE mail_id = ?${forUpdate(sql)}`,
    [mailId],
  );
  if (rows.length > 0) await sql.run('DELETE FROM push_notices WHERE mail_id = ?', [mailId]);
  return rows.some((row) => row.leased_at !== null || row.tries > 0);
};

const COLUMNS = `s.id, s.account_id, s.session_id, s.device_id, s.endpoint, s.endpoint_digest, s.p256dh, s.auth,
  s.server_key, s.kinds, s.browser, s.browser_system, s.created_at, s.expires_at`;

type Found = PushSubscriptionRow &
  Pick<PushNoticeRow, 'mail_id' | 'tries'> &
  Pick<OutboxRow, 'kind' | 'recipient_type' | 'recipient_id' | 'at' | 'facts'> &
  Pick<AccountRow, 'locale'>;

export const sqlPushStore = (sql: Sql): PushStore => ({
  lockOf: async (accountId, now) => {
    // also without rows: two that are saved at once are counted one after the other
    if (sql.kind === 'mysql') await sql.rows('SELECT id FROM accounts WHERE id = ? FOR UPDATE', [accountId]);
    const rows = await sql.rows<PushSubscriptionRow>(
      'SELECT * FROM push_subscriptions WHERE account_id = ? AND expires_at > ? ORDER BY id DESC',
      [accountId, now],
    );
    return rows.map(subscriptionOf);
  },
  byEndpoint: async (endpoint) => {
    const [row] = await sql.rows<PushSubscriptionRow>(
      `SELECT * FROM push_subscriptions WHERE endpoint_digest = ?${forUpdate(sql)}`,
      [digestOf(endpoint)],
    );
    return row && subscriptionOf(row);
  },
  put: async (subscription) => {
    await sql.run('DELETE FROM push_subscriptions WHERE id = ?', [subscription.id]);
    await lostOnDuplicate(bulkInsert(sql, 'push_subscriptions', [rowOf(subscription)]));
  },
  remove: (id) => sql.run('DELETE FROM push_subscriptions WHERE id = ?', [id]),
  arrived: async ({ deviceId, accountId, sessionId, expiresAt }) => {
    await sql.run('DELETE FROM push_subscriptions WHERE device_id = ? AND account_id <> ?', [deviceId, accountId]);
    await sql.run('UPDATE push_subscriptions SET session_id = ?, expires_at = ? WHERE device_id = ?', [
      sessionId,
      expiresAt,
      deviceId,
    ]);
  },
  due: async ({ now, leaseUntil, limit, serverKey }) => {
    // concurrent servers take different notices
    const lock = sql.kind === 'mysql' ? ' FOR UPDATE SKIP LOCKED' : '';
    const taken = await sql.rows<Pick<PushNoticeRow, 'mail_id' | 'subscription_id'>>(
      `SELECT mail_id, subscription_id FROM push_notices WHERE next_at <= ?
       ORDER BY next_at, mail_id, subscription_id LIMIT ?${lock}`,
      [now, limit],
    );
    if (taken.length === 0) return [];
    const these = taken.map(() => '(n.mail_id = ? AND n.subscription_id = ?)').join(' OR ');
    const keys = taken.flatMap((item) => [item.mail_id, item.subscription_id]);
    const found = await sql.rows<Found>(
      `SELECT ${COLUMNS}, n.mail_id, n.tries, o.kind, o.recipient_type, o.recipient_id, o.at, o.facts, a.locale
       FROM push_notices n JOIN push_subscriptions s ON s.id = n.subscription_id
       JOIN accounts a ON a.id = s.account_id JOIN outbox o ON o.id = n.mail_id
       WHERE (${these}) AND s.expires_at > ? AND s.server_key = ? AND a.deactivated = 0
       ORDER BY n.next_at, n.mail_id, n.subscription_id`,
      [...keys, now, serverKey],
    );
    const kept = new Set(found.map((item) => `${item.mail_id}/${item.id}`));
    for (const { mail_id: mail, subscription_id: id } of taken)
      await (kept.has(`${mail}/${id}`)
        ? sql.run('UPDATE push_notices SET next_at = ?, leased_at = ? WHERE mail_id = ? AND subscription_id = ?', [
            leaseUntil,
            now,
            mail,
            id,
          ])
        : sql.run('DELETE FROM push_notices WHERE mail_id = ? AND subscription_id = ?', [mail, id]));
    return found.map((row) => ({
      message: {
        id: row.mail_id,
        kind: row.kind as Message['kind'],
        recipient: { type: row.recipient_type, id: row.recipient_id },
        at: row.at,
        facts: JSON.parse(row.facts) as Message['facts'],
      },
      subscription: subscriptionOf(row),
      locale: row.locale,
      tries: row.tries,
      leasedUntil: leaseUntil,
    }));
  },
  attempted: ({ message, subscription, leasedUntil }, nextAt) =>
    sql.run(
      `UPDATE push_notices SET next_at = ?, leased_at = NULL, tries = tries + 1
       WHERE mail_id = ? AND subscription_id = ? AND next_at = ?`,
      [nextAt, message.id, subscription.id, leasedUntil],
    ),
});
