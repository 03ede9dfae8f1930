import type { RequestQueries } from '@rrr/core/approvals';
import type { AuditQueries } from '@rrr/core/audit';
import type { CategoryQueries } from '@rrr/core/categories';
import type { ContactQueries } from '@rrr/core/contact';
import type { CountryQueries } from '@rrr/core/geo';
import type { ExportQueries } from '@rrr/core/exports';
import type { DealerQueries } from '@rrr/core/dealers';
import type { EventQueries } from '@rrr/core/events';
import type { ImportQueries } from '@rrr/core/imports';
import type { AdminQueries, SessionQueries } from '@rrr/core/identity';
import type { JobQueries } from '@rrr/core/jobs';
import type { MailQueries } from '@rrr/core/outbox';
import type { PromoterQueries } from '@rrr/core/promoters';
import type { LedgerQueries } from '@rrr/core/ledger';
import type { OverdueCashQueries, PaymentRunQueries, PayoutQueries } from '@rrr/core/payouts';
import type { RedemptionQueries, RefundQueries } from '@rrr/core/redemption';
import type { ReportQueries } from '@rrr/core/reports';
import type {
  ClaimQueries,
  EarningQueries,
  HeldAwardQueries,
  LogoPhotoQueries,
  ResultQueries,
} from '@rrr/core/results';
import type { SecurityQueries } from '@rrr/core/security';
import type { FindingQueries } from '@rrr/core/finding';
import type { RiderQueries, RiderRecordQueries } from '@rrr/core/riders';
import type { SeriesQueries } from '@rrr/core/series';
import type { NoticeQueries } from '@rrr/core/notices';
import type { SeasonQueries } from '@rrr/core/seasons';
import type { StandingsQueries } from '@rrr/core/standings';
import type { TimelineQueries } from '@rrr/core/timeline';
import type { ApiTokenQueries } from '@rrr/core/tokens';
import type { SavedViewQueries } from '@rrr/core/views';
import type { VinQueries } from '@rrr/core/vin';
import type { WebhookQueries } from '@rrr/core/webhooks';
import type { Database } from '../open-database.js';
import { knexAdminQueries } from './admin-queries.js';
import { knexApiTokenQueries } from './api-token-queries.js';
import { knexAuditQueries } from './audit-queries.js';
import { knexCategoryQueries } from './category-queries.js';
import { knexClaimQueries } from './claim-queries.js';
import { knexHeldAwardQueries } from './held-award-queries.js';
import { knexLogoPhotoQueries } from './logo-photo-queries.js';
import { knexContactQueries } from './contact-queries.js';
import { knexCountryQueries } from './country-queries.js';
import { knexDealerQueries } from './dealer-queries.js';
import { knexExportQueries } from './exports/export-queries.js';
import { knexEarningQueries } from './earning-queries.js';
import { knexEventQueries } from './event-queries.js';
import { knexImportQueries } from './import-queries.js';
import { knexJobQueries } from './job-queries.js';
import { knexLedgerQueries } from './ledger-queries.js';
import { knexMailQueries } from './mail-queries.js';
import { knexPaymentRunQueries } from './payment-run-queries.js';
import { knexOverdueCashQueries } from './overdue-cash-queries.js';
import { knexPayoutQueries } from './payout-queries.js';
import { knexPromoterQueries } from './promoter-queries.js';
import { knexRedemptionQueries } from './redemption-queries.js';
import { knexRefundQueries } from './refund-queries.js';
import { knexReportQueries } from './report-queries.js';
import { knexRequestQueries } from './request-queries.js';
import { knexResultQueries } from './result-queries.js';
import { knexSavedViewQueries } from './saved-view-queries.js';
import { knexFindingQueries } from './finding-queries.js';
import { knexRiderQueries } from './rider-queries.js';
import { knexRiderRecordQueries } from './rider-record-queries.js';
import { knexSecurityQueries } from './security-queries.js';
import { knexSeriesQueries } from './series-queries.js';
import { knexNoticeQueries } from './notice-queries.js';
import { knexSeasonQueries } from './program-season-queries.js';
import { standingsReads } from '../stores/knex-standings-store.js';
import { readerOn } from '../reader.js';
import { knexTimelineQueries } from './timeline-queries.js';
import { knexSessionQueries } from './session-queries.js';
import { knexVinQueries } from './vin-queries.js';
import { knexWebhookQueries } from './webhook-queries.js';

