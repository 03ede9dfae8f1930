import type * as access from './access.js';
import type * as money from './money.js';
import type * as people from './people.js';
import type * as program from './program.js';
import type * as vins from './vins.js';
import type * as push from './push.js';
import type * as races from './races.js';
import type * as standings from './standings.js';
import type * as tallies from './tallies.js';
import type * as trail from './trail.js';

export type * from './access.js';
export type * from './money.js';
export type * from './people.js';
export type * from './program.js';
export type * from './vins.js';
export type * from './push.js';
export type * from './races.js';
export type * from './standings.js';
export type * from './tallies.js';
export type * from './trail.js';

/** Every table by its name, parents before children. */
export interface Tables {
  admins: people.AdminRow;
  riders: people.RiderRow;
  bikes: people.BikeRow;
  dealers: people.DealerRow;
  promoters: people.PromoterRow;
  pin_guards: people.PinGuardRow;
  dealer_guards: people.DealerGuardRow;
  rider_codes: people.RiderCodeRow;
  deletions: people.DeletionRow;
  accounts: access.AccountRow;
  sessions: access.SessionRow;
  login_guards: access.LoginGuardRow;
  series: races.SeriesRow;
  events: races.EventRow;
  classes: races.ClassRow;
  payout_places: races.PayoutPlaceRow;
  results: races.ResultRow;
  promoter_aliases: races.AliasRow;
  vin_patterns: races.VinPatternRow;
  wallets: money.WalletRow;
  awards: money.AwardRow;
  ledger_entries: money.LedgerEntryRow;
  redemptions: money.RedemptionRow;
  outbox: access.OutboxRow;
  webhooks: access.WebhookRow;
  webhook_deliveries: access.WebhookDeliveryRow;
  audit_log: trail.AuditRow;
  audit_links: trail.AuditLinkRow;
  idempotency_keys: access.IdempotencyKeyRow;
  promoter_decisions: people.PromoterDecisionRow;
  rider_notes: people.RiderNoteRow;
  favourites: people.FavouriteRow;
  timecards: people.TimecardRow;
  documents: people.DocumentRow;
  one_time_codes: access.OneTimeCodeRow;
  vin_disputes: people.VinDisputeRow;
  vin_arrivals: vins.VinArrivalRow;
  guardian_requests: people.GuardianRequestRow;
  sold_vins: vins.SoldVinRow;
  sold_vin_imports: vins.SoldVinImportRow;
  rider_merges: people.RiderMergeRow;
  postal_codes: people.PostalCodeRow;
  categories: races.CategoryRow;
  category_series: races.CategorySeriesRow;
  result_claims: races.ResultClaimRow;
  rejudgings: races.RejudgingRow;
  rematchings: races.RematchingRow;
  result_asks: races.ResultAskRow;
  ask_mails: races.AskMailRow;
  asides: races.DismissalRow;
  unpaid_results: races.UnpaidResultRow;
  event_links: races.EventLinkRow;
  program_seasons: program.ProgramSeasonRow;
  notices: program.NoticeRow;
  notice_board: program.NoticeBoardRow;
  standings_rules: standings.StandingsRulesRow;
  standings: standings.StandingsRow;
  standings_bonuses: standings.StandingsBonusRow;
  approval_requests: access.ApprovalRequestRow;
  check_decisions: races.CheckDecisionRow;
  logo_photos: races.LogoPhotoRow;
  result_entries: races.ResultEntryRow;
  earned_before_admins: races.EarnedBeforeAdminRow;
  admin_turns: races.AdminTurnRow;
  imports: races.ImportRow;
  layout_choices: races.LayoutChoicesRow;
  credit_choices: money.CreditChoiceRow;
  credit_choice_awards: money.CreditChoiceAwardRow;
  adjustments: money.AdjustmentRow;
  adjusted_days: money.AdjustedDayRow;
  payout_claims: money.PayoutClaimRow;
  payout_claim_awards: money.PayoutClaimAwardRow;
  payment_orders: money.PaymentOrderRow;
  sandbox_orders: money.SandboxOrderRow;
  cheques: money.ChequeRow;
  payment_runs: money.PaymentRunRow;
  payment_run_lines: money.PaymentRunLineRow;
  dealer_refunds: money.DealerRefundRow;
  payment_info_notices: money.PaymentInfoNoticeRow;
  cash_asks: money.CashAskRow;
  rider_cash_years: money.RiderCashYearRow;
  tallies: tallies.TallyRow;
  year_totals: tallies.YearTotalRow;
  search_words: tallies.SearchWordRow;
  employee_words: tallies.EmployeeWordRow;
  rate_limits: access.RateLimitRow;
  known_devices: access.KnownDeviceRow;
  second_factors: access.SecondFactorRow;
  recovery_codes: access.RecoveryCodeRow;
  api_tokens: access.ApiTokenRow;
  saved_views: access.SavedViewRow;
  push_subscriptions: push.PushSubscriptionRow;
  push_notices: push.PushNoticeRow;
  admin_roster: access.AdminRosterRow;
  spent_tokens: access.SpentTokenRow;
  upload_counts: access.UploadCountRow;
  contact_messages: access.ContactMessageRow;
  security_events: access.SecurityEventRow;
  jobs: access.JobRow;
  expiry_notices: access.ExpiryNoticeRow;
  audit_chain: trail.AuditChainRow;
  bare_parts: trail.BarePartRow;
  ledger_heads: money.LedgerHeadRow;
}

