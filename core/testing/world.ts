import type { ApprovalRequest } from '../approvals/index.js';
import type { CheckDecision } from '../eligibility/index.js';
import type { AuditRecord } from '../audit/index.js';
import type { Category } from '../categories/index.js';
import type { Dealer } from '../dealers/index.js';
import type { Dismissal, AskMail, EventRecord, RaceClass, RaceEvent, ResultAsk } from '../events/index.js';
import type { Account, Admin, KnownDevice, OneTimeCode, SecondFactor, Session } from '../identity/index.js';
import type { ImportRecord, ImportTrail, LayoutChoices } from '../imports/index.js';
import type { AdjustedInDay, Adjustment, Award, CreditChoice, LedgerEntry, Wallet } from '../ledger/index.js';
import type { ContactMessage } from '../contact/index.js';
import type { JobState } from '../jobs/index.js';
import type { MergeRecord } from '../merging/index.js';
import type { Message } from '../outbox/index.js';
import type {
  CashAsk,
  CashYearChange,
  Cheque,
  PaymentOrder,
  PaymentRun,
  PayoutClaim,
  SandboxOrder,
} from '../payouts/index.js';
import type { Deletion } from '../privacy/index.js';
import type { Promoter, PromoterDecision } from '../promoters/index.js';
import type { DealerRefund, Redemption, RiderCode } from '../redemption/index.js';
import type { Alias, EvaluatedResult, LogoPhoto, ResultClaim } from '../results/index.js';
import type {
  Favourite,
  GuardianRequest,
  Rider,
  RiderDocument,
  RiderFacts,
  RiderNote,
  Timecard,
} from '../riders/index.js';
import type { KeyedEvent } from '../security/index.js';
import type { Notice } from '../notices/index.js';
import type { Season } from '../seasons/index.js';
import type { Series } from '../series/index.js';
import type { GivenPlace, StandingsOf, StandingsRules } from '../standings/index.js';
import type { ApiToken } from '../tokens/index.js';
import type { Currency, Instant, LocalDate } from '../shared/index.js';

/** A dealer or promoter of which a test states only what matters; other fields are empty. */
export type StoredDealer = Pick<Dealer, 'id' | 'name' | 'country' | 'deactivated'> & Partial<Dealer>;
export type StoredPromoter = Pick<Promoter, 'id' | 'name' | 'email'> & Partial<Promoter>;
import type { Delivery, Webhook } from '../webhooks/index.js';
import type { KeptBike, SealedVin, SoldVinImport, VinArrival, VinDispute, VinPattern } from '../vin/index.js';
import { emptyLogins, type LoginWorld } from './login-world.js';

export interface StoredMessage extends Message {
  readonly attempts: number;
  /** null when sent or given up */
  readonly nextAt: Instant | null;
  readonly leasedUntil: Instant | null;
  readonly sentAt: Instant | null;
}

/** The part of an event that evaluation does not need. */
export type StoredEventDetails = Omit<EventRecord, Exclude<keyof RaceEvent, 'id'>>;

/** The part of a rider's record that evaluation does not need. */
type StoredRiderDetails = Omit<Rider, Exclude<keyof RiderFacts, 'id'>>;

