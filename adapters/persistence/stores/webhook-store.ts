import type { Happened, HappenedType } from '@rrr/core/outbox';
import type { Delivery, DeliveryFault, DueDelivery, Webhook, WebhookStore } from '@rrr/core/webhooks';
import { bulkInsert } from '../bulk-insert.js';
import { chunks, forUpdate, placeholders, rowsIn, type Sql, type Value, toSafeInteger } from '../sql.js';
import type { WebhookDeliveryRow, WebhookRow } from '../tables/index.js';

/** Between spaces, so that one type is found in the text of all that a webhook has chosen. */
const typesText = (types: readonly string[]): string => ` ${types.join(' ')} `;

export const webhookOf = (row: WebhookRow): Webhook => ({
  id: row.id,
  promoterId: row.promoter_id,
  url: row.url,
  name: row.name,
  types: row.types.trim().split(' ') as HappenedType[],
  off: row.off,
  sealed: row.sealed,
  earlierSealed: row.earlier_sealed,
  earlierUntil: row.earlier_until,
  failingSince: row.failing_since,
  createdAt: row.created_at,
  createdBy: row.created_by,
  version: row.version,
});

export const deliveryOfRow = (row: WebhookDeliveryRow): Delivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  type: row.type as Delivery['type'],
  at: row.at,
  data: JSON.parse(row.data) as Delivery['data'],
  tries: row.tries,
  nextAt: row.next_at,
  sentAt: row.sent_at,
  triedAt: row.tried_at,
  attempt:
    row.tried_at === null
      ? null
      : {
          fault: row.fault as DeliveryFault | null,
          status: row.status,
          answer: row.answer,
          milliseconds: row.milliseconds ?? 0,
        },
});

const COLUMNS =
  'webhook_id, id, type, at, data, tries, next_at, sent_at, tried_at, fault, status, answer, milliseconds';

/** What happened in one statement; each is asked of all webhooks. */
const TOLD_AT_ONCE = 50;
/** From here on it is worth asking first whether anybody listens. */
const MANY = 4;

/**
 * Stores a delivery for each webhook that hears of what happened, by one statement that is sent with a later one:
 * without webhooks, an act costs no round trip more. For one transaction: whether anybody listens is asked once, because
 * the question waits for all that was to be sent with a later statement.
 */
export const announcerOn = (sql: Sql): ((happened: readonly Happened[]) => Promise<void>) => {
  let listens: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> =>
    (await sql.rows('SELECT 1 AS one FROM webhooks WHERE off IS NULL LIMIT 1')).length > 0;
  return async (happened) => {
    if (happened.length >= MANY && !(await (listens ??= ask()))) return;
    await announce(sql, happened);
  };
};

/** Most acts tell of one thing. Without a table of values, for which the database takes twice as long. */
const announceOne = async (sql: Sql, { id, type, promoterId, at, data }: Happened): Promise<void> => {
  await sql.later(
    `INSERT INTO webhook_deliveries (webhook_id, id, type, at, data, tries, next_at)
     SELECT w.id, ?, ?, ?, ?, 0, ? FROM webhooks w
     WHERE w.types LIKE ? AND w.off IS NULL AND (w.promoter_id IS NULL OR w.promoter_id = ?)`,
    [id, type, at, JSON.stringify(data), at, `% ${type} %`, promoterId ?? ''],
  );
};

const announce = async (sql: Sql, happened: readonly Happened[]): Promise<void> => {
  const [only] = happened;
  if (only && happened.length === 1) return announceOne(sql, only);
  for (const some of chunks(happened, TOLD_AT_ONCE)) {
    const [first] = some;
    if (first === undefined) continue;
    const one = 'SELECT ? AS id, ? AS type, ? AS wanted, ? AS promoter, ? AS at, ? AS data';
    const told = some.flatMap(({ id, type, promoterId, at, data }): Value[] => [
      id,
      type,
      `% ${type} %`,
      promoterId ?? '',
      at,
      JSON.stringify(data),
    ]);
    await sql.later(
      `INSERT INTO webhook_deliveries (webhook_id, id, type, at, data, tries, next_at)
       SELECT w.id, t.id, t.type, t.at, t.data, 0, t.at FROM webhooks w
       JOIN (${some.map(() => one).join(' UNION ALL ')}) t ON w.types LIKE t.wanted
       WHERE w.off IS NULL AND (w.promoter_id IS NULL OR w.promoter_id = t.promoter)`,
      told,
    );
  }
};

/**
 * Since when each webhook has something due, by id. SQLite takes one look into the index for each; MariaDB does so only
 * with ids in the text, and would read all that ever was sent to a webhook for the question of SQLite.
 */
const oldestDue = async (
  sql: Sql,
  webhooks: readonly Pick<WebhookRow, 'id'>[],
  now: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await rowsIn<{ readonly webhook_id: string; readonly oldest: string | null }>(
    sql,
    webhooks.map((webhook) => webhook.id),
    (some) =>
      sql.kind === 'mysql'
        ? `SELECT webhook_id, MIN(next_at) AS oldest FROM webhook_deliveries
           WHERE webhook_id IN (${some}) AND next_at > '' AND next_at <= ? GROUP BY webhook_id`
        : `SELECT w.id AS webhook_id, (
             SELECT MIN(d.next_at) FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.next_at > ''
           ) AS oldest FROM webhooks w WHERE w.id IN (${some})`,
    sql.kind === 'mysql' ? [now] : [],
  );
  return new Map(
    rows.flatMap((row) => (row.oldest !== null && row.oldest <= now ? [[row.webhook_id, row.oldest]] : [])),
  );
};

