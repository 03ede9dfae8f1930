import type { Delivery, WaitingDeliveries, WebhookQueries, WebhookView } from '@rrr/core/webhooks';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { placeholders, rowsIn, toSafeInteger } from '../sql.js';
import { deliveryOfRow, webhookOf } from '../stores/webhook-store.js';
import type { WebhookDeliveryRow, WebhookRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

type Named = WebhookRow & { readonly promoter_name: string | null };

interface CountedRow {
  readonly webhook_id: string;
  readonly n: number | string;
  readonly oldest: string;
}

export const sqlWebhookQueries = (db: Database): WebhookQueries => {
  const sql = readerOn(db);
  const all = () =>
    db
      .read('webhooks')
      .leftJoin('promoters', 'promoters.id', 'webhooks.promoter_id')
      .select('webhooks.*', 'promoters.name as promoter_name');

  /** the newest attempt of each */
  const lastOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, WebhookView['last']>> => {
    if (ids.length === 0) return new Map();
    const rows = await sql.rows<WebhookDeliveryRow>(
      `SELECT d.* FROM webhooks w JOIN webhook_deliveries d ON d.webhook_id = w.id AND d.id = (
         SELECT n.id FROM webhook_deliveries n WHERE n.webhook_id = w.id AND n.tried_at IS NOT NULL
         ORDER BY n.tried_at DESC, n.id DESC LIMIT 1
       ) WHERE w.id IN (${placeholders(ids)})`,
      [...ids],
    );
    return new Map(
      rows
        .map(deliveryOfRow)
        .map(({ webhookId, triedAt, sentAt, attempt }) => [webhookId, { triedAt, sentAt, attempt }]),
    );
  };
  const viewsOf = async (rows: readonly Named[]): Promise<readonly WebhookView[]> => {
    const last = await lastOf(rows.map((row) => row.id));
    return rows.map((row) => {
      const { sealed: _sealed, earlierSealed: _earlierSealed, ...webhook } = webhookOf(row);
      return { ...webhook, promoterName: row.promoter_name, last: last.get(row.id) ?? null };
    });
  };

  return {
    search: async ({ owner, promoterId, ...asked }) => {
      const list = all().orderBy('webhooks.id', 'desc');
      if (owner === 'admin') void list.whereNull('webhooks.promoter_id');
      if (owner === 'promoters') void list.whereNotNull('webhooks.promoter_id');
      if (promoterId !== undefined) void list.where('webhooks.promoter_id', promoterId);
      const page = await pageFrom<Named>(sql, list, asked);
      return { ...page, items: await viewsOf(page.items) };
    },
    one: async (id) => {
      const [view] = await viewsOf(await sql.list<Named>(all().where('webhooks.id', id)));
      return view;
    },
    deliveries: async ({ webhookId, state, type, ...asked }) => {
      const list = db
        .read('webhook_deliveries')
        .where('webhook_id', webhookId)
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      if (type !== undefined) void list.where('type', type);
      if (state === 'sent') void list.whereNotNull('sent_at');
      else if (state !== undefined) {
        void list.whereNull('sent_at');
        void (state === 'failed' ? list.whereNull('next_at') : list.whereNotNull('next_at'));
      }
      const page = await pageFrom<WebhookDeliveryRow>(sql, list, asked);
      return pageMap(page, deliveryOfRow);
    },
    delivery: async (webhookId, id): Promise<Delivery | undefined> => {
      const [row] = await sql.rows<WebhookDeliveryRow>(
        'SELECT * FROM webhook_deliveries WHERE webhook_id = ? AND id = ?',
        [webhookId, id],
      );
      return row && deliveryOfRow(row);
    },
    waiting: async (now) => {
      const rows = await sql.rows<Pick<WebhookRow, 'id' | 'failing_since'>>(
        'SELECT id, failing_since FROM webhooks WHERE off IS NULL',
      );
      const ids = rows.map((row) => row.id);
      // ids in the text, or MariaDB reads all that ever was sent to a webhook instead of the range that waits
      const counted = (condition: string, values: readonly string[]) =>
        rowsIn<CountedRow>(
          sql,
          ids,
          (some) =>
            `SELECT webhook_id, COUNT(*) AS n, MIN(next_at) AS oldest FROM webhook_deliveries
             WHERE webhook_id IN (${some}) AND ${condition} GROUP BY webhook_id`,
          values,
        );
      const [all, due] = [await counted("next_at > ''", []), await counted("next_at > '' AND next_at <= ?", [now])];
      const failing = new Set(rows.filter((row) => row.failing_since !== null).map((row) => row.id));
      const of = (isFailing: boolean): WaitingDeliveries => {
        const [waiting, late] = [all, due].map((some) =>
          some.filter((row) => failing.has(row.webhook_id) === isFailing),
        );
        const sum = (some: readonly CountedRow[] = []) => some.reduce((n, row) => n + toSafeInteger(row.n), 0);
        return { count: sum(waiting), due: sum(late), dueSince: late?.map((row) => row.oldest).toSorted()[0] ?? null };
      };
      return { well: of(false), failing: of(true) };
    },
  };
};
