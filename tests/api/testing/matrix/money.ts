import { type Cells, key, LOGIN, NO, NONE } from './cell.js';
import { riderOf } from './riders.js';

export const money: Cells = {
  redeem: {
    own: [LOGIN, 'WRONG_COUNTER_CODE', 'ID_NOT_CONFIRMED', NO, 'ID_NOT_CONFIRMED'],
    other: [LOGIN, NONE, NONE, NO, 'ID_NOT_CONFIRMED'],
    proxied: { rider: 'PROXY_FORBIDDEN', dealer: 'PROXY_FORBIDDEN' },
    proxiedOther: { rider: NONE, dealer: NONE },
    ask: ({ actor, role, objects, of }) => [
      `/api/${role}/redeem`,
      {
        method: 'POST',
        headers: key(),
        body: {
          riderId: actor === 'rider' ? riderOf(objects, of) : objects.rider,
          dealerId: actor === 'dealer' && of === 'other' ? objects.otherDealer : objects.dealer,
          amount: { amount: 100, currency: 'USD' },
          pin: '0000',
          dealerEmployeeName: 'Sam',
          ...(actor === 'rider' ? { counterCode: '000000' } : { riderIdVerified: false }),
        },
      },
    ],
  },
  getCounterCode: {
    own: [LOGIN, NO, 'ok', NO, NO],
    proxied: { dealer: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/dealer/counter-code'],
  },
  listRedemptions: {
    own: [LOGIN, 'ok', 'ok', NO, 'ok'],
    other: [LOGIN, NONE, 'ok', NO, 'ok'],
    ask: ({ actor, role, objects, of }) => [
      `/api/${role}/credit-redemptions${actor === 'rider' ? `?riderId=${riderOf(objects, of)}` : ''}`,
    ],
  },
  getRedemption: {
    own: [LOGIN, 'ok', 'ok', NO, 'ok'],
    other: [LOGIN, NONE, NONE, NO, 'ok'],
    ask: ({ actor, role, objects, of }) => {
      const [own, other] =
        actor === 'rider' ? [objects.receipt, objects.otherReceipt] : [objects.revoked, objects.otherRevoked];
      return [`/api/${role}/credit-redemption/${of === 'own' ? own : other}`];
    },
  },
  undoRedemption: {
    own: [LOGIN, NO, 'ALREADY_REVOKED', NO, 'ALREADY_REVOKED'],
    other: [LOGIN, NO, NONE, NO, 'ALREADY_REVOKED'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/credit-redemption/${of === 'own' ? objects.revoked : objects.otherRevoked}`,
      { method: 'DELETE', headers: key() },
    ],
  },
  mailReceipt: {
    own: [LOGIN, 'ok', 'ALREADY_REVOKED', NO, 'ALREADY_REVOKED'],
    other: [LOGIN, NONE, NONE, NO, 'ALREADY_REVOKED'],
    ask: ({ actor, role, objects, of }) => {
      const [own, other] =
        actor === 'rider' ? [objects.receipt, objects.otherReceipt] : [objects.revoked, objects.otherRevoked];
      return [`/api/${role}/credit-redemption/${of === 'own' ? own : other}/mail`, { method: 'POST', headers: key() }];
    },
  },
  listRevoked: {
    own: [LOGIN, 'ok', 'ok', NO, 'ok'],
    other: [LOGIN, NONE, 'ok', NO, 'ok'],
    ask: ({ actor, role, objects, of }) => [
      `/api/${role}/revoked-redemptions${actor === 'rider' ? `?riderId=${riderOf(objects, of)}` : ''}`,
    ],
  },
};
