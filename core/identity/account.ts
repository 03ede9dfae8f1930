import type { Locale } from '@rrr/records/languages';
import type { UserType } from '../access/index.js';
import type { Instant } from '../shared/index.js';

export type { Locale };

/** A login. The e-mail is unique and in lower case. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly type: UserType;
  readonly subjectId: string;
  readonly emailVerified: boolean;
  readonly deactivated: boolean;
  readonly locale: Locale;
  /** the person's name: a rider's full name, a dealer's employee */
  readonly displayName: string;
}

/** An admin acting as another user (domain.md §10): never as an admin, never nested, for a limited time. */
export interface Proxy {
  readonly type: Exclude<UserType, 'admin'>;
  readonly subjectId: string;
  /** the other user's login; null when the record has none */
  readonly accountId: string | null;
  readonly reason: string;
  /** path in the portal to return to */
  readonly returnTo: string;
  readonly until: Instant;
}

/** Where a session was opened, in words a person recognizes: never the whole address or the browser's full text. */
export interface SessionOrigin {
  /** such as Firefox; null: unknown */
  readonly browser: string | null;
  /** such as Windows; null: unknown */
  readonly system: string | null;
  /** the network of the address: /24 of IPv4, /48 of IPv6; null: unknown */
  readonly network: string | null;
}

/** A signed-in browser. Deleting the row ends the session at the next request. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** last use, to the minute; null: from before it was noted */
  readonly lastSeenAt: Instant | null;
  readonly origin: SessionOrigin;
  /** when the second factor was proved in this session; null: not yet, so nothing works if the account has one */
  readonly factorAt: Instant | null;
  /** another session took its place; it only serves requests that were on their way */
  readonly replaced: boolean;
  readonly proxy: Proxy | null;
}
