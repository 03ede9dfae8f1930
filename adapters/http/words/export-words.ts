/** Names of the files people take away, each also the title of its sheet. */
export const SHEETS = [
  'cash-out', 'categories', 'cheques', 'dealer-logins', 'dealers', 'event-results', 'events', 'events-finished', 'events-late', 'market-share-month', 'market-share-series', 'movements', 'payout-claims',
  'payouts', 'promoters', 'redemptions', 'refunds', 'refunds-due', 'revoked-redemptions', 'rider-earnings', 'rider-redemptions', 'riders', 'series', 'summary', 'top-dealers',
  'vin-patterns', 'vin-report',
] as const;
export type SheetName = (typeof SHEETS)[number];

/** What stands above a column. */
export const COLUMNS = [
  'addressLine1', 'addressLine2', 'adjusted', 'amaNumber', 'amount', 'appliedAt', 'available', 'awards', 'bike', 'bikes', 'bonus', 'brand', 'canceled', 'cash', 'city', 'claims', 'class',
  'classes', 'classesWithResults', 'code', 'contactName', 'contingency', 'corrected', 'country', 'credit', 'currency', 'daysOverdue', 'deactivated', 'dealer', 'dealerId',
  'description', 'distance', 'dueDate', 'earned', 'email', 'employee', 'endDate', 'enrolledAt', 'event', 'events', 'expirationDate', 'expired', 'firstName', 'gross', 'hometown',
  'inClaim', 'initialValue', 'issuedBy', 'issuedOn', 'lastName', 'make', 'matchedTo', 'method', 'model', 'month', 'name', 'net', 'notes', 'number', 'open', 'overdue', 'paid', 'pattern', 'payee', 'paying', 'pending', 'phone', 'place',
  'promoter', 'races', 'reason', 'redeemed', 'redeemedAt', 'redemptions', 'refundedAt', 'refundedBy', 'reissuedAs', 'requestedAt', 'requestedBy', 'results', 'reversed', 'revokedAt', 'revokedBy',
  'rider', 'ridersPaid', 'sent', 'sentClaims', 'sentOn', 'series', 'share', 'startDate', 'state', 'status', 'title', 'type', 'undoneAt', 'unpaid', 'venue', 'verified', 'vin', 'voidedAt', 'voidedBy',
  'website', 'withheld', 'year', 'zipcode',
] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** What stands in cells, where the program has a word of its own. */
export const TERMS = [
  'active', 'approved', 'canceled', 'cheque', 'current', 'debit-card', 'invalid', 'no', 'pending', 'redeemed', 'refunded', 'rejected', 'revoked', 'reward-link', 'sent',
  'unverified', 'verified', 'yes',
] as const;
export type Term = (typeof TERMS)[number];

export interface ExportWords {
  readonly sheets: Readonly<Record<SheetName, string>>;
  readonly columns: Readonly<Record<ColumnName, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  /** stands last in a list that is longer than it is counted */
  readonly cut: string;
}
