import type { ClaimQueries, ClaimView } from '@rrr/core/results';
import { pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { CLAIM_COLUMNS, claimOf } from '../stores/claim-store.js';
import type { EventRow, ResultClaimRow } from '../tables/index.js';
import { inOrderOf, pageOfIds } from './paging.js';

type ClaimViewRow = ResultClaimRow &
  Pick<EventRow, 'title' | 'starts_on'> & { readonly rider_name: string; readonly class_name: string | null };

const claimView = (row: ClaimViewRow): ClaimView => ({
  ...claimOf(row),
  riderName: row.rider_name,
  event: { id: row.event_id, title: row.title, startsOn: row.starts_on },
  className: row.class_name,
});

export const sqlClaimQueries = (db: Database): ClaimQueries => {
  const sql = readerOn(db);
  const claims = (): Knex.QueryBuilder =>
    db
      .read('result_claims as k')
      .join('riders as r', 'r.id', 'k.rider_id')
      .join('events as e', 'e.id', 'k.event_id')
      .leftJoin('classes as c', 'c.id', 'k.class_id')
      .select(
        ...CLAIM_COLUMNS.map((claimColumn) => `k.${claimColumn}`),
        'e.title',
        'e.starts_on',
        'r.full_name as rider_name',
        'c.name as class_name',
      );

  return {
    search: async ({ state, riderId, eventId, ...page }) => {
      const keys: Knex.QueryBuilder = db.read('result_claims as k');
      if (state !== undefined) void keys.where('k.state', state);
      if (riderId !== undefined) void keys.where('k.rider_id', riderId);
      if (eventId !== undefined) void keys.where('k.event_id', eventId);
      const order = state === 'open' ? 'asc' : 'desc';
      const { ids, total } = await pageOfIds(
        sql,
        keys,
        [
          { column: 'k.at', order },
          { column: 'k.id', order },
        ],
        page,
      );
      return pageOf((await inOrderOf<ClaimViewRow>(sql, ids, claims(), 'k.id')).map(claimView), page, total);
    },
    one: async (claimId) => (await sql.list<ClaimViewRow>(claims().where('k.id', claimId))).map(claimView)[0],
  };
};
