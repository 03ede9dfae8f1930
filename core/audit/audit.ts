import type { Actor } from '../access/index.js';
import type { Instant } from '../shared/index.js';

/** One change: who did it (and the admin in proxy mode), what, and to which object. Append-only. */
export interface AuditRecord {
  readonly id: string;
  readonly at: Instant;
  readonly actorId: string | null;
  readonly proxyHostId: string | null;
  /** the action: `redeem`, `undo-redemption`, `submit-results`, `proxy-start`, … */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  /** the changes, with personal fields masked */
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface AuditStore {
  append(record: AuditRecord): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    audit: AuditStore;
  }
}

export const by = (actor: Actor | null): { readonly actorId: string | null; readonly proxyHostId: string | null } => ({
  actorId: actor?.accountId ?? null,
  proxyHostId: actor?.proxyHostId ?? null,
});
