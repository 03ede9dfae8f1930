import type { Instant, Money } from '../shared/index.js';

/** An award: who earned it, by which result, and what it is worth. Ids of a bonus' event and class are null. */
interface AwardTold {
  readonly awardId: string;
  readonly riderId: string;
  readonly type: 'credit' | 'bonus' | 'cash';
  readonly eventId: string | null;
  readonly classId: string | null;
  readonly seriesId: string | null;
  readonly value: Money;
}

/** An award that waits for a person, or that a person decided about, by the result that earns it. */
interface CheckTold {
  readonly resultId: string;
  readonly riderId: string;
  readonly eventId: string;
  readonly classId: string;
  readonly value: Money;
}

interface RedemptionTold {
  readonly redemptionId: string;
  readonly riderId: string;
  readonly dealerId: string;
  readonly value: Money;
}

interface PayoutTold {
  readonly claimId: string;
  readonly riderId: string;
  readonly method: string;
  readonly gross: Money;
  readonly withholding: Money;
  readonly net: Money;
}

/** What webhooks are told of, with ids and amounts only: names and addresses are asked for by API. */
export interface HappenedData {
  'award.issued': AwardTold & { readonly expiresOn: string | null };
  /** corrected results are worth more or less; 0: they no longer earn it */
  'award.changed': AwardTold & { readonly before: Money };
  'award.held': CheckTold;
  'award.released': CheckTold;
  'award.refused': CheckTold;
  'redemption.made': RedemptionTold;
  'redemption.undone': RedemptionTold;
  'results.received': { readonly eventId: string; readonly classIds: readonly string[] };
  'payout.sent': PayoutTold;
  'payout.undone': PayoutTold;
  /** one person had two accounts: what belonged to `mergedId` belongs to `riderId` now */
  'rider.merged': { readonly riderId: string; readonly mergedId: string };
}
export type HappenedType = keyof HappenedData;

/** Something that happened, for webhooks. It is stored with the act, in the same transaction. */
export type Happened = {
  [Type in HappenedType]: {
    /** the same for every receiver and every attempt, so that receivers can drop doubles */
    readonly id: string;
    readonly type: Type;
    readonly at: Instant;
    /** the approved promoter whose event it is about; null: only administrators' webhooks hear of it */
    readonly promoterId: string | null;
    readonly data: HappenedData[Type];
  };
}[HappenedType];
