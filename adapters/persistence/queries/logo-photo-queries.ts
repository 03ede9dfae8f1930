import type { LogoPhoto, LogoPhotoQueries, SeenPhoto } from '@rrr/core/results';
import { pageOf } from '@rrr/core/shared';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { rowsIn } from '../sql.js';
import { logoPhotoOf } from '../stores/logo-photo-store.js';
import type { EventRow, LogoPhotoRow, ResultRow } from '../tables/index.js';
import { inOrderOf, pageOfIds } from './paging.js';

type AwaitedRow = Pick<ResultRow, 'id' | 'event_id' | 'class_id' | 'place' | 'verdict'> &
  Pick<EventRow, 'title' | 'starts_on' | 'currency'> & { readonly class_name: string; readonly rider_id: string };

const keyOf = (item: { readonly class_id: string; readonly rider_id: string }): string =>
  `${item.class_id}/${item.rider_id}`;

/** By class and rider: the photos that were not replaced, by slot. */
const photosOf = async (
  sql: Reader,
  of: readonly { readonly class_id: string; readonly rider_id: string; readonly event_id: string }[],
): Promise<ReadonlyMap<string, readonly LogoPhoto[]>> => {
  const riders = [...new Set(of.map((item) => item.rider_id))].toSorted();
  const classes = new Set(of.map((item) => item.class_id));
  const rows = await rowsIn<LogoPhotoRow>(
    sql,
    riders,
    (some) =>
      `SELECT * FROM logo_photos WHERE rider_id IN (${some}) AND status <> 'replaced' ORDER BY class_id, slot, id`,
  );
  const found = new Map<string, LogoPhoto[]>();
  for (const row of rows) {
    if (!classes.has(row.class_id)) continue;
    const photos = found.get(keyOf(row)) ?? [];
    found.set(keyOf(row), [...photos, logoPhotoOf(row)]);
  }
  return found;
};

type UseRow = Pick<LogoPhotoRow, 'digest' | 'class_id' | 'rider_id' | 'sent_at'> & {
  readonly title: string;
  readonly class_name: string;
  readonly rider_name: string;
};
/** other awards that are told of each photo */
const MOST_USES = 5;
const MOST_ROWS = 2_000;

/** By class and rider: the photos that were not replaced, with the other awards for which the same picture was sent. */
export const seenPhotosOf = async (
  sql: Reader,
  of: readonly { readonly class_id: string; readonly rider_id: string; readonly event_id: string }[],
): Promise<ReadonlyMap<string, readonly SeenPhoto[]>> => {
  const photos = await photosOf(sql, of);
  const digests = [...new Set([...photos.values()].flatMap((all) => all.map((photo) => photo.digest)))].toSorted();
  const uses = await rowsIn<UseRow>(
    sql,
    digests,
    (some) =>
      `SELECT p.digest, p.class_id, p.rider_id, p.sent_at, e.title, c.name AS class_name, r.full_name AS rider_name
        FROM logo_photos p JOIN events e ON e.id = p.event_id JOIN classes c ON c.id = p.class_id
        JOIN riders r ON r.id = p.rider_id WHERE p.digest IN (${some}) ORDER BY p.sent_at, p.id LIMIT ${MOST_ROWS}`,
  );
  const usesOf = (photo: LogoPhoto): SeenPhoto['usedFor'] => {
    const others = uses.filter(
      (use) => use.digest === photo.digest && (use.class_id !== photo.classId || use.rider_id !== photo.riderId),
    );
    return [...new Map(others.toReversed().map((other) => [keyOf(other), other])).values()]
      .toReversed()
      .slice(0, MOST_USES)
      .map((useRow) => ({
        eventTitle: useRow.title,
        className: useRow.class_name,
        riderName: useRow.rider_name,
        sentAt: useRow.sent_at,
      }));
  };
  return new Map(
    [...photos].map(([key, all]) => [key, all.map((photo): SeenPhoto => ({ ...photo, usedFor: usesOf(photo) }))]),
  );
};

export const sqlLogoPhotoQueries = (db: Database): LogoPhotoQueries => {
  const sql = readerOn(db);
  return {
    awaited: async ({ riderId, ...page }) => {
      const { ids, total } = await pageOfIds(
        sql,
        db
          .read('results as x')
          .where('x.rider_id', riderId)
          .where('x.check_state', 'held')
          .where('x.verdict', 'like', '%"LOGO_PHOTOS"%'),
        [
          { column: 'x.held_since', order: 'asc' },
          { column: 'x.id', order: 'asc' },
        ],
        page,
      );
      const rows = await inOrderOf<AwaitedRow>(
        sql,
        ids,
        db
          .read('results as x')
          .join('events as e', 'e.id', 'x.event_id')
          .join('classes as c', 'c.id', 'x.class_id')
          .select('x.id', 'x.event_id', 'x.class_id', 'x.rider_id', 'x.place', 'x.verdict')
          .select('e.title', 'e.starts_on', 'e.currency', 'c.name as class_name'),
        'x.id',
      );
      const photos = await photosOf(sql, rows);
      return pageOf(
        rows.map((row) => ({
          resultId: row.id,
          event: { id: row.event_id, title: row.title, startsOn: row.starts_on },
          raceClass: { id: row.class_id, name: row.class_name },
          place: row.place,
          currency: row.currency,
          verdict: JSON.parse(row.verdict),
          photos: photos.get(keyOf(row)) ?? [],
        })),
        page,
        total,
      );
    },
  };
};
