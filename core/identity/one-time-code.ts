import type { UserType } from '../access/index.js';
import { type Instant, refusal } from '../shared/index.js';
import type { Locale } from './account.js';

/**
 * What a code that came by mail opens; it opens nothing else. 'account-exists' and 'email-changed' open nothing: one
 * counts the emails, the other keeps the address that an email goes to.
 */
export type CodePurpose =
  'verify-email' | 'reset-password' | 'change-email' | 'invitation' | 'account-exists' | 'email-changed';

/** A code sent to an address. Only its seal is kept, so whoever reads the table learns no code. */
export interface OneTimeCode {
  readonly id: string;
  readonly purpose: CodePurpose;
  /** lower-case */
  readonly email: string;
  /** whose it is; null for an invitation, and for an address that has no account */
  readonly accountId: string | null;
  readonly invited: Invited | null;
  readonly seal: string;
  readonly tries: number;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
}

/** Whose login the one who accepts will have. */
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

/** One text for wrong, expired, used and never sent: none of them tells whether an address has an account. */
export class CodeNotValid extends refusal('CODE_NOT_VALID', 'The code is wrong or no longer valid') {}
export class TooManyCodes extends refusal('TOO_MANY_CODES', 'Too many codes were sent to this address') {}
export class EmailTaken extends refusal('EMAIL_TAKEN', 'The e-mail address already has an account') {}

/** What a seal is bound to: a code sealed for one purpose and owner fits no other. */
export const sealContext = (it: Pick<OneTimeCode, 'purpose' | 'accountId' | 'email'>): string =>
  `${it.purpose}:${it.accountId ?? it.email}`;

export const canBeTried = (it: OneTimeCode, at: Instant): boolean =>
  it.usedAt === null && it.expiresAt > at && it.tries < CODE_TRIES;
