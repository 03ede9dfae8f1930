/** Photos of the motorcycle with the maker's logos, asked for before an award is paid (ADR 25). */
export interface LogoPhotosAsked {
  /** awards above this are asked for: minor units, the same number in each currency */
  readonly above: number;
  /** how many; at most `MOST_LOGO_PHOTOS` */
  readonly photos: number;
  /** days in which the rider sends them, from the day the award is held */
  readonly days: number;
  /** days in which the rider sends others, from the day photos were refused, where that is later */
  readonly againDays: number;
}
export const MOST_LOGO_PHOTOS = 3;
