/** The four types of account (requirements §6). */
export type UserType = 'rider' | 'dealer' | 'promoter' | 'admin';

/**
 * The account that acts, the record it acts for and, in proxy mode, the admin behind it. Every change records both
 * (domain.md §1).
 */
export interface Actor {
  readonly accountId: string;
  readonly type: UserType;
  /** id of the rider, dealer, promoter or admin record it acts for */
  readonly subjectId: string;
  /** account of the admin in proxy mode, otherwise null */
  readonly proxyHostId: string | null;
  /** display name of the person; in proxy mode the admin's */
  readonly name: string;
  /** the API token that a program sent instead of a session */
  readonly token?: { readonly id: string; readonly name: string };
}
