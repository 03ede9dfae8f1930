import type { ADMIN, BIKE, ColumnsOf, DEALER, PROMOTER, RIDER } from '@rrr/records';
import { type Locale } from '@rrr/records/languages';
import type { Flag } from './flag.js';

/** `id`s are 26 characters; instants `2025-03-01T18:30:00.000Z`; dates `2025-03-01`; e-mails lower-case. */
export interface AdminRow extends ColumnsOf<typeof ADMIN> {
  id: string;
  full_name: string;
  profile_image: string | null;
  deactivated: Flag;
  /** account of the administrator who invited them; null: made on the command line */
  invited_by: string | null;
  invited_at: string | null;
}

export interface RiderRow extends ColumnsOf<typeof RIDER> {
  id: string;
  full_name: string;
  email: string;
  profile_image: string | null;
  factory: Flag;
  professional: Flag;
  parental_consent: Flag;
  deactivated: Flag;
  enrolled_at: string;
  enrolled_network: string | null;
  /** `nameKey` of the full name, for matching results */
  name_key: string;
  /** `amaKey` of the AMA number; null without one */
  ama_key: string | null;
  /** last name, then first: the order of lists */
  sort_key: string;
  /** words anyone may search by: name, AMA number */
  search_key: string;
  /** words only admins may search by: e-mail, phone */
  personal_key: string;
  /** who consented for a minor, and when */
  consent_by: string | null;
  consent_at: string | null;
  tax_status: 'us-person' | 'non-resident-alien' | null;
  /** where they pay tax, and the treaty that they claim with its rate in hundredths of a percent */
  tax_country: string | null;
  tax_treaty_country: string | null;
  tax_treaty_rate: number | null;
  /** when they said so; null: never */
  tax_stated_at: string | null;
  /** by whom and when the tax form was verified, and the treaty rate; without one, the program's rate stands */
  tax_confirmed_at: string | null;
  tax_confirmed_by: string | null;
  tax_rate: number | null;
  /** the rider this one was merged into */
  merged_into: string | null;
  /** counts its edits: an edit of an older one is refused */
  version: number;
}

export interface BikeRow extends ColumnsOf<typeof BIKE> {
  id: string;
  rider_id: string;
  vin_status: 'unverified' | 'verified' | 'invalid';
  model_key: string;
  /** the VIN if bike and rider are active, otherwise null; unique, so only one active rider holds it */
  active_vin: string | null;
  verified_at: string | null;
  /** the admin's name, or the pattern that verified it */
  verified_by: string | null;
  created_at: string | null;
  /** sold or given up */
  retired_at: string | null;
  /** counts its edits: an edit of an older one is refused */
  version: number;
  /** why a plausible VIN waits for an administrator */
  doubt: 'run' | 'not-listed' | 'no-year' | null;
}

export interface DealerRow extends ColumnsOf<typeof DEALER> {
  id: string;
  /** whether the dealer agreed that everybody sees its e-mail */
  show_email: Flag;
  profile_image: string | null;
  deactivated: Flag;
  search_key: string;
  /** `nameKey` of the name: the order of lists */
  name_key: string;
  version: number;
  /** millionths of a degree */
  lat_e6: number | null;
  lon_e6: number | null;
  created_at: string | null;
}

export interface PromoterRow extends ColumnsOf<typeof PROMOTER> {
  id: string;
  profile_image: string | null;
  status: 'pending' | 'approved' | 'rejected';
  deactivated: Flag;
  search_key: string;
  /** `nameKey` of the name: the order of lists */
  name_key: string;
  version: number;
  /** what they wrote when they applied */
  message: string | null;
  applied_at: string | null;
  /** language of emails until there is a login */
  locale: Locale | null;
}

/** A decision about an application. An undo sets `undone_at`. */
export interface PromoterDecisionRow {
  promoter_id: string;
  sequence: number;
  from_status: PromoterRow['status'];
  to_status: PromoterRow['status'];
  reason: string | null;
  at: string;
  by_name: string;
  undone_at: string | null;
}

export interface RiderNoteRow {
  id: string;
  rider_id: string;
  text: string;
  by_name: string;
  at: string;
}

export interface FavouriteRow {
  rider_id: string;
  kind: 'dealer' | 'event';
  target_id: string;
  at: string;
}

/** `file_key`: where the file store has it. */
export interface TimecardRow {
  id: string;
  rider_id: string;
  file_name: string;
  file_key: string;
  content_type: string;
  bytes: number;
  uploaded_at: string;
  uploaded_by: string;
}

/** `key_id`: the key the file is encrypted with. A newer upload replaces an older one of its kind. */
export interface DocumentRow {
  id: string;
  rider_id: string;
  kind: 'licence' | 'w9' | 'w8ben';
  status: 'uploaded' | 'verified' | 'refused' | 'replaced';
  file_key: string;
  key_id: string | null;
  content_type: string;
  bytes: number;
  uploaded_at: string;
  decided_at: string | null;
  decided_by: string | null;
  refusal: string | null;
  expires_on: string | null;
}

/** A VIN claimed by a second rider; `settled_at` null: open. */
export interface VinDisputeRow {
  id: string;
  vin: string;
  held_by: string;
  claimed_by: string;
  /** the claimant's own bike without the VIN, if stored */
  claimed_bike_id: string | null;
  claimed_year: number;
  claimed_make: string;
  claimed_model: string;
  at: string;
  settled_at: string | null;
  settled_by: string | null;
  /** null: a second rider claims it; otherwise its rider is both `held_by` and `claimed_by` */
  reason: 'run' | 'not-listed' | 'no-year' | null;
  /** the same for all VINs of a run */
  run_id: string | null;
}

/** `record` is JSON: a snapshot of the merged data. */
export interface RiderMergeRow {
  id: string;
  kept_id: string;
  deleted_id: string;
  at: string;
  by_name: string;
  record: string;
}

/** Center of a postal code in millionths of a degree; for Canada by the first three characters. */
export interface PostalCodeRow {
  country: string;
  postal_code: string;
  city: string;
  state: string | null;
  lat_e6: number;
  lon_e6: number;
}

/** `seal` null: no PIN was ever set. */
export interface PinGuardRow {
  rider_id: string;
  seal: string | null;
  failures: number;
  locked_until: string | null;
}

/** Whom a rider asked to consent. `seal` is a keyed digest of the token. */
export interface GuardianRequestRow {
  rider_id: string;
  code_id: string;
  name: string;
  email: string;
  seal: string;
  sent_at: string;
  expires_at: string;
  /** e-mails since `counted_from` */
  sent: number;
  counted_from: string;
  confirmed_at: string | null;
}

/** The code that a rider shows at a counter. `seal` is a keyed digest. */
export interface RiderCodeRow {
  rider_id: string;
  seal: string;
  expires_at: string;
}

/** A rider's request to be deleted. */
export interface DeletionRow {
  rider_id: string;
  requested_at: string;
  erase_on: string;
  /** null until the data are erased */
  erased_at: string | null;
}

export interface DealerGuardRow {
  dealer_id: string;
  failures: number;
  since: string;
}
