import type { CATEGORY, ColumnsOf, EVENT, SERIES, VIN_PATTERN } from '@rrr/records';
import type { Amount } from './money.js';
import type { Flag } from './flag.js';

export interface SeriesRow extends ColumnsOf<typeof SERIES> {
  id: string;
  promoter_id: string | null;
  active: Flag;
  version: number;
  /** value of its bonus in minor units of its country's currency */
  initial_value: number | string | null;
  name_key: string;
  created_at: string | null;
}

export interface CategoryRow extends ColumnsOf<typeof CATEGORY> {
  id: string;
  version: number;
}

export interface CategorySeriesRow {
  category_id: string;
  series_id: string;
}

export interface EventRow extends ColumnsOf<typeof EVENT> {
  id: string;
  series_id: string | null;
  promoter_id: string | null;
  currency: 'USD' | 'CAD' | 'EUR';
  paying: Flag;
  /** false: a draft */
  published: Flag;
  /** of a draft: whether it is to pay once it is published */
  will_pay: Flag;
  canceled: Flag;
  late_results_accepted: Flag;
  title_key: string;
  city_key: string;
  /** words of title, venue and city */
  search_key: string;
  version: number;
  copy_of: string | null;
  /** when its promoter added it, until an admin decides whether it pays */
  paying_asked_at: string | null;
  cancel_reason: string | null;
  canceled_at: string | null;
  created_at: string | null;
  /** whether the event waits for classes, or a class for results; derived (stores/results-state.ts) */
  results_state: 'waiting' | 'done';
  /** total of the payout places of its paying classes, minor units */
  offered: Amount;
  /** when a payout place was raised last; written by the check store */
  purse_raised_at: string | null;
}

export interface ResultAskRow {
  event_id: string;
  rider_id: string;
  asked_at: string;
}

/** When a promoter may be told next how many riders asked for results (`due_at`), and when that was last. */
export interface AskMailRow {
  promoter_id: string;
  due_at: string | null;
  sent_at: string | null;
}

/** A person's decision about an award that was held; `by_name` is null if it was released by itself. */
export interface CheckDecisionRow {
  class_id: string;
  rider_id: string;
  event_id: string;
  decision: 'released' | 'refused';
  amount: number | string;
  place: number | null;
  reason: string | null;
  at: string;
  by_name: string | null;
}

/** `digest`: of the picture; `status`: one that stands for each class, rider and slot, others are replaced. */
export interface LogoPhotoRow {
  id: string;
  event_id: string;
  class_id: string;
  rider_id: string;
  slot: number;
  status: 'sent' | 'accepted' | 'refused' | 'replaced';
  file_key: string;
  content_type: string;
  bytes: number;
  digest: string;
  sent_at: string;
  replaced_at: string | null;
  decided_at: string | null;
  decided_by: string | null;
  refusal: string | null;
}

/** A login that entered or changed results of a class. */
export interface ResultEntryRow {
  class_id: string;
  account_id: string;
  event_id: string | null;
  /** when it entered results there last, or they paid more */
  at: string | null;
  /** of an administrator who let the promoter in who entered them */
  is_let_in: boolean;
}

/** What a result earned before an administrator entered results of the class. */
export interface EarnedBeforeAdminRow {
  class_id: string;
  rider_id: string;
  amount: number | string;
}

/** Written whenever what an administrator entered is judged, one after the other. */
export interface AdminTurnRow {
  account_id: string;
  turns: number;
}

/** A rider's report of a missing result. */
export interface ResultClaimRow {
  id: string;
  rider_id: string;
  event_id: string;
  class_id: string | null;
  /** the result an admin matched or added for it */
  result_id: string | null;
  place: number | null;
  message: string;
  state: 'open' | 'accepted' | 'refused';
  at: string;
  decided_at: string | null;
  decided_by: string | null;
  answer: string | null;
}

/** An applied import; `stood_before` is JSON, `made_digest` detects later changes. */
export interface ImportRow {
  id: string;
  kind: 'class-results' | 'event-results' | 'classes' | 'events' | 'vin-patterns';
  event_id: string | null;
  series_id: string | null;
  at: string;
  by_name: string;
  token_name: string | null;
  file_name: string;
  file_digest: string;
  added: number;
  changed: number;
  removed: number;
  same: number;
  undone_at: string | null;
  undone_by: string | null;
  stood_before: string;
  made_digest: string;
}

/** What a promoter chose for files with one header row. */
export interface LayoutChoicesRow {
  promoter_id: string;
  kind: 'results' | 'events';
  /** digest of the header row */
  layout: string;
  /** JSON: mapping and answers */
  choices: string;
  import_id: string;
  at: string;
}

/** An event, a result or an award that an admin set aside. */
export interface DismissalRow {
  kind: 'late' | 'unmatched' | 'overpaid';
  object_id: string;
  at: string;
  by_name: string;
  reason: string | null;
  amount: number | string | null;
}

/** An unmatched result in a paid place of a paying event (summaries/unpaid-results.ts). */
export interface UnpaidResultRow {
  result_id: string;
  event_id: string;
  /** the last day of its event */
  ends_on: string;
  /** whether an admin set it aside */
  set_aside: Flag;
  /** of its class in the event */
  position: number;
  place: number;
  currency: 'USD' | 'CAD' | 'EUR';
  /** what the place pays */
  amount: Amount;
}

/** One of two events that are one race; the other has a row too. */
export interface EventLinkRow {
  event_id: string;
  other_id: string;
}

/** An event queued for evaluation. */
export interface RejudgingRow {
  event_id: string;
  asked_at: string;
}

/** A rider whose unmatched results are looked for; `last` when it is the second look. */
export interface RematchingRow {
  rider_id: string;
  due_at: string;
  last: Flag;
}

export interface ClassRow {
  id: string;
  event_id: string;
  position: number;
  name: string;
  payout_type: 'cash' | 'dealerCredit' | 'noPayout';
  entrants: number | null;
  /** JSON; null: as the program does */
  payout_steps: string | null;
  results_received_at: string | null;
}

/** `amount`: minor units of the event's currency. */
export interface PayoutPlaceRow {
  class_id: string;
  place: number;
  amount: number | string;
}

/** `verdict` is JSON; `award_type` is that of its award, null when it earns nothing. */
export interface ResultRow {
  id: string;
  event_id: string;
  class_id: string;
  place: number | null;
  result_type: 'finished' | 'DNF' | 'DNS' | 'DQ';
  rider_name: string;
  number: string | null;
  hometown: string | null;
  bike: string | null;
  email: string | null;
  ama_number: string | null;
  rider_id: string | null;
  verdict: string;
  award_type: 'credit' | 'bonus' | 'cash' | null;
  /** `nameKey` of the name, for searching unmatched results */
  name_key: string;
  /** the make of `bike` for market share; null when unknown */
  brand_key: string | null;
  /** whether some of it is held or was refused, and how much, by the verdict; null: nothing */
  check_state: 'held' | 'refused' | null;
  check_amount: number | string | null;
  held_since: string | null;
  /** `amaKey` of the AMA number; null without one */
  ama_key: string | null;
  /** a person said that it is nobody's */
  left_unmatched: Flag;
}

/** A rider chosen for a name and place in a promoter's results. */
export interface AliasRow {
  promoter_id: string;
  name_key: string;
  hometown_key: string;
  rider_id: string;
}

export interface VinPatternRow extends ColumnsOf<typeof VIN_PATTERN> {
  id: string;
  status: 'unverified' | 'verified';
  model_key: string;
  decided_at: string | null;
  decided_by: string | null;
}
