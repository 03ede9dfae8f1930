import type { ExportQueries } from '@rrr/core/exports';
import type { Database } from '../../open-database.js';
import { readerOn } from '../../reader.js';
import { ALL_YEARS } from '../../summaries/year-totals.js';
import { keyedRedemptions } from '../redemption-list.js';
import { redemptionViews } from '../redemption-queries.js';
import { MOST_FIRST, riderRows, type Row, type Totals, totalsOf } from '../reports/rider-rows.js';
import { keyedRiders } from '../rider-list.js';
import { riderViews } from '../rider-queries.js';
import { idBatches } from './id-batches.js';

export const knexExportQueries = (db: Database, zone: string): ExportQueries => {
  const reader = readerOn(db);
  const [riders, redemptions, reports] = [riderViews(db), redemptionViews(db), riderRows(reader, zone)];

  async function* ofTotals<T>(totals: Totals, show: (rows: readonly Row[]) => Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
    const list = () => totalsOf(db, totals);
    for await (const ids of idBatches(reader, { keys: list, order: MOST_FIRST })) yield show(await reports.rows(totals, ids));
  }

  return {
    riders: async function* (asked, today) {
      for await (const ids of idBatches(reader, await keyedRiders(db, reader, asked))) yield riders(ids, today, asked.byPersonalFields);
    },
    redemptions: async function* (asked) {
      for await (const ids of idBatches(reader, await keyedRedemptions(db, reader, asked, zone))) yield redemptions(ids);
    },
    riderEarnings: (group, { currency, year }) => ofTotals({ kind: group, year, currency }, (rows) => reports.earnings(rows, currency, year)),
    riderRedemptions: ({ currency, year }) => ofTotals({ kind: 'rider', year: ALL_YEARS, currency }, (rows) => reports.redemptions(rows, currency, year)),
    cashOut: ({ currency }) => ofTotals({ kind: 'pro', year: ALL_YEARS, currency }, (rows) => reports.cash(rows, currency)),
  };
};
