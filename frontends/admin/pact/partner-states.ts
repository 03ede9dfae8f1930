import { factorStates, pixel, type State, type States, tokenOf, tokenStates, webhookStates } from '@rrr/kit/pact';
import { adminId, redemptionId, riderId } from './examples.js';
import {
  applied,
  approved,
  dealer,
  dealerOnTheMap,
  noticeId,
  redeemed,
  refunded,
  shownNotice,
  undone,
} from './given.js';
import { dealerId, otherId, promoterId, viewId } from './partner-examples.js';
import { mailId, messageId, recordId, securityEventId } from './system-examples.js';

const otherAdmin: State = ['another administrator was invited', { otherId }];
const message: State = ['a visitor wrote a message', { messageId }];
const givenUp: State = ['an e-mail was given up', { mailId, riderId }];
const accountId = '01hq00000000000000000g0001';
const ofView = { params: { viewId } };
const view: State = ['an admin has a saved view', { adminId, viewId }];
const robin: State = ['another person logs in for the dealer', { dealerId, accountId }];
const ofDealer = { params: { dealerId } };
const ofPromoter = { params: { id: promoterId } };
const ofRedemption = { params: { redemptionId } };
const ofNotice = { params: { noticeId } };
const some = { body: { ids: [promoterId] } };
const redemptions = { body: { redemptionIds: [redemptionId] } };

/** Dealers and their refunds, promoters, administrators, and what the system does by itself. */
export const partnerStates: States['calls'] = {
  activateDealer: { given: [dealer], with: ofDealer },
  activatePromoter: { given: [approved], with: ofPromoter },
  addAdmin: [],
  ...factorStates('admin', adminId),
  ...tokenStates('admin', adminId),
  allApiTokens: [tokenOf('admin', adminId)],
  listSavedViews: [view],
  saveView: [],
  shareView: { given: [view], with: ofView },
  removeView: { given: [view], with: ofView },
  ...webhookStates(),
  // whose factor it is, is told by an e-mail address that has a login
  resetFactor: { succeeds: false, refused: { NOT_FOUND: { status: 404 } } },
  resetAdminFactor: { succeeds: false, refused: { NOT_FOUND: { status: 404 } } },
  addDealer: {
    with: { body: { dealerId: '40218' } },
    refused: { DEALER_ID_TAKEN: { status: 409, given: [dealer], with: { body: { dealerId: '40217' } } } },
  },
  addPromoter: [],
  allPromoters: [approved],
  approvePromoter: { given: [applied], with: ofPromoter },
  approvePromoters: { given: [applied], with: some },
  changeAdminPassword: {
    with: { body: { oldPassword: 'RedRider2026' } },
    refused: { WRONG_PASSWORD: { status: 422, with: { body: { oldPassword: 'not this one' } } } },
  },
  deactivateDealer: { given: [dealer], with: ofDealer },
  deactivatePromoter: { given: [approved], with: ofPromoter },
  dealerLogins: {
    given: [robin, ['a dealer was invited', { dealerId, email: 'jo@example.com', code: '004217' }]],
    with: ofDealer,
  },
  dealerStatement: { given: [redeemed], with: ofDealer },
  deletePromoters: { given: [applied], with: some },
  editAdmin: { with: { params: { adminId } } },
  editDealer: {
    given: [dealer],
    with: { ...ofDealer, body: { version: 1 } },
    refused: { STALE_EDIT: { status: 409, given: [dealer], with: { ...ofDealer, body: { version: 9 } } } },
  },
  editPromoter: { given: [applied], with: { ...ofPromoter, body: { version: 1 } } },
  getAdmin: { with: { params: { adminId } } },
  getConfig: [],
  getContactMessage: [message],
  getDealer: { given: [redeemed], with: ofDealer },
  getMail: [['an e-mail was sent', { mailId, riderId }]],
  getTimeline: [['an administrator edited a rider', { adminId, recordId, riderId }]],
  getPromoter: { given: [approved], with: ofPromoter },
  inviteAdminAgain: { given: [otherAdmin], with: { params: { adminId: otherId } } },
  inviteDealerLogin: { given: [dealer], with: ofDealer },
  invitePromoterAgain: { given: [approved], with: ofPromoter },
  listAdmins: [otherAdmin],
  listAudit: [['an administrator edited a rider', { adminId, recordId, riderId }]],
  listContactMessages: [message],
  listDealerLogins: [robin],
  listDealers: [dealerOnTheMap],
  listJobs: [],
  listMails: [givenUp],
  listPlaces: [],
  listNotices: [shownNotice],
  getNotice: { given: [shownNotice], with: ofNotice },
  addNotice: [],
  editNotice: {
    given: [shownNotice],
    with: { ...ofNotice, body: { version: 1 } },
    refused: { STALE_EDIT: { status: 409, given: [shownNotice], with: { ...ofNotice, body: { version: 9 } } } },
  },
  endNotice: { given: [shownNotice], with: { ...ofNotice, body: { version: 1 } } },
  listPromoters: [applied],
  listRedemptions: [redeemed],
  listRefunds: [refunded],
  listRefundsDue: [redeemed],
  listRevoked: [undone],
  listSecurityEvents: [['somebody typed a wrong PIN', { adminId, recordId: securityEventId, riderId }]],
  listSettings: [],
  promoterEvents: { given: [approved], with: ofPromoter },
  promoterSummary: [applied],
  refundDealer: {
    given: [redeemed],
    with: ofRedemption,
    refused: { ALREADY_REFUNDED: { status: 409, given: [refunded], with: ofRedemption } },
  },
  refundDealers: { given: [redeemed], with: redemptions },
  refundsDueTotals: [redeemed],
  rejectPromoter: {
    given: [applied],
    with: ofPromoter,
    refused: { ALREADY_DECIDED: { status: 409, given: [approved], with: ofPromoter } },
  },
  rejectPromoters: { given: [applied], with: some },
  removeDealerLogin: { given: [robin], with: { params: { dealerId, accountId } } },
  removeProfileImage: [dealer],
  sendMailAgain: {
    given: [givenUp],
    with: { params: { mailId } },
    refused: { NOT_FOUND: { status: 404 } },
  },
  setAdminActive: {
    given: [otherAdmin],
    with: { params: { adminId: otherId } },
    refused: { OWN_LOGIN: { status: 409, with: { params: { adminId }, body: { active: false } } } },
  },
  setContactState: { given: [message], with: { params: { messageId } } },
  setLang: [],
  setProfileImage: { given: [dealer], with: { files: { file: pixel } } },
  undoPromoterDecision: { given: [approved], with: ofPromoter },
  undoPromoterDecisions: { given: [approved], with: some },
  undoRedemption: {
    given: [redeemed],
    with: ofRedemption,
    refused: {
      ALREADY_REVOKED: { status: 409, given: [undone], with: ofRedemption },
      REDEMPTION_REFUNDED: { status: 409, given: [refunded], with: ofRedemption },
    },
  },
  undoRefund: {
    given: [refunded],
    with: ofRedemption,
    refused: { NOT_REFUNDED: { status: 409, given: [redeemed], with: ofRedemption } },
  },
  undoRefunds: { given: [refunded], with: redemptions },
};
