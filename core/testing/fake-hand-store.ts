import type { Hand } from '../approvals/index.js';
import type { Stores } from '../shared/index.js';
import type { Draft } from './world.js';

const PURSE = ['save-classes', 'import-classes', 'undo-import', 'duplicate-event'];
const RESULTS = ['submit-results', 'replace-results', 'add-result', 'change-result', 'match-result'];

export const fakeHandStore = (draft: Draft): Pick<Stores, 'hands'> => {
  const did = (accountId: string, type: string, objectId: string, actions: readonly string[]): boolean =>
    draft.audit.some(
      (audit) =>
        audit.objectType === type &&
        audit.objectId === objectId &&
        actions.includes(audit.action) &&
        (audit.actorId === accountId || audit.proxyHostId === accountId),
    );
  return {
    hands: {
      setPurse: async (accountId, eventId) =>
        did(accountId, 'event', eventId, PURSE) ||
        draft.audit.some(
          (audit) =>
            audit.action === 'edit-event' &&
            audit.objectId === eventId &&
            [audit.actorId, audit.proxyHostId].includes(accountId) &&
            !('draft' in audit.detail) &&
            ('startsOn' in audit.detail || 'endsOn' in audit.detail),
        ),
      uploaded: async (accountId, documentId) => did(accountId, 'document', documentId, ['upload-document']),
      lastAct: async ({ objectType, objectId, actions }) => {
        const last = draft.audit.findLast(
          (audit) => audit.objectType === objectType && audit.objectId === objectId && actions.includes(audit.action),
        );
        return (
          last && { at: last.at, personId: last.proxyHostId ?? last.actorId, action: last.action, detail: last.detail }
        );
      },
      of: async (accountId, payments) =>
        new Map(
          payments.flatMap(({ riderId, won }): readonly (readonly [string, Hand])[] => {
            const verified = draft.documents.filter(
              (document) => document.riderId === riderId && document.status === 'verified',
            );
            if (verified.some((document) => did(accountId, 'document', document.id, ['decide-document'])))
              return [[riderId, 'document']];
            if (did(accountId, 'rider', riderId, ['adjust-wallet'])) return [[riderId, 'adjusted']];
            const theirs = draft.results.filter(
              (result) => result.riderId === riderId && won.some((place) => place.classId === result.classId),
            );
            const entered =
              won.some(
                (item) =>
                  did(accountId, 'event', item.eventId, RESULTS) || did(accountId, 'class', item.classId, RESULTS),
              ) || theirs.some((result) => did(accountId, 'result', result.id, RESULTS));
            return entered ? [[riderId, 'results']] : [];
          }),
        ),
    },
  };
};
