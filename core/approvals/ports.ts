import type { Instant } from '../shared/index.js';
import type { ApprovalRequest, RequestedChanges, RequestKind } from './request.js';

export interface RequestStore {
  /** locks it until the transaction ends */
  lock(id: string): Promise<ApprovalRequest | undefined>;
  /**
   * The request of this kind that waits about an object, locked; with `change`, only one that would change exactly this.
   * Of kinds that do not wait side by side at most one waits; the object's lock ensures it.
   */
  waitingAbout<K extends RequestKind>(
    kind: K,
    objectId: string,
    change?: RequestedChanges[K],
  ): Promise<ApprovalRequest<K> | undefined>;
  /** what it is about, read without a lock */
  objectOf(id: string): Promise<string | undefined>;
  /** inserts it or replaces all its fields */
  put(request: ApprovalRequest): Promise<void>;
  /** closes every waiting request that expired before the instant; returns them, at most `limit` */
  expire(before: Instant, limit: number): Promise<readonly ApprovalRequest[]>;
  /** who invited the administrator behind an account, and when; undefined for the first, made on the command line */
  invitationOf(accountId: string): Promise<{ readonly by: string; readonly at: Instant } | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    requests: RequestStore;
  }
}
