import type { HistorySeals, Stores } from '@rrr/core/shared';
import type { Sql } from '../sql.js';
import type { Keeping } from '../summaries/tallies.js';
import { sqlAccountStore, sqlLoginGuardStore } from './account-store.js';
import { sqlAdminStore } from './admin-store.js';
import { sqlBikeStore } from './bike-store.js';
import { sqlVinArrivalStore, sqlVinDisputeStore, sqlVinPatternStore } from './vin-stores.js';
import { sqlSoldVinStore } from './sold-vin-store.js';
import { sqlGuardianStore } from './guardian-store.js';
import { sqlResultAskStore } from './result-ask-store.js';
import { sqlRequestStore } from './request-store.js';
import { sqlDismissalStore } from './dismissal-store.js';
import { sqlAdjustmentStore } from './adjustment-store.js';
import { sqlCashAskStore } from './cash-ask-store.js';
import { sqlCategoryStore } from './category-store.js';
import { sqlCheckStore } from './check-store.js';
import { sqlClaimStore, sqlSeriesFactsStore } from './claim-store.js';
import { sqlCodeStore } from './code-store.js';
import { sqlContactStore } from './contact-store.js';
import { sqlCounterStore } from './counter-store.js';
import { sqlDealerStore } from './dealer-store.js';
import { sqlDeletionStore } from './deletion-store.js';
import { sqlDocumentStore } from './document-store.js';
import { sqlDeviceStore } from './device-store.js';
import { sqlEventAdminStore } from './event-admin-store.js';
import { sqlExpiryNoticeStore, sqlJobStore, sqlLeftoverStore } from './job-stores.js';
import { sqlApiTokenStore } from './api-token-store.js';
import { sqlSavedViewStore } from './saved-view-store.js';
import { sqlFactorStore } from './factor-store.js';
import { sqlHandStore } from './hand-store.js';
import { sqlImportStore } from './import-store.js';
import { sqlLayoutChoiceStore } from './layout-choice-store.js';
import { sqlRateLimitStore, sqlSpentTokenStore } from './limit-stores.js';
import { sqlLogoPhotoStore } from './logo-photo-store.js';
import { sqlMergingStore } from './merging-store.js';
import { sqlNoticeStore } from './notice-store.js';
import { sqlOutboxStore } from './outbox-store.js';
import {
  sqlCashYearStore,
  sqlChequeStore,
  sqlPayeeStore,
  sqlPaymentNoticeStore,
  sqlPaymentOrderStore,
  sqlSandboxOrderStore,
} from './payment-stores.js';
import { sqlPaymentRunStore } from './payment-run-store.js';
import { sqlPayoutClaimStore } from './payout-claim-store.js';
import { sqlPromoterStore } from './promoter-store.js';
import { sqlAliasStore, sqlEventStore, sqlResultStore } from './race-stores.js';
import { sqlRejudgingStore, sqlRematchingStore } from './rejudging-store.js';
import { sqlRedemptionStore } from './redemption-store.js';
import { sqlRefundStore } from './refund-store.js';
import { sqlFavouriteStore, sqlNoteStore, sqlTimecardStore } from './notes-and-favourites.js';
import { sqlRiderFactsStore } from './rider-facts-store.js';
import { sqlPushStore } from './push-store.js';
import { sqlRiderCodeStore } from './rider-code-store.js';
import { sqlRiderPinStore, sqlRiderStore } from './rider-store.js';
import { sqlApprovalStore, sqlSeriesStore } from './series-store.js';
import { sqlSecurityEventStore } from './security-event-store.js';
import { sqlSessionStore } from './session-store.js';
import { sqlAuditStore, sqlIdempotencyStore } from './trail-stores.js';
import { sqlSeasonStore } from './season-store.js';
import { sqlStandingsStore } from './standings-store.js';
import { sqlUploadStore } from './upload-store.js';
import { sqlWalletStore } from './wallet-store.js';
import { sqlWebhookStore } from './webhook-store.js';

