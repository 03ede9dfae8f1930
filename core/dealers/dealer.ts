import type { Point } from '../geo/index.js';
import { type Instant, refusal } from '../shared/index.js';

/** The fields a dealer may edit itself. */
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

/** All fields an admin may edit (requirements §3). */
export interface DealerFields extends DealerContact {
  /** dealer number assigned by the manufacturer, unique */
  readonly dealerId: string;
  readonly name: string;
  /** two-letter code; decides the currency of redemptions */
  readonly country: string;
}

export interface Dealer extends DealerFields {
  readonly id: string;
  readonly deactivated: boolean;
  /** whether the dealer agreed that everybody sees its e-mail; otherwise only its logins and admins do */
  readonly showEmail: boolean;
  /** location of its postal code; null when unknown */
  readonly point: Point | null;
  /** incremented by every edit */
  readonly version: number;
  readonly createdAt: Instant | null;
}

export class DealerIdTaken extends refusal('DEALER_ID_TAKEN', 'Another dealer has this dealer ID') {}
