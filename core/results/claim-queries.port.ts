import type { LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { ResultClaim } from './result-claim.js';

export interface ClaimView extends ResultClaim {
  readonly riderName: string;
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly className: string | null;
}

export interface ClaimSearch extends PageAsked {
  readonly state?: ResultClaim['state'];
  /** only this rider's claims */
  readonly riderId?: string;
  readonly eventId?: string;
}

export interface ClaimQueries {
  /** newest first; open claims oldest first */
  search(asked: ClaimSearch): Promise<PageOf<ClaimView>>;
  one(claimId: string): Promise<ClaimView | undefined>;
}