export const sqlWebhookStore = (sql: Sql): WebhookStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<WebhookRow>(`SELECT * FROM webhooks WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && webhookOf(row);
  },
  countOf: async (promoterId) => {
    const [row] = await sql.rows<{ readonly n: number | string }>(
      `SELECT COUNT(*) AS n FROM webhooks WHERE ${promoterId === null ? 'promoter_id IS NULL' : 'promoter_id = ?'}`,
      promoterId === null ? [] : [promoterId],
    );
    return toSafeInteger(row?.n ?? 0);
  },
  put: (webhook) =>
    bulkInsert(
      sql,
      'webhooks',
      [
        {
          id: webhook.id,
          promoter_id: webhook.promoterId,
          url: webhook.url,
          name: webhook.name,
          types: typesText(webhook.types),
          off: webhook.off,
          sealed: webhook.sealed,
          earlier_sealed: webhook.earlierSealed,
          earlier_until: webhook.earlierUntil,
          failing_since: webhook.failingSince,
          created_at: webhook.createdAt,
          created_by: webhook.createdBy,
          version: webhook.version,
        },
      ],
      {
        keys: ['id'],
        update: [
          'url',
          'name',
          'types',
          'off',
          'sealed',
          'earlier_sealed',
          'earlier_until',
          'failing_since',
          'version',
        ],
      },
    ),
  remove: (id) => sql.run('DELETE FROM webhooks WHERE id = ?', [id]),
  idsAfter: async (id, limit) =>
    (
      await sql.rows<{ readonly id: string }>('SELECT id FROM webhooks WHERE id > ? ORDER BY id LIMIT ?', [id, limit])
    ).map((row) => row.id),

  due: async ({ now, leaseUntil, limit, room }) => {
    const on = await sql.rows<WebhookRow>('SELECT * FROM webhooks WHERE off IS NULL');
    const oldest = await oldestDue(sql, on, now);
    const waiting = on
      .filter(({ id }) => oldest.has(id))
      .toSorted((a, b) => ((oldest.get(a.id) ?? '') < (oldest.get(b.id) ?? '') ? -1 : 1));
    // concurrent servers take different deliveries
    const lock = sql.kind === 'mysql' ? ' FOR UPDATE SKIP LOCKED' : '';
    const taken: DueDelivery[] = [];
    for (const row of waiting) {
      const webhook = webhookOf(row);
      const most = Math.min(room(webhook), limit - taken.length);
      if (most <= 0) continue;
      const found = await sql.rows<WebhookDeliveryRow>(
        `SELECT ${COLUMNS} FROM webhook_deliveries WHERE webhook_id = ? AND next_at <= ? ORDER BY next_at, id LIMIT ?${lock}`,
        [row.id, now, most],
      );
      if (found.length === 0) continue;
      const ids = found.map((deliveryRow) => deliveryRow.id);
      await sql.run(`UPDATE webhook_deliveries SET next_at = ? WHERE webhook_id = ? AND id IN (${placeholders(ids)})`, [
        leaseUntil,
        row.id,
        ...ids,
      ]);
      taken.push(
        ...found.map((deliveryRow) => ({ webhook, delivery: { ...deliveryOfRow(deliveryRow), nextAt: leaseUntil } })),
      );
    }
    return taken;
  },

  addDelivery: ({ id, webhookId, type, at, data, tries, nextAt, sentAt, triedAt, attempt }) =>
    bulkInsert(sql, 'webhook_deliveries', [
      {
        webhook_id: webhookId,
        id,
        type,
        at,
        data: JSON.stringify(data),
        tries,
        next_at: nextAt,
        sent_at: sentAt,
        tried_at: triedAt,
        fault: attempt?.fault ?? null,
        status: attempt?.status ?? null,
        answer: attempt?.answer ?? null,
        milliseconds: attempt?.milliseconds ?? null,
      },
    ]),
  lockDelivery: async (webhookId, id) => {
    const [row] = await sql.rows<WebhookDeliveryRow>(
      `SELECT ${COLUMNS} FROM webhook_deliveries WHERE webhook_id = ? AND id = ?${forUpdate(sql)}`,
      [webhookId, id],
    );
    return row && deliveryOfRow(row);
  },
  requeue: (webhookId, id, at) =>
    sql.run('UPDATE webhook_deliveries SET tries = 0, next_at = ?, sent_at = NULL WHERE webhook_id = ? AND id = ?', [
      at,
      webhookId,
      id,
    ]),
  attempted: async ({ webhookId, id, nextAt: lease, tries }, { fault, status, answer, milliseconds }, at, nextAt) => {
    const [row] = await sql.rows<{ readonly next_at: string | null }>(
      `SELECT next_at FROM webhook_deliveries WHERE webhook_id = ? AND id = ?${forUpdate(sql)}`,
      [webhookId, id],
    );
    if (row === undefined || row.next_at !== lease) return false;
    await sql.run(
      `UPDATE webhook_deliveries SET tries = ?, next_at = ?, sent_at = ?, tried_at = ?, fault = ?, status = ?,
       answer = ?, milliseconds = ? WHERE webhook_id = ? AND id = ?`,
      [tries + 1, nextAt, fault === null ? at : null, at, fault, status, answer, milliseconds, webhookId, id],
    );
    return true;
  },
  sweep: async (before, limit) => {
    const rows = await sql.rows<Pick<WebhookDeliveryRow, 'webhook_id' | 'id'>>(
      'SELECT webhook_id, id FROM webhook_deliveries WHERE at < ? ORDER BY at, webhook_id, id LIMIT ?',
      [before, limit],
    );
    if (rows.length === 0) return 0;
    await sql.run(
      `DELETE FROM webhook_deliveries WHERE ${rows.map(() => '(webhook_id = ? AND id = ?)').join(' OR ')}`,
      rows.flatMap((row) => [row.webhook_id, row.id]),
    );
    return rows.length;
  },
});
