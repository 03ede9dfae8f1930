import type { CheckStore } from '@rrr/core/results';
import type { Instant } from '@rrr/core/shared';
import { placeholders, type Sql } from '../sql.js';
import type { AuditRow } from '../tables/index.js';

const LETTING_IN = ['add-promoter', 'approve-promoter', 'invite'];
const SETTING_PURSES = ['save-classes', 'import-classes'];
const MAKING_PAY = ['decide-paying', 'publish-event', 'edit-event'];
/** as the audit log stores what changed */
const BEGAN_TO_PAY = '%"paying":{"before":false,"after":true}%';
const CHANGED_PROMOTER = '%"promoterId":{"before":%';

interface LookRow {
  readonly actor_id: string;
  readonly at: Instant;
}

/**
 * Who let a promoter in whom nobody else has looked at (ADR 26), read from the audit log.
 * `adminsAmong`: which of these logins are administrators.
 */
export const lettersIn = (
  sql: Sql,
  adminsAmong: (logins: readonly string[]) => Promise<readonly string[]>,
): CheckStore['letInBy'] => {
  /**
   * Who accepted something of the promoter since then, and when last. An event that was moved to the promoter from another
   * says nothing about this one; nor does what somebody does while acting for them.
   */
  const looksSince = (promoterId: string, since: Instant): Promise<readonly LookRow[]> => {
    const own = `e.promoter_id = ? AND l.at > ? AND l.proxy_host_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM audit_log m WHERE m.object_type = 'event' AND m.object_id = e.id AND m.action = 'edit-event'
        AND m.detail LIKE ?)`;
    return sql.rows<LookRow>(
      `SELECT actor_id, MAX(at) AS at FROM (
        SELECT l.actor_id, l.at FROM events e
          JOIN audit_log l ON l.object_type = 'event' AND l.object_id = e.id
          WHERE ${own} AND (l.action IN (${placeholders(SETTING_PURSES)})
            OR (l.action IN (${placeholders(MAKING_PAY)}) AND l.detail LIKE ?))
        UNION ALL
        SELECT l.actor_id, l.at FROM events e
          JOIN check_decisions d ON d.event_id = e.id AND d.decision = 'released' AND d.by_name IS NOT NULL
          JOIN results r ON r.class_id = d.class_id AND r.rider_id = d.rider_id
          JOIN audit_log l ON l.object_type = 'result' AND l.object_id = r.id AND l.action = 'release-award'
          WHERE ${own}) looks WHERE actor_id IS NOT NULL GROUP BY actor_id`,
      [
        ...[promoterId, since, CHANGED_PROMOTER, ...SETTING_PURSES, ...MAKING_PAY, BEGAN_TO_PAY],
        ...[promoterId, since, CHANGED_PROMOTER],
      ],
    );
  };

  return async ({ promoterId, since, orUnconfirmed }) => {
    const acts = await sql.rows<Pick<AuditRow, 'actor_id' | 'proxy_host_id' | 'at'>>(
      `SELECT actor_id, proxy_host_id, at FROM audit_log
        WHERE object_type = 'promoter' AND object_id = ? AND action IN (${placeholders(LETTING_IN)})
        ORDER BY at, sequence`,
      [promoterId, ...LETTING_IN],
    );
    const lastOf = new Map(
      acts.flatMap(({ actor_id, proxy_host_id, at }) =>
        [actor_id, proxy_host_id].flatMap((id) => (id === null ? [] : [[id, at] as const])),
      ),
    );
    const letIn = await adminsAmong([...lastOf.keys()]);
    const lastBy = (id: string): Instant => lastOf.get(id) ?? since;
    const before = letIn.filter((id) => lastBy(id) < since);
    if (before.length === 0 || !orUnconfirmed) return letIn.filter((id) => !before.includes(id));
    const looks = await looksSince(promoterId, before.map(lastBy).toSorted()[0] ?? since);
    const lookers = new Set(await adminsAmong(looks.map((look) => look.actor_id)));
    const isConfirmed = (id: string): boolean =>
      looks.some((look) => look.actor_id !== id && lookers.has(look.actor_id) && look.at > lastBy(id));
    return letIn.filter((id) => !before.includes(id) || !isConfirmed(id));
  };
};
