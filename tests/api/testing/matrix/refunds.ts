import { admins, type Cells, key, LOGIN, NO, NONE, type Of } from './cell.js';
import type { Objects } from './objects.js';

const revokedOf = (objects: Objects, of: Of): string => (of === 'own' ? objects.revoked : objects.otherRevoked);
const dealerOf = (objects: Objects, of: Of): string => (of === 'own' ? objects.dealer : objects.otherDealer);

export const refunds: Cells = {
  listRefundsDue: {
    own: [LOGIN, NO, 'ok', NO, 'ok'],
    other: [LOGIN, NO, NONE, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/refunds-due?dealerId=${dealerOf(objects, of)}`],
  },
  refundsDueTotals: {
    own: [LOGIN, NO, 'ok', NO, 'ok'],
    other: [LOGIN, NO, NONE, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/refunds-due/totals?dealerId=${dealerOf(objects, of)}`],
  },
  listRefunds: {
    own: [LOGIN, NO, 'ok', NO, 'ok'],
    other: [LOGIN, NO, NONE, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/refunds?dealerId=${dealerOf(objects, of)}`],
  },
  dealerStatement: {
    own: [LOGIN, NO, 'ok', NO, 'ok'],
    other: [LOGIN, NO, NONE, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/dealer/${dealerOf(objects, of)}/statement?month=2026-04`],
  },
  refundDealer: {
    own: admins('ALREADY_REVOKED'),
    ask: ({ objects, of }) => [
      `/api/admin/credit-redemption/${revokedOf(objects, of)}/refund`,
      { method: 'POST', headers: key() },
    ],
  },
  undoRefund: {
    own: admins('NOT_REFUNDED'),
    ask: ({ objects, of }) => [
      `/api/admin/credit-redemption/${revokedOf(objects, of)}/refund`,
      { method: 'DELETE', headers: key() },
    ],
  },
  refundDealers: {
    own: admins('ok'),
    ask: ({ objects }) => [
      '/api/admin/refunds',
      { method: 'POST', headers: key(), body: { redemptionIds: [objects.revoked] } },
    ],
  },
  undoRefunds: {
    own: admins('ok'),
    ask: ({ objects }) => [
      '/api/admin/refunds/undo',
      { method: 'POST', headers: key(), body: { redemptionIds: [objects.revoked] } },
    ],
  },
};
