import type { UserType } from '../access/index.js';
import type { Instant } from '../shared/index.js';
import type { Account, Locale, Proxy, Session } from './account.js';
import type { Admin } from './admin.js';
import type { CodePurpose, OneTimeCode } from './one-time-code.js';

export interface AccountStore {
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /** the oldest active login of a record */
  ofSubject(type: UserType, subjectId: string): Promise<Account | undefined>;
  /** every login of a record, deactivated ones too, the oldest first */
  allOf(type: UserType, subjectId: string): Promise<readonly Account[]>;
  insert(account: Account): Promise<void>;
  /** with its sessions */
  remove(id: string): Promise<void>;
  setPasswordHash(id: string, passwordHash: string): Promise<void>;
  setEmailVerified(id: string): Promise<void>;
  /** the new address is a verified one; one that was taken at the same moment makes the transaction start over */
  setEmail(id: string, email: string): Promise<void>;
  setDisplayName(id: string, displayName: string): Promise<void>;
  setDeactivated(id: string, deactivated: boolean): Promise<void>;
  setLocale(id: string, locale: Locale): Promise<void>;
}

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** locks the session until the transaction ends */
  lock(id: string): Promise<Session | undefined>;
  /** those of an account that have not run out, the newest first */
  allOf(accountId: string, now: Instant): Promise<readonly Session[]>;
  setProxy(id: string, proxy: Proxy | null): Promise<void>;
  remove(id: string): Promise<void>;
  removeAllOf(accountId: string): Promise<void>;
  /** every session of the account but one */
  removeOthersOf(accountId: string, keptId: string): Promise<void>;
}

/** A browser that logged in to an account; one browser may be of several. */
export interface KnownDevice {
  readonly deviceId: string;
  readonly accountId: string;
  readonly seenAt: Instant;
  readonly expiresAt: Instant;
}

export interface DeviceStore {
  /** whether it logged in to the active account of this e-mail (lower-case) before, and is remembered still */
  isKnown(deviceId: string, email: string, at: Instant): Promise<boolean>;
  /** stores it, or that it was seen again; of an account the newest are kept */
  remember(device: KnownDevice): Promise<void>;
  forgetAllOf(accountId: string): Promise<void>;
}

export interface CodeStore {
  insert(code: OneTimeCode): Promise<void>;
  /** the newest of a purpose for an address, whether or not it can still be used; locked until the transaction ends */
  newest(purpose: CodePurpose, email: string): Promise<OneTimeCode | undefined>;
  /** when codes of these purposes were sent to an address after an instant, the oldest first */
  sentSince(email: string, purposes: readonly CodePurpose[], since: Instant): Promise<readonly Instant[]>;
  countTry(id: string): Promise<void>;
  use(id: string, at: Instant): Promise<void>;
  /** ends those of a purpose for an address that could still be used */
  endOpen(purpose: CodePurpose, email: string, at: Instant): Promise<void>;
  /** ends the invitations to a record that could still be accepted */
  endInvitations(type: UserType, subjectId: string, at: Instant): Promise<void>;
}

/** Seals one-time codes: a keyed digest over what it is bound to and the code. */
export interface CodeSeals {
  seal(boundTo: string, code: string): string;
  matches(seal: string, boundTo: string, code: string): boolean;
}

export interface AdminStore {
  /**
   * Whoever activates or deactivates an administrator waits here for others who do, or starts over after them, on every
   * node of a cluster.
   */
  lockRoster(): Promise<void>;
  /** locked until the transaction ends */
  lock(id: string): Promise<Admin | undefined>;
  /** the record that has the address, lower-case; locked */
  byEmail(email: string): Promise<Admin | undefined>;
  /** stores a new one, or every field of one that is there */
  put(admin: Admin): Promise<void>;
}

/** Wrong passwords by e-mail (known or not), so that guessing is slowed alike for both. */
export interface LoginGuardStore {
  /** locks the guard of this e-mail; `failures` 0 when there is none */
  lock(email: string): Promise<{ readonly failures: number; readonly lockedUntil: Instant | null }>;
  save(email: string, guard: { readonly failures: number; readonly lockedUntil: Instant | null }): Promise<void>;
}

/** Passwords are hashed with argon2id, off the event loop. */
export interface Passwords {
  hash(plain: string): Promise<string>;
  /**
   * Takes the same time for a missing hash as for a wrong password. `outdated`: made with older parameters, hash it
   * again.
   */
  verify(hash: string | null, plain: string): Promise<{ readonly right: boolean; readonly outdated: boolean }>;
}

/** What a request needs to know of its session, in one query. */
export interface LiveSession {
  readonly session: Session;
  readonly account: Pick<
    Account,
    'id' | 'type' | 'subjectId' | 'emailVerified' | 'deactivated' | 'locale' | 'email' | 'displayName'
  >;
  /** of the record the admin acts as: true ends the proxy */
  readonly proxySubjectDeactivated: boolean;
}

/** Who someone is on screen. */
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
  /** undefined when the session was removed */
  live(sessionId: string): Promise<LiveSession | undefined>;
  person(type: UserType, subjectId: string): Promise<Person | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    accounts: AccountStore;
    sessions: SessionStore;
    devices: DeviceStore;
    loginGuards: LoginGuardStore;
    codes: CodeStore;
    admins: AdminStore;
  }
}
