import type { UserType } from '../access/index.js';
import type { Instant } from '../shared/index.js';
import type { Account, Locale, Proxy, Session } from './account.js';
import type { Admin } from './admin.js';
import type { CodePurpose, OneTimeCode } from './one-time-code.js';
import type { SecondFactor } from './second-factor.js';

export interface AccountStore {
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /** the oldest active login of a record */
  ofSubject(type: UserType, subjectId: string): Promise<Account | undefined>;
  /** all logins of a record, including deactivated ones, oldest first */
  allOf(type: UserType, subjectId: string): Promise<readonly Account[]>;
  insert(account: Account): Promise<void>;
  /** removes it with its sessions */
  remove(id: string): Promise<void>;
  setPasswordHash(id: string, passwordHash: string): Promise<void>;
  setEmailVerified(id: string): Promise<void>;
  /** sets a verified address; if it was taken at the same moment, the transaction is retried */
  setEmail(id: string, email: string): Promise<void>;
  setDisplayName(id: string, displayName: string): Promise<void>;
  setDeactivated(id: string, deactivated: boolean): Promise<void>;
  setLocale(id: string, locale: Locale): Promise<void>;
}

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** locks the session until the transaction ends */
  lock(id: string): Promise<Session | undefined>;
  /** the account's sessions without expired and replaced ones, newest first */
  allOf(accountId: string, now: Instant): Promise<readonly Session[]>;
  setProxy(id: string, proxy: Proxy | null): Promise<void>;
  /** notes its use; a later time that is stored already stays */
  touch(id: string, at: Instant): Promise<void>;
  /** another session took its place; it ends at `until` */
  supersede(id: string, until: Instant): Promise<void>;
  /** what is bound to one session, notices on the browser, is bound to another from now on */
  handOver(fromId: string, toId: string): Promise<void>;
  /** with the notices on its browser; so do all that remove sessions */
  remove(id: string): Promise<void>;
  removeAllOf(accountId: string): Promise<void>;
  /** removes all sessions of the account but one */
  removeOthersOf(accountId: string, keptId: string): Promise<void>;
}

export interface FactorStore {
  /** the account's second factor, confirmed or not; locked until the transaction ends */
  lock(accountId: string): Promise<SecondFactor | undefined>;
  /** inserts it or replaces all its fields */
  put(factor: SecondFactor): Promise<void>;
  /** removes it with its recovery codes */
  remove(accountId: string): Promise<void>;
  /** digests of the unused recovery codes */
  recoveryCodes(accountId: string): Promise<readonly string[]>;
  /** replaces the recovery codes */
  setRecoveryCodes(accountId: string, seals: readonly string[]): Promise<void>;
  useRecoveryCode(accountId: string, seal: string): Promise<void>;
  /** accounts with a second factor, by id, after this one */
  accountsAfter(accountId: string, limit: number): Promise<readonly string[]>;
}

/** A browser that logged in to an account. One browser may be known to several accounts. */
export interface KnownDevice {
  readonly deviceId: string;
  readonly accountId: string;
  readonly seenAt: Instant;
  readonly expiresAt: Instant;
}

export interface DeviceStore {
  /** whether it logged in to the active account of this lower-case e-mail and is still remembered */
  isKnown(deviceId: string, email: string, at: Instant): Promise<boolean>;
  /** stores it or updates when it was seen; only the newest of an account are kept */
  remember(device: KnownDevice): Promise<void>;
  forgetAllOf(accountId: string): Promise<void>;
}

export interface CodeStore {
  insert(code: OneTimeCode): Promise<void>;
  /** the newest code of a purpose for an address, usable or not; locked until the transaction ends */
  newest(purpose: CodePurpose, email: string): Promise<OneTimeCode | undefined>;
  /** when codes of these purposes were sent to an address since then, oldest first */
  sentSince(email: string, purposes: readonly CodePurpose[], since: Instant): Promise<readonly Instant[]>;
  countTry(id: string): Promise<void>;
  use(id: string, at: Instant): Promise<void>;
  /** ends the usable codes of a purpose for an address */
  endOpen(purpose: CodePurpose, email: string, at: Instant): Promise<void>;
  /** ends the open invitations to a record */
  endInvitations(type: UserType, subjectId: string, at: Instant): Promise<void>;
}

/** Digests of one-time codes: keyed, over the code and its context. */
export interface CodeSeals {
  seal(boundTo: string, code: string): string;
  matches(seal: string, boundTo: string, code: string): boolean;
}

export interface AdminStore {
  /** Serializes activation and deactivation of administrators; on a cluster, concurrent transactions are retried. */
  lockRoster(): Promise<void>;
  /** locks it until the transaction ends */
  lock(id: string): Promise<Admin | undefined>;
  /** the record with this lower-case address; locked */
  byEmail(email: string): Promise<Admin | undefined>;
  /** inserts a record or replaces all its fields */
  put(admin: Admin): Promise<void>;
  /** ids of all active administrators with a login, which an invited one does not have yet; at most 1,000 */
  activeIds(): Promise<readonly string[]>;
  /** whether an invitation of the administrator was sent and recorded */
  wasInvited(id: string): Promise<boolean>;
  /** records which account invited the administrator, and when */
  setInvitation(id: string, invited: { readonly by: string; readonly at: Instant }): Promise<void>;
}

/** A lock and failure count per e-mail, whether or not it has an account, so that both behave the same. */
export interface LoginGuardStore {
  /** locks the guard of this e-mail; `failures` is 0 without one */
  lock(email: string): Promise<{ readonly failures: number; readonly lockedUntil: Instant | null }>;
  save(email: string, guard: { readonly failures: number; readonly lockedUntil: Instant | null }): Promise<void>;
}

/** Hashes passwords with argon2id, off the event loop. */
export interface Passwords {
  hash(plain: string): Promise<string>;
  /**
   * Takes as long for a missing hash as for a wrong password. `outdated`: hashed with older parameters, so hash it
   * again.
   */
  verify(hash: string | null, plain: string): Promise<{ readonly right: boolean; readonly outdated: boolean }>;
}

/** The session data that a request needs, loaded with one query. */
export interface LiveSession {
  readonly session: Session;
  readonly account: Pick<
    Account,
    'id' | 'type' | 'subjectId' | 'emailVerified' | 'deactivated' | 'locale' | 'email' | 'displayName'
  >;
  /** whether the account has a second factor */
  readonly hasFactor: boolean;
  /** whether the record acted for is deactivated, which ends proxy mode */
  readonly proxySubjectDeactivated: boolean;
}

/** How a user is displayed. */
export interface Person {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly profileImage: string | null;
  readonly deactivated: boolean;
  readonly bikes: readonly { readonly id: string; readonly valid: boolean }[];
}

export interface SessionQueries {
  /** undefined when the session was ended */
  live(sessionId: string): Promise<LiveSession | undefined>;
  person(type: UserType, subjectId: string): Promise<Person | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    accounts: AccountStore;
    sessions: SessionStore;
    devices: DeviceStore;
    loginGuards: LoginGuardStore;
    factors: FactorStore;
    codes: CodeStore;
    admins: AdminStore;
  }
}
