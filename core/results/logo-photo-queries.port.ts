import type { Verdict } from '../eligibility/index.js';
import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { LogoPhoto } from './logo-photo.js';

/** A rider's award that waits for photos of the logos, or for whoever looks at them. */
export interface PhotoAwardView {
  readonly resultId: string;
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly raceClass: { readonly id: string; readonly name: string };
  readonly place: number | null;
  readonly currency: Currency;
  /** it has a check, which asks for photos */
  readonly verdict: Verdict;
  /** those that were not replaced, by slot */
  readonly photos: readonly LogoPhoto[];
}

/** Another award for which the same picture was sent. */
export interface PhotoUse {
  readonly eventTitle: string;
  readonly className: string;
  readonly riderName: string;
  readonly sentAt: Instant;
}

/** A photo with the other awards for which the same picture was sent, the oldest first; at most 5. */
export interface SeenPhoto extends LogoPhoto {
  readonly usedFor: readonly PhotoUse[];
}

export interface LogoPhotoQueries {
  /** awards of a rider that are held and ask for photos, those held longest first */
  awaited(asked: PageAsked & { readonly riderId: string }): Promise<PageOf<PhotoAwardView>>;
}
