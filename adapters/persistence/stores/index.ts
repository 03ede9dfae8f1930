import type { HistorySeals, Stores } from '@rrr/core/shared';
import type { Sql } from '../sql.js';
import type { Keeping } from '../summaries/tallies.js';
import { knexAccountStore, knexLoginGuardStore } from './knex-account-store.js';
import { knexAdminStore } from './knex-admin-store.js';
import { knexBikeStore } from './knex-bike-store.js';
import { knexVinArrivalStore, knexVinDisputeStore, knexVinPatternStore } from './knex-vin-stores.js';
import { knexSoldVinStore } from './knex-sold-vin-store.js';
import { knexGuardianStore } from './knex-guardian-store.js';
import { knexResultAskStore } from './knex-result-ask-store.js';
import { knexRequestStore } from './knex-request-store.js';
import { knexAsideStore } from './knex-aside-store.js';
import { knexAdjustmentStore } from './knex-adjustment-store.js';
import { knexCashAskStore } from './knex-cash-ask-store.js';
import { knexCategoryStore } from './knex-category-store.js';
import { knexCheckStore } from './knex-check-store.js';
import { knexClaimStore, knexSeriesFactsStore } from './knex-claim-store.js';
import { knexCodeStore } from './knex-code-store.js';
import { knexContactStore } from './knex-contact-store.js';
import { knexCounterStore } from './knex-counter-store.js';
import { knexDealerStore } from './knex-dealer-store.js';
import { knexDeletionStore } from './knex-deletion-store.js';
import { knexDocumentStore } from './knex-document-store.js';
import { knexDeviceStore } from './knex-device-store.js';
import { knexEventAdminStore } from './knex-event-admin-store.js';
import { knexExpiryNoticeStore, knexJobStore, knexLeftoverStore } from './knex-job-stores.js';
import { knexApiTokenStore } from './knex-api-token-store.js';
import { knexSavedViewStore } from './knex-saved-view-store.js';
import { knexFactorStore } from './knex-factor-store.js';
import { knexHandStore } from './knex-hand-store.js';
import { knexImportStore } from './knex-import-store.js';
import { knexLayoutChoiceStore } from './knex-layout-choice-store.js';
import { knexRateLimitStore, knexSpentTokenStore } from './knex-limit-stores.js';
import { knexLogoPhotoStore } from './knex-logo-photo-store.js';
import { knexMergingStore } from './knex-merging-store.js';
import { knexNoticeStore } from './knex-notice-store.js';
import { knexOutboxStore } from './knex-outbox-store.js';
import {
  knexCashYearStore,
  knexChequeStore,
  knexPayeeStore,
  knexPaymentNoticeStore,
  knexPaymentOrderStore,
  knexSandboxOrderStore,
} from './knex-payment-stores.js';
import { knexPaymentRunStore } from './knex-payment-run-store.js';
import { knexPayoutClaimStore } from './knex-payout-claim-store.js';
import { knexPromoterStore } from './knex-promoter-store.js';
import { knexAliasStore, knexEventStore, knexResultStore } from './knex-race-stores.js';
import { knexRejudgingStore, knexRematchingStore } from './knex-rejudging-store.js';
import { knexRedemptionStore } from './knex-redemption-store.js';
import { knexRefundStore } from './knex-refund-store.js';
import { knexFavouriteStore, knexNoteStore, knexTimecardStore } from './knex-keepsake-stores.js';
import { knexRiderFactsStore } from './knex-rider-facts-store.js';
import { knexPushStore } from './knex-push-store.js';
import { knexRiderCodeStore } from './knex-rider-code-store.js';
import { knexRiderPinStore, knexRiderStore } from './knex-rider-store.js';
import { knexApprovalStore, knexSeriesStore } from './knex-series-store.js';
import { knexSecurityEventStore } from './knex-security-event-store.js';
import { knexSessionStore } from './knex-session-store.js';
import { knexAuditStore, knexIdempotencyStore } from './knex-trail-stores.js';
import { knexSeasonStore } from './knex-season-store.js';
import { knexStandingsStore } from './knex-standings-store.js';
import { knexUploadStore } from './knex-upload-store.js';
import { knexWalletStore } from './knex-wallet-store.js';
import { knexWebhookStore } from './knex-webhook-store.js';

