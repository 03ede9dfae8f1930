import {
  WAITING_KINDS,
  type eventsLate,
  type eventsToDecide,
  type HeldAward,
  type listRefundsDue,
  type listVinDisputes,
  type overpaidAwards,
  type Money,
  type OverdueRider,
  type Response,
  type ResultClaim,
  type waitingDocuments,
  type WaitingKind,
} from '@rrr/contract';
import { today } from '@rrr/kit/base';

export type WaitingDocument = Response<typeof waitingDocuments>['documents'][number];
export type Dispute = Response<typeof listVinDisputes>['vinDisputes'][number];
export type LateEvent = Response<typeof eventsLate>['events'][number];
export type EventToDecide = Response<typeof eventsToDecide>['events'][number];
/** As the group of overdue cash lists it: one item a rider. */
export type OverdueCash = OverdueRider & { _id: string };
export type RefundDue = Response<typeof listRefundsDue>['creditRedemptions'][number];
export type OverpaidAward = Response<typeof overpaidAwards>['awards'][number];
export type { HeldAward, ResultClaim };

/** In the order of the dashboard. */
export const GROUPS = WAITING_KINDS;
export type GroupKey = WaitingKind;

/** Something that waits, as its group lists it. */
export interface Row {
  id: string;
  who: string;
  about: string;
  /** since when: an instant or a day; null where nobody knows */
  at: string | null;
  /** what it is worth; left out where it has no worth, or nobody knows it yet */
  money?: readonly Money[];
}

const DAY = 86_400_000;
/** Calendar days since an instant or a day, as the counts of the groups have them. */
export const daysSince = (at: string, now = new Date()): number => {
  const day = at.length > 'YYYY-MM-DD'.length ? today(new Date(at)) : at;
  return Math.max(0, (Date.parse(today(now)) - Date.parse(day)) / DAY);
};
