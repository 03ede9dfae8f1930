import {
  type CheckDecision,
  checkKey,
  type EarlierClass,
  type EventChecks,
  type OtherPodium,
} from '@rrr/core/eligibility';
import type { RaceEvent } from '@rrr/core/events';
import type { CheckStore } from '@rrr/core/results';
import { addressLine, nameKey } from '@rrr/core/riders';
import { addDays } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { placeholders, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type {
  AuditRow,
  CheckDecisionRow,
  ClassRow,
  EventRow,
  LogoPhotoRow,
  PromoterRow,
  ResultEntryRow,
  ResultRow,
} from '../tables/index.js';
import { adminEntries } from './admin-entries.js';
import { sqlVinArrivalStore } from './vin-stores.js';

/** Acts that make an event, or decide that it pays. */
export const MAKING = [
  'add-event',
  'decide-paying',
  'duplicate-event',
  'publish-event',
  'save-classes',
  'import-classes',
  'undo-import',
];
const PODIUM = 3;
/** classes of earlier events that are looked at, the newest first */
const MOST_EARLIER = 1_000;

type PodiumRow = Pick<ResultRow, 'class_id' | 'rider_id' | 'rider_name'> &
  Pick<ClassRow, 'name' | 'event_id'> &
  Pick<EventRow, 'title' | 'starts_on'> & { place: number };

type EarlierRow = Pick<ClassRow, 'id' | 'name' | 'entrants'> & { readonly title: string; readonly starts_on: string };

const decisionOf = (row: CheckDecisionRow): CheckDecision => ({
  classId: row.class_id,
  riderId: row.rider_id,
  decision: row.decision,
  amount: toSafeInteger(row.amount),
  place: row.place,
  reason: row.reason,
  at: row.at,
  by: row.by_name,
});

const grouped = <T>(all: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of all) {
    const some = groups.get(key(item));
    if (some) some.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
};

const loginsByClass = (entries: readonly ResultEntryRow[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...grouped(entries, (entry) => entry.class_id)].map(([classId, rows]) => [
      classId,
      new Set(rows.map((row) => row.account_id)),
    ]),
  );

export const sqlCheckStore = (sql: Sql): CheckStore => {
  const arrivals = sqlVinArrivalStore(sql);
  const admins = adminEntries(sql);
  const promoterOf = async (promoterId: string | null): Promise<EventChecks['promoter']> => {
    const [row] =
      promoterId === null
        ? []
        : await sql.rows<PromoterRow>(
            'SELECT name, contact_name, email, phone, address_line1, zipcode FROM promoters WHERE id = ?',
            [promoterId],
          );
    if (!row) return null;
    return {
      names: [row.name, row.contact_name ?? ''].filter(Boolean),
      email: row.email,
      phone: row.phone,
      address: addressLine(row.address_line1, row.zipcode),
    };
  };

  const startedBefore = async (event: RaceEvent, winners: readonly string[]): Promise<ReadonlySet<string>> => {
    if (event.seriesId === null || event.startsOn === null) return new Set();
    const rows = await rowsIn<{ rider_id: string }>(
      sql,
      winners,
      (some) =>
        `SELECT DISTINCT x.rider_id FROM results x JOIN events e ON e.id = x.event_id
          WHERE x.rider_id IN (${some}) AND x.result_type <> 'DNS' AND e.series_id = ? AND e.id <> ? AND e.starts_on < ?`,
      [event.seriesId, event.id, event.startsOn],
    );
    return new Set(rows.map((row) => row.rider_id));
  };

  const otherPodiums = async (event: RaceEvent, podium: readonly string[]): Promise<readonly OtherPodium[]> => {
    if (event.startsOn === null) return [];
    const days = [addDays(event.endsOn ?? event.startsOn, 1), addDays(event.startsOn, -1)] as const;
    const near = await rowsIn<{ class_id: string }>(
      sql,
      podium,
      (some) =>
        `SELECT DISTINCT x.class_id FROM results x JOIN events e ON e.id = x.event_id
          WHERE x.rider_id IN (${some}) AND x.place <= ${PODIUM} AND x.result_type = 'finished' AND e.id <> ?
            AND e.canceled = ? AND e.starts_on <= ? AND COALESCE(e.ends_on, e.starts_on) >= ?`,
      [event.id, false, ...days],
    );
    const rows = await rowsIn<PodiumRow>(
      sql,
      [...new Set(near.map((item) => item.class_id))].toSorted(),
      (some) =>
        `SELECT x.class_id, c.name, c.event_id, e.title, e.starts_on, x.place, x.rider_id, x.rider_name FROM results x
          JOIN classes c ON c.id = x.class_id JOIN events e ON e.id = c.event_id
          WHERE x.class_id IN (${some}) AND x.place <= ${PODIUM} AND x.result_type = 'finished' ORDER BY x.id`,
    );
    return [...grouped(rows, (row) => row.class_id).values()].map((riders) => ({
      event: { id: riders[0]?.event_id ?? '', title: riders[0]?.title ?? '', startsOn: riders[0]?.starts_on ?? null },
      className: riders[0]?.name ?? '',
      riders: riders.map((rider) => ({ place: rider.place, riderId: rider.rider_id, riderName: rider.rider_name })),
    }));
  };

  const earlierClasses = async (event: RaceEvent): Promise<readonly EarlierClass[]> => {
    const owner = event.seriesId ?? event.promoterId;
    if (owner === null || event.startsOn === null) return [];
    const rows = await sql.rows<EarlierRow>(
      `SELECT c.id, c.name, c.entrants, e.title, e.starts_on FROM events e JOIN classes c ON c.event_id = e.id
        WHERE ${event.seriesId === null ? 'e.promoter_id = ? AND e.series_id IS NULL' : 'e.series_id = ?'}
          AND e.starts_on < ? AND e.canceled = ? AND c.results_received_at IS NOT NULL
        ORDER BY e.starts_on DESC, c.id LIMIT ${MOST_EARLIER}`,
      [owner, event.startsOn, false],
    );
    // the newest of each name
    const last = [...new Map(rows.toReversed().map((row) => [nameKey(row.name), row])).values()];
    const counted = await rowsIn<{ class_id: string; starters: number | string }>(
      sql,
      last.map((earlierRow) => earlierRow.id),
      (some) =>
        `SELECT class_id, COUNT(*) AS starters FROM results WHERE class_id IN (${some}) AND result_type <> 'DNS'
          GROUP BY class_id`,
    );
    const starters = new Map(counted.map((item) => [item.class_id, Number(item.starters)]));
    return last.map((earlierRow) => ({
      name: earlierRow.name,
      starters: Math.max(starters.get(earlierRow.id) ?? 0, earlierRow.entrants ?? 0),
      event: earlierRow.title,
      on: earlierRow.starts_on,
    }));
  };

  const logosAccepted = async (eventId: string): Promise<ReadonlySet<string>> => {
    const rows = await sql.rows<Pick<LogoPhotoRow, 'class_id' | 'rider_id'>>(
      "SELECT DISTINCT class_id, rider_id FROM logo_photos WHERE event_id = ? AND status = 'accepted'",
      [eventId],
    );
    return new Set(rows.map((row) => checkKey(row.class_id, row.rider_id)));
  };

  return {
    ofEvent: async ({ event, winners, podium, vins, hands, logos = false }) => {
      const decisions = await sql.rows<CheckDecisionRow>(
        'SELECT * FROM check_decisions WHERE event_id = ? ORDER BY class_id, rider_id',
        [event.id],
      );
      const entries = await sql.rows<ResultEntryRow>(
        'SELECT class_id, account_id, is_let_in FROM result_entries WHERE event_id = ? ORDER BY class_id, account_id',
        [event.id],
      );
      const making = await sql.rows<Pick<AuditRow, 'actor_id' | 'proxy_host_id'>>(
        `SELECT actor_id, proxy_host_id FROM audit_log
          WHERE (object_type = 'event' AND object_id = ? AND action IN (${placeholders(MAKING)}))
            OR (object_type = 'series' AND object_id = ? AND action = 'import-events' AND detail LIKE ?)`,
        [event.id, ...MAKING, event.seriesId ?? '', `%${event.id}%`],
      );
      const logins = new Set(
        making.flatMap((item) => [item.actor_id, item.proxy_host_id]).filter((text) => text !== null),
      );
      const makers = await admins.among([...logins]);
      const entered = hands && (await admins.ofEvent(event, entries, hands));
      const [stored] = await sql.rows<{ purse_raised_at: string | null }>(
        'SELECT purse_raised_at FROM events WHERE id = ?',
        [event.id],
      );
      const earlier = await earlierClasses(event);
      return {
        decisions: decisions.map(decisionOf),
        promoter: await promoterOf(event.promoterId),
        startedBefore: await startedBefore(event, winners),
        otherPodiums: await otherPodiums(event, podium),
        enteredBy: loginsByClass(entries.filter((entry) => !entry.is_let_in)),
        ...(entries.some((entry) => entry.is_let_in)
          ? { letInBy: loginsByClass(entries.filter((entry) => entry.is_let_in)) }
          : {}),
        makers: new Set(makers),
        purseRaisedAt: stored?.purse_raised_at ?? null,
        ...(entered ? { byAdmins: entered } : {}),
        ...(earlier.length === 0 ? {} : { earlierClasses: earlier }),
        ...(logos ? { logosAccepted: await logosAccepted(event.id) } : {}),
        ...(vins !== undefined && event.promoterId !== null
          ? { arrivals: await arrivals.ofPromoter(event.promoterId, vins.riderIds, vins.since) }
          : {}),
      };
    },
    decide: (eventId, decisions) =>
      bulkInsert(
        sql,
        'check_decisions',
        decisions.map((decision) => ({
          class_id: decision.classId,
          rider_id: decision.riderId,
          event_id: eventId,
          decision: decision.decision,
          amount: decision.amount,
          place: decision.place,
          reason: decision.reason,
          at: decision.at,
          by_name: decision.by,
        })),
        {
          keys: ['class_id', 'rider_id'],
          update: ['event_id', 'decision', 'amount', 'place', 'reason', 'at', 'by_name'],
        },
      ),
    aloneIn: admins.aloneIn,
    forget: ({ classId, riderId }) =>
      sql.run('DELETE FROM check_decisions WHERE class_id = ? AND rider_id = ?', [classId, riderId]),
    letInBy: admins.letInBy,
    noteEntered: admins.noteEntered,
    notePaid: admins.notePaid,
    notePurseRaised: (eventId, at) => sql.run('UPDATE events SET purse_raised_at = ? WHERE id = ?', [at, eventId]),
    heldBefore: async (at) => {
      const rows = await sql.rows<{ event_id: string }>(
        `SELECT event_id, MIN(held_since) AS since FROM results WHERE check_state = 'held' AND held_since < ?
          GROUP BY event_id ORDER BY since, event_id LIMIT 1000`,
        [at],
      );
      return rows.map((row) => row.event_id);
    },
  };
};
