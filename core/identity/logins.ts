import type { UserType } from '../access/index.js';
import { type Instant, refusal, type Stores } from '../shared/index.js';
import type { Account } from './account.js';

/** The record whose logins are meant. */
export interface Subject {
  readonly type: UserType;
  readonly subjectId: string;
}

/**
 * Lets none of a record's logins in any longer: their sessions end at once, invitations too (domain.md §3). Inside the
 * caller's transaction. Invitations first: who accepts one at this moment is waited for, and their new login is closed
 * with the others.
 */
export const closeLogins = async (
  tx: Pick<Stores, 'accounts' | 'sessions' | 'devices' | 'codes'>,
  { type, subjectId }: Subject,
  at: Instant,
): Promise<void> => {
  await tx.codes.endInvitations(type, subjectId, at);
  for (const { id } of await tx.accounts.allOf(type, subjectId)) {
    await tx.accounts.setDeactivated(id, true);
    await tx.sessions.removeAllOf(id);
    await tx.devices.forgetAllOf(id);
  }
};

/** Lets the logins of a record in again. */
export const reopenLogins = async (tx: Pick<Stores, 'accounts'>, { type, subjectId }: Subject): Promise<void> => {
  for (const { id } of await tx.accounts.allOf(type, subjectId)) await tx.accounts.setDeactivated(id, false);
};

/** Takes every login of a record away; the e-mails are free again. */
export const removeLogins = async (
  tx: Pick<Stores, 'accounts' | 'codes'>,
  { type, subjectId }: Subject,
  at: Instant,
): Promise<void> => {
  await tx.codes.endInvitations(type, subjectId, at);
  for (const { id } of await tx.accounts.allOf(type, subjectId)) await tx.accounts.remove(id);
};

/** Of a record's logins: whether the e-mail of any is verified; `none`: nobody signs in to it. */
export type LoginState = 'verified' | 'unverified' | 'none';

/**
 * Whether a record has logins and nobody verified the e-mail of any; a record that nobody signs in to is none of these.
 */
export const areUnverified = (logins: readonly Pick<Account, 'emailVerified'>[]): boolean =>
  logins.length > 0 && !logins.some((it) => it.emailVerified);

export class OwnLogin extends refusal('OWN_LOGIN', 'This is the current login') {}
