import { ACT_KINDS, type ToldAct } from '../audit/index.js';
import type { MailView } from '../outbox/index.js';
import type { Currency, Instant, LocalDate } from '../shared/index.js';

/** A record that has a timeline. */
export interface TimelineSubject {
  readonly type: 'rider' | 'event' | 'dealer' | 'promoter' | 'payout-claim';
  readonly id: string;
}

export const TIMELINE_KINDS = [...ACT_KINDS, 'mails'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Where a page of a timeline begins: behind the entry with this time and key. */
export interface TimelinePlace {
  readonly at: Instant;
  /** a letter for the kind of source, and a number or id: newer entries of a moment have larger ones */
  readonly key: string;
}

export interface TimelineAsked {
  readonly subject: TimelineSubject;
  /** left out: all but log-ins */
  readonly kind?: TimelineKind;
  /** first and last day */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly after?: TimelinePlace;
  readonly limit: number;
}

/** A result as it stands now, at the time when its class was received. */
export interface TimelineResult {
  readonly id: string;
  readonly event: { readonly id: string; readonly title: string };
  readonly className: string;
  readonly place: number | null;
  readonly resultType: 'finished' | 'DNF' | 'DNS' | 'DQ';
}

/** An entry of the ledger that no act of a person tells: an award for a result, its correction, its end. */
export interface TimelineAward {
  readonly entry: 'award' | 'correct' | 'reverse' | 'expire';
  readonly book: 'credit' | 'cash';
  /** minor units, with its sign */
  readonly amount: number;
  readonly currency: Currency;
  readonly label: string;
  readonly event: { readonly id: string; readonly title: string } | null;
}

/** Something that happened to a record. */
export type TimelineEntry = TimelinePlace & { readonly kind: TimelineKind } & (
    | { readonly what: 'act'; readonly act: ToldAct }
    | { readonly what: 'result'; readonly result: TimelineResult }
    | { readonly what: 'award'; readonly award: TimelineAward }
    | { readonly what: 'mail'; readonly mail: MailView }
  );

interface TimelinePage {
  readonly entries: readonly TimelineEntry[];
  /** where the next page begins; null: this was the last */
  readonly next: TimelinePlace | null;
}

export interface TimelineQueries {
  /**
   * What happened to a record, newest first: acts from the audit log, awards, results and e-mails. What was done to
   * riders who were merged into a rider is told of that rider.
   */
  page(asked: TimelineAsked): Promise<TimelinePage>;
}
