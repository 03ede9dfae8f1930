import type { Promoter, PromoterDecision, PromoterStore } from '@rrr/core/promoters';
import { nameKey } from '@rrr/core/riders';
import { PROMOTER, rowMapper } from '@rrr/records';
import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql, toSafeInteger } from '../sql.js';
import type { PromoterDecisionRow, PromoterRow, Written } from '../tables/index.js';
import { updateRow } from '../update-row.js';
import { saveWords } from '../words.js';

const mapper = rowMapper(PROMOTER);

export const promoterRow = (promoter: Promoter): Written<PromoterRow> => ({
  ...mapper.columns(promoter),
  id: promoter.id,
  profile_image: promoter.profileImage,
  status: promoter.status,
  deactivated: promoter.deactivated,
  search_key: nameKey(`${promoter.name} ${promoter.email}`),
  name_key: nameKey(promoter.name),
  version: promoter.version,
  locale: promoter.locale,
  message: promoter.message,
  applied_at: promoter.appliedAt,
});

export const promoterOf = (row: PromoterRow): Promoter => ({
  ...mapper.fields(row),
  id: row.id,
  profileImage: row.profile_image,
  status: row.status,
  deactivated: Boolean(row.deactivated),
  version: row.version,
  locale: row.locale ?? DEFAULT_LOCALE,
  message: row.message,
  appliedAt: row.applied_at,
});

export const decisionRow = (decision: PromoterDecision): Written<PromoterDecisionRow> => ({
  promoter_id: decision.promoterId,
  sequence: decision.sequence,
  from_status: decision.from,
  to_status: decision.to,
  reason: decision.reason,
  at: decision.at,
  by_name: decision.byName,
  undone_at: decision.undoneAt,
});

export const decisionOf = (row: PromoterDecisionRow): PromoterDecision => ({
  promoterId: row.promoter_id,
  sequence: row.sequence,
  from: row.from_status,
  to: row.to_status,
  reason: row.reason,
  at: row.at,
  byName: row.by_name,
  undoneAt: row.undone_at,
});

export const sqlPromoterStore = (sql: Sql): PromoterStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<PromoterRow>(`SELECT * FROM promoters WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && promoterOf(row);
  },
  isKnown: async (email) =>
    (await sql.rows("SELECT id FROM promoters WHERE email = ? AND status <> 'rejected' LIMIT 1", [email])).length > 0,
  insert: async (promoter) => {
    const row = promoterRow(promoter);
    await bulkInsert(sql, 'promoters', [row]);
    await saveWords(sql, 'promoters', [row]);
  },
  save: async (promoter) => {
    const row = promoterRow(promoter);
    await updateRow(sql, 'promoters', row);
    await saveWords(sql, 'promoters', [row]);
  },
  decisions: async (promoterId) =>
    (
      await sql.rows<PromoterDecisionRow>('SELECT * FROM promoter_decisions WHERE promoter_id = ? ORDER BY sequence', [
        promoterId,
      ])
    ).map(decisionOf),
  addDecision: (decision) => bulkInsert(sql, 'promoter_decisions', [decisionRow(decision)]),
  setUndone: (promoterId, sequence, at) =>
    sql.run('UPDATE promoter_decisions SET undone_at = ? WHERE promoter_id = ? AND sequence = ?', [
      at,
      promoterId,
      sequence,
    ]),
  owns: async (promoterId) => {
    const count = async (table: 'events' | 'series') =>
      toSafeInteger(
        (
          await sql.rows<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${table} WHERE promoter_id = ?`, [
            promoterId,
          ])
        )[0]?.n ?? 0,
      );
    return { events: await count('events'), series: await count('series') };
  },
  remove: async (id) => {
    await saveWords(sql, 'promoters', [{ id }]);
    await sql.run('DELETE FROM promoter_decisions WHERE promoter_id = ?', [id]);
    await sql.run('DELETE FROM layout_choices WHERE promoter_id = ?', [id]);
    await sql.run('DELETE FROM promoters WHERE id = ?', [id]);
  },
});
