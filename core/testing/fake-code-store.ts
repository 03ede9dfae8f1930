import type { CodeStore, OneTimeCode } from '../identity/index.js';
import type { Draft } from './world.js';

export const fakeCodeStore = (draft: Draft): CodeStore => {
  const change = (which: (code: OneTimeCode) => boolean, how: (code: OneTimeCode) => OneTimeCode) => {
    draft.codes = draft.codes.map((it) => (which(it) ? how(it) : it));
  };
  const isOpen = (it: OneTimeCode, at: string): boolean => it.usedAt === null && it.expiresAt > at;
  return {
    insert: async (code) => {
      draft.codes = [...draft.codes, code];
    },
    newest: async (purpose, email) =>
      draft.codes
        .filter((it) => it.purpose === purpose && it.email === email)
        .toSorted((a, b) => (`${a.createdAt}${a.id}` < `${b.createdAt}${b.id}` ? 1 : -1))[0],
    sentSince: async (email, purposes, since) =>
      draft.codes
        .filter((it) => it.email === email && purposes.includes(it.purpose) && it.createdAt > since)
        .map((it) => it.createdAt)
        .toSorted(),
    countTry: async (id) =>
      change(
        (it) => it.id === id,
        (it) => ({ ...it, tries: it.tries + 1 }),
      ),
    use: async (id, at) =>
      change(
        (it) => it.id === id,
        (it) => ({ ...it, usedAt: at }),
      ),
    endOpen: async (purpose, email, at) =>
      change(
        (it) => it.purpose === purpose && it.email === email && isOpen(it, at),
        (it) => ({ ...it, expiresAt: at }),
      ),
    endInvitations: async (type, subjectId, at) =>
      change(
        (it) => it.invited?.type === type && it.invited.subjectId === subjectId && isOpen(it, at),
        (it) => ({ ...it, expiresAt: at }),
      ),
  };
};
