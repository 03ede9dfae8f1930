import type { LiveSession } from '../identity/index.js';
import type { Instant, PageAsked, PageOf } from '../shared/index.js';
import type { ApiToken, TokenState } from './api-token.js';

export interface ApiTokenStore {
  insert(token: ApiToken): Promise<void>;
  /** locks it until the transaction ends */
  lock(id: string): Promise<ApiToken | undefined>;
  /** the account's tokens that are neither expired nor revoked, oldest first */
  livingOf(accountId: string, now: Instant): Promise<readonly ApiToken[]>;
  /** does nothing when it was revoked before */
  revoke(id: string, at: Instant): Promise<void>;
  /** revokes all living tokens of the account, and returns how many */
  revokeAllOf(accountId: string, at: Instant): Promise<number>;
  /** notes its use; a later time that is stored already stays */
  touch(id: string, at: Instant, network: string | null): Promise<void>;
}

/** A token and its owner, loaded with one query. */
export interface LiveToken {
  readonly token: ApiToken;
  readonly account: LiveSession['account'];
  /** whether the account has a second factor */
  readonly hasFactor: boolean;
}

export interface TokenView {
  readonly token: ApiToken;
  readonly owner: { readonly fullName: string; readonly email: string };
}

interface TokenSearch extends PageAsked {
  /** beginning of the owner's e-mail */
  readonly who?: string;
  readonly state?: TokenState;
}

export interface ApiTokenQueries {
  /** undefined for an id that is no token's */
  live(id: string): Promise<LiveToken | undefined>;
  /** one login's tokens, newest first, also those that ended within a year */
  ofAccount(accountId: string, page: PageAsked): Promise<PageOf<ApiToken>>;
  /** everybody's tokens, newest first */
  search(asked: TokenSearch, now: Instant): Promise<PageOf<TokenView>>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    apiTokens: ApiTokenStore;
  }
}
