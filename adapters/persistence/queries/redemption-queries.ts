import type { RedemptionQueries, RedemptionView } from '@rrr/core/redemption';
import { pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { REDEMPTION_COLUMNS, redemptionOf } from '../stores/knex-redemption-store.js';
import type { RedemptionRow } from '../tables/index.js';
import { inOrderOf } from './paging.js';
import { pageOfRedemptions } from './redemption-list.js';

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
      const { ids, total } = await pageOfRedemptions(db, reader, asked, zone);
      return pageOf((await inOrderOf<Row>(reader, ids, redemptions(), 'x.id')).map(viewOf), asked, total);
    },
    one: async (id) => {
      const [row] = await reader.list<Row>(redemptions().where('x.id', id));
      return row && viewOf(row);
    },
  };
};
