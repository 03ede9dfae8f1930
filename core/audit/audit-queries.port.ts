import type { UserType } from '../access/index.js';
import type { Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { AuditRecord } from './audit.js';

export interface AuditSearch extends PageAsked {
  /** beginning of the e-mail of a login that acted, or that an administrator acted as */
  readonly who?: string;
  readonly action?: string;
  readonly objectType?: string;
  readonly objectId?: string;
  /** first and last day */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

/** A login as it is now; null where it was erased. */
export interface AuditLogin {
  readonly accountId: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly type: UserType | null;
}

export interface AuditView extends Omit<AuditRecord, 'at' | 'actorId' | 'proxyHostId'> {
  readonly at: Instant;
  /** null: the portal itself */
  readonly actor: AuditLogin | null;
  readonly proxyHost: AuditLogin | null;
  /** name of the record as it is now; null where its kind has none, or it is gone */
  readonly objectName: string | null;
}

export interface AuditQueries {
  /** newest first */
  search(asked: AuditSearch): Promise<PageOf<AuditView>>;
}
