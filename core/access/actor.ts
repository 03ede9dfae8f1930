/** The four types of account (requirements §6). */
export type UserType = 'rider' | 'dealer' | 'promoter' | 'admin';

/**
 * Who acts: the account, as whose record, and in proxy mode the admin behind it. Every change records both (domain.md
 * §1).
 */
export interface Actor {
  readonly accountId: string;
  readonly type: UserType;
  /** the acting rider's, dealer's, promoter's or admin's own record */
  readonly subjectId: string;
  /** account of the admin who acts as this one, null outside proxy mode */
  readonly proxyHostId: string | null;
  /** display name of the person at the keyboard: in proxy mode the admin's */
  readonly name: string;
}