export interface Queries {
  readonly sessions: SessionQueries;
  readonly apiTokens: ApiTokenQueries;
  readonly savedViews: SavedViewQueries;
  readonly admins: AdminQueries;
  readonly riders: RiderQueries;
  readonly riderRecords: RiderRecordQueries;
  readonly finding: FindingQueries;
  readonly dealers: DealerQueries;
  readonly promoters: PromoterQueries;
  readonly events: EventQueries;
  readonly series: SeriesQueries;
  readonly seasons: SeasonQueries;
  readonly notices: NoticeQueries;
  readonly standings: StandingsQueries;
  readonly categories: CategoryQueries;
  readonly results: ResultQueries;
  readonly claims: ClaimQueries;
  readonly heldAwards: HeldAwardQueries;
  readonly logoPhotos: LogoPhotoQueries;
  readonly imports: ImportQueries;
  readonly earnings: EarningQueries;
  readonly ledger: LedgerQueries;
  readonly redemptions: RedemptionQueries;
  readonly refunds: RefundQueries;
  readonly payouts: PayoutQueries;
  readonly paymentRuns: PaymentRunQueries;
  readonly overdueCash: OverdueCashQueries;
  readonly reports: ReportQueries;
  readonly exports: ExportQueries;
  readonly vin: VinQueries;
  readonly audit: AuditQueries;
  readonly timeline: TimelineQueries;
  readonly security: SecurityQueries;
  readonly contact: ContactQueries;
  readonly countries: CountryQueries;
  readonly requests: RequestQueries;
  readonly jobs: JobQueries;
  readonly mails: MailQueries;
  readonly webhooks: WebhookQueries;
}

/** Everything that screens read. `timeZone`: the program's; calendar days that are asked for are days there. */
export const knexQueries = (db: Database, { timeZone }: { readonly timeZone: string }): Queries => ({
  sessions: knexSessionQueries(db),
  apiTokens: knexApiTokenQueries(db),
  savedViews: knexSavedViewQueries(db),
  admins: knexAdminQueries(db),
  riders: knexRiderQueries(db),
  riderRecords: knexRiderRecordQueries(db),
  finding: knexFindingQueries(db),
  dealers: knexDealerQueries(db),
  promoters: knexPromoterQueries(db),
  events: knexEventQueries(db),
  series: knexSeriesQueries(db),
  seasons: knexSeasonQueries(db),
  notices: knexNoticeQueries(db),
  standings: standingsReads(readerOn(db)),
  categories: knexCategoryQueries(db),
  results: knexResultQueries(db),
  claims: knexClaimQueries(db),
  heldAwards: knexHeldAwardQueries(db),
  logoPhotos: knexLogoPhotoQueries(db),
  imports: knexImportQueries(db),
  earnings: knexEarningQueries(db),
  ledger: knexLedgerQueries(db),
  redemptions: knexRedemptionQueries(db, timeZone),
  refunds: knexRefundQueries(db, timeZone),
  payouts: knexPayoutQueries(db),
  paymentRuns: knexPaymentRunQueries(db),
  overdueCash: knexOverdueCashQueries(db),
  reports: knexReportQueries(db, timeZone),
  exports: knexExportQueries(db, timeZone),
  vin: knexVinQueries(db),
  audit: knexAuditQueries(db, timeZone),
  timeline: knexTimelineQueries(db, timeZone),
  security: knexSecurityQueries(db, timeZone),
  contact: knexContactQueries(db),
  countries: knexCountryQueries(db),
  requests: knexRequestQueries(db),
  jobs: knexJobQueries(db),
  mails: knexMailQueries(db, timeZone),
  webhooks: knexWebhookQueries(db),
});
