import type { UserType } from '../access/index.js';
import type { Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { AuditRecord } from './audit.js';
import type { ActKind } from './kinds.js';
import type { AuditLink } from './links.js';

export interface AuditSearch extends PageAsked {
  /** name or e-mail, or its beginning, of a login that acted, or that an administrator acted as */
  readonly who?: string;
  /** name, e-mail, redemption code, VIN or id of a record that was touched */
  readonly about?: string;
  readonly kind?: ActKind;
  readonly action?: string;
  /** with `objectId` of a record that has a history: everything that touched it */
  readonly objectType?: string;
  readonly objectId?: string;
  /** whether log-ins are among the records; they are when `kind` or `action` asks for them */
  readonly withLogIns?: boolean;
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

/** A record that an act touched, as it is named now; null where it is gone. */
interface TouchedRecord extends AuditLink {
  readonly name: string | null;
}

/** A record of the audit log with what is needed to tell it as a sentence. */
export interface ToldAct extends AuditView {
  readonly kind: ActKind;
  /** the record that the login acts for: the rider whose login it is; null: the portal, or an erased login */
  readonly actorSubject: AuditLink | null;
  readonly touched: readonly TouchedRecord[];
  /** what the act's own record is as it stands now: a motorcycle, a class, an amount; nothing where it is gone */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

export interface AuditQueries {
  /** newest first */
  search(asked: AuditSearch): Promise<PageOf<ToldAct>>;
}
