import type { PushSubscription } from '../push/index.js';
import type { SavedView } from '../views/index.js';

/** A notice of a mail for one browser. `nextAt`: also the end of a lease; null: sent or given up. */
export interface StoredPush {
  readonly messageId: string;
  readonly subscriptionId: string;
  readonly nextAt: string | null;
  readonly tries: number;
  readonly leased: boolean;
}

/** What logins keep: views of lists, and browsers with notices. */
export interface LoginWorld {
  readonly savedViews: readonly SavedView[];
  readonly pushSubscriptions: readonly PushSubscription[];
  readonly pushNotices: readonly StoredPush[];
}

export const emptyLogins: LoginWorld = { savedViews: [], pushSubscriptions: [], pushNotices: [] };
