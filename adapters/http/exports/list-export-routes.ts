import * as contract from '@rrr/contract';
import { lateSeasons } from '@rrr/core/events';
import { dateIn, type LocalDate } from '@rrr/core/shared';
import { dealerSearch } from '../dealers/dealer-routes.js';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { limitTo } from '../redemptions/redemption-routes.js';
import { refundSearch } from '../refunds/refund-routes.js';
import * as columns from './columns.js';
import { exporting } from './export-call.js';
import { allPages } from './one-batch.js';

/** Lists as files, each by whoever sees the list, limited as the list is. */
export const listExportRoutes = (ports: HttpPorts): readonly Route[] => {
  const { queries: { exports, refunds, payouts, dealers, promoters, events, series, categories, vin }, clock, program } = ports;
  const today = (): LocalDate => dateIn(clock.now(), program.timeZone);
  const send = exporting(ports);

  return [
    route(contract.exportRiders, can('export:all'), (call) => {
      const { format: _, status, ...asked } = call.query;
      return send(call, { what: 'riders', columns: columns.RIDERS, rows: exports.riders({ ...asked, ...(status ? { vinStatus: status } : {}), byPersonalFields: true }, today()) });
    }),
    route(contract.exportRedemptions, can('redemption:see'), (call) => {
      const { format: _, riderId, ...asked } = call.query;
      return send(call, { what: 'redemptions', columns: columns.REDEMPTIONS, rows: exports.redemptions({ ...asked, ...limitTo(call.actor, riderId), revoked: false }) });
    }),
    route(contract.exportRevoked, can('redemption:see'), (call) => {
      const { format: _, riderId, ...asked } = call.query;
      return send(call, { what: 'revoked-redemptions', columns: columns.REVOKED, rows: exports.redemptions({ ...asked, ...limitTo(call.actor, riderId), revoked: true }) });
    }),
    route(contract.exportRefundsDue, can('refund:see'), (call) => {
      const { format: _, overdue, ...asked } = call.query;
      const search = { ...refundSearch(call.actor, asked), days: program.dealerRefundDays, ...(overdue === undefined ? {} : { overdue }) };
      return send(call, { what: 'refunds-due', columns: columns.REFUNDS_DUE, ...allPages((it: Parameters<typeof refunds.due>[0]) => refunds.due(it, today()), search) });
    }),
    route(contract.exportRefunds, can('refund:see'), (call) => {
      const { format: _, undone, ...asked } = call.query;
      return send(call, { what: 'refunds', columns: columns.REFUNDS, ...allPages(refunds.done, { ...refundSearch(call.actor, asked), ...(undone === undefined ? {} : { undone }) }) });
    }),
    route(contract.exportPayoutClaims, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'payout-claims', columns: columns.PAYOUT_CLAIMS, ...allPages((it: Parameters<typeof payouts.claims>[0]) => payouts.claims(it, today()), asked) });
    }),
    route(contract.exportDealers, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'dealers', columns: columns.DEALERS, ...allPages(dealers.search, dealerSearch({ ...asked, page: 1, limit: 1 })) });
    }),
    route(contract.exportDealerLogins, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'dealer-logins', columns: columns.DEALER_LOGINS, ...allPages(dealers.logins, asked) });
    }),
    route(contract.exportPromoters, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'promoters', columns: columns.PROMOTERS, ...allPages(promoters.search, asked) });
    }),
    route(contract.exportEvents, can('promoter:own'), (call) => {
      const { format: _, sort, ...asked } = call.query;
      const own = call.actor.type === 'promoter' ? { promoterId: call.actor.subjectId } : {};
      return send(call, { what: 'events', columns: columns.EVENTS, ...allPages((it: Parameters<typeof events.search>[0]) => events.search(it, today()), { ...asked, ...own, descending: sort === 'descending' }) });
    }),
    route(contract.exportEventsLate, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      const search = { ...asked, seasons: lateSeasons(program, today()) };
      return send(call, { what: 'events-late', columns: columns.EVENTS_LATE, ...allPages((it: Parameters<typeof events.late>[0]) => events.late(it, today()), search) });
    }),
    route(contract.exportEventsFinished, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'events-finished', columns: columns.EVENTS_FINISHED, ...allPages(events.finished, asked) });
    }),
    route(contract.exportSeries, can('promoter:own'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'series', columns: columns.SERIES, ...allPages(series.search, { ...asked, ...(call.actor.type === 'promoter' ? { promoterId: call.actor.subjectId } : {}) }) });
    }),
    route(contract.exportCategories, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'categories', columns: columns.CATEGORIES, ...allPages(categories.list, asked) });
    }),
    route(contract.exportVinPatterns, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'vin-patterns', columns: columns.VIN_PATTERNS, ...allPages(vin.patterns, asked) });
    }),
    route(contract.exportVinReport, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      const { rows, cut } = allPages(vin.report, asked);
      return send(call, { what: 'vin-report', columns: columns.VIN_REPORT, rows: columns.byBike(rows), cut });
    }),
  ];
};
