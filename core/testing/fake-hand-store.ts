import type { Hand } from '../approvals/index.js';
import type { Stores } from '../shared/index.js';
import type { Draft } from './world.js';

const PURSE = ['save-classes', 'import-classes', 'undo-import', 'duplicate-event'];
const RESULTS = ['submit-results', 'replace-results', 'add-result', 'change-result', 'match-result'];

export const fakeHandStore = (draft: Draft): Pick<Stores, 'hands'> => {
  const did = (accountId: string, type: string, objectId: string, actions: readonly string[]): boolean =>
    draft.audit.some(
      (it) =>
        it.objectType === type &&
        it.objectId === objectId &&
        actions.includes(it.action) &&
        (it.actorId === accountId || it.proxyHostId === accountId),
    );
  return {
    hands: {
      setPurse: async (accountId, eventId) =>
        did(accountId, 'event', eventId, PURSE) ||
        draft.audit.some(
          (it) =>
            it.action === 'edit-event' &&
            it.objectId === eventId &&
            [it.actorId, it.proxyHostId].includes(accountId) &&
            !('draft' in it.detail) &&
            ('startsOn' in it.detail || 'endsOn' in it.detail),
        ),
      uploaded: async (accountId, documentId) => did(accountId, 'document', documentId, ['upload-document']),
      lastAct: async ({ objectType, objectId, actions }) => {
        const last = draft.audit.findLast(
          (it) => it.objectType === objectType && it.objectId === objectId && actions.includes(it.action),
        );
        return (
          last && { at: last.at, personId: last.proxyHostId ?? last.actorId, action: last.action, detail: last.detail }
        );
      },
      of: async (accountId, payments) =>
        new Map(
          payments.flatMap(({ riderId, won }): readonly (readonly [string, Hand])[] => {
            const verified = draft.documents.filter((it) => it.riderId === riderId && it.status === 'verified');
            if (verified.some((it) => did(accountId, 'document', it.id, ['decide-document'])))
              return [[riderId, 'document']];
            if (did(accountId, 'rider', riderId, ['adjust-wallet'])) return [[riderId, 'adjusted']];
            const theirs = draft.results.filter(
              (it) => it.riderId === riderId && won.some((place) => place.classId === it.classId),
            );
            const entered =
              won.some(
                (it) => did(accountId, 'event', it.eventId, RESULTS) || did(accountId, 'class', it.classId, RESULTS),
              ) || theirs.some((it) => did(accountId, 'result', it.id, RESULTS));
            return entered ? [[riderId, 'results']] : [];
          }),
        ),
    },
  };
};
