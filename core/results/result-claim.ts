import type { ClaimedResult } from '../eligibility/index.js';
import type { Instant } from '../shared/index.js';
import { refusal } from '../shared/index.js';

/** A rider's report that a result of theirs is missing or not matched to them (requirements §9). */
export interface ResultClaim {
  readonly id: string;
  readonly riderId: string;
  readonly eventId: string;
  /** the class the rider names; after acceptance, the result's class */
  readonly classId: string | null;
  readonly place: number | null;
  readonly message: string;
  readonly state: 'open' | 'accepted' | 'refused';
  readonly at: Instant;
  /** the result matched or added for it */
  readonly resultId: string | null;
  readonly decidedAt: Instant | null;
  /** name of the admin */
  readonly decidedBy: string | null;
  readonly answer: string | null;
}

export const LONGEST_CLAIM = 1000;

export class ClaimTooLate extends refusal('CLAIM_TOO_LATE', 'The time to claim a result of this event has passed') {}
export class ClaimOpen extends refusal('CLAIM_OPEN', 'The rider has an open claim for this event') {}
export class ClaimMessageLength extends refusal('CLAIM_MESSAGE_LENGTH', 'A claim or its answer is empty or too long') {}
export class ClaimDecided extends refusal('CLAIM_DECIDED', 'The claim was already decided') {}
export class ResultMatched extends refusal('RESULT_MATCHED', 'The result is matched to another rider') {}

export interface ClaimStore {
  /** the rider's open claim for an event; requires the event's lock */
  open(riderId: string, eventId: string): Promise<ResultClaim | undefined>;
  byId(claimId: string): Promise<ResultClaim | undefined>;
  /** accepted claims of the event */
  accepted(eventId: string): Promise<readonly ClaimedResult[]>;
  /** stores a new claim or its decision */
  save(claim: ResultClaim): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    claims: ClaimStore;
  }
}
