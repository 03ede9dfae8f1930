import type { UserType } from '../access/index.js';
import type { Instant } from '../shared/index.js';

export type Locale = 'en' | 'fr';

/** A login. The e-mail is unique and lower-case. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly type: UserType;
  readonly subjectId: string;
  readonly emailVerified: boolean;
  readonly deactivated: boolean;
  readonly locale: Locale;
  /** the person of this login: a rider's full name, a dealer's employee */
  readonly displayName: string;
}

/** An admin acting as another (domain.md §10): never into an admin, never nested, for a limited time. */
export interface Proxy {
  readonly type: Exclude<UserType, 'admin'>;
  readonly subjectId: string;
  /** the acted-for record's own login; null when it has none */
  readonly accountId: string | null;
  readonly reason: string;
  /** path within the portal the admin came from */
  readonly returnTo: string;
  readonly until: Instant;
}

/** A signed-in browser. Removing the row ends it on the next request. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly proxy: Proxy | null;
}
