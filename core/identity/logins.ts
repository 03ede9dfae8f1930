import type { UserType } from '../access/index.js';
import { type Instant, refusal, type Stores } from '../shared/index.js';
import type { Account } from './account.js';

/** The record that the logins belong to. */
export interface Subject {
  readonly type: UserType;
  readonly subjectId: string;
}

/**
 * Deactivates all logins of a record in the caller's transaction: ends sessions, API tokens and invitations (domain.md §3).
 * Invitations come first, to wait for a concurrent acceptance and then deactivate its login too.
 */
export const closeLogins = async (
  tx: Pick<Stores, 'accounts' | 'sessions' | 'devices' | 'apiTokens' | 'codes'>,
  { type, subjectId }: Subject,
  at: Instant,
): Promise<void> => {
  await tx.codes.endInvitations(type, subjectId, at);
  for (const { id } of await tx.accounts.allOf(type, subjectId)) {
    await tx.accounts.setDeactivated(id, true);
    await tx.sessions.removeAllOf(id);
    await tx.devices.forgetAllOf(id);
    await tx.apiTokens.revokeAllOf(id, at);
  }
};

/** Reactivates the logins of a record. */
export const reopenLogins = async (tx: Pick<Stores, 'accounts'>, { type, subjectId }: Subject): Promise<void> => {
  for (const { id } of await tx.accounts.allOf(type, subjectId)) await tx.accounts.setDeactivated(id, false);
};

/** Removes all logins of a record; their e-mails become available. */
export const removeLogins = async (
  tx: Pick<Stores, 'accounts' | 'codes'>,
  { type, subjectId }: Subject,
  at: Instant,
): Promise<void> => {
  await tx.codes.endInvitations(type, subjectId, at);
  for (const { id } of await tx.accounts.allOf(type, subjectId)) await tx.accounts.remove(id);
};

/** Whether a record has a login with a verified e-mail, only unverified ones, or none. */
export type LoginState = 'verified' | 'unverified' | 'none';

/** Whether a record has logins but none with a verified e-mail; false without logins. */
export const areUnverified = (logins: readonly Pick<Account, 'emailVerified'>[]): boolean =>
  logins.length > 0 && !logins.some((login) => login.emailVerified);

export class OwnLogin extends refusal('OWN_LOGIN', 'This is the current login') {}