/** The contents of a database as plain data, for fakes, and for tests to provide and compare. */
export interface World extends LoginWorld {
  readonly riders: readonly RiderFacts[];
  /** complete records of those `riders` that have one */
  readonly riderDetails: readonly StoredRiderDetails[];
  readonly dealers: readonly StoredDealer[];
  readonly promoters: readonly StoredPromoter[];
  readonly promoterDecisions: readonly PromoterDecision[];
  readonly accounts: readonly Account[];
  readonly sessions: readonly Session[];
  readonly codes: readonly OneTimeCode[];
  readonly factors: readonly SecondFactor[];
  readonly recoveryCodes: readonly { readonly accountId: string; readonly seal: string }[];
  readonly apiTokens: readonly ApiToken[];
  readonly admins: readonly Admin[];
  readonly loginGuards: readonly {
    readonly email: string;
    readonly failures: number;
    readonly lockedUntil: Instant | null;
  }[];
  readonly pins: readonly {
    readonly riderId: string;
    readonly seal: string | null;
    readonly failures: number;
    readonly lockedUntil: Instant | null;
  }[];
  readonly riderCodes: readonly RiderCode[];
  readonly guardians: readonly GuardianRequest[];
  readonly deletions: readonly Deletion[];
  readonly dealerFailures: readonly { readonly dealerId: string; readonly failures: number; readonly since: Instant }[];
  readonly events: readonly RaceEvent[];
  readonly eventDetails: readonly StoredEventDetails[];
  readonly series: readonly Series[];
  readonly standingsRules: readonly { readonly seriesId: string; readonly rules: StandingsRules }[];
  readonly standings: readonly (StandingsOf & { readonly id: string; readonly className: string })[];
  readonly standingsBonuses: readonly (GivenPlace & { readonly standingsId: string })[];
  readonly seasons: readonly Season[];
  readonly notices: readonly Notice[];
  readonly categories: readonly Category[];
  readonly classes: readonly RaceClass[];
  readonly results: readonly EvaluatedResult[];
  readonly aliases: readonly Alias[];
  readonly claims: readonly ResultClaim[];
  readonly layoutChoices: readonly LayoutChoices[];
  readonly imports: readonly { readonly record: ImportRecord; readonly trail: ImportTrail }[];
  readonly dismissals: readonly Dismissal[];
  readonly requests: readonly ApprovalRequest[];
  /** which account invited an administrator, and when */
  readonly invitations: readonly { readonly adminId: string; readonly by: string; readonly at: Instant }[];
  readonly logoPhotos: readonly LogoPhoto[];
  readonly checkDecisions: readonly (CheckDecision & { readonly eventId: string })[];
  /** logins that entered results of a class */
  readonly resultEntries: readonly {
    readonly classId: string;
    readonly accountId: string;
    readonly eventId?: string;
    readonly at?: Instant;
    /** of an administrator who let the promoter in who entered them */
    readonly isLetIn?: boolean;
  }[];
  /** what results earned before an administrator entered any of the class */
  readonly earnedBeforeAdmins: readonly {
    readonly classId: string;
    readonly riderId: string;
    readonly amount: number;
  }[];
  /** two for each pair of events that are one race */
  readonly eventLinks: readonly { readonly eventId: string; readonly otherId: string }[];
  readonly purseRaises: readonly { readonly eventId: string; readonly at: Instant }[];
  /** events waiting to be evaluated again */
  readonly rejudgings: readonly { readonly eventId: string; readonly askedAt: Instant }[];
  /** riders whose unmatched results are looked for */
  readonly rematchings: readonly { readonly riderId: string; readonly dueAt: Instant; readonly isLast: boolean }[];
  readonly resultAsks: readonly ResultAsk[];
  readonly askMails: readonly AskMail[];
  readonly wallets: readonly Wallet[];
  readonly awards: readonly Award[];
  readonly entries: readonly LedgerEntry[];
  readonly redemptions: readonly Redemption[];
  readonly merges: readonly MergeRecord[];
  /** complete records of those bikes of `riders` that have one */
  readonly bikes: readonly KeptBike[];
  readonly vinDisputes: readonly VinDispute[];
  readonly vinPatterns: readonly VinPattern[];
  readonly vinArrivals: readonly VinArrival[];
  readonly soldVins: readonly SealedVin[];
  readonly soldVinImports: readonly SoldVinImport[];
  readonly creditChoices: readonly CreditChoice[];
  readonly adjustments: readonly Adjustment[];
  readonly adjustedDays: readonly AdjustedInDay[];
  /** without a second administrator, all currencies added up */
  readonly adjustedAlone: readonly Omit<AdjustedInDay, 'currency'>[];
  readonly rateLimits: readonly {
    readonly bucket: string;
    readonly hits: number;
    readonly until: Instant;
    readonly about: string | null;
  }[];
  readonly devices: readonly KnownDevice[];
  readonly spentTokens: readonly { readonly token: string; readonly until: Instant }[];
  readonly jobs: readonly (JobState & { readonly name: string })[];
  readonly expiryNotices: readonly {
    readonly riderId: string;
    readonly currency: Currency;
    readonly expiresOn: LocalDate;
    readonly days: number;
  }[];
  readonly documents: readonly RiderDocument[];
  readonly notes: readonly RiderNote[];
  readonly favourites: readonly Favourite[];
  readonly timecards: readonly Timecard[];
  readonly uploads: readonly { readonly subjectId: string; readonly day: LocalDate; readonly files: number }[];
  readonly payoutClaims: readonly PayoutClaim[];
  readonly paymentOrders: readonly PaymentOrder[];
  readonly sandboxOrders: readonly SandboxOrder[];
  readonly cheques: readonly Cheque[];
  readonly paymentRuns: readonly PaymentRun[];
  /** when lines of runs were last tried, by run and claim */
  readonly triedLines: readonly { readonly key: string; readonly at: Instant }[];
  readonly cashYears: readonly CashYearChange[];
  /** awards whose riders were told what payment information is missing */
  readonly paymentNotices: readonly string[];
  /** when each of those was told, by award */
  readonly paymentNoticesAt: readonly { readonly awardId: string; readonly at: Instant }[];
  readonly cashAsks: readonly CashAsk[];
  readonly refunds: readonly DealerRefund[];
  readonly outbox: readonly StoredMessage[];
  readonly webhooks: readonly Webhook[];
  readonly deliveries: readonly Delivery[];
  readonly contactMessages: readonly ContactMessage[];
  readonly securityEvents: readonly (KeyedEvent & { readonly toldAt: Instant | null })[];
  readonly audit: readonly AuditRecord[];
  readonly idempotency: readonly {
    readonly accountId: string;
    readonly key: string;
    readonly fingerprint: string;
    readonly answer: string;
  }[];
}

