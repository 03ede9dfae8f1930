import type { UserType } from '../access/index.js';
import type { Instant } from '../shared/index.js';

export type Locale = 'en' | 'fr';

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

/** A signed-in browser. Deleting the row ends the session at the next request. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly proxy: Proxy | null;
}
