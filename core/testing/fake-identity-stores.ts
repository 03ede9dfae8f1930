import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeIdentityStores = (draft: Draft): Pick<Stores, 'accounts' | 'sessions' | 'loginGuards'> => {
  const changeAccount = (id: string, change: Partial<Draft['accounts'][number]>) => {
    draft.accounts = draft.accounts.map((it) => (it.id === id ? { ...it, ...change } : it));
  };
  return {
    accounts: {
      byEmail: async (email) => draft.accounts.find((it) => it.email === email.toLowerCase()),
      byId: async (id) => draft.accounts.find((it) => it.id === id),
      ofSubject: async (type, subjectId) =>
        draft.accounts.filter((it) => it.type === type && it.subjectId === subjectId && !it.deactivated).toSorted((a, b) => (a.id < b.id ? -1 : 1))[0],
      insert: async (account) => {
        draft.accounts = [...draft.accounts, account];
      },
      setPasswordHash: async (id, passwordHash) => changeAccount(id, { passwordHash }),
      setLocale: async (id, locale) => changeAccount(id, { locale }),
    },
    sessions: {
      insert: async (session) => {
        draft.sessions = [...draft.sessions, session];
      },
      lock: async (id) => draft.sessions.find((it) => it.id === id),
      setProxy: async (id, proxy) => {
        draft.sessions = draft.sessions.map((it) => (it.id === id ? { ...it, proxy } : it));
      },
      remove: async (id) => {
        draft.sessions = draft.sessions.filter((it) => it.id !== id);
      },
      removeAllOf: async (accountId) => {
        draft.sessions = draft.sessions.filter((it) => it.accountId !== accountId);
      },
    },
    loginGuards: {
      lock: async (email) => draft.loginGuards.find((it) => it.email === email) ?? { failures: 0, lockedUntil: null },
      save: async (email, guard) => {
        draft.loginGuards = upsert(draft.loginGuards, (it) => it.email, [{ email, ...guard }]);
      },
    },
  };
};
