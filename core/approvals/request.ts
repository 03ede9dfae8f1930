import type { UserType } from '../access/index.js';
import type { Instant } from '../shared/index.js';

/**
 * What a request would change, by its kind. A module adds its own where it applies them: `declare module
 * '../approvals/request.js' { interface RequestedChanges { purse: PurseChange } }`. Stored as JSON.
 */
export interface RequestedChanges {}

export type RequestKind = keyof RequestedChanges;

/**
 * `waiting` until a second person decides, its maker withdraws it, or it expires. `approved` means applied, in the same
 * transaction.
 */
export const REQUEST_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** A change that one person asks for and another decides about (domain.md §13). */
export interface ApprovalRequest<K extends RequestKind = RequestKind> {
  readonly id: string;
  readonly kind: K;
  /** the event, rider or administrator that would change */
  readonly objectId: string;
  /** its name when it was asked, for lists and e-mails */
  readonly objectName: string;
  readonly change: RequestedChanges[K];
  /** why, in the maker's words */
  readonly reason: string | null;
  readonly state: RequestState;
  /** incremented by every edit; a decision about an older version is refused */
  readonly version: number;
  readonly askedAt: Instant;
  /** account of the maker; in proxy mode the admin's */
  readonly askedBy: string;
  readonly askedByName: string;
  readonly askedByType: UserType;
  /** record the maker acted for: a promoter's id, an admin's */
  readonly askedFor: string;
  readonly expiresAt: Instant;
  readonly decidedAt: Instant | null;
  /** account of who decided or withdrew; null: it waits, or expired */
  readonly decidedBy: string | null;
  readonly decidedByName: string | null;
  /** why it was decided so */
  readonly answer: string | null;
}

/** The person behind an act: in proxy mode the admin, not the account acted for. */
export const personOf = (actor: { readonly accountId: string; readonly proxyHostId: string | null }): string =>
  actor.proxyHostId ?? actor.accountId;
