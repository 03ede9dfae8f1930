import type { ApprovalRequest, RequestedChanges, RequestKind } from '../approvals/index.js';
import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeRequestStore = (draft: Draft): Pick<Stores, 'requests'> => {
  const put = (requests: readonly ApprovalRequest[]) => {
    draft.requests = upsert(draft.requests, (request) => request.id, requests);
  };
  return {
    requests: {
      lock: async (id) => draft.requests.find((request) => request.id === id),
      waitingAbout: async <K extends RequestKind>(kind: K, objectId: string, change?: RequestedChanges[K]) =>
        draft.requests.find(
          (request) =>
            request.kind === kind &&
            request.objectId === objectId &&
            request.state === 'waiting' &&
            (change === undefined || JSON.stringify(request.change) === JSON.stringify(change)),
        ) as ApprovalRequest<K> | undefined,
      objectOf: async (id) => draft.requests.find((request) => request.id === id)?.objectId,
      put: async (request) => put([request]),
      expire: async (before, limit) => {
        const expired = draft.requests
          .filter((request) => request.state === 'waiting' && request.expiresAt <= before)
          .toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1))
          .slice(0, limit)
          .map((request) => ({
            ...request,
            state: 'expired' as const,
            version: request.version + 1,
            decidedAt: before,
          }));
        put(expired);
        return expired;
      },
      invitationOf: async (accountId) => {
        const account = draft.accounts.find((candidate) => candidate.id === accountId && candidate.type === 'admin');
        const found = draft.invitations.find((invitation) => invitation.adminId === account?.subjectId);
        return found && { by: found.by, at: found.at };
      },
    },
  };
};
