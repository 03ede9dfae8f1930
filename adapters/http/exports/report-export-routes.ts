import * as contract from '@rrr/contract';
import { dateIn } from '@rrr/core/shared';
import { bothDaysOf, periodOf } from '../aggregates/asked-period.js';
import { brandNames } from '../aggregates/brand-names.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { EXPORT_WORDS } from '../words/exports.js';
import type { Send } from '../sheets/export-call.js';
import { oneBatch } from '../sheets/one-batch.js';
import {
  brandShares,
  cashColumns,
  earningColumns,
  movementColumns,
  payoutColumns,
  redemptionColumns,
  shareColumns,
  topDealerColumns,
} from './report-columns.js';
import { summaryColumns, summaryLines } from './summary-columns.js';

/** Reports as files, for admins (domain.md §12). */
export const reportExportRoutes = (
  { queries: { exports, reports }, clock, program }: HttpPorts,
  send: Send,
): readonly Route[] => {
  const today = () => dateIn(clock.now(), program.timeZone);
  const nameOf = brandNames(program);
  const yearOf = (asked: { readonly year?: number | undefined }): number => asked.year ?? Number(today().slice(0, 4));

  return [
    route(contract.exportRiderEarnings, can('report:see'), (call) => {
      const { currency, group } = call.query;
      return send(call, {
        what: 'rider-earnings',
        columns: earningColumns(currency),
        rows: exports.riderEarnings(group, { currency, year: yearOf(call.query) }),
      });
    }),
    route(contract.exportRiderRedemptions, can('report:see'), (call) => {
      const { currency } = call.query;
      return send(call, {
        what: 'rider-redemptions',
        columns: redemptionColumns(currency),
        rows: exports.riderRedemptions({ currency, year: yearOf(call.query) }),
      });
    }),
    route(contract.exportCashOut, can('report:see'), (call) => {
      const { currency } = call.query;
      return send(call, { what: 'cash-out', columns: cashColumns(currency), rows: exports.cashOut({ currency }) });
    }),
    route(contract.exportTopDealers, can('report:see'), (call) => {
      const { currency, limit } = call.query;
      return send(call, {
        what: 'top-dealers',
        columns: topDealerColumns(currency),
        rows: oneBatch(() => reports.topDealers({ currency, year: yearOf(call.query), limit })),
      });
    }),
    route(contract.exportSummary, can('report:see'), (call) => {
      const { currency } = call.query;
      const period = periodOf(call.query, today());
      const words = EXPORT_WORDS[call.locale];
      const months = { currency, from: period.from.slice(0, 7), to: period.to.slice(0, 7) };
      return send(call, {
        what: 'summary',
        columns: summaryColumns(currency, words),
        rows: oneBatch(async () => {
          const found = [reports.summary({ currency, ...period }, today()), reports.movements(months)] as const;
          return summaryLines(...(await Promise.all(found)), period, words);
        }),
      });
    }),
    route(contract.exportShareMonth, can('report:see'), (call) => {
      const asked = bothDaysOf(call.query, today());
      const rows = oneBatch(async () =>
        (await reports.marketShareByMonth(asked)).flatMap((item) => brandShares(item.month, item, nameOf)),
      );
      return send(call, { what: 'market-share-month', columns: shareColumns('month'), rows });
    }),
    route(contract.exportShareSeries, can('report:see'), (call) => {
      const asked = bothDaysOf(call.query, today());
      const rows = oneBatch(async () => {
        const { series, withoutSeries } = await reports.marketShareBySeries(asked);
        const none = { ...withoutSeries, name: EXPORT_WORDS[call.locale].withoutSeries };
        return [...series, none].flatMap((item) => brandShares(item.name, item, nameOf));
      });
      return send(call, { what: 'market-share-series', columns: shareColumns('series'), rows });
    }),
    route(contract.exportPayouts, can('report:see'), (call) => {
      const { currency } = call.query;
      const asked = { currency, ...periodOf(call.query, today()) };
      return send(call, {
        what: 'payouts',
        columns: payoutColumns(currency),
        rows: oneBatch(() => reports.payouts(asked)),
      });
    }),
    route(contract.exportMovements, can('report:see'), (call) => {
      const { currency } = call.query;
      const { from, to } = periodOf(call.query, today());
      return send(call, {
        what: 'movements',
        columns: movementColumns(currency),
        rows: oneBatch(() => reports.movements({ currency, from: from.slice(0, 7), to: to.slice(0, 7) })),
      });
    }),
  ];
};
