import * as access from '@rrr/core/access';
import * as categories from '@rrr/core/categories';
import * as contact from '@rrr/core/contact';
import * as dealers from '@rrr/core/dealers';
import * as eligibility from '@rrr/core/eligibility';
import * as events from '@rrr/core/events';
import * as exported from '@rrr/core/exports';
import type { Places } from '@rrr/core/geo';
import * as identity from '@rrr/core/identity';
import * as images from '@rrr/core/images';
import * as ledger from '@rrr/core/ledger';
import * as merging from '@rrr/core/merging';
import * as payouts from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import * as promoters from '@rrr/core/promoters';
import * as redemption from '@rrr/core/redemption';
import * as results from '@rrr/core/results';
import * as riders from '@rrr/core/riders';
import * as series from '@rrr/core/series';
import type { YieldToEventLoop, Clock, Digest, FileStore, Ids, UnitOfWork } from '@rrr/core/shared';
import * as vin from '@rrr/core/vin';
import type { UseCases } from '@rrr/http';

/** The dependencies of use cases. */
export interface Parts {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly yieldToEventLoop: YieldToEventLoop;
  readonly program: Program;
  /** multiplies all limits of core/access/rate-limits; 0 disables them */
  readonly limitFactor: number;
  readonly passwords: identity.Passwords;
  readonly pins: redemption.Pins;
  readonly seals: identity.CodeSeals;
  readonly people: identity.SessionQueries;
  readonly places: Places;
  readonly provider: payouts.PaymentProvider;
  readonly files: FileStore;
  readonly pictures: images.Pictures;
}

type Makers<Name extends string> = { readonly [N in Name]: (parts: Parts) => unknown };

const wired = <Name extends string, Module extends Makers<Name>>(
  module: Module,
  parts: Parts,
  names: readonly Name[],
): { readonly [N in Name]: ReturnType<Module[N]> } =>
  Object.fromEntries(names.map((it) => [it, module[it](parts)])) as { [N in Name]: ReturnType<Module[N]> };

/** Creates all use cases with their dependencies. */
export const useCases = (parts: Parts): UseCases => ({
  ...wired(access, parts, ['countHits', 'needsCaptcha', 'recordLoginAttempt', 'clearLoginFailures']),
  ...wired(categories, parts, ['addCategory', 'editCategory', 'deleteCategory']),
  ...wired(contact, parts, ['contactUs']),
  ...wired(dealers, parts, ['addDealer', 'editDealer', 'setDealerActive', 'inviteDealerLogin', 'removeDealerLogin']),
  ...wired(eligibility, parts, ['simulateResult']),
  ...wired(events, parts, [
    'addEvent',
    'editEvent',
    'deleteEvent',
    'duplicateEvent',
    'cancelEvent',
    'restoreEvent',
    'saveClasses',
    'acceptLateResults',
    'importClasses',
    'importEvents',
    'undoClassesImport',
    'undoEventsImport',
  ]),
  ...wired(exported, parts, ['recordExport']),
  ...wired(identity, parts, [
    'signIn',
    'recognizeDevice',
    'setAdminActive',
    'signOut',
    'signOutEverywhere',
    'startProxy',
    'endProxy',
    'acceptInvitation',
    'changePassword',
    'requestReset',
    'resetPassword',
    'sendEmailCode',
    'verifyEmail',
    'addAdmin',
    'inviteAdminAgain',
    'editAdmin',
    'requestEmailChange',
    'changeEmail',
    'listSessions',
    'endSession',
    'setLocale',
    'signInByProvider',
  ]),
  ...wired(ledger, parts, ['adjustWallet', 'sendExpireMail']),
  ...wired(images, parts, ['setProfileImage', 'readProfileImage']),
  ...wired(merging, parts, ['mergeRiders']),
  ...wired(payouts, parts, [
    'cashOut',
    'createClaim',
    'refreshClaim',
    'cancelClaim',
    'changeMethod',
    'createOrder',
    'cancelOrder',
    'settleOrder',
    'getRewardLink',
    'markSent',
    'markManySent',
    'undoSent',
    'runCheques',
    'voidCheque',
    'reissueCheque',
  ]),
  ...wired(promoters, parts, [
    'addPromoter',
    'invitePromoterAgain',
    'applyAsPromoter',
    'editPromoter',
    'setPromoterActive',
    'decidePromoter',
    'decidePromoters',
    'undoDecision',
    'undoDecisions',
    'deletePromoters',
  ]),
  ...wired(redemption, parts, [
    'redeemCredit',
    'undoRedemption',
    'refundDealer',
    'refundDealers',
    'undoRefund',
    'undoRefunds',
  ]),
  ...wired(results, parts, [
    'submitClassResults',
    'submitEventResults',
    'undoImport',
    'replaceResults',
    'addResult',
    'changeResult',
    'removeResult',
    'removeResults',
    'removeRaces',
    'matchResult',
    'unmatchResult',
    'claimResult',
    'decideClaim',
    'issueSeriesBonus',
    'revokeSeriesBonus',
    'rejudgeEvent',
  ]),
  ...wired(riders, parts, [
    'enrolRider',
    'recoverAccount',
    'editRider',
    'setRiderActive',
    'markFactory',
    'setPin',
    'unlockPin',
    'addNote',
    'removeNote',
    'addFavourite',
    'removeFavourite',
    'addTimecard',
    'readTimecard',
    'removeTimecard',
    'uploadDocument',
    'viewDocument',
    'decideDocument',
  ]),
  ...wired(series, parts, ['addSeries', 'editSeries', 'activateSeries', 'deleteSeries']),
  ...wired(vin, parts, [
    'addBike',
    'editBike',
    'retireBike',
    'decideBike',
    'addPattern',
    'decidePattern',
    'deletePattern',
    'importPatterns',
    'undoPatternsImport',
    'verifyBikes',
    'settleDispute',
  ]),
});
