import type { DEALER, ValuesOf } from '@rrr/records';
import type { Point } from '../geo/index.js';
import { type Instant, refusal } from '../shared/index.js';

export interface DealerFields extends ValuesOf<typeof DEALER> {
  readonly profileImage: string | null;
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
