export * from './add-result.js';
export { LONGEST_NAME_REASON, NameReasonNeeded } from './against-name.js';
export type { Alias } from './alias.js';
export type { AlreadySpent } from './already-spent.js';
export * from './ask-logo-photos-again.js';
export * from './change-result.js';
export * from './claim-result.js';
export type * from './claim-queries.port.js';
export type { ManualEdit, Corrected } from './correct-event.js';
export type * from './check-store.port.js';
export * from './decide-claim.js';
export {
  decideHeldAwards,
  type DecideHeldAwards,
  type HeldAwardsDecided,
  type HeldOutcome,
} from './decide-held-awards.js';
export * from './divide-by-class.js';
export type * from './earning-queries.port.js';
export type * from './held-award-queries.port.js';
export * from './issue-series-bonus.js';
export * from './lapse-logo-photos.js';
export * from './logo-photo.js';
export type * from './logo-photo-queries.port.js';
export type * from './logo-photo-store.port.js';
export * from './match-result.js';
export * from './matching.js';
export type { MoneyMoved } from './plan-awards.js';
export type * from './ports.js';
export * from './propose-riders.js';
export * from './rejudge-due.js';
export * from './rejudge-event.js';
export * from './release-held.js';
export * from './rematch-due.js';
export * from './remove-races.js';
export * from './remove-results.js';
export * from './replace-results.js';
export { PlaceTaken, type ManualResult } from './manual-result.js';
export * from './result-claim.js';
export type * from './result.js';
export type * from './result-queries.port.js';
export * from './revoke-series-bonus.js';
export * from './row-pages.js';
export * from './send-logo-photo.js';
export type * from './series-facts.port.js';
export * from './dismiss-overpaid.js';
export * from './dismiss-result.js';
export * from './submit-class-results.js';
export * from './submit-event-results.js';
export { bikesInWords, type Candidate, type Submitted, type SubmittedResult } from './submission.js';
export { type Submit } from './submit-rows.js';
export * from './submit-refusals.js';
export * from './undo-claim.js';
export * from './undo-held-awards.js';
export * from './undo-import.js';
export * from './view-logo-photo.js';
export * as useCases from './use-cases.js';
