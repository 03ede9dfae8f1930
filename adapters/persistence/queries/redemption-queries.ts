import { CODES, codeNumber, type RedemptionQueries, type RedemptionSearch, type RedemptionView } from '@rrr/core/redemption';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { REDEMPTION_COLUMNS, redemptionOf } from '../stores/knex-redemption-store.js';
import type { RedemptionRow } from '../tables/index.js';
import { endOfDay, startOfDay } from '../zone.js';
import { pageFrom, pageMap, whereWords } from './paging.js';

type Row = RedemptionRow & { readonly rider_name: string; readonly dealer_name: string };

const viewOf = (row: Row): RedemptionView => ({ ...redemptionOf(row), riderName: row.rider_name, dealerName: row.dealer_name });

export const knexRedemptionQueries = (db: Database, zone: string): RedemptionQueries => {
  const reader = readerOn(db);
  const redemptions = (): Knex.QueryBuilder =>
    db
      .read('redemptions as x')
      .join('riders as r', 'r.id', 'x.rider_id')
      .join('dealers as d', 'd.id', 'x.dealer_id')
      .select(...REDEMPTION_COLUMNS.map((it) => `x.${it}`), 'r.full_name as rider_name', 'd.name as dealer_name');
  return {
    search: async (asked) => {
      const list = redemptions().orderBy([{ column: 'x.redeemed_at', order: 'desc' }, { column: 'x.id', order: 'desc' }]);
      filter(list, asked, zone);
      if (asked.query || asked.riderName || asked.country) return pageMap(await pageFrom<Row>(reader, list, asked), viewOf);
      // each redemption has its rider and its dealer: counting need not look them up
      const counted = db.read('redemptions as x');
      filter(counted, asked, zone);
      return pageMap(await pageFrom<Row>(reader, list, asked, counted), viewOf);
    },
    one: async (id) => {
      const [row] = await reader.list<Row>(redemptions().where('x.id', id));
      return row && viewOf(row);
    },
  };
};

const filter = (list: Knex.QueryBuilder, asked: RedemptionSearch, zone: string): void => {
  void list.where('x.status', asked.revoked ? '=' : '<>', 'revoked');
  if (asked.dealerId !== undefined) void list.where('x.dealer_id', asked.dealerId);
  if (asked.riderId !== undefined) void list.where('x.rider_id', asked.riderId);
  if (asked.afterDate !== undefined) void list.where('x.redeemed_at', '>=', startOfDay(asked.afterDate, zone));
  if (asked.beforeDate !== undefined) void list.where('x.redeemed_at', '<', endOfDay(asked.beforeDate, zone));
  if (asked.country) void list.where('d.country', asked.country);
  if (asked.riderName) whereWords(list, ['r.name_key'], asked.riderName);
  const { query } = asked;
  if (!query) return;
  const code = numberOf(query);
  void list.where((any) => {
    void any.where((words) => whereWords(words, ['r.name_key', 'd.search_key', 'x.employee_key'], query));
    if (code !== null) void any.orWhere('x.number', code);
  });
};

/** The number of a redemption code as people type it, or null for what is none. */
const numberOf = (typed: string): number | null => {
  const text = typed.trim();
  const number = /^[0-9a-z]{8}$/i.test(text) ? parseInt(text, 36) : 0;
  return number >= codeNumber(0) && number < codeNumber(CODES) ? number : null;
};
