import type { Actor } from '../access/index.js';
import type { Instant } from '../shared/index.js';

/** One act that changed something: who (and which admin behind them), what, on what. Append-only. */
export interface AuditRecord {
  readonly id: string;
  readonly at: Instant;
  readonly actorId: string | null;
  readonly proxyHostId: string | null;
  /** verb of the act: `redeem`, `undo-redemption`, `submit-results`, `proxy-start`, … */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  /** what changed, personal fields masked */
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
