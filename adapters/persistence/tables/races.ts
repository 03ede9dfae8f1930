import type { Flag } from '../sql.js';

export interface SeriesRow {
  id: string;
  promoter_id: string | null;
  name: string;
  state: string | null;
  country: string | null;
  active: Flag;
}

export interface EventRow {
  id: string;
  series_id: string | null;
  promoter_id: string | null;
  title: string;
  venue: string | null;
  venue_website: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
  country: string;
  currency: 'USD' | 'CAD' | 'EUR';
  type: string;
  starts_on: string | null;
  ends_on: string | null;
  paying: Flag;
  canceled: Flag;
  late_results_accepted: Flag;
  title_key: string;
  city_key: string;
  /** words of title, venue and city */
  search_key: string;
}

export interface ClassRow {
  id: string;
  event_id: string;
  position: number;
  name: string;
  payout_type: 'cash' | 'dealerCredit' | 'noPayout';
  entrants: number | null;
  results_received_at: string | null;
}

/** `amount`: minor units of the event's currency. */
export interface PayoutPlaceRow {
  class_id: string;
  place: number;
  amount: number | string;
}

/** `verdict` is JSON; `award_type` is that of the award it earns, null when it earns nothing. */
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
}

export interface AliasRow {
  name_key: string;
  hometown_key: string;
  rider_id: string;
}

export interface VinPatternRow {
  id: string;
  model: string;
  year: number;
  pattern: string;
  status: 'unverified' | 'verified';
}
