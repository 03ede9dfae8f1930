import { checkOf, type Verdict } from '@rrr/core/eligibility';
import type { HeldAwardQueries, HeldAwardView, SeenPhoto } from '@rrr/core/results';
import { pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { placeholders, rowsIn, toSafeInteger } from '../sql.js';
import { MAKING } from '../stores/check-store.js';
import type { BikeRow, CheckDecisionRow, EventRow, ResultRow } from '../tables/index.js';
import { seenPhotosOf } from './logo-photo-queries.js';
import { inOrderOf, pageOfIds } from './paging.js';

type HeldRow = Pick<ResultRow, 'id' | 'event_id' | 'class_id' | 'place' | 'verdict'> &
  Pick<EventRow, 'title' | 'starts_on' | 'ends_on' | 'currency'> & {
    readonly rider_id: string;
    readonly rider_name: string;
    readonly enrolled_at: string;
    readonly class_name: string;
    readonly others: number | string;
    readonly own: number | string;
    readonly made: number | string;
    readonly decision: CheckDecisionRow['decision'] | null;
    readonly decided_at: string | null;
    readonly decided_by: string | null;
    readonly decided_reason: string | null;
  };
type Motorcycle = Pick<BikeRow, 'id' | 'year' | 'make' | 'model' | 'vin' | 'verified_at'>;

/** Results of which the rider still has to send photos: fewer have been sent than the verdict asks for. */
const AWAITS_RIDER = `x.verdict LIKE '%"LOGO_PHOTOS"%'
  AND (SELECT COUNT(DISTINCT p.slot) FROM logo_photos p
    WHERE p.rider_id = x.rider_id AND p.class_id = x.class_id AND p.status = 'sent')
  < CASE WHEN x.verdict LIKE '%"photos":3,%' THEN 3 WHEN x.verdict LIKE '%"photos":2,%' THEN 2 ELSE 1 END`;

const viewOf = (
  row: HeldRow,
  bikes: ReadonlyMap<string, Motorcycle>,
  photos: ReadonlyMap<string, readonly SeenPhoto[]>,
): HeldAwardView => {
  const verdict = JSON.parse(row.verdict) as Verdict;
  const bike = bikes.get(checkOf(verdict)?.bikeId ?? '');
  return {
    resultId: row.id,
    rider: { id: row.rider_id, fullName: row.rider_name, enrolledAt: row.enrolled_at },
    event: { id: row.event_id, title: row.title, startsOn: row.starts_on, endsOn: row.ends_on },
    raceClass: { id: row.class_id, name: row.class_name },
    place: row.place,
    currency: row.currency,
    verdict,
    bike: bike
      ? { name: `${bike.year} ${bike.make} ${bike.model}`, vin: bike.vin, vinVerifiedAt: bike.verified_at }
      : null,
    otherResults: toSafeInteger(row.others),
    enteredByViewer: toSafeInteger(row.own) > 0,
    madeByViewer: toSafeInteger(row.made) > 0,
    photos: photos.get(`${row.class_id}/${row.rider_id}`) ?? [],
    decision:
      row.decision === null || row.decided_at === null
        ? null
        : { decision: row.decision, at: row.decided_at, by: row.decided_by, reason: row.decided_reason },
  };
};

export const sqlHeldAwardQueries = (db: Database): HeldAwardQueries => {
  const sql = readerOn(db);
  const held = (viewer: string): Knex.QueryBuilder =>
    db
      .read('results as x')
      .join('riders as r', 'r.id', 'x.rider_id')
      .join('events as e', 'e.id', 'x.event_id')
      .join('classes as c', 'c.id', 'x.class_id')
      .leftJoin('check_decisions as d', (on) => on.on('d.class_id', 'x.class_id').on('d.rider_id', 'x.rider_id'))
      .select(
        'x.id',
        'x.event_id',
        'x.class_id',
        'x.place',
        'x.verdict',
        'x.rider_id',
        'r.full_name as rider_name',
        'r.enrolled_at',
        'e.title',
        'e.starts_on',
        'e.ends_on',
        'e.currency',
        'c.name as class_name',
        'd.decision',
        'd.at as decided_at',
        'd.by_name as decided_by',
        'd.reason as decided_reason',
      )
      .select(
        db.read.raw(
          '(SELECT COUNT(*) FROM results o WHERE o.rider_id = x.rider_id AND o.event_id <> x.event_id) AS others',
        ),
        db.read.raw(
          '(SELECT COUNT(*) FROM result_entries n WHERE n.class_id = x.class_id AND n.account_id = ?) AS own',
          [viewer],
        ),
        db.read.raw(
          `(SELECT COUNT(*) FROM audit_log a WHERE a.object_type = 'event' AND a.object_id = x.event_id
            AND a.action IN (${placeholders(MAKING)}) AND (a.actor_id = ? OR a.proxy_host_id = ?)) AS made`,
          [...MAKING, viewer, viewer],
        ),
      );

  return {
    search: async ({ state, eventId, signal, waitsFor, viewer, ...page }) => {
      const keys: Knex.QueryBuilder = db.read('results as x').where('x.check_state', state);
      if (eventId !== undefined) void keys.where('x.event_id', eventId);
      // few results are held, so their verdicts are searched
      if (signal !== undefined) void keys.where('x.verdict', 'like', `%"${signal}"%`);
      if (waitsFor !== undefined) void keys.whereRaw(waitsFor === 'rider' ? AWAITS_RIDER : `NOT (${AWAITS_RIDER})`);
      const { ids, total } = await pageOfIds(
        sql,
        keys,
        [
          { column: 'x.held_since', order: 'asc' },
          { column: 'x.id', order: 'asc' },
        ],
        page,
      );
      const rows = await inOrderOf<HeldRow>(sql, ids, held(viewer), 'x.id');
      const bikeIds = rows.flatMap((row) => checkOf(JSON.parse(row.verdict) as Verdict)?.bikeId ?? []);
      const bikes = await rowsIn<Motorcycle>(
        sql,
        [...new Set(bikeIds)],
        (some) => `SELECT id, year, make, model, vin, verified_at FROM bikes WHERE id IN (${some})`,
      );
      const byId = new Map(bikes.map((bike) => [bike.id, bike]));
      const photos = await seenPhotosOf(
        sql,
        rows.filter((row) => checkOf(JSON.parse(row.verdict) as Verdict)?.photos),
      );
      return pageOf(
        rows.map((row) => viewOf(row, byId, photos)),
        page,
        total,
      );
    },
  };
};