/** Every store on one transaction. */
export const storesOn = (sql: Sql, keeping: Keeping, seals: Pick<HistorySeals, 'seal'> | null): Stores => ({
  accounts: sqlAccountStore(sql),
  sessions: sqlSessionStore(sql),
  devices: sqlDeviceStore(sql),
  loginGuards: sqlLoginGuardStore(sql),
  factors: sqlFactorStore(sql),
  apiTokens: sqlApiTokenStore(sql),
  savedViews: sqlSavedViewStore(sql),
  pushes: sqlPushStore(sql),
  codes: sqlCodeStore(sql),
  uploads: sqlUploadStore(sql),
  admins: sqlAdminStore(sql),
  dealers: sqlDealerStore(sql),
  promoters: sqlPromoterStore(sql),
  wallets: sqlWalletStore(sql, keeping, seals),
  redemptions: sqlRedemptionStore(sql, keeping),
  refunds: sqlRefundStore(sql, keeping),
  payoutClaims: sqlPayoutClaimStore(sql, keeping),
  payees: sqlPayeeStore(sql),
  paymentOrders: sqlPaymentOrderStore(sql),
  sandboxOrders: sqlSandboxOrderStore(sql),
  cheques: sqlChequeStore(sql),
  cashYears: sqlCashYearStore(sql),
  paymentRuns: sqlPaymentRunStore(sql),
  paymentNotices: sqlPaymentNoticeStore(sql),
  cashAsks: sqlCashAskStore(sql),
  counter: sqlCounterStore(sql),
  events: sqlEventStore(sql),
  eventAdmin: sqlEventAdminStore(sql, keeping),
  series: sqlSeriesStore(sql),
  seasons: sqlSeasonStore(sql),
  notices: sqlNoticeStore(sql),
  standings: sqlStandingsStore(sql),
  approvals: sqlApprovalStore(sql),
  categories: sqlCategoryStore(sql),
  results: sqlResultStore(sql, keeping),
  riderFacts: sqlRiderFactsStore(sql),
  aliases: sqlAliasStore(sql),
  rejudging: sqlRejudgingStore(sql),
  rematching: sqlRematchingStore(sql),
  dismissals: sqlDismissalStore(sql),
  resultAsks: sqlResultAskStore(sql),
  requests: sqlRequestStore(sql),
  hands: sqlHandStore(sql),
  checks: sqlCheckStore(sql),
  logoPhotos: sqlLogoPhotoStore(sql),
  claims: sqlClaimStore(sql),
  imports: sqlImportStore(sql),
  layoutChoices: sqlLayoutChoiceStore(sql),
  seriesFacts: sqlSeriesFactsStore(sql),
  bikes: sqlBikeStore(sql),
  vinDisputes: sqlVinDisputeStore(sql),
  vinPatterns: sqlVinPatternStore(sql),
  vinArrivals: sqlVinArrivalStore(sql),
  soldVins: sqlSoldVinStore(sql),
  merging: sqlMergingStore(sql, keeping),
  adjustments: sqlAdjustmentStore(sql),
  expiryNotices: sqlExpiryNoticeStore(sql),
  rateLimits: sqlRateLimitStore(sql),
  spentTokens: sqlSpentTokenStore(sql),
  jobs: sqlJobStore(sql),
  leftovers: sqlLeftoverStore(sql),
  riders: sqlRiderStore(sql, keeping),
  riderPins: sqlRiderPinStore(sql),
  guardians: sqlGuardianStore(sql),
  riderCodes: sqlRiderCodeStore(sql),
  documents: sqlDocumentStore(sql),
  deletions: sqlDeletionStore(sql, keeping),
  notes: sqlNoteStore(sql),
  favourites: sqlFavouriteStore(sql),
  timecards: sqlTimecardStore(sql),
  outbox: sqlOutboxStore(sql),
  contactMessages: sqlContactStore(sql),
  securityEvents: sqlSecurityEventStore(sql),
  webhooks: sqlWebhookStore(sql),
  audit: sqlAuditStore(sql),
  idempotency: sqlIdempotencyStore(sql),
});
