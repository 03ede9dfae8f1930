import type { Currency, Instant } from '../shared/index.js';

/** A record that a reference leads to. `order`: the claim that the order pays. */
export interface FoundRecord {
  readonly kind: 'rider' | 'event' | 'series' | 'dealer' | 'promoter' | 'redemption' | 'claim' | 'order';
  readonly id: string;
  /** of the rider whose redemption or claim it is, otherwise its own */
  readonly name: string;
  /** whose redemption or claim it is, or the rider; null for others */
  readonly riderId: string | null;
  /** a redemption that was undone */
  readonly undone: boolean;
  /** redemption code or order id; null for others */
  readonly code: string | null;
  /** of a redemption or claim, in minor units */
  readonly money: { readonly amount: number; readonly currency: Currency } | null;
  /** when it was redeemed or claimed */
  readonly at: Instant | null;
}

export interface FindingQueries {
  /** What a text refers to by itself (`referenceIn`); a merged rider's id leads to the rider who was kept. */
  byReference(text: string): Promise<readonly FoundRecord[]>;
}
