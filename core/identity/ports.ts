import type { UserType } from '../access/index.js';
import type { Instant } from '../shared/index.js';
import type { Account, Locale, Proxy, Session } from './account.js';

export interface AccountStore {
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /** the oldest active login of a record */
  ofSubject(type: UserType, subjectId: string): Promise<Account | undefined>;
  insert(account: Account): Promise<void>;
  setPasswordHash(id: string, passwordHash: string): Promise<void>;
  setLocale(id: string, locale: Locale): Promise<void>;
}

export interface SessionStore {
  insert(session: Session): Promise<void>;
  /** locks the session until the transaction ends */
  lock(id: string): Promise<Session | undefined>;
  setProxy(id: string, proxy: Proxy | null): Promise<void>;
  remove(id: string): Promise<void>;
  removeAllOf(accountId: string): Promise<void>;
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
  /** Takes the same time for a missing hash as for a wrong password. `outdated`: made with older parameters, hash it again. */
  verify(hash: string | null, plain: string): Promise<{ readonly right: boolean; readonly outdated: boolean }>;
}

/** What a request needs to know of its session, in one query. */
export interface LiveSession {
  readonly session: Session;
  readonly account: Pick<Account, 'id' | 'type' | 'subjectId' | 'emailVerified' | 'deactivated' | 'locale' | 'email' | 'displayName'>;
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
    loginGuards: LoginGuardStore;
  }
}
