/**
 * Every figure that reports, dashboards, list totals and exports show, by name (domain.md §12). Each is defined here and
 * nowhere else: `counts` says which rows it counts and on which day. The database adapter has one SQL condition for each
 * (adapters/persistence/measures.ts), and the screens one explanation for each.
 *
 * Throughout: money of different currencies is never added up; months and days are those of the program's time zone;
 * riders who were deactivated or erased count like others, because their money moved; a merged rider's rows belong to the
 * rider who was kept.
 */
export const MEASURES = {
  /** What awards were worth at their highest, in the year and month of their issue. Held awards are not issued yet. */
  issued: { counts: 'awards, also those that were taken back', day: 'issue' },
  /**
   * By how much awards lost value since they were issued: by corrected results, canceled events, or an administrator's
   * deduction. It includes what the rider had spent already (see overpaid). Issued − taken back = earned.
   */
  takenBack: { counts: 'awards that lost value', day: 'issue' },
  /**
   * What awards are worth now: credit, bonuses and cash. An award that was taken back is worth nothing and is not counted; a
   * later correction changes the day of issue. Awards of canceled events were taken back. Held awards are not issued yet.
   */
  earned: { counts: 'awards with a value', day: 'issue' },
  /** What dealers redeemed and nobody undid, refunded to the dealer or not, whatever became of the awards. */
  redeemed: { counts: 'redemptions that were not undone', day: 'redemption' },
  /** What the maker credited to dealers for redemptions. */
  refunded: { counts: 'refunds that were not undone', day: 'refund' },
  /** Credit and bonuses that can be redeemed on a day: not spent, not past their last day, no cash. */
  available: { counts: 'credit and bonuses with something left', day: 'last day of the credit' },
  /** What riders spent of awards that were later taken back; it stays with them. */
  overpaid: { counts: 'awards of which more was spent than they are worth', day: 'issue' },
  /** Entries of the ledger, signed as they changed wallets: what expired, was reversed, corrected, adjusted, paid, unpaid. */
  moved: { counts: 'ledger entries', day: 'entry' },
  /** Claims of cash, sent or not: gross, withheld, net. */
  claimed: { counts: 'payout claims that were not canceled', day: 'request' },
  /** The part of `claimed` that was sent. */
  sent: { counts: 'payout claims that were sent', day: 'request' },
  /** Cash in no claim. Counted from claims, because corrections change awards before their claim is refreshed. */
  open: { counts: 'cash awards with something left, in no claim that waits or was sent', day: 'none: now' },
  /** Events, drafts included, but not canceled ones or those without a date. */
  events: { counts: 'events that are not canceled', day: 'first day' },
  /**
   * Results for market share: finished or not, of enrolled riders or not, paying or not. Not those of canceled events, nor
   * those whose bike names no known make. An event without a series counts under no series.
   */
  results: { counts: 'results of events that are not canceled, with a known make', day: 'first day of the event' },
  /** Active riders now, whenever they enrolled. */
  activeRiders: { counts: 'riders who are neither deactivated nor merged', day: 'none: now' },
  /** Motorcycles that riders have, of deactivated riders too; not those sold or given up. */
  bikes: { counts: 'motorcycles that were not retired', day: 'none: now' },
} as const;

export type Measure = keyof typeof MEASURES;
