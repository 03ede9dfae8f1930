import * as admins from './admins.js';
import * as aggregates from './aggregates.js';
import * as apiTokens from './api-tokens.js';
import * as push from './push.js';
import * as savedViews from './saved-views.js';
import * as approvals from './approvals.js';
import * as auditLog from './audit-log.js';
import * as bikes from './bikes.js';
import * as categories from './categories.js';
import * as cash from './cash.js';
import * as cashAsks from './cash-asks.js';
import * as creditChoices from './credit-choices.js';
import * as contact from './contact.js';
import * as contactMessages from './contact-messages.js';
import * as dealers from './dealers.js';
import * as documents from './documents.js';
import type { Endpoint } from './endpoint.js';
import * as earnings from './earnings.js';
import * as enrolment from './enrolment.js';
import * as eventEdits from './event-edits.js';
import * as events from './events.js';
import * as eventsOfDesk from './events-of-desk.js';
import * as finding from './finding.js';
import * as guardian from './guardian.js';
import * as heldAwards from './held-awards.js';
import * as identity from './identity.js';
import * as exported from './exports.js';
import * as images from './images.js';
import * as importRecords from './import-records.js';
import * as imports from './imports.js';
import * as jobs from './jobs.js';
import * as latestPayouts from './latest-payouts.js';
import * as logoPhotos from './logo-photos.js';
import * as mails from './mails.js';
import * as merging from './merging.js';
import * as notices from './notices.js';
import * as oneRace from './one-race.js';
import * as payments from './payments.js';
import * as payoutPreview from './payout-preview.js';
import * as cheques from './cheques.js';
import * as countries from './countries.js';
import * as paymentRuns from './payment-runs.js';
import * as payouts from './payouts.js';
import * as privacy from './privacy.js';
import * as promoters from './promoters.js';
import * as recent from './recent-events.js';
import * as redemptions from './redemptions.js';
import * as refunds from './refunds.js';
import * as reportLists from './report-lists.js';
import * as resultClaims from './result-claims.js';
import * as resultEdits from './result-edits.js';
import * as resultLists from './result-lists.js';
import * as results from './results.js';
import * as riderCode from './rider-code.js';
import * as riderRecords from './rider-records.js';
import * as riders from './riders.js';
import * as secondFactor from './second-factor.js';
import * as securityEvents from './security-events.js';
import * as series from './series.js';
import * as seriesBonus from './series-bonus.js';
import * as seasons from './seasons.js';
import * as standings from './standings.js';
import * as session from './session.js';
import * as settings from './settings.js';
import * as signIn from './sign-in.js';
import * as simulator from './simulator.js';
import * as tax from './tax.js';
import * as timecards from './timecards.js';
import * as timeline from './timeline.js';
import * as soldVins from './sold-vins.js';
import * as vin from './vin.js';
import * as waiting from './waiting.js';
import * as webhooks from './webhooks.js';

export * from './admins.js';
export * from './aggregates.js';
export * from './api-tokens.js';
export * from './push.js';
export * from './saved-views.js';
export * from './approvals.js';
export * from './audit-log.js';
export * from './awards.js';
export * from './bikes.js';
export * from './captcha.js';
export * from './categories.js';
export * from './cash.js';
export * from './cash-asks.js';
export * from './credit-choices.js';
export * from './contact.js';
export * from './contact-messages.js';
export * from './contract-number.js';
export * from './dealers.js';
export * from './discipline.js';
export * from './documents.js';
export * from './logo-photos.js';
export * from './earnings.js';
export * from './endpoint.js';
export * from './enrolment.js';
export * from './event-edits.js';
export * from './event-fields.js';
export * from './events.js';
export * from './events-of-desk.js';
export * from './field.js';
export * from './figures.js';
export * from './finding.js';
export * from './guardian.js';
export * from './held-awards.js';
export * from './identity.js';
export * from './exports.js';
export * from './images.js';
export * from './import-records.js';
export * from './import-tables.js';
export * from './imports.js';
export * from './jobs.js';
export * from './latest-payouts.js';
export * from './mails.js';
export * from './merging.js';
export * from './notices.js';
export * from './one-race.js';
export * from './page-titles.js';
export * from './pages.js';
export * from './partner-fields.js';
export * from './payments.js';
export * from './payout-preview.js';
export * from './payout-steps.js';
export * from './cheques.js';
export * from './outcome.js';
export * from './payment-runs.js';
export * from './payouts.js';
export * from './privacy.js';
export * from './problem.js';
export * from './promoters.js';
export * from './recent-events.js';
export * from './countries.js';
export * from './redemptions.js';
export * from './report-lists.js';
export * from './refunds.js';
export * from './result-claims.js';
export * from './result-edits.js';
export * from './result-lists.js';
export type { FileQuestion } from './file-questions.js';
export type { RowGroup, RowGroupCount } from './row-pages.js';
export * from './results.js';
export * from './rider-code.js';
export * from './rider-detail.js';
export * from './rider-fields.js';
export * from './rider-records.js';
export * from './riders.js';
export * from './second-factor.js';
export * from './security-events.js';
export * from './series.js';
export * from './series-bonus.js';
export * from './seasons.js';
export * from './standings.js';
export * from './series-fields.js';
export * from './session.js';
export * from './settings.js';
export * from './sign-in.js';
export * from './simulator.js';
export * from './start-data.js';
export * from './tax.js';
export * from './timecards.js';
export * from './timeline.js';
export * from './values.js';
export * from './verdict.js';
export * from './sold-vins.js';
export * from './vin.js';
export * from './waiting.js';
export * from './webhook-events.js';
export * from './webhooks.js';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;

/** Every call of the API, for the OpenAPI document, the route table's completeness check and the contract tests. */
export const endpoints: readonly Endpoint[] = [
  session,
  signIn,
  identity,
  secondFactor,
  apiTokens,
  savedViews,
  push,
  enrolment,
  aggregates,
  events,
  eventsOfDesk,
  payoutPreview,
  latestPayouts,
  results,
  riders,
  riderRecords,
  riderCode,
  merging,
  bikes,
  vin,
  waiting,
  recent,
  countries,
  dealers,
  promoters,
  contact,
  contactMessages,
  admins,
  mails,
  webhooks,
  approvals,
  auditLog,
  timeline,
  securityEvents,
  jobs,
  settings,
  reportLists,
  exported,
  redemptions,
  categories,
  eventEdits,
  oneRace,
  resultClaims,
  resultEdits,
  resultLists,
  heldAwards,
  finding,
  guardian,
  soldVins,
  series,
  seriesBonus,
  seasons,
  notices,
  standings,
  simulator,
  cheques,
  payouts,
  paymentRuns,
  cash,
  cashAsks,
  creditChoices,
  payments,
  refunds,
  earnings,
  documents,
  logoPhotos,
  images,
  tax,
  timecards,
  imports,
  importRecords,
  privacy,
]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isEndpoint);
