import type { ResultQueries, UnmatchedPerson } from '@rrr/core/results';
import { nameKey } from '@rrr/core/riders';
import { pageOf } from '@rrr/core/shared';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import type { EventRow, ResultRow } from '../tables/index.js';
import { DISMISSAL, withDismissals } from './dismissals.js';
import { COUNTED, pageFrom, pageMap, wherePrefix } from './paging.js';
import { COLUMNS, onlyWaiting, type UnpaidRow, unpaidKeys, unpaidView } from './unmatched-rows.js';

/** What results of one name are worth in one currency. */
interface NamedRow extends Pick<EventRow, 'currency'> {
  readonly name_key: string;
  readonly results: number | string;
  readonly worth: number | string;
  readonly latest: string;
  readonly last_race: string;
}

interface Named {
  readonly key: string;
  readonly results: number;
  readonly worth: UnmatchedPerson['worth'];
  readonly latest: string;
  readonly lastRace: string;
}

const mostOf = ({ worth }: Named): number => Math.max(...worth.map(({ amount }) => amount));

/** Names with their currencies together, most money in one currency first. */
const byName = (rows: readonly NamedRow[]): readonly Named[] => {
  const found = new Map<string, Named>();
  for (const row of rows) {
    const before = found.get(row.name_key);
    const isLater = before === undefined || row.last_race > before.lastRace;
    found.set(row.name_key, {
      key: row.name_key,
      results: (before?.results ?? 0) + toSafeInteger(row.results),
      worth: [...(before?.worth ?? []), { amount: toSafeInteger(row.worth), currency: row.currency }],
      latest: isLater ? row.latest : before.latest,
      lastRace: isLater ? row.last_race : before.lastRace,
    });
  }
  return [...found.values()].toSorted((a, b) => mostOf(b) - mostOf(a) || (a.key < b.key ? -1 : 1));
};

export const sqlUnmatchedPeople = (db: Database): Pick<ResultQueries, 'people' | 'ofPerson'> => {
  const sql = readerOn(db);
  return {
    people: async ({ name, since, ...page }) => {
      const rows = onlyWaiting(unpaidKeys(db, since))
        .join('results as x', 'x.id', 'u.result_id')
        .whereNot('x.name_key', '');
      if (name !== undefined && nameKey(name) !== '') wherePrefix(rows, 'x.name_key', nameKey(name));
      // the latest up to a bound, so that a page costs the same however many there are
      const latest = rows
        .select('x.name_key', 'u.currency', 'u.amount', 'x.id', 'u.ends_on')
        .orderBy([
          { column: 'u.ends_on', order: 'desc' },
          { column: 'u.result_id', order: 'desc' },
        ])
        .limit(COUNTED + 1);
      const asked = latest.toSQL();
      const named = byName(
        await sql.rows<NamedRow>(
          `SELECT name_key, currency, COUNT(*) AS results, SUM(amount) AS worth, MAX(id) AS latest,
             MAX(ends_on) AS last_race
           FROM (${asked.sql}) found GROUP BY name_key, currency`,
          asked.bindings as never,
        ),
      );
      const shown = named.slice((page.page - 1) * page.limit, page.page * page.limit);
      const texts = new Map(
        shown.length === 0
          ? []
          : (
              await sql.list<Pick<ResultRow, 'id' | 'rider_name' | 'hometown'>>(
                db
                  .read('results')
                  .whereIn(
                    'id',
                    shown.map(({ latest: id }) => id),
                  )
                  .select('id', 'rider_name', 'hometown'),
              )
            ).map((item) => [item.id, item]),
      );
      return pageOf(
        shown.flatMap(({ latest: id, results, worth, lastRace }): UnmatchedPerson[] => {
          const text = texts.get(id);
          return text === undefined
            ? []
            : [{ resultId: id, riderName: text.rider_name, hometown: text.hometown, results, worth, lastRace }];
        }),
        page,
        named.length,
      );
    },

    ofPerson: async (resultId, page) => {
      const [one] = await sql.list<Pick<ResultRow, 'name_key' | 'rider_name'>>(
        db.read('results').where('id', resultId).select('name_key', 'rider_name'),
      );
      if (!one) return undefined;
      const rows = db.read('results as x').whereNull('x.rider_id').where('x.name_key', one.name_key);
      const list = withDismissals(rows.clone(), 'unmatched', 'x.id')
        .join('events as e', 'e.id', 'x.event_id')
        .join('classes as c', 'c.id', 'x.class_id')
        .leftJoin('payout_places as p', (on) => on.on('p.class_id', 'x.class_id').andOn('p.place', 'x.place'))
        .select(COLUMNS)
        .select(DISMISSAL)
        .select('x.event_id', 'e.title', 'e.starts_on', 'e.currency', 'c.name as class_name')
        .select(
          db.read.raw(
            `CASE WHEN e.paying = ? AND e.canceled = ? AND x.result_type = 'finished' AND c.payout_type <> 'noPayout'
             THEN p.amount END AS worth`,
            [true, false],
          ),
        )
        .orderBy([
          { column: 'e.ends_on', order: 'desc' },
          { column: 'x.id', order: 'desc' },
        ]);
      return {
        riderName: one.rider_name,
        results: pageMap(await pageFrom<UnpaidRow>(sql, list, page, rows), unpaidView),
      };
    },
  };
};
