import type { ClassesNotValid, ClassHasResults, CurrencyFixed, EventBegun, EventDatesNotValid, EventHasResults } from './events/index.js';
import type { KeyUsedForAnother } from './idempotency/index.js';
import type {
  AccountDeactivated, AlreadyProxying, CodeNotValid, EmailTaken, NotProxying, OwnLogin, PasswordNotValid, TooManyAttempts, TooManyCodes, WrongCredentials, WrongPassword,
} from './identity/index.js';
import type { ProxyForbidden } from './access/index.js';
import type { AdminsOnly, DealerIdTaken } from './dealers/index.js';
import type { AlreadyDecided, NothingToUndo } from './promoters/index.js';
import type { FileEmpty, FileNotReadable, FileTooLarge } from './imports/index.js';
import type { AdjustmentZero, ExpiresInPast, InsufficientCredit, ReasonMissing } from './ledger/index.js';
import type {
  AlreadyRevoked, AmountNotPositive, DealerDeactivated, DealerLocked, IdNotConfirmed, PinLocked, PinNotSet, RedemptionRefunded,
  RiderDeactivated, WrongCurrency, WrongPin,
} from './redemption/index.js';
import type {
  BonusIssued, ClaimDecided, ClaimMessageLength, ClaimOpen, ClaimTooLate, EventNotStarted, NotOfSeries, PlaceTaken, PreviewOutdated, ResultMatched, ResultWindowClosed,
  RowsHaveProblems, SeriesNoBonus,
} from './results/index.js';
import type { AlreadyMerged, ConfirmationWrong, SameRider } from './merging/index.js';
import type { BonusWithoutValue, SeriesInUse } from './series/index.js';
import type { BikeWithoutVin, DisputeSettled, PatternExists, PatternNotValid, PatternsHaveProblems, VinNotValid, VinTaken, VinYearMismatch, VinYours } from './vin/index.js';
import type { Conflict, NotFound, StaleEdit } from './shared/index.js';

/** Every refusal of the domain: what the edge must know a status and a text for. */
export type AnyDomainError =
  | AdminsOnly | AlreadyDecided | CodeNotValid | DealerIdTaken | EmailTaken | NothingToUndo | OwnLogin | PasswordNotValid | ProxyForbidden | TooManyCodes | WrongPassword
  | BonusIssued | ClaimDecided | ClaimMessageLength | ClaimOpen | ClaimTooLate | NotOfSeries | PlaceTaken | ResultMatched | SeriesNoBonus
  | BonusWithoutValue | ClassesNotValid | ClassHasResults | CurrencyFixed | EventBegun | EventDatesNotValid | EventHasResults | SeriesInUse
  | AccountDeactivated | BikeWithoutVin | DisputeSettled | PatternExists | PatternNotValid | PatternsHaveProblems | VinNotValid | VinTaken | VinYearMismatch
  | VinYours | AdjustmentZero | ExpiresInPast | ReasonMissing | AlreadyMerged | ConfirmationWrong | SameRider | AlreadyProxying | AlreadyRevoked | AmountNotPositive | Conflict | DealerDeactivated | DealerLocked | EventNotStarted
  | FileEmpty | FileNotReadable | FileTooLarge | IdNotConfirmed | InsufficientCredit | KeyUsedForAnother | NotFound | NotProxying | PinLocked
  | PinNotSet | PreviewOutdated | RedemptionRefunded | ResultWindowClosed | RiderDeactivated | RowsHaveProblems | StaleEdit | TooManyAttempts
  | WrongCredentials | WrongCurrency | WrongPin;

export type ErrorCode = AnyDomainError['code'];