export type TableName = keyof Tables;

/**
 * What a store writes of a row: every column but those that are written elsewhere. A mapper that gives it cannot forget
 * a column.
 */
export type Written<Row, Elsewhere extends keyof Row = never> = {
  readonly [Column in Exclude<keyof Row, Elsewhere>]: Row[Column];
};

/** Parents before children, so that foreign keys hold while rows come in. */
export const TABLES: readonly TableName[] = [
  'admins',
  'riders',
  'bikes',
  'dealers',
  'promoters',
  'pin_guards',
  'dealer_guards',
  'rider_codes',
  'deletions',
  'accounts',
  'sessions',
  'login_guards',
  'series',
  'events',
  'classes',
  'payout_places',
  'results',
  'promoter_aliases',
  'vin_patterns',
  'wallets',
  'awards',
  'ledger_entries',
  'redemptions',
  'outbox',
  'webhooks',
  'webhook_deliveries',
  'audit_log',
  'audit_links',
  'idempotency_keys',
  'promoter_decisions',
  'rider_notes',
  'favourites',
  'timecards',
  'documents',
  'one_time_codes',
  'vin_disputes',
  'vin_arrivals',
  'guardian_requests',
  'sold_vins',
  'sold_vin_imports',
  'rider_merges',
  'postal_codes',
  'categories',
  'category_series',
  'result_claims',
  'rejudgings',
  'rematchings',
  'result_asks',
  'ask_mails',
  'asides',
  'unpaid_results',
  'event_links',
  'program_seasons',
  'notices',
  'notice_board',
  'standings_rules',
  'standings',
  'standings_bonuses',
  'approval_requests',
  'check_decisions',
  'logo_photos',
  'result_entries',
  'earned_before_admins',
  'admin_turns',
  'imports',
  'layout_choices',
  'adjustments',
  'payout_claims',
  'payout_claim_awards',
  'payment_orders',
  'sandbox_orders',
  'cheques',
  'payment_runs',
  'payment_run_lines',
  'dealer_refunds',
  'payment_info_notices',
  'cash_asks',
  'rider_cash_years',
  'tallies',
  'year_totals',
  'search_words',
  'employee_words',
  'rate_limits',
  'known_devices',
  'second_factors',
  'recovery_codes',
  'api_tokens',
  'saved_views',
  'push_subscriptions',
  'push_notices',
  'admin_roster',
  'spent_tokens',
  'upload_counts',
  'contact_messages',
  'security_events',
  'jobs',
  'expiry_notices',
  'audit_chain',
  'bare_parts',
  'ledger_heads',
];
