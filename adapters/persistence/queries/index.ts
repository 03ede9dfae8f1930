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
import { sqlAdminQueries } from './admin-queries.js';
import { sqlApiTokenQueries } from './api-token-queries.js';
import { sqlAuditQueries } from './audit-queries.js';
import { sqlCategoryQueries } from './category-queries.js';
import { sqlClaimQueries } from './claim-queries.js';
import { sqlHeldAwardQueries } from './held-award-queries.js';
import { sqlLogoPhotoQueries } from './logo-photo-queries.js';
import { sqlContactQueries } from './contact-queries.js';
import { sqlCountryQueries } from './country-queries.js';
import { sqlDealerQueries } from './dealer-queries.js';
import { sqlExportQueries } from './exports/export-queries.js';
import { sqlEarningQueries } from './earning-queries.js';
import { sqlEventQueries } from './event-queries.js';
import { sqlImportQueries } from './import-queries.js';
import { sqlJobQueries } from './job-queries.js';
import { sqlLedgerQueries } from './ledger-queries.js';
import { sqlMailQueries } from './mail-queries.js';
import { sqlPaymentRunQueries } from './payment-run-queries.js';
import { sqlOverdueCashQueries } from './overdue-cash-queries.js';
import { sqlPayoutQueries } from './payout-queries.js';
import { sqlPromoterQueries } from './promoter-queries.js';
import { sqlRedemptionQueries } from './redemption-queries.js';
import { sqlRefundQueries } from './refund-queries.js';
import { sqlReportQueries } from './report-queries.js';
import { sqlRequestQueries } from './request-queries.js';
import { sqlResultQueries } from './result-queries.js';
import { sqlSavedViewQueries } from './saved-view-queries.js';
import { sqlFindingQueries } from './finding-queries.js';
import { sqlRiderQueries } from './rider-queries.js';
import { sqlRiderRecordQueries } from './rider-record-queries.js';
import { sqlSecurityQueries } from './security-queries.js';
import { sqlSeriesQueries } from './series-queries.js';
import { sqlNoticeQueries } from './notice-queries.js';
import { sqlSeasonQueries } from './program-season-queries.js';
import { standingsReads } from '../stores/standings-store.js';
import { readerOn } from '../reader.js';
import { sqlTimelineQueries } from './timeline-queries.js';
import { sqlSessionQueries } from './session-queries.js';
import { sqlVinQueries } from './vin-queries.js';
import { sqlWebhookQueries } from './webhook-queries.js';

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
export const sqlQueries = (db: Database, { timeZone }: { readonly timeZone: string }): Queries => ({
  sessions: sqlSessionQueries(db),
  apiTokens: sqlApiTokenQueries(db),
  savedViews: sqlSavedViewQueries(db),
  admins: sqlAdminQueries(db),
  riders: sqlRiderQueries(db),
  riderRecords: sqlRiderRecordQueries(db),
  finding: sqlFindingQueries(db),
  dealers: sqlDealerQueries(db),
  promoters: sqlPromoterQueries(db),
  events: sqlEventQueries(db),
  series: sqlSeriesQueries(db),
  seasons: sqlSeasonQueries(db),
  notices: sqlNoticeQueries(db),
  standings: standingsReads(readerOn(db)),
  categories: sqlCategoryQueries(db),
  results: sqlResultQueries(db),
  claims: sqlClaimQueries(db),
  heldAwards: sqlHeldAwardQueries(db),
  logoPhotos: sqlLogoPhotoQueries(db),
  imports: sqlImportQueries(db),
  earnings: sqlEarningQueries(db),
  ledger: sqlLedgerQueries(db),
  redemptions: sqlRedemptionQueries(db, timeZone),
  refunds: sqlRefundQueries(db, timeZone),
  payouts: sqlPayoutQueries(db),
  paymentRuns: sqlPaymentRunQueries(db),
  overdueCash: sqlOverdueCashQueries(db),
  reports: sqlReportQueries(db, timeZone),
  exports: sqlExportQueries(db, timeZone),
  vin: sqlVinQueries(db),
  audit: sqlAuditQueries(db, timeZone),
  timeline: sqlTimelineQueries(db, timeZone),
  security: sqlSecurityQueries(db, timeZone),
  contact: sqlContactQueries(db),
  countries: sqlCountryQueries(db),
  requests: sqlRequestQueries(db),
  jobs: sqlJobQueries(db),
  mails: sqlMailQueries(db, timeZone),
  webhooks: sqlWebhookQueries(db),
});
