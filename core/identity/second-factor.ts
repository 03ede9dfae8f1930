import type { Actor } from '../access/index.js';
import type { Program } from '../program/index.js';
import { type Ids, type Instant, plusSeconds, refusal } from '../shared/index.js';
import type { Account, Session } from './account.js';

/** A second factor: a secret that an authenticator app makes codes from (TOTP, RFC 6238). */
export interface SecondFactor {
  readonly accountId: string;
  /** the secret, encrypted */
  readonly sealed: string;
  readonly createdAt: Instant;
  /** null: set-up is not finished, so nothing asks for it yet */
  readonly confirmedAt: Instant | null;
  /** time step of the newest code that was used; codes of it and of earlier steps are refused */
  readonly lastStep: number;
  /** wrong codes since the last right one */
  readonly failures: number;
  readonly lockedUntil: Instant | null;
}

/** Computes and checks the codes of authenticator apps. */
export interface Totp {
  /** a new random secret, as base32 text */
  newSecret(): string;
  matches(secret: string, step: number, code: string): boolean;
  /** the address that authenticator apps read from a QR code; `account` names the login there */
  address(secret: string, names: { readonly issuer: string; readonly account: string }): string;
}

/** Encrypts small secrets. `boundTo`: what the secret belongs to, so that it cannot be moved to another record. */
export interface SecretBox {
  seal(secret: string, boundTo: string): string;
  /** @throws Error when it was changed, or its key is missing */
  open(sealed: string, boundTo: string): string;
  /** whether an older key encrypted it */
  isOutdated(sealed: string): boolean;
}

export class FactorNotSet extends refusal('FACTOR_NOT_SET', 'The account has no second factor') {}
export class FactorAlreadySet extends refusal('FACTOR_ALREADY_SET', 'The account has a second factor') {}
export class WrongFactor extends refusal('WRONG_FACTOR', 'The code is wrong or was used before') {}
export class TooManyWrongFactors extends refusal('TOO_MANY_WRONG_FACTORS', 'Too many wrong codes') {}
/** The account's second factor must be proved again, because this act moves money or power (domain.md §13). */
export class FactorNeeded extends refusal('FACTOR_NEEDED', 'This needs a code from the authenticator app') {}
/** An administrator without a second factor, in a program that requires one. */
export class FactorSetUpNeeded extends refusal('FACTOR_SETUP_NEEDED', 'A second factor must be set up first') {}

/** seconds for which authenticator apps show one code */
const STEP_SECONDS = 30;
/** minutes for which a proved factor is fresh enough for acts that need one */
export const FRESH_FACTOR_MINUTES = 10;
/** minutes after the password in which the code can be entered */
export const FACTOR_ASKED_MINUTES = 10;
export const RECOVERY_CODES = 10;
const LONGEST_LOCK_MINUTES = 24 * 60;

export const stepOf = (at: Instant): number => Math.floor(Date.parse(at) / 1000 / STEP_SECONDS);

/** Steps whose codes are accepted: now, one before and one after, without those already used. */
export const usableSteps = (at: Instant, lastStep: number): readonly number[] =>
  [-1, 0, 1].map((off) => stepOf(at) + off).filter((step) => step > lastStep);

/**
 * When a wrong code locks the factor, and until when; null: not yet. Each lock without a right code in between is twice
 * as long as the one before, up to a day, so codes cannot be guessed by trying for weeks.
 */
export const lockAfter = (failures: number, at: Instant, { login }: Pick<Program, 'login'>): Instant | null => {
  if (failures % login.tries !== 0) return null;
  const minutes = Math.min(LONGEST_LOCK_MINUTES, login.lockMinutes * 2 ** Math.min(20, failures / login.tries - 1));
  return plusSeconds(at, minutes * 60);
};

/** Whether the second factor was proved in this session within the last minutes. */
export const isFactorFresh = ({ factorAt }: Pick<Session, 'factorAt'>, now: Instant): boolean =>
  factorAt !== null && now < plusSeconds(factorAt, FRESH_FACTOR_MINUTES * 60);

/** Whether a session without use has ended. `lastSeenAt` null: from before sessions noted their use. */
export const isIdle = (
  { lastSeenAt }: Pick<Session, 'lastSeenAt'>,
  { type }: Pick<Account, 'type'>,
  now: Instant,
  { idleMinutes }: Pick<Program, 'idleMinutes'>,
): boolean => lastSeenAt !== null && plusSeconds(lastSeenAt, idleMinutes[type] * 60) <= now;

/** Whether the program requires a second factor of this login. */
export const mustHaveFactor = (
  { type }: Pick<Account, 'type'>,
  { secondFactor }: Pick<Program, 'secondFactor'>,
): boolean => type === 'admin' && secondFactor === 'required';

/** Without letters that are easily confused. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

/** New recovery codes, `xxxxx-xxxxx`: about 49 random bits each. */
export const newRecoveryCodes = (ids: Pick<Ids, 'random'>): readonly string[] => {
  const half = (): string => Array.from({ length: HALF }, () => LETTERS.charAt(ids.random(LETTERS.length))).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
};

/** What was typed, without spaces and dashes, in lower case. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Codes of apps have six digits; everything else is a recovery code. */
export const isAppCode = (plain: string): boolean => /^\d{6}$/.test(plain);

/** Digests of recovery codes are bound to the account. */
export const recoveryContext = (accountId: string): string => `recovery:${accountId}`;

/** The secret is bound to the account. */
export const factorContext = (accountId: string): string => `factor:${accountId}`;

/** The login that a factor belongs to: in proxy mode the administrator's. */
export const ownAccount = (actor: Actor): string => actor.proxyHostId ?? actor.accountId;

/** Everything that a second factor is refused with. */
export type FactorRefusal =
  | FactorAlreadySet
  | FactorNeeded
  | FactorNotSet
  | FactorSetUpNeeded
  | TooManyWrongFactors
  | WrongFactor;
