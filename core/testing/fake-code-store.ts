import type { CodeStore, OneTimeCode } from '../identity/index.js';
import type { Draft } from './world.js';

export const fakeCodeStore = (draft: Draft): CodeStore => {
  const change = (which: (code: OneTimeCode) => boolean, how: (code: OneTimeCode) => OneTimeCode) => {
    draft.codes = draft.codes.map((code) => (which(code) ? how(code) : code));
  };
  const isOpen = (code: OneTimeCode, at: string): boolean => code.usedAt === null && code.expiresAt > at;
  return {
    insert: async (code) => {
      draft.codes = [...draft.codes, code];
    },
    newest: async (purpose, email) =>
      draft.codes
        .filter((code) => code.purpose === purpose && code.email === email)
        .toSorted((a, b) => (`${a.createdAt}${a.id}` < `${b.createdAt}${b.id}` ? 1 : -1))[0],
    sentSince: async (email, purposes, since) =>
      draft.codes
        .filter((code) => code.email === email && purposes.includes(code.purpose) && code.createdAt > since)
        .map((code) => code.createdAt)
        .toSorted(),
    countTry: async (id) =>
      change(
        (code) => code.id === id,
        (code) => ({ ...code, tries: code.tries + 1 }),
      ),
    use: async (id, at) =>
      change(
        (code) => code.id === id,
        (code) => ({ ...code, usedAt: at }),
      ),
    endOpen: async (purpose, email, at) =>
      change(
        (code) => code.purpose === purpose && code.email === email && isOpen(code, at),
        (code) => ({ ...code, expiresAt: at }),
      ),
    endInvitations: async (type, subjectId, at) =>
      change(
        (code) => code.invited?.type === type && code.invited.subjectId === subjectId && isOpen(code, at),
        (code) => ({ ...code, expiresAt: at }),
      ),
  };
};
