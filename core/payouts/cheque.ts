import type { Currency, Instant, LocalDate } from '../shared/index.js';

/** One line of the cheque register. Numbers have no gaps; voided cheques stay listed. */
export interface Cheque {
  readonly number: number;
  readonly claimId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly payee: string;
  readonly issuedOn: LocalDate;
  readonly issuedBy: string;
  readonly voided: { readonly at: Instant; readonly byName: string; readonly reason: string } | null;
  /** who checked the printed paper, and when; null or left out: nobody yet */
  readonly confirmed?: { readonly at: Instant; readonly byName: string } | null;
  /** number of the cheque that replaced this one */
  readonly reissuedAs: number | null;
}
