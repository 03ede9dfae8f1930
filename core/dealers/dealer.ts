import type { Point } from '../geo/index.js';
import { type Instant, refusal } from '../shared/index.js';

/** What a dealer itself may change: how to find and reach it. */
export interface DealerContact {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipcode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly websiteUrl: string | null;
  readonly bio: string | null;
  readonly profileImage: string | null;
}

/** Everything an admin writes of a dealer (requirements §3). */
export interface DealerFields extends DealerContact {
  /** the maker's number of the dealer, unique */
  readonly dealerId: string;
  readonly name: string;
  /** two letters; decides the currency it redeems in */
  readonly country: string;
}

export interface Dealer extends DealerFields {
  readonly id: string;
  readonly deactivated: boolean;
  /** of its postal code; null when that is unknown */
  readonly point: Point | null;
  /** counts its edits */
  readonly version: number;
  readonly createdAt: Instant | null;
}

export class DealerIdTaken extends refusal('DEALER_ID_TAKEN', 'Another dealer has this dealer ID') {}
