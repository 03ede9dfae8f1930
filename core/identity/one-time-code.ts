import type { UserType } from '../access/index.js';
import { type Instant, refusal } from '../shared/index.js';
import type { Locale } from './account.js';

/**
 * What an e-mailed code is for. 'account-exists' and 'email-changed' open nothing: the first counts emails, the second
 * keeps the address for an email. 'guardian' opens the request that the rider's record holds.
 */
export type CodePurpose =
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'invitation'
  | 'guardian'
  | 'account-exists'
  | 'email-changed';

/** A code sent to an address. Only a keyed digest of it is stored. */
export interface OneTimeCode {
  readonly id: string;
  readonly purpose: CodePurpose;
  /** lower-case */
  readonly email: string;
  /** the account; null for an invitation or an address without an account */
  readonly accountId: string | null;
  readonly invited: Invited | null;
  readonly seal: string;
  readonly tries: number;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
}

/** The record that gets a login when the invitation is accepted. */
export interface Invited {
  readonly type: UserType;
  readonly subjectId: string;
  /** the person's name */
  readonly name: string;
  readonly locale: Locale;
}

export const CODE_MINUTES = 10;
export const INVITATION_DAYS = 7;
export const CODE_TRIES = 5;
export const CODES_PER_HOUR = 5;

/** The same error for wrong, expired, used and never-sent codes, so that it does not reveal accounts. */
export class CodeNotValid extends refusal('CODE_NOT_VALID', 'The code is wrong or no longer valid') {}
export class TooManyCodes extends refusal('TOO_MANY_CODES', 'Too many codes were sent to this address') {}
export class EmailTaken extends refusal('EMAIL_TAKEN', 'The e-mail address already has an account') {}

/** The context included in a code's digest, so that a code works for one purpose and owner only. */
export const sealContext = (code: Pick<OneTimeCode, 'purpose' | 'accountId' | 'email'>): string =>
  `${code.purpose}:${code.accountId ?? code.email}`;

export const canBeTried = (code: OneTimeCode, at: Instant): boolean =>
  code.usedAt === null && code.expiresAt > at && code.tries < CODE_TRIES;
