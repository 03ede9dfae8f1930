import type { PageAsked, PageOf } from '../shared/index.js';
import type { ApprovalRequest, RequestKind, RequestState } from './request.js';

export interface RequestSearch extends PageAsked {
  readonly state?: RequestState | undefined;
  readonly kind?: RequestKind | undefined;
  readonly objectId?: string | undefined;
}

export interface RequestQueries {
  /** waiting ones oldest first, all others newest first */
  search(asked: RequestSearch): Promise<PageOf<ApprovalRequest>>;
  one(id: string): Promise<ApprovalRequest | undefined>;
  /** the one that waits about an object */
  waitingAbout<K extends RequestKind>(kind: K, objectId: string): Promise<ApprovalRequest<K> | undefined>;
  /** merges that wait and are about a rider, whoever of the two it is; oldest first, at most ten */
  mergesOf(riderId: string): Promise<readonly ApprovalRequest<'merge'>[]>;
}
