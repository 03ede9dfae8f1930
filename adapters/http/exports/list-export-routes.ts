import * as contract from '@rrr/contract';
import { dateIn, type LocalDate } from '@rrr/core/shared';
import { dealerSearch } from '../dealers/dealer-routes.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { limitTo } from '../redemptions/redemption-routes.js';
import { assertSeesMoney } from '../riders/show-rider.js';
import { refundSearch } from '../refunds/refund-routes.js';
import * as columns from './columns.js';
import { timelineAsked } from '../timeline/timeline-routes.js';
import type { Send } from '../sheets/export-call.js';
import { allPages } from '../sheets/one-batch.js';
import { timelineColumns } from './timeline-columns.js';

/** Lists as files, with the same access rules and filters as the lists. */
export const listExportRoutes = (ports: HttpPorts, send: Send): readonly Route[] => {
  const {
    queries: { exports, ledger, dealers, promoters, categories, vin },
    clock,
    program,
    mailing: { brand },
  } = ports;
  const today = (): LocalDate => dateIn(clock.now(), program.timeZone);

  return [
    route(contract.exportRiders, can('export:all'), (call) => {
      const { format: _, status, ...asked } = call.query;
      return send(call, {
        what: 'riders',
        columns: columns.RIDERS,
        rows: exports.riders({ ...asked, ...(status ? { vinStatus: status } : {}), byPersonalFields: true }, today()),
      });
    }),
    route(contract.exportRedemptions, can('redemption:see'), (call) => {
      const { format: _, riderId, ...asked } = call.query;
      return send(call, {
        what: 'redemptions',
        columns: columns.REDEMPTIONS,
        rows: exports.redemptions({ ...asked, ...limitTo(call.actor, riderId), revoked: false }),
      });
    }),
    route(contract.exportRevoked, can('redemption:see'), (call) => {
      const { format: _, riderId, ...asked } = call.query;
      return send(call, {
        what: 'revoked-redemptions',
        columns: columns.REVOKED,
        rows: exports.redemptions({ ...asked, ...limitTo(call.actor, riderId), revoked: true }),
      });
    }),
    route(contract.exportLedger, can('rider:money'), async (call) => {
      const { riderId } = call.params;
      const { currency, book } = call.query;
      await assertSeesMoney(ports, call.actor, riderId);
      return send(call, {
        what: 'ledger',
        columns: columns.LEDGER,
        ...allPages((page) => ledger.entries({ riderId, currency, book }, page), {}),
      });
    }),
    route(contract.exportRefundsDue, can('refund:see'), (call) => {
      const { format: _, overdue, ...asked } = call.query;
      const search = {
        ...refundSearch(call.actor, asked),
        days: program.dealerRefundDays,
        ...(overdue === undefined ? {} : { overdue }),
      };
      return send(call, {
        what: 'refunds-due',
        columns: columns.REFUNDS_DUE,
        rows: exports.refundsDue(search, today()),
      });
    }),
    route(contract.exportRefunds, can('refund:see'), (call) => {
      const { format: _, undone, ...asked } = call.query;
      return send(call, {
        what: 'refunds',
        columns: columns.REFUNDS,
        rows: exports.refunds({ ...refundSearch(call.actor, asked), ...(undone === undefined ? {} : { undone }) }),
      });
    }),
    route(contract.exportPayoutClaims, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, {
        what: 'payout-claims',
        columns: columns.PAYOUT_CLAIMS,
        rows: exports.payoutClaims(asked, today()),
      });
    }),
    route(contract.exportCheques, can('payout:manage'), (call) => {
      const { standing, afterDate, beforeDate } = call.query;
      const search = {
        ...(standing === undefined ? {} : { standing }),
        ...(afterDate === undefined ? {} : { from: afterDate }),
        ...(beforeDate === undefined ? {} : { to: beforeDate }),
      };
      return send(call, { what: 'cheques', columns: columns.CHEQUES, rows: exports.cheques(search) });
    }),
    route(contract.exportDealers, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, {
        what: 'dealers',
        columns: columns.DEALERS,
        ...allPages(dealers.search, dealerSearch({ ...asked, page: 1, limit: 1 })),
      });
    }),
    route(contract.exportDealerLogins, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'dealer-logins', columns: columns.DEALER_LOGINS, ...allPages(dealers.logins, asked) });
    }),
    route(contract.exportPromoters, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'promoters', columns: columns.PROMOTERS, ...allPages(promoters.search, asked) });
    }),
    route(contract.exportCategories, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'categories', columns: columns.CATEGORIES, ...allPages(categories.list, asked) });
    }),
    route(contract.exportAudit, can('audit:see'), (call) => {
      const { format: _, afterDate, beforeDate, ...asked } = call.query;
      const search = {
        ...asked,
        ...(afterDate === undefined ? {} : { from: afterDate }),
        ...(beforeDate === undefined ? {} : { to: beforeDate }),
      };
      return send(call, { what: 'audit-log', columns: columns.AUDIT, rows: exports.audit(search) });
    }),
    route(contract.exportTimeline, can('audit:see'), (call) => {
      const asked = timelineAsked(call.query);
      return send(call, {
        what: 'timeline',
        columns: timelineColumns({ locale: call.locale, subject: asked.subject }, brand),
        rows: exports.timeline(asked),
      });
    }),
    route(contract.exportVinPatterns, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, { what: 'vin-patterns', columns: columns.VIN_PATTERNS, ...allPages(vin.patterns, asked) });
    }),
    route(contract.exportVinReport, can('export:all'), (call) => {
      const { format: _, ...asked } = call.query;
      return send(call, {
        what: 'vin-report',
        columns: columns.VIN_REPORT,
        rows: columns.byBike(exports.vinReport(asked)),
      });
    }),
  ];
};
