import type { FindingQueries } from '@rrr/core/finding';
import type { ServerSetting } from '@rrr/contract';
import type { UseCases } from '@rrr/core';
import type * as access from '@rrr/core/access';
import type { RequestQueries } from '@rrr/core/approvals';
import type { AuditQueries } from '@rrr/core/audit';
import type * as categories from '@rrr/core/categories';
import type { ContactQueries } from '@rrr/core/contact';
import type * as dealers from '@rrr/core/dealers';
import type * as events from '@rrr/core/events';
import type * as exported from '@rrr/core/exports';
import type * as identity from '@rrr/core/identity';
import type { ImportQueries, SheetReader } from '@rrr/core/imports';
import type { JobQueries, JobRun } from '@rrr/core/jobs';
import type { FileReader } from '@rrr/core/reading';
import type * as ledger from '@rrr/core/ledger';
import type { EmailBrand, MailQueries } from '@rrr/core/outbox';
import type * as payouts from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import type * as promoters from '@rrr/core/promoters';
import type * as redemption from '@rrr/core/redemption';
import type { CountryQueries } from '@rrr/core/geo';
import type { ReportQueries } from '@rrr/core/reports';
import type * as results from '@rrr/core/results';
import type * as riders from '@rrr/core/riders';
import type { SecurityQueries } from '@rrr/core/security';
import type * as series from '@rrr/core/series';
import type { NoticeQueries } from '@rrr/core/notices';
import type * as seasons from '@rrr/core/seasons';
import type * as standings from '@rrr/core/standings';
import type { Clock } from '@rrr/core/shared';
import type { TimelineQueries } from '@rrr/core/timeline';
import type { ApiTokenQueries } from '@rrr/core/tokens';
import type { SavedViewQueries } from '@rrr/core/views';
import type * as vin from '@rrr/core/vin';
import type { WebhookQueries } from '@rrr/core/webhooks';
import type { AttemptTokens } from './edge/attempt-token.js';
import type { DeviceTokens } from './edge/device-token.js';
import type { Fingerprint } from './routing/idempotency.js';
import type { SessionTokens } from './edge/session-token.js';

type SettingSource = 'environment' | 'file' | 'default' | 'unset' | 'season';

/** Every setting with its value and where it is set; of a secret only whether it is set. */
export interface SettingsInForce {
  /** values as JSON */
  readonly program: readonly {
    readonly name: keyof Program;
    readonly value: string;
    readonly from: SettingSource;
    readonly season?: { readonly number: number; readonly startDate: string };
  }[];
  readonly server: readonly {
    readonly name: ServerSetting;
    readonly value: string;
    readonly secret: boolean;
    readonly from: SettingSource;
  }[];
}

/** Read queries for responses. */
export interface Queries {
  readonly people: identity.SessionQueries;
  readonly admins: identity.AdminQueries;
  readonly riders: riders.RiderQueries;
  readonly riderRecords: riders.RiderRecordQueries;
  readonly finding: FindingQueries;
  readonly dealers: dealers.DealerQueries;
  readonly promoters: promoters.PromoterQueries;
  readonly events: events.EventQueries;
  readonly series: series.SeriesQueries;
  readonly seasons: seasons.SeasonQueries;
  readonly notices: NoticeQueries;
  readonly standings: standings.StandingsQueries;
  readonly categories: categories.CategoryQueries;
  readonly results: results.ResultQueries;
  readonly claims: results.ClaimQueries;
  readonly heldAwards: results.HeldAwardQueries;
  readonly logoPhotos: results.LogoPhotoQueries;
  readonly imports: ImportQueries;
  readonly earnings: results.EarningQueries;
  readonly ledger: ledger.LedgerQueries;
  readonly redemptions: redemption.RedemptionQueries;
  readonly refunds: redemption.RefundQueries;
  readonly payouts: payouts.PayoutQueries;
  readonly paymentRuns: payouts.PaymentRunQueries;
  readonly overdueCash: payouts.OverdueCashQueries;
  readonly reports: ReportQueries;
  readonly exports: exported.ExportQueries;
  readonly vin: vin.VinQueries;
  readonly audit: AuditQueries;
  readonly timeline: TimelineQueries;
  readonly apiTokens: ApiTokenQueries;
  readonly savedViews: SavedViewQueries;
  readonly security: SecurityQueries;
  readonly contact: ContactQueries;
  readonly countries: CountryQueries;
  readonly requests: RequestQueries;
  readonly jobs: JobQueries;
  readonly mails: MailQueries;
  readonly webhooks: WebhookQueries;
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
  /** streams a ZIP file */
  readonly archive: (
    entries: AsyncIterable<{ readonly name: string; readonly content: AsyncIterable<Uint8Array> }>,
  ) => AsyncIterable<Uint8Array>;
  readonly clock: Clock;
  readonly program: Program;
  readonly tokens: SessionTokens;
  readonly captcha: access.Captcha;
  /** external identity provider; null: passwords only */
  readonly provider: identity.SignInProvider | null;
  readonly attempts: AttemptTokens;
  readonly devices: DeviceTokens;
  readonly fingerprint: Fingerprint;
  /** public key that browsers subscribe with; null: no notices are sent to devices */
  readonly pushKey: string | null;
  /** whether payments go to the sandbox */
  readonly sandbox: boolean;
  /** what e-mails are signed with, and the addresses of the program's own mailboxes */
  readonly mailing: {
    readonly brand: EmailBrand;
    readonly mailbox: string;
    readonly mailboxes?: Readonly<Record<string, string>>;
  };
  /** the recurring jobs of this server as they stand */
  readonly jobRuns: () => Promise<readonly JobRun[]>;
  readonly settings: () => SettingsInForce;
}
