import type { Asked } from '../browser.js';
import { admins, type Cells, key, LOGIN, NO, NOBODY, NONE } from './cell.js';
import { riderOf } from './riders.js';

const post = (body?: unknown): Asked => ({ method: 'POST', headers: key(), ...(body === undefined ? {} : { body }) });

/** The demo has no claims, so requests for other riders' claims are tested in payouts.test.ts. */
export const payouts: Cells = {
  listPayoutClaims: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/payout-claims?riderId=${riderOf(objects, of)}`],
  },
  getPayoutClaim: { own: [LOGIN, NONE, NO, NO, NONE], ask: ({ role }) => [`/api/${role}/payout-claim/${NOBODY}`] },
  changePayoutClaim: {
    own: [LOGIN, NONE, NO, NO, NONE],
    ask: ({ role }) => [
      `/api/${role}/payout-claim/${NOBODY}`,
      { method: 'PUT', headers: key(), body: { action: 'change-method', method: 'debit-card', version: 1 } },
    ],
  },
  sendPayoutClaims: {
    own: admins('ok'),
    ask: () => ['/api/admin/payout-claims/mark-sent', post({ payoutClaims: [{ _id: NOBODY, version: 1 }] })],
  },
  // without a key, so that it is refused whatever documents the rider has
  cashOut: {
    own: [LOGIN, 'IDEMPOTENCY_KEY_MISSING', NO, NO, NO],
    ask: () => ['/api/rider/payout-claims', { method: 'POST', body: {} }],
  },
  // the demo's program does not offer it
  offerCredit: { own: [LOGIN, 'ok', NO, NO, NO], ask: () => ['/api/rider/cash-as-credit'] },
  takeAsCredit: {
    own: [LOGIN, 'CREDIT_NOT_OFFERED', NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/rider/cash-as-credit', post({ currency: 'USD', outcome: 'seen' })],
  },
  listCreditChoices: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/credit-choices`],
  },
  createPayoutClaim: { own: admins(NONE), ask: () => ['/api/admin/payout-claims', post({ riderId: NOBODY })] },
  listCheques: { own: admins('ok'), ask: () => ['/api/admin/cheques'] },
  previewPaymentRun: {
    own: admins('ok'),
    ask: () => ['/api/admin/payment-runs/preview', post({ currency: 'USD', methods: ['reward-link'] })],
  },
  preparePaymentRun: {
    own: admins('PREVIEW_OUTDATED'),
    ask: () => ['/api/admin/payment-runs', post({ currency: 'USD', methods: ['reward-link'], outcome: 'seen' })],
  },
  listPaymentRuns: { own: admins('ok'), ask: () => ['/api/admin/payment-runs'] },
  getPaymentRun: { own: admins(NONE), ask: () => [`/api/admin/payment-run/${NOBODY}`] },
  chequePapers: { own: admins('ok'), ask: () => ['/api/admin/cheques/papers?numbers=999999999'] },
  confirmCheques: {
    own: admins(NONE),
    ask: () => ['/api/admin/cheques/confirm', post({ numbers: [999_999_999] })],
  },
  runCheques: { own: admins('ok'), ask: () => ['/api/admin/cheques/run', post()] },
  voidCheque: { own: admins(NONE), ask: () => ['/api/admin/cheque/999999999/void', post({ reason: 'Lost' })] },
  reissueCheque: { own: admins(NONE), ask: () => ['/api/admin/cheque/999999999/reissue', post({ reason: 'Lost' })] },
  createOrder: { own: admins(NONE), ask: () => ['/api/payments/create-order', post({ payoutClaimId: NOBODY })] },
  cancelOrder: { own: admins(NONE), ask: () => ['/api/payments/cancel-order', post({ payoutClaimId: NOBODY })] },
  settleOrder: {
    own: admins(NONE),
    ask: () => ['/api/payments/settle-order', post({ payoutClaimId: NOBODY, outcome: 'not-paid', reason: 'Lost' })],
  },
  getRewardLink: {
    own: [LOGIN, NONE, NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/payments/get-reward-link/nothing'],
  },
  openRewardLink: {
    own: admins(NONE),
    ask: () => ['/api/payments/open-reward-link/nothing', post({ reason: 'Lost' })],
  },
  getRiderCash: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/cash`],
  },
  listWaitingCash: { own: admins('ok'), ask: () => ['/api/admin/waiting-cash?overdue=true'] },
  listOverdueRiders: { own: admins('ok'), ask: () => ['/api/admin/overdue-riders?sort=amount'] },
  getCashReminder: { own: admins(NONE), ask: () => [`/api/admin/rider/${NOBODY}/cash-reminder`] },
  remindOfCash: {
    own: admins('ok'),
    ask: () => ['/api/admin/cash-reminders', { method: 'POST', body: { riderIds: [NOBODY] } }],
  },
  // beyond any bound, so that nobody is given more time
  extendCash: {
    own: admins('EXTENSION_OUT_OF_BOUNDS'),
    ask: () => [
      '/api/admin/cash-extensions',
      { method: 'POST', body: { riderIds: [NOBODY], until: '2099-01-01', reason: 'On a journey' } },
    ],
  },
  undoCashAsks: {
    own: admins('ok'),
    ask: () => ['/api/admin/cash-asks/undo', { method: 'POST', body: { askIds: [NOBODY] } }],
  },
  expireCash: {
    own: admins('NOT_FOUND'),
    ask: ({ objects }) => [
      `/api/admin/rider/${objects.rider}/expire-cash`,
      {
        method: 'POST',
        headers: key(),
        body: { awardId: NOBODY, amount: { amount: 1, currency: 'USD' }, reason: 'No papers' },
      },
    ],
  },
  listCashYears: { own: admins('ok'), ask: () => ['/api/admin/cash-years?year=2025'] },
  listTaxLines: { own: admins('ok'), ask: () => ['/api/admin/tax-lines?year=2025'] },
  getEarning: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => {
      const { riderId, resultId } = of === 'own' ? objects.earning : objects.otherEarning;
      return [`/api/${role}/rider/${riderId}/earning/${resultId}`];
    },
  },
};
