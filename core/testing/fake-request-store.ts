import type { ApprovalRequest, RequestedChanges, RequestKind } from '../approvals/index.js';
import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeRequestStore = (draft: Draft): Pick<Stores, 'requests'> => {
  const put = (requests: readonly ApprovalRequest[]) => {
    draft.requests = upsert(draft.requests, (it) => it.id, requests);
  };
  return {
    requests: {
      lock: async (id) => draft.requests.find((it) => it.id === id),
      waitingAbout: async <K extends RequestKind>(kind: K, objectId: string, change?: RequestedChanges[K]) =>
        draft.requests.find(
          (it) =>
            it.kind === kind &&
            it.objectId === objectId &&
            it.state === 'waiting' &&
            (change === undefined || JSON.stringify(it.change) === JSON.stringify(change)),
        ) as ApprovalRequest<K> | undefined,
      objectOf: async (id) => draft.requests.find((it) => it.id === id)?.objectId,
      put: async (request) => put([request]),
      expire: async (before, limit) => {
        const expired = draft.requests
          .filter((it) => it.state === 'waiting' && it.expiresAt <= before)
          .toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1))
          .slice(0, limit)
          .map((it) => ({ ...it, state: 'expired' as const, version: it.version + 1, decidedAt: before }));
        put(expired);
        return expired;
      },
      invitationOf: async (accountId) => {
        const account = draft.accounts.find((it) => it.id === accountId && it.type === 'admin');
        const found = draft.invitations.find((it) => it.adminId === account?.subjectId);
        return found && { by: found.by, at: found.at };
      },
    },
  };
};
