import type { PushStore } from '../push/index.js';
import { LostRace, type Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { StoredPush } from './login-world.js';
import type { Draft } from './world.js';

/** Removes what a test on the subscription finds. What waits for it is never sent. */
export const dropPushes = (draft: Draft, isGone: (it: Draft['pushSubscriptions'][number]) => boolean): void => {
  draft.pushSubscriptions = draft.pushSubscriptions.filter((it) => !isGone(it));
};

export const fakePushStore = (draft: Draft): Pick<Stores, 'pushes'> => {
  const isSame = (one: StoredPush, other: StoredPush): boolean =>
    one.messageId === other.messageId && one.subscriptionId === other.subscriptionId;
  const pushes: PushStore = {
    lockOf: async (accountId, now) =>
      draft.pushSubscriptions
        .filter((it) => it.accountId === accountId && it.expiresAt > now)
        .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    byEndpoint: async (endpoint) => draft.pushSubscriptions.find((it) => it.endpoint === endpoint),
    put: async (subscription) => {
      if (draft.pushSubscriptions.some((it) => it.endpoint === subscription.endpoint && it.id !== subscription.id))
        throw new LostRace();
      draft.pushSubscriptions = upsert(draft.pushSubscriptions, (it) => it.id, [subscription]);
    },
    remove: async (id) => dropPushes(draft, (it) => it.id === id),
    arrived: async ({ deviceId, accountId, sessionId, expiresAt }) => {
      dropPushes(draft, (it) => it.deviceId === deviceId && it.accountId !== accountId);
      draft.pushSubscriptions = draft.pushSubscriptions.map((it) =>
        it.deviceId === deviceId ? { ...it, sessionId, expiresAt } : it,
      );
    },
    due: async ({ now, leaseUntil, limit, serverKey }) => {
      const due = draft.pushNotices
        .filter((it) => it.nextAt !== null && it.nextAt <= now)
        .toSorted((a, b) => ((a.nextAt ?? '') < (b.nextAt ?? '') ? -1 : 1))
        .slice(0, limit);
      const found = due.flatMap((notice) => {
        const subscription = draft.pushSubscriptions.find((it) => it.id === notice.subscriptionId);
        const account = draft.accounts.find((it) => it.id === subscription?.accountId && !it.deactivated);
        const message = draft.outbox.find((it) => it.id === notice.messageId);
        if (!subscription || !account || !message) return [];
        if (subscription.expiresAt <= now || subscription.serverKey !== serverKey) return [];
        const { id, kind, recipient, at, facts } = message;
        const { locale } = account;
        const told = { message: { id, kind, recipient, at, facts }, subscription, locale, tries: notice.tries };
        return [{ notice, told: { ...told, leasedUntil: leaseUntil } }];
      });
      draft.pushNotices = draft.pushNotices.flatMap((it) => {
        if (!due.includes(it)) return [it];
        return found.some(({ notice }) => notice === it) ? [{ ...it, nextAt: leaseUntil, leased: true }] : [];
      });
      return found.map((it) => it.told);
    },
    attempted: async ({ message, subscription, leasedUntil, tries }, nextAt) => {
      const asked = { messageId: message.id, subscriptionId: subscription.id } as StoredPush;
      draft.pushNotices = draft.pushNotices.map((it) =>
        isSame(it, asked) && it.nextAt === leasedUntil ? { ...it, nextAt, tries: tries + 1, leased: false } : it,
      );
    },
  };
  return { pushes };
};
