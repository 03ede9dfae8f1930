export * from './document.js';
export { amaKey, fullNameOf, nameKey } from '../shared/index.js';
export type * from './ports.js';
export * from './rider.js';
export * from './refusals.js';
export * from './alike-names.js';
export * from './consent.js';
export { nameWords } from './name-parts.js';
export * from './names-agree.js';
export {
  type AskedGuardian,
  askGuardian,
  assertGuardian,
  confirmGuardian,
  GUARDIAN_DAYS,
  type GuardianRequest,
  mailboxOf,
  type OpenedRequest,
  readGuardianRequest,
} from './guardian.js';
export { confirmConsentOnPaper } from './confirm-consent-on-paper.js';
export * from './normalize-profile.js';
export * from './public-name.js';
export type * from './favourite.js';
export * from './note.js';
export type * from './timecard.js';
export type * from './rider-queries.port.js';
export type * from './rider-record-queries.port.js';
export * from './enrol-rider.js';
export { type EditRider, editRider, theirRecord } from './edit-rider.js';
export * from './set-rider-active.js';
export * from './mark-factory.js';
export { acceptPin } from './pin.js';
export { isFoundByAma } from './seen-balances.js';
export * from './set-pin.js';
export * from './unlock-pin.js';
export * from './notes.js';
export * from './favourites.js';
export * from './undo-document.js';
export * from './upload-document.js';
export * from './decide-document.js';
export * from './tax.js';
export * from './state-tax-residence.js';
export * from './unverify-documents.js';
export * from './view-document.js';
export * from './timecards.js';
export * from './recover-account.js';
export * as useCases from './use-cases.js';
