import { fullNameOf, type OfRider, type RiderRecordQueries } from '@rrr/core/riders';
import { ageOn, type Currency, type Instant, type LocalDate } from '@rrr/core/shared';
import { type Locale } from '@rrr/records/languages';
import type { Knex } from 'knex';
import { amountOf, rowsOf } from '../measures.js';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { type Flag, toSafeInteger } from '../sql.js';
import { KEPT_BIKE, keptBikeOf } from '../stores/bike-store.js';
import { documentOf } from '../stores/document-store.js';
import { noteOf, timecardOf } from '../stores/notes-and-favourites.js';
import { riderOf } from '../stores/rider-store.js';
import type { BikeRow, DocumentRow, GuardianRequestRow, RiderNoteRow, RiderRow, TimecardRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

interface RecordRow extends RiderRow {
  readonly seal: string | null;
  readonly locked_until: Instant | null;
  readonly email_verified: Flag | null;
  readonly locale: Locale | null;
  readonly factor_since: Instant | null;
}

interface FavouriteRow {
  readonly target_id: string;
  readonly at: Instant;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string;
  readonly starts_on: LocalDate | null;
}

interface EarnedRow {
  readonly currency: Currency;
  readonly cash: number | string;
  readonly credit: number | string;
}

/** joins the oldest login */
const RECORD = `SELECT r.*, g.seal, g.locked_until, a.email_verified, a.locale, f.confirmed_at AS factor_since FROM riders r
  LEFT JOIN pin_guards g ON g.rider_id = r.id
  LEFT JOIN accounts a ON a.id = (SELECT MIN(b.id) FROM accounts b WHERE b.type = 'rider' AND b.subject_id = r.id)
  LEFT JOIN second_factors f ON f.account_id = a.id
  WHERE r.id = ?`;

export const sqlRiderRecordQueries = (db: Database): RiderRecordQueries => {
  const sql = readerOn(db);
  const of = (table: string, { riderId }: OfRider): Knex.QueryBuilder => db.read(table).where('rider_id', riderId);
  const favourites = (table: 'dealers' | 'events', kind: string, { riderId }: OfRider): Knex.QueryBuilder =>
    db
      .read('favourites as f')
      .join(`${table} as t`, 't.id', 'f.target_id')
      .where({ 'f.rider_id': riderId, 'f.kind': kind })
      .select('f.target_id', 'f.at', 't.city', 't.state', 't.country');

  return {
    one: async (riderId, today) => {
      const [[row], bikes, documents, [asked]] = await Promise.all([
        sql.rows<RecordRow>(RECORD, [riderId]),
        sql.rows<BikeRow>(`SELECT ${KEPT_BIKE} FROM bikes WHERE rider_id = ? AND retired_at IS NULL ORDER BY id`, [
          riderId,
        ]),
        sql.rows<DocumentRow>(
          "SELECT * FROM documents WHERE rider_id = ? AND status <> 'replaced' ORDER BY kind, uploaded_at, id",
          [riderId],
        ),
        sql.rows<GuardianRequestRow>('SELECT * FROM guardian_requests WHERE rider_id = ?', [riderId]),
      ]);
      if (!row) return undefined;
      const rider = riderOf(row);
      return {
        ...rider,
        fullName: fullNameOf(rider),
        age: rider.bornOn === null ? null : ageOn(rider.bornOn, today),
        mergedInto: row.merged_into,
        login:
          row.locale === null
            ? null
            : {
                emailVerified: Boolean(row.email_verified),
                locale: row.locale,
                twoStep: row.factor_since !== null,
              },
        pin: { isSet: row.seal !== null, lockedUntil: row.locked_until },
        bikes: bikes.map(keptBikeOf),
        documents: [...new Map(documents.map((document) => [document.kind, documentOf(document)])).values()],
        guardian:
          rider.consent === null && asked
            ? { name: asked.name, email: asked.email, sentAt: asked.sent_at, expiresAt: asked.expires_at }
            : null,
      };
    },
    career: async (riderId) => {
      const [[raced], [plate], earned] = await Promise.all([
        sql.rows<{ races: number | string; results: number | string }>(
          'SELECT COUNT(DISTINCT event_id) AS races, COUNT(*) AS results FROM results WHERE rider_id = ?',
          [riderId],
        ),
        sql.rows<{ number: string; eventType: string }>(
          `SELECT x.number, e.type AS eventType FROM results x JOIN events e ON e.id = x.event_id
            WHERE x.rider_id = ? AND x.number IS NOT NULL ORDER BY e.starts_on DESC, x.id DESC LIMIT 1`,
          [riderId],
        ),
        sql.rows<EarnedRow>(
          `SELECT currency, SUM(CASE WHEN type = 'cash' THEN ${amountOf('earned')} ELSE 0 END) AS cash, SUM(CASE
            WHEN type = 'cash' THEN 0 ELSE ${amountOf('earned')} END) AS credit
           FROM awards WHERE rider_id = ? AND ${rowsOf('issued')} GROUP BY currency ORDER BY currency`,
          [riderId],
        ),
      ]);
      return {
        races: toSafeInteger(raced?.races ?? 0),
        results: toSafeInteger(raced?.results ?? 0),
        plate: plate ? { number: plate.number, eventType: plate.eventType } : null,
        earned: earned.map((earnedRow) => ({
          currency: earnedRow.currency,
          cash: toSafeInteger(earnedRow.cash),
          credit: toSafeInteger(earnedRow.credit),
        })),
      };
    },
    notes: async (asked) =>
      pageMap(
        await pageFrom<RiderNoteRow>(
          sql,
          of('rider_notes', asked).orderBy([
            { column: 'at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ]),
          asked,
        ),
        noteOf,
      ),
    documents: async (asked) => {
      const list = of('documents', asked).orderBy([
        { column: 'kind', order: 'desc' },
        { column: 'uploaded_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
      return pageMap(await pageFrom<DocumentRow>(sql, list, asked), documentOf);
    },
    waiting: async (asked) => {
      const list = db
        .read('documents as d')
        .join('riders as r', 'r.id', 'd.rider_id')
        .where('d.status', 'uploaded')
        .orderBy(['d.uploaded_at', 'd.id'])
        .select('d.*', 'r.full_name', 'r.professional');
      type Row = DocumentRow & { readonly full_name: string; readonly professional: Flag };
      return pageMap(
        await pageFrom<Row>(sql, list, asked, db.read('documents').where('status', 'uploaded')),
        (row) => ({
          ...documentOf(row),
          riderName: row.full_name,
          professional: Boolean(row.professional),
        }),
      );
    },
    favourites: async (asked) => {
      const list =
        asked.kind === 'dealer'
          ? favourites('dealers', 'dealer', asked)
              .select('t.name', db.read.raw('NULL as starts_on'))
              .orderBy(['t.name_key', 't.id'])
          : favourites('events', 'event', asked)
              .select('t.title as name', 't.starts_on')
              .orderBy([
                { column: 't.starts_on', order: 'desc' },
                { column: 't.id', order: 'desc' },
              ]);
      return pageMap(await pageFrom<FavouriteRow>(sql, list, asked), (row) => ({
        kind: asked.kind,
        targetId: row.target_id,
        at: row.at,
        name: row.name,
        city: row.city,
        state: row.state,
        country: row.country,
        startsOn: row.starts_on,
      }));
    },
    timecards: async (asked) =>
      pageMap(
        await pageFrom<TimecardRow>(
          sql,
          of('timecards', asked).orderBy([
            { column: 'uploaded_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ]),
          asked,
        ),
        timecardOf,
      ),
  };
};