/** Every store on one transaction. */
export const storesOn = (sql: Sql, keeping: Keeping, seals: Pick<HistorySeals, 'seal'> | null): Stores => ({
  accounts: knexAccountStore(sql),
  sessions: knexSessionStore(sql),
  devices: knexDeviceStore(sql),
  loginGuards: knexLoginGuardStore(sql),
  factors: knexFactorStore(sql),
  apiTokens: knexApiTokenStore(sql),
  savedViews: knexSavedViewStore(sql),
  pushes: knexPushStore(sql),
  codes: knexCodeStore(sql),
  uploads: knexUploadStore(sql),
  admins: knexAdminStore(sql),
  dealers: knexDealerStore(sql),
  promoters: knexPromoterStore(sql),
  wallets: knexWalletStore(sql, keeping, seals),
  redemptions: knexRedemptionStore(sql, keeping),
  refunds: knexRefundStore(sql, keeping),
  payoutClaims: knexPayoutClaimStore(sql, keeping),
  payees: knexPayeeStore(sql),
  paymentOrders: knexPaymentOrderStore(sql),
  sandboxOrders: knexSandboxOrderStore(sql),
  cheques: knexChequeStore(sql),
  cashYears: knexCashYearStore(sql),
  paymentRuns: knexPaymentRunStore(sql),
  paymentNotices: knexPaymentNoticeStore(sql),
  cashAsks: knexCashAskStore(sql),
  counter: knexCounterStore(sql),
  events: knexEventStore(sql),
  eventAdmin: knexEventAdminStore(sql, keeping),
  series: knexSeriesStore(sql),
  seasons: knexSeasonStore(sql),
  notices: knexNoticeStore(sql),
  standings: knexStandingsStore(sql),
  approvals: knexApprovalStore(sql),
  categories: knexCategoryStore(sql),
  results: knexResultStore(sql, keeping),
  riderFacts: knexRiderFactsStore(sql),
  aliases: knexAliasStore(sql),
  rejudging: knexRejudgingStore(sql),
  rematching: knexRematchingStore(sql),
  dismissals: knexAsideStore(sql),
  resultAsks: knexResultAskStore(sql),
  requests: knexRequestStore(sql),
  hands: knexHandStore(sql),
  checks: knexCheckStore(sql),
  logoPhotos: knexLogoPhotoStore(sql),
  claims: knexClaimStore(sql),
  imports: knexImportStore(sql),
  layoutChoices: knexLayoutChoiceStore(sql),
  seriesFacts: knexSeriesFactsStore(sql),
  bikes: knexBikeStore(sql),
  vinDisputes: knexVinDisputeStore(sql),
  vinPatterns: knexVinPatternStore(sql),
  vinArrivals: knexVinArrivalStore(sql),
  soldVins: knexSoldVinStore(sql),
  merging: knexMergingStore(sql, keeping),
  adjustments: knexAdjustmentStore(sql),
  expiryNotices: knexExpiryNoticeStore(sql),
  rateLimits: knexRateLimitStore(sql),
  spentTokens: knexSpentTokenStore(sql),
  jobs: knexJobStore(sql),
  leftovers: knexLeftoverStore(sql),
  riders: knexRiderStore(sql, keeping),
  riderPins: knexRiderPinStore(sql),
  guardians: knexGuardianStore(sql),
  riderCodes: knexRiderCodeStore(sql),
  documents: knexDocumentStore(sql),
  deletions: knexDeletionStore(sql, keeping),
  notes: knexNoteStore(sql),
  favourites: knexFavouriteStore(sql),
  timecards: knexTimecardStore(sql),
  outbox: knexOutboxStore(sql),
  contactMessages: knexContactStore(sql),
  securityEvents: knexSecurityEventStore(sql),
  webhooks: knexWebhookStore(sql),
  audit: knexAuditStore(sql),
  idempotency: knexIdempotencyStore(sql),
});
