import { admins, type Cell, type Cells, LOGIN, NO, NOBODY, NONE } from './cell.js';
import { eventOf } from './races.js';
import { riderOf } from './riders.js';

const file = (what: string, own: Cell['own'] = admins('ok'), query = ''): Cell => ({
  own,
  ask: ({ role }) => [`/api/${role}/${what}/export${query}`],
});
/** one rider's rows of a list: riders see their own, dealers their own redemptions */
const ofRider = (what: string): Cell => ({
  own: [LOGIN, 'ok', 'ok', NO, 'ok'],
  other: [LOGIN, NONE, 'ok', NO, 'ok'],
  ask: ({ actor, role, objects, of }) => [
    `/api/${role}/${what}/export${actor === 'rider' ? `?riderId=${riderOf(objects, of)}` : ''}`,
  ],
});
const ofDealer = (what: string): Cell => ({
  own: [LOGIN, NO, 'ok', NO, 'ok'],
  other: [LOGIN, NO, NONE, NO, 'ok'],
  ask: ({ role, objects, of }) => [
    `/api/${role}/${what}/export?dealerId=${of === 'own' ? objects.dealer : objects.otherDealer}`,
  ],
});

export const exported: Cells = {
  exportRiders: file('riders', admins('ok'), '?query=zzz'),
  exportRedemptions: ofRider('redemptions'),
  exportRevoked: ofRider('revoked-redemptions'),
  exportLedger: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/ledger/export`],
  },
  exportRefundsDue: ofDealer('refunds-due'),
  exportRefunds: ofDealer('refunds'),
  exportStatement: {
    own: [LOGIN, NO, 'ok', NO, 'ok'],
    other: [LOGIN, NO, NONE, NO, 'ok'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/dealer/${of === 'own' ? objects.dealer : objects.otherDealer}/statement/export?month=2026-04`,
    ],
  },
  exportPayoutClaims: file('payout-claims'),
  exportCheques: file('cheques'),
  exportWaitingCash: file('waiting-cash'),
  exportCashYears: file('cash-years'),
  exportTaxForms: file('tax-forms', admins('ok'), '?year=2025&form=1042-s'),
  exportDealers: file('dealers'),
  exportDealerLogins: file('dealer-logins'),
  exportPromoters: file('promoters'),
  exportEvents: file('events', [LOGIN, NO, NO, 'ok', 'ok']),
  exportEventsLate: file('events-late'),
  exportEventsFinished: file('events-finished'),
  exportResults: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/event/${eventOf(objects, of).id}/results/export`],
  },
  exportSeries: file('series', [LOGIN, NO, NO, 'ok', 'ok']),
  exportCategories: file('categories'),
  exportAudit: file('audit-log', admins('ok'), '?action=zzz'),
  exportTimeline: file('timeline', admins('ok'), `?type=rider&id=${NOBODY}`),
  exportVinPatterns: file('vin-patterns'),
  exportVinReport: file('vin-report', admins('ok'), '?query=zzz'),
  exportRiderEarnings: file('rider-earnings'),
  exportRiderRedemptions: file('rider-redemptions'),
  exportCashOut: file('cash-out'),
  exportTopDealers: file('top-dealers'),
  exportSummary: file('summary'),
  exportShareMonth: file('market-share-month'),
  exportShareSeries: file('market-share-series'),
  exportPayouts: file('payouts'),
  exportMovements: file('movements'),
};
