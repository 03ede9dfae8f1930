import type { AuditLogin } from '../audit/index.js';
import type { LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { SecurityEvent, SecurityKind, Severity } from './security-event.js';

export interface SecuritySearch extends PageAsked {
  readonly kind?: SecurityKind | undefined;
  readonly severity?: Severity | undefined;
  /** beginning of the e-mail of a login */
  readonly who?: string | undefined;
  /** of the last one of a row, in the program's time zone */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

export interface SecurityView extends SecurityEvent {
  /** names are null once the login is erased */
  readonly account: AuditLogin | null;
  /** as it is named now; null where its kind has no name, or it is gone */
  readonly objectName: string | null;
}

export interface SecurityQueries {
  /** newest first */
  search(asked: SecuritySearch): Promise<PageOf<SecurityView>>;
}
