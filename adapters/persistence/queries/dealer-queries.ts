import type { DealerQueries, DealerSearch, DealerView, FoundDealer } from '@rrr/core/dealers';
import { boxAround, countryOfPostalCode, locatingCode, milesBetween, type Places, type Point } from '@rrr/core/geo';
import { currencyOf, type PageOf, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { rowsIn } from '../sql.js';
import { dealerOf } from '../stores/dealer-store.js';
import type { DealerRow } from '../tables/index.js';
import { dealerLogins, openInvitations } from './dealer-logins.js';
import { pageFrom, pageMap, typedWords, wherePrefix, whereWords } from './paging.js';
import { sqlPlaces, postalCodeName } from './places.js';
import { whereWord } from './word-search.js';

const viewOf = (row: DealerRow): DealerView => {
  const { createdAt: _, ...dealer } = dealerOf(row);
  return { ...dealer, currency: currencyOf(row.country) };
};

export const sqlDealerQueries = (db: Database): DealerQueries => {
  const sql = readerOn(db);
  const places = sqlPlaces(db);
  return {
    one: async (dealerId) => {
      const [row] = await sql.rows<DealerRow>('SELECT * FROM dealers WHERE id = ?', [dealerId]);
      return row && viewOf(row);
    },
    search: async (asked) => {
      const list = db.read('dealers as d');
      filter(list, asked);
      const around = await centerOf(places, asked);
      if (around) return near(sql, list, asked, around);
      if (asked.zipcode) wherePrefix(list, 'd.zipcode', locatingCode(countryAsked(asked) ?? '', asked.zipcode));
      return pageMap(
        await pageFrom<DealerRow>(sql, list.select('d.*').orderBy(['d.name_key', 'd.id']), asked),
        (dealerRow) => ({ ...viewOf(dealerRow), miles: null }),
      );
    },
    around: async ({ zipcode, country: asked }) => {
      const country = countryOfPostalCode(zipcode ?? '') ?? asked;
      const point = zipcode && country ? await places.locate(country, zipcode) : null;
      if (!zipcode || !country || !point) return null;
      const code = locatingCode(country, zipcode);
      const named = await postalCodeName(sql, country, code);
      return { zipcode: code, city: named?.city ?? null, state: named?.state ?? null, point };
    },
    regions: async (country) => {
      const rows = await sql.rows<{ country: string; state: string | null }>(
        'SELECT DISTINCT country, state FROM dealers WHERE deactivated = 0 ORDER BY country, state',
      );
      const states = rows
        .filter((row) => country === undefined || row.country === country)
        .flatMap((row) => row.state ?? []);
      return {
        distinctStates: [...new Set(states)].toSorted(),
        distinctCountry: [...new Set(rows.map((row) => row.country))],
      };
    },
    logins: dealerLogins(db),
    invitations: openInvitations(db),
  };
};

const filter = (list: Knex.QueryBuilder, asked: DealerSearch): void => {
  for (const word of typedWords(asked.query)) void list.where((any) => whereWord(any, 'd.id', ['dealer'], word));
  if (asked.name) whereWords(list, ['d.name_key'], asked.name);
  if (asked.state) void list.whereIn('d.state', [asked.state, asked.state.toUpperCase()]);
  if (asked.country) void list.where('d.country', asked.country);
  if (asked.active !== undefined) void list.where('d.deactivated', !asked.active);
};

const countryAsked = ({ country, zipcode }: DealerSearch): string | null =>
  country ?? countryOfPostalCode(zipcode ?? '');

interface Around {
  readonly center: Point;
  readonly miles: number;
}

const centerOf = async (places: Places, asked: DealerSearch): Promise<Around | null> => {
  // a search around a foreign postal code refers to that code's country
  const country = countryOfPostalCode(asked.zipcode ?? '') ?? asked.country;
  if (!asked.zipcode || !asked.zipDistance || !country) return null;
  const center = await places.locate(country, asked.zipcode);
  return center && { center, miles: asked.zipDistance };
};

type Located = Pick<DealerRow, 'id' | 'lat_e6' | 'lon_e6'>;

/** The index finds dealers in a rectangle; their exact distances are then computed, and the nearest come first. */
const near = async (
  sql: Reader,
  list: Knex.QueryBuilder,
  asked: DealerSearch,
  { center, miles: most }: Around,
): Promise<PageOf<FoundDealer>> => {
  const { south, north, west, east } = boxAround(center, most);
  const inBox = await sql.list<Located>(
    list
      .select('d.id', 'd.lat_e6', 'd.lon_e6')
      .whereBetween('d.lat_e6', [south, north])
      .whereBetween('d.lon_e6', [west, east]),
  );
  const found = inBox
    .map((located) => ({
      id: located.id,
      miles: milesBetween(center, { latE6: located.lat_e6 ?? 0, lonE6: located.lon_e6 ?? 0 }),
    }))
    .filter((item) => item.miles <= most)
    .toSorted((a, b) => a.miles - b.miles || (a.id < b.id ? -1 : 1));
  const shown = found.slice((asked.page - 1) * asked.limit, asked.page * asked.limit);
  const rows = new Map(
    (
      await rowsIn<DealerRow>(
        sql,
        shown.map((item) => item.id),
        (some) => `SELECT * FROM dealers WHERE id IN (${some})`,
      )
    ).map((row) => [row.id, row]),
  );
  const items = shown.flatMap(({ id, miles }) => {
    const row = rows.get(id);
    return row ? [{ ...viewOf(row), miles }] : [];
  });
  return pageOf(items, asked, found.length);
};
