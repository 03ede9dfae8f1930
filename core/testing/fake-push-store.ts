import type { PushStore } from '../push/index.js';
import { LostRace, type Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { StoredPush } from './login-world.js';
import type { Draft } from './world.js';

/** Removes what a test on the subscription finds. What waits for it is never sent. */
export const dropPushes = (
  draft: Draft,
  isGone: (subscription: Draft['pushSubscriptions'][number]) => boolean,
): void => {
  draft.pushSubscriptions = draft.pushSubscriptions.filter((pushSubscription) => !isGone(pushSubscription));
};

export const fakePushStore = (draft: Draft): Pick<Stores, 'pushes'> => {
  const isSame = (one: StoredPush, other: StoredPush): boolean =>
    one.messageId === other.messageId && one.subscriptionId === other.subscriptionId;
  const pushes: PushStore = {
    lockOf: async (accountId, now) =>
      draft.pushSubscriptions
        .filter((pushSubscription) => pushSubscription.accountId === accountId && pushSubscription.expiresAt > now)
        .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    byEndpoint: async (endpoint) =>
      draft.pushSubscriptions.find((pushSubscription) => pushSubscription.endpoint === endpoint),
    put: async (subscription) => {
      if (
        draft.pushSubscriptions.some(
          (pushSubscription) =>
            pushSubscription.endpoint === subscription.endpoint && pushSubscription.id !== subscription.id,
        )
      )
        throw new LostRace();
      draft.pushSubscriptions = upsert(draft.pushSubscriptions, (pushSubscription) => pushSubscription.id, [
        subscription,
      ]);
    },
    remove: async (id) => dropPushes(draft, (subscription) => subscription.id === id),
    arrived: async ({ deviceId, accountId, sessionId, expiresAt }) => {
      dropPushes(draft, (subscription) => subscription.deviceId === deviceId && subscription.accountId !== accountId);
      draft.pushSubscriptions = draft.pushSubscriptions.map((pushSubscription) =>
        pushSubscription.deviceId === deviceId ? { ...pushSubscription, sessionId, expiresAt } : pushSubscription,
      );
    },
    due: async ({ now, leaseUntil, limit, serverKey }) => {
      const due = draft.pushNotices
        .filter((pushNotice) => pushNotice.nextAt !== null && pushNotice.nextAt <= now)
        .toSorted((a, b) => ((a.nextAt ?? '') < (b.nextAt ?? '') ? -1 : 1))
        .slice(0, limit);
      const found = due.flatMap((notice) => {
        const subscription = draft.pushSubscriptions.find(
          (pushSubscription) => pushSubscription.id === notice.subscriptionId,
        );
        const account = draft.accounts.find(
          (candidate) => candidate.id === subscription?.accountId && !candidate.deactivated,
        );
        const message = draft.outbox.find((storedMessage) => storedMessage.id === notice.messageId);
        if (!subscription || !account || !message) return [];
        if (subscription.expiresAt <= now || subscription.serverKey !== serverKey) return [];
        const { id, kind, recipient, at, facts } = message;
        const { locale } = account;
        const told = { message: { id, kind, recipient, at, facts }, subscription, locale, tries: notice.tries };
        return [{ notice, told: { ...told, leasedUntil: leaseUntil } }];
      });
      draft.pushNotices = draft.pushNotices.flatMap((pushNotice) => {
        if (!due.includes(pushNotice)) return [pushNotice];
        return found.some(({ notice }) => notice === pushNotice)
          ? [{ ...pushNotice, nextAt: leaseUntil, leased: true }]
          : [];
      });
      return found.map((item) => item.told);
    },
    attempted: async ({ message, subscription, leasedUntil, tries }, nextAt) => {
      const asked = { messageId: message.id, subscriptionId: subscription.id } as StoredPush;
      draft.pushNotices = draft.pushNotices.map((pushNotice) =>
        isSame(pushNotice, asked) && pushNotice.nextAt === leasedUntil
          ? { ...pushNotice, nextAt, tries: tries + 1, leased: false }
          : pushNotice,
      );
    },
  };
  return { pushes };
};
