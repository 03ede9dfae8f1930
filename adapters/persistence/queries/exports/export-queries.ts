import type { ExportQueries } from '@rrr/core/exports';
import type { TimelinePlace } from '@rrr/core/timeline';
import type { Database } from '../../open-database.js';
import { readerOn } from '../../reader.js';
import { ALL_YEARS } from '../../summaries/year-totals.js';
import { keyedAudit } from '../audit-queries.js';
import { auditViews } from '../audit-views.js';
import { chequesAddressed } from '../cheque-papers.js';
import { keyedEvents } from '../event-list.js';
import { eventViews } from '../event-views.js';
import { finishedViews, keyedFinished } from '../late-events.js';
import { keyedClaims } from '../payout-claim-list.js';
import { claimViews, whereCheques } from '../payout-queries.js';
import { keyedRedemptions } from '../redemption-list.js';
import { redemptionViews } from '../redemption-queries.js';
import { keyedDue, keyedRefunds } from '../refund-list.js';
import { refundDueViews, refundViews } from '../refund-queries.js';
import { MOST_FIRST, riderRows, type Row, type Totals, totalsOf } from '../reports/rider-rows.js';
import { keyedMeant } from '../meant-riders.js';
import { keyedResults, resultViews } from '../result-queries.js';
import { riderViews } from '../rider-queries.js';
import { sqlTimelineQueries } from '../timeline-queries.js';
import { wholeVinReport } from '../vin-report.js';
import { idBatches, type KeyedList } from '../id-batches.js';

export const sqlExportQueries = (db: Database, zone: string): ExportQueries => {
  const reader = readerOn(db);
  const [riders, redemptions, reports] = [riderViews(db), redemptionViews(db), riderRows(reader, zone)];
  const timeline = sqlTimelineQueries(db, zone);
  const [due, claims, cheques] = [refundDueViews(db, zone), claimViews(db), chequesAddressed(db)];

  async function* ofTotals<T>(
    totals: Totals,
    show: (rows: readonly Row[]) => Promise<readonly T[]>,
  ): AsyncGenerator<readonly T[]> {
    const list = () => totalsOf(db, totals);
    for await (const ids of idBatches(reader, { keys: list, order: MOST_FIRST }))
      yield show(await reports.rows(totals, ids));
  }

  async function* inTurn<T>(
    lists: readonly KeyedList[],
    show: (ids: readonly string[]) => Promise<readonly T[]>,
  ): AsyncGenerator<readonly T[]> {
    for (const list of lists) for await (const ids of idBatches(reader, list)) yield show(ids);
  }

  return {
    riders: async function* (asked, today) {
      for await (const ids of idBatches(reader, await keyedMeant(db, reader, asked)))
        yield riders(ids, today, asked.byPersonalFields);
    },
    redemptions: async function* (asked) {
      for await (const ids of idBatches(reader, await keyedRedemptions(db, reader, asked, zone)))
        yield redemptions(ids);
    },
    refundsDue: (asked, today) => inTurn([keyedDue(db.read, asked, today, zone)], (ids) => due(ids, asked.days, today)),
    refunds: (asked) => inTurn([keyedRefunds(db.read, asked, zone)], refundViews(db)),
    payoutClaims: async function* (asked, today) {
      yield* inTurn([await keyedClaims(db, reader, asked, today)], (ids) => claims(ids, today));
    },
    cheques: (asked) => {
      const keys = () => db.read('cheques as c');
      return inTurn(
        [{ keys, rows: () => whereCheques(keys(), asked), order: [{ column: 'c.number', order: 'desc' }] }],
        (numbers) => cheques(numbers.map(Number)),
      );
    },
    events: async function* (asked, today) {
      yield* inTurn(await keyedEvents(db, reader, asked, today), eventViews(db));
    },
    eventsFinished: (asked) => inTurn(keyedFinished(db, asked), finishedViews(db, reader)),
    results: ({ classIds, ...asked }) =>
      inTurn(
        classIds.flatMap((classId) => keyedResults(db, { ...asked, classId })),
        resultViews(db),
      ),
    audit: async function* (asked) {
      yield* inTurn([await keyedAudit(db, reader, asked, zone)], auditViews(db));
    },
    timeline: async function* (asked) {
      for (let after: TimelinePlace | undefined; ;) {
        const { entries, next } = await timeline.page({ ...asked, limit: 150, ...(after ? { after } : {}) });
        if (entries.length > 0) yield entries;
        if (!next) return;
        after = next;
      }
    },
    vinReport: (asked) => wholeVinReport(db, reader, asked),
    riderEarnings: (group, { currency, year }) =>
      ofTotals({ kind: group, year, currency }, (rows) => reports.earnings(group, rows, currency, year)),
    riderRedemptions: ({ currency, year }) =>
      ofTotals({ kind: 'rider', year: ALL_YEARS, currency }, (rows) => reports.redemptions(rows, currency, year)),
    cashOut: ({ currency }) =>
      ofTotals({ kind: 'pro', year: ALL_YEARS, currency }, (rows) => reports.cash(rows, currency)),
  };
};
