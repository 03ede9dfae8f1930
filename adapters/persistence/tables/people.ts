import type { Flag } from '../sql.js';

/** `id`s are 26 characters; instants `2025-03-01T18:30:00.000Z`; dates `2025-03-01`; e-mails lower-case. */
export interface AdminRow {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
  profile_image: string | null;
  deactivated: Flag;
}

export interface RiderRow {
  id: string;
  first_name: string;
  last_name: string;
  full_name: string;
  email: string;
  phone1: string | null;
  born_on: string | null;
  sex: 'male' | 'female' | 'non-binary' | null;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
  country: string;
  hometown: string | null;
  ama_number: string | null;
  profile_image: string | null;
  factory: Flag;
  professional: Flag;
  parental_consent: Flag;
  deactivated: Flag;
  enrolled_at: string;
  /** `nameKey` of the full name: what results are matched by */
  name_key: string;
  /** `amaKey` of the AMA number, null without one */
  ama_key: string | null;
  /** last name, then first: the order of lists */
  sort_key: string;
  /** words anyone may search by: name, AMA number */
  search_key: string;
  /** words only admins may search by: e-mail, phone */
  personal_key: string;
}

export interface BikeRow {
  id: string;
  rider_id: string;
  year: number;
  make: string;
  model: string;
  vin: string;
  vin_status: 'unverified' | 'verified' | 'invalid';
  model_key: string;
  /** the VIN while the bike and its rider are active, else null: unique, so one active rider has it */
  active_vin: string | null;
}

export interface DealerRow {
  id: string;
  /** the maker's number of the dealer, `dealerId` in the core */
  maker_number: string;
  name: string;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
  country: string;
  phone: string | null;
  email: string | null;
  website_url: string | null;
  profile_image: string | null;
  bio: string | null;
  deactivated: Flag;
  search_key: string;
}

export interface PromoterRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  profile_image: string | null;
  status: 'pending' | 'approved' | 'rejected';
  deactivated: Flag;
  search_key: string;
}

/** `seal` null: no PIN was ever set. */
export interface PinGuardRow {
  rider_id: string;
  seal: string | null;
  failures: number;
  locked_until: string | null;
}

export interface DealerGuardRow {
  dealer_id: string;
  failures: number;
  since: string;
}
