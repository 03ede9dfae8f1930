import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeLimitStores = (draft: Draft): Pick<Stores, 'rateLimits' | 'spentTokens'> => ({
  rateLimits: {
    hit: async (bucket, at, until, about = null) => {
      const running = draft.rateLimits.find((rateLimit) => rateLimit.bucket === bucket && rateLimit.until > at);
      const counted = running ? { ...running, hits: running.hits + 1 } : { bucket, hits: 1, until, about };
      draft.rateLimits = upsert(draft.rateLimits, (rateLimit) => rateLimit.bucket, [counted]);
      return { hits: counted.hits, until: counted.until };
    },
    hits: async (bucket, at) =>
      draft.rateLimits.find((rateLimit) => rateLimit.bucket === bucket && rateLimit.until > at)?.hits ?? 0,
    release: async (bucket) => {
      draft.rateLimits = draft.rateLimits.map((rateLimit) =>
        rateLimit.bucket === bucket && rateLimit.hits > 0 ? { ...rateLimit, hits: rateLimit.hits - 1 } : rateLimit,
      );
    },
    forgetAbout: async (about) => {
      draft.rateLimits = draft.rateLimits.filter((rateLimit) => rateLimit.about !== about);
    },
    forget: async (bucket) => {
      draft.rateLimits = draft.rateLimits.filter((rateLimit) => rateLimit.bucket !== bucket);
    },
  },
  spentTokens: {
    spend: async (token, until) => {
      if (draft.spentTokens.some((spentToken) => spentToken.token === token)) return false;
      draft.spentTokens = [...draft.spentTokens, { token, until }];
      return true;
    },
  },
});