export const emptyWorld: World = {
  riders: [],
  riderDetails: [],
  dealers: [],
  promoters: [],
  promoterDecisions: [],
  accounts: [],
  sessions: [],
  codes: [],
  factors: [],
  recoveryCodes: [],
  apiTokens: [],
  ...emptyLogins,
  admins: [],
  loginGuards: [],
  pins: [],
  riderCodes: [],
  guardians: [],
  deletions: [],
  dealerFailures: [],
  events: [],
  eventDetails: [],
  series: [],
  seasons: [],
  notices: [],
  standingsRules: [],
  standings: [],
  standingsBonuses: [],
  categories: [],
  classes: [],
  results: [],
  aliases: [],
  claims: [],
  layoutChoices: [],
  imports: [],
  dismissals: [],
  requests: [],
  invitations: [],
  logoPhotos: [],
  checkDecisions: [],
  resultEntries: [],
  earnedBeforeAdmins: [],
  eventLinks: [],
  purseRaises: [],
  rejudgings: [],
  rematchings: [],
  resultAsks: [],
  askMails: [],
  wallets: [],
  awards: [],
  entries: [],
  redemptions: [],
  merges: [],
  bikes: [],
  vinDisputes: [],
  vinPatterns: [],
  vinArrivals: [],
  soldVins: [],
  soldVinImports: [],
  creditChoices: [],
  adjustments: [],
  adjustedDays: [],
  adjustedAlone: [],
  rateLimits: [],
  devices: [],
  spentTokens: [],
  jobs: [],
  expiryNotices: [],
  documents: [],
  notes: [],
  favourites: [],
  timecards: [],
  uploads: [],
  payoutClaims: [],
  paymentOrders: [],
  sandboxOrders: [],
  cheques: [],
  paymentRuns: [],
  triedLines: [],
  cashYears: [],
  paymentNotices: [],
  paymentNoticesAt: [],
  cashAsks: [],
  refunds: [],
  outbox: [],
  webhooks: [],
  deliveries: [],
  contactMessages: [],
  securityEvents: [],
  audit: [],
  idempotency: [],
};

/** The world as one transaction sees and changes it. */
export type Draft = { -readonly [K in keyof World]: World[K] };
