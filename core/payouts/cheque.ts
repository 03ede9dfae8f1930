import type { Currency, Instant, LocalDate } from '../shared/index.js';

/** One line of the register of cheques: numbers run without a gap, a voided one stays. */
export interface Cheque {
  readonly number: number;
  readonly claimId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly payee: string;
  readonly issuedOn: LocalDate;
  readonly issuedBy: string;
  readonly voided: { readonly at: Instant; readonly byName: string; readonly reason: string } | null;
  /** the number of the cheque in its place */
  readonly reissuedAs: number | null;
}
