import type { Hand, HandStore } from '@rrr/core/approvals';
import { placeholders, rowsIn, type Sql } from '../sql.js';
import type { AuditRow } from '../tables/index.js';

/** Acts by which a person sets what an event pays. */
const PURSE = "'save-classes', 'import-classes', 'undo-import', 'duplicate-event'";
/** An edit that moved an event; the dates of a draft move nothing. */
const MOVED = `detail NOT LIKE '%"draft":true%' AND (detail LIKE '%"startsOn":%' OR detail LIKE '%"endsOn":%')`;
/** Acts by which a person brings results into an event. */
const RESULTS = "'submit-results', 'replace-results', 'add-result', 'change-result', 'match-result'";

/**
 * What a person did, from the audit log: it is append-only and sealed, so it cannot be lost with the record that it is
 * about.
 */
export const sqlHandStore = (sql: Sql): HandStore => {
  const objects = async (accountId: string, type: string, ids: readonly string[], actions: string) =>
    new Set(
      (
        await rowsIn<{ object_id: string }>(
          sql,
          ids,
          (
            placeholders,
          ) => `SELECT DISTINCT object_id FROM audit_log WHERE object_type = '${type}' AND object_id IN (${placeholders})
            AND action IN (${actions}) AND ? IN (actor_id, proxy_host_id)`,
          [accountId],
        )
      ).map((row) => row.object_id),
    );
  return {
    setPurse: async (accountId, eventId) => {
      const [did] = await sql.rows<{ object_id: string }>(
        `SELECT object_id FROM audit_log WHERE object_type = 'event' AND object_id = ? AND ? IN (actor_id, proxy_host_id)
          AND (action IN (${PURSE}) OR (action = 'edit-event' AND ${MOVED}))
          LIMIT 1`,
        [eventId, accountId],
      );
      return did !== undefined;
    },
    uploaded: async (accountId, documentId) =>
      (await objects(accountId, 'document', [documentId], "'upload-document'")).size > 0,
    lastAct: async ({ objectType, objectId, actions }) => {
      const [last] = await sql.rows<Pick<AuditRow, 'at' | 'actor_id' | 'proxy_host_id' | 'action' | 'detail'>>(
        `SELECT at, actor_id, proxy_host_id, action, detail FROM audit_log
         WHERE object_type = ? AND object_id = ? AND action IN (${placeholders(actions)}) ORDER BY at DESC, sequence DESC LIMIT 1`,
        [objectType, objectId, ...actions],
      );
      return (
        last && {
          at: last.at,
          personId: last.proxy_host_id ?? last.actor_id,
          action: last.action,
          detail: JSON.parse(last.detail) as Readonly<Record<string, unknown>>,
        }
      );
    },
    of: async (accountId, payments) => {
      const ids = payments.map((payment) => payment.riderId);
      const [events, classes] = (['eventId', 'classId'] as const).map((key) => [
        ...new Set(payments.flatMap((payment) => payment.won.map((place) => place[key]))),
      ]) as [string[], string[]];
      const documents = await rowsIn<Owned>(
        sql,
        ids,
        (placeholders) =>
          `SELECT id, rider_id FROM documents WHERE rider_id IN (${placeholders}) AND status = 'verified'`,
      );
      const results = await rowsIn<Owned>(
        sql,
        classes,
        (placeholders) =>
          `SELECT id, rider_id FROM results WHERE class_id IN (${placeholders}) AND rider_id IS NOT NULL`,
      );
      const paid = results.filter((result) => ids.includes(result.rider_id));
      const decided = await objects(accountId, 'document', idsOf(documents), "'decide-document'");
      const adjusted = await objects(accountId, 'rider', ids, "'adjust-wallet'");
      const [inEvents, inClasses, inResults] = [
        await objects(accountId, 'event', events, RESULTS),
        await objects(accountId, 'class', classes, RESULTS),
        await objects(accountId, 'result', idsOf(paid), RESULTS),
      ];
      const of = (rows: readonly Owned[], done: ReadonlySet<string>) =>
        new Set(rows.filter((row) => done.has(row.id)).map((row) => row.rider_id));
      const [deciding, entering] = [of(documents, decided), of(paid, inResults)];
      return new Map(
        payments.flatMap(({ riderId, won }): readonly (readonly [string, Hand])[] => {
          if (deciding.has(riderId)) return [[riderId, 'document']];
          if (adjusted.has(riderId)) return [[riderId, 'adjusted']];
          const entered =
            entering.has(riderId) || won.some((item) => inEvents.has(item.eventId) || inClasses.has(item.classId));
          return entered ? [[riderId, 'results']] : [];
        }),
      );
    },
  };
};

interface Owned {
  readonly id: string;
  readonly rider_id: string;
}
const idsOf = (rows: readonly Owned[]): readonly string[] => rows.map((row) => row.id);
