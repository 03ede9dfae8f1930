import type { Only, PROMOTER } from '@rrr/records';
import type { Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { Promoter, PromoterDecision, PromoterStatus } from './promoter.js';

/** Search parameters of requirements §3; for admins. */
export interface PromoterSearch extends PageAsked {
  /** prefix of any word of name, contact, e-mail or phone */
  readonly query?: string;
  readonly status?: PromoterStatus;
  readonly active?: boolean;
}

/** The public fields of an approved promoter. */
export type PublicPromoter = Pick<Promoter, 'id' | 'profileImage' | keyof Only<typeof PROMOTER, 'seenBy', 'everyone'>>;

/** An event that a promoter will hold. */
export interface NextEvent {
  readonly id: string;
  readonly title: string;
  readonly startsOn: LocalDate;
}

export type PromoterSummary = Readonly<Record<PromoterStatus, number>> & { readonly deactivated: number };

export interface PromoterDetail extends Promoter {
  /** including undone ones, newest first */
  readonly decisions: readonly PromoterDecision[];
  readonly events: number;
  readonly series: number;
  readonly hasLogin: boolean;
  /** address of the login with a second factor; null: none has one */
  readonly twoStepEmail: string | null;
}

export interface PromoterQueries {
  /** by name */
  search(asked: PromoterSearch): Promise<PageOf<Promoter>>;
  /** approved and active promoters by name; `query`: prefix of any word of the name */
  all(asked: PageAsked & { readonly query?: string }): Promise<PageOf<PublicPromoter>>;
  /** of each promoter at most `most` events from a day on that are not canceled, the earliest first */
  nextEvents(
    promoterIds: readonly string[],
    from: LocalDate,
    most: number,
  ): Promise<ReadonlyMap<string, readonly NextEvent[]>>;
  /** number of promoters by status, including deactivated ones */
  summary(): Promise<PromoterSummary>;
  /** when the oldest undecided application arrived; null: none is undecided */
  appliedSince(): Promise<Instant | null>;
  one(promoterId: string): Promise<PromoterDetail | undefined>;
}
