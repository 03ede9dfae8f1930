import type { Stores } from '../shared/index.js';
import { tokenStateOf } from '../tokens/index.js';
import type { Draft } from './world.js';

export const fakeTokenStore = (draft: Draft): Pick<Stores, 'apiTokens'> => {
  type Token = Draft['apiTokens'][number];
  const change = (which: (token: Token) => boolean, by: Partial<Token>) => {
    draft.apiTokens = draft.apiTokens.map((it) => (which(it) ? { ...it, ...by } : it));
  };
  const livingOf = (accountId: string, now: string) =>
    draft.apiTokens
      .filter((it) => it.accountId === accountId && tokenStateOf(it, now) === 'active')
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    apiTokens: {
      insert: async (token) => {
        draft.apiTokens = [...draft.apiTokens, token];
      },
      lock: async (id) => draft.apiTokens.find((it) => it.id === id),
      livingOf: async (accountId, now) => livingOf(accountId, now),
      revoke: async (id, at) => change((it) => it.id === id && it.revokedAt === null, { revokedAt: at }),
      revokeAllOf: async (accountId, at) => {
        const living = new Set(livingOf(accountId, at).map((it) => it.id));
        change((it) => living.has(it.id), { revokedAt: at });
        return living.size;
      },
      touch: async (id, at, network) =>
        change((it) => it.id === id && (it.lastUsedAt === null || it.lastUsedAt <= at), {
          lastUsedAt: at,
          lastNetwork: network,
        }),
    },
  };
};
