import type { ReportQueries } from '@rrr/core/reports';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { marketShareQueries } from './reports/market-share.js';
import { moneyQueries } from './reports/money.js';
import { riderReportQueries } from './reports/riders.js';
import { shownRiderQueries } from './reports/shown-riders.js';
import { summaryQueries } from './reports/summary.js';
import { topQueries } from './reports/top.js';

/**
 * Reports read summaries that are updated with every transaction (summaries/), and rows only for partial months at the
 * ends of a period.
 */
export const sqlReportQueries = (db: Database, zone: string): ReportQueries => {
  const reader = readerOn(db);
  return {
    ...summaryQueries(reader, zone),
    ...moneyQueries(reader, zone),
    ...marketShareQueries(reader),
    ...topQueries(reader),
    ...riderReportQueries(db, reader, zone),
    ...shownRiderQueries(reader),
  };
};
