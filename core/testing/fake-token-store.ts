import type { Stores } from '../shared/index.js';
import { tokenStateOf } from '../tokens/index.js';
import type { Draft } from './world.js';

export const fakeTokenStore = (draft: Draft): Pick<Stores, 'apiTokens'> => {
  type Token = Draft['apiTokens'][number];
  const change = (which: (token: Token) => boolean, by: Partial<Token>) => {
    draft.apiTokens = draft.apiTokens.map((apiToken) => (which(apiToken) ? { ...apiToken, ...by } : apiToken));
  };
  const livingOf = (accountId: string, now: string) =>
    draft.apiTokens
      .filter((apiToken) => apiToken.accountId === accountId && tokenStateOf(apiToken, now) === 'active')
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    apiTokens: {
      insert: async (token) => {
        draft.apiTokens = [...draft.apiTokens, token];
      },
      lock: async (id) => draft.apiTokens.find((apiToken) => apiToken.id === id),
      livingOf: async (accountId, now) => livingOf(accountId, now),
      revoke: async (id, at) => change((token) => token.id === id && token.revokedAt === null, { revokedAt: at }),
      revokeAllOf: async (accountId, at) => {
        const living = new Set(livingOf(accountId, at).map((token) => token.id));
        change((token) => living.has(token.id), { revokedAt: at });
        return living.size;
      },
      touch: async (id, at, network) =>
        change((token) => token.id === id && (token.lastUsedAt === null || token.lastUsedAt <= at), {
          lastUsedAt: at,
          lastNetwork: network,
        }),
    },
  };
};
