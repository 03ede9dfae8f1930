import type { UseCases } from '@rrr/core';
import type * as access from '@rrr/core/access';
import type * as categories from '@rrr/core/categories';
import type * as dealers from '@rrr/core/dealers';
import type * as events from '@rrr/core/events';
import type * as exported from '@rrr/core/exports';
import type * as identity from '@rrr/core/identity';
import type { ImportQueries, SheetReader } from '@rrr/core/imports';
import type { FileReader } from '@rrr/core/reading';
import type * as ledger from '@rrr/core/ledger';
import type * as payouts from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import type * as promoters from '@rrr/core/promoters';
import type * as redemption from '@rrr/core/redemption';
import type { ReportQueries } from '@rrr/core/reports';
import type * as results from '@rrr/core/results';
import type * as riders from '@rrr/core/riders';
import type * as series from '@rrr/core/series';
import type { Clock } from '@rrr/core/shared';
import type * as vin from '@rrr/core/vin';
import type { AttemptTokens } from './kernel/attempt-token.js';
import type { DeviceTokens } from './kernel/device-token.js';
import type { Fingerprint } from './kernel/idempotency.js';
import type { SessionTokens } from './kernel/session-token.js';

/** Read queries for responses. */
export interface Queries {
  readonly people: identity.SessionQueries;
  readonly admins: identity.AdminQueries;
  readonly riders: riders.RiderQueries;
  readonly riderRecords: riders.RiderRecordQueries;
  readonly dealers: dealers.DealerQueries;
  readonly promoters: promoters.PromoterQueries;
  readonly events: events.EventQueries;
  readonly series: series.SeriesQueries;
  readonly categories: categories.CategoryQueries;
  readonly results: results.ResultQueries;
  readonly claims: results.ClaimQueries;
  readonly imports: ImportQueries;
  readonly earnings: results.EarningQueries;
  readonly ledger: ledger.LedgerQueries;
  readonly redemptions: redemption.RedemptionQueries;
  readonly refunds: redemption.RefundQueries;
  readonly payouts: payouts.PayoutQueries;
  readonly reports: ReportQueries;
  readonly exports: exported.ExportQueries;
  readonly vin: vin.VinQueries;
}

/** What the handlers of every module work with. */
export interface HttpPorts {
  readonly queries: Queries;
  readonly useCases: UseCases;
  readonly sheets: SheetReader & FileReader;
  readonly sheetWriter: exported.SheetWriter;
  /** maximum number of concurrent exports of this server */
  readonly mostExports: number;
  /** builds a workbook with one sheet */
  readonly workbook: (name: string, rows: readonly (readonly string[])[]) => Uint8Array;
  readonly clock: Clock;
  readonly program: Program;
  readonly tokens: SessionTokens;
  readonly captcha: access.Captcha;
  /** external identity provider; null: passwords only */
  readonly provider: identity.SignInProvider | null;
  readonly attempts: AttemptTokens;
  readonly devices: DeviceTokens;
  readonly fingerprint: Fingerprint;
  /** whether payments go to the sandbox */
  readonly sandbox: boolean;
}
