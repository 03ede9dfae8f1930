import type { PageAsked, PageOf } from '../shared/index.js';
import type { Promoter, PromoterDecision, PromoterStatus } from './promoter.js';

/** Search parameters of requirements §3; for admins. */
export interface PromoterSearch extends PageAsked {
  /** name, contact, e-mail or phone, by prefix of any word */
  readonly query?: string;
  readonly status?: PromoterStatus;
  readonly active?: boolean;
}

/** What anyone may see of an approved promoter. */
export type PublicPromoter = Pick<
  Promoter,
  'id' | 'name' | 'city' | 'state' | 'country' | 'websiteUrl' | 'bio' | 'profileImage'
>;

export type PromoterSummary = Readonly<Record<PromoterStatus, number>> & { readonly deactivated: number };

export interface PromoterDetail extends Promoter {
  /** undone ones too, the newest first */
  readonly decisions: readonly PromoterDecision[];
  readonly events: number;
  readonly series: number;
  readonly hasLogin: boolean;
}

export interface PromoterQueries {
  /** by name */
  search(asked: PromoterSearch): Promise<PageOf<Promoter>>;
  /** approved and active, by name; `query`: the name, by prefix of any word */
  all(asked: PageAsked & { readonly query?: string }): Promise<PageOf<PublicPromoter>>;
  /** how many there are of each status; deactivated ones count there too */
  summary(): Promise<PromoterSummary>;
  one(promoterId: string): Promise<PromoterDetail | undefined>;
}
