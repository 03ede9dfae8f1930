import type {
  AskRefusal,
  ClassesNotValid,
  ClassHasResults,
  CurrencyFixed,
  EventRefusal,
  PurseApproved,
  PurseOverLimit,
} from './events/index.js';
import type { KeyUsedForAnother } from './idempotency/index.js';
import type {
  AccountDeactivated,
  AlreadyProxying,
  CodeNotValid,
  EmailNotVerified,
  EmailTaken,
  FactorRefusal,
  NotProxying,
  OwnLogin,
  PasswordNotValid,
  SignInRefused,
  SignInUnavailable,
  TooManyCodes,
  WrongCredentials,
  WrongPassword,
} from './identity/index.js';
import type {
  AdminsOnly,
  PromoterNotApproved,
  CaptchaMissing,
  CaptchaUnavailable,
  CaptchaWrong,
  ProxyForbidden,
  TooManyAttempts,
} from './access/index.js';
import type { TokenRefusal } from './tokens/index.js';
import type { ViewRefusal } from './views/index.js';
import type { RequestClosed, SecondPersonNeeded, UndoRefused } from './approvals/index.js';
import type { DealerIdTaken } from './dealers/index.js';
import type { DeletionNotConfirmed } from './privacy/index.js';
import type { AlreadyDecided, NothingToUndo } from './promoters/index.js';
import type { FileRefusal, ImportChangedSince, ImportUndone } from './imports/index.js';
import type {
  AdjustmentOverLimit,
  AdjustmentZero,
  CreditNotOffered,
  DailyAdjustmentLimit,
  ExpiresInPast,
  InsufficientCredit,
  ReasonMissing,
} from './ledger/index.js';
import type { DailyRedemptionLimit, RedemptionOverLimit } from './redemption/index.js';
import type {
  AlreadyRefunded,
  AlreadyRevoked,
  AmountNotPositive,
  CounterCodeLocked,
  DealerDeactivated,
  DealerLocked,
  IdNotConfirmed,
  NoAddress,
  NotRefunded,
  PinLocked,
  PinNotSet,
  RedemptionRefunded,
  RiderCodeNotValid,
  RiderDeactivated,
  RiderNotVerified,
  TooManyWrongPins,
  UndoTooLate,
  WrongCounterCode,
  WrongCurrency,
  WrongPin,
} from './redemption/index.js';
import type { NoticeRefused } from './notices/index.js';
import type { PushRefusal } from './push/index.js';
import type { SeasonRefused } from './seasons/index.js';
import type { StandingsRefusal } from './standings/index.js';
import type {
  BonusIssued,
  ClaimDecided,
  ClaimMessageLength,
  ClaimOpen,
  ClaimTooLate,
  EventNotStarted,
  LogoPhotoError,
  NoClassNamed,
  NotOfSeries,
  NameReasonNeeded,
  PlaceTaken,
  PreviewOutdated,
  ResultMatched,
  ResultWindowClosed,
  RowsHaveProblems,
  SeriesNoBonus,
} from './results/index.js';
import type { AlreadyMerged, ConfirmationWrong, ReasonsNotAcknowledged, SameRider } from './merging/index.js';
import type { ImageDamaged, ImageTooLarge, NotAnImage } from './images/index.js';
import type {
  ConsentGiven,
  ConsentNeeded,
  GuardianNotValid,
  DocumentError,
  NoteLength,
  PinNotValid,
  ProfileNotValid,
} from './riders/index.js';
import type { BonusOverLimit, BonusWithoutValue, SeriesInUse } from './series/index.js';
import type {
  BikeWithoutVin,
  DisputeOfAnotherKind,
  DisputeSettled,
  NoSoldVins,
  PatternExists,
  PatternNotValid,
  PatternsHaveProblems,
  VinNotValid,
  VinTaken,
  VinYearMismatch,
  VinYours,
} from './vin/index.js';
import type { OverdueRefusal, PayoutRefusal } from './payouts/index.js';
import type { MailContentDeleted, MailWithoutRecipient } from './outbox/index.js';
import type { Conflict, NotFound, OutcomeUnknown, RiderBusy, StaleEdit } from './shared/index.js';
import type { TooManyUploads } from './uploads/index.js';
import type { WebhookRefusal } from './webhooks/index.js';

/** Every refusal of the domain: what the edge must know a status and a text for. */
export type AnyDomainError =
  | PayoutRefusal
  | AlreadyRefunded
  | NotRefunded
  | OverdueRefusal
  | UndoRefused
  | CaptchaMissing
  | CaptchaUnavailable
  | CaptchaWrong
  | EmailNotVerified
  | SignInRefused
  | SignInUnavailable
  | AdminsOnly
  | AlreadyDecided
  | CodeNotValid
  | DealerIdTaken
  | DeletionNotConfirmed
  | EmailTaken
  | FactorRefusal
  | TokenRefusal
  | ViewRefusal
  | NothingToUndo
  | OwnLogin
  | PasswordNotValid
  | PromoterNotApproved
  | ProxyForbidden
  | TooManyCodes
  | WrongPassword
  | BonusIssued
  | ClaimDecided
  | ClaimMessageLength
  | ClaimOpen
  | ClaimTooLate
  | NotOfSeries
  | NameReasonNeeded
  | PlaceTaken
  | ResultMatched
  | SeriesNoBonus
  | NoticeRefused
  | PushRefusal
  | SeasonRefused
  | StandingsRefusal
  | BonusWithoutValue
  | ClassesNotValid
  | ClassHasResults
  | CurrencyFixed
  | EventRefusal
  | AskRefusal
  | SeriesInUse
  | ConsentGiven
  | ConsentNeeded
  | GuardianNotValid
  | DocumentError
  | LogoPhotoError
  | ImageDamaged
  | ImageTooLarge
  | NotAnImage
  | NoteLength
  | TooManyUploads
  | PinNotValid
  | ProfileNotValid
  | AccountDeactivated
  | BikeWithoutVin
  | DisputeOfAnotherKind
  | DisputeSettled
  | NoSoldVins
  | PatternExists
  | PatternNotValid
  | PatternsHaveProblems
  | VinNotValid
  | VinTaken
  | VinYearMismatch
  | VinYours
  | AdjustmentZero
  | CreditNotOffered
  | ExpiresInPast
  | ReasonMissing
  | AlreadyMerged
  | ConfirmationWrong
  | ReasonsNotAcknowledged
  | SameRider
  | AlreadyProxying
  | AlreadyRevoked
  | AmountNotPositive
  | Conflict
  | DealerDeactivated
  | CounterCodeLocked
  | DealerLocked
  | EventNotStarted
  | ImportChangedSince
  | ImportUndone
  | NoAddress
  | NoClassNamed
  | FileRefusal
  | IdNotConfirmed
  | InsufficientCredit
  | KeyUsedForAnother
  | NotFound
  | NotProxying
  | PinLocked
  | PinNotSet
  | PreviewOutdated
  | RedemptionRefunded
  | RiderCodeNotValid
  | ResultWindowClosed
  | RiderDeactivated
  | RiderNotVerified
  | RowsHaveProblems
  | StaleEdit
  | TooManyAttempts
  | WrongCredentials
  | TooManyWrongPins
  | UndoTooLate
  | WrongCounterCode
  | WrongCurrency
  | WrongPin
  | AdjustmentOverLimit
  | BonusOverLimit
  | DailyAdjustmentLimit
  | DailyRedemptionLimit
  | PurseApproved
  | PurseOverLimit
  | RequestClosed
  | SecondPersonNeeded
  | RedemptionOverLimit
  | MailContentDeleted
  | MailWithoutRecipient
  | OutcomeUnknown
  | RiderBusy
  | WebhookRefusal;

export type ErrorCode = AnyDomainError['code'];
