import * as contract from '@rrr/contract';
import { notByProxy, scopesFor } from '@rrr/core/access';
import type { Instant } from '@rrr/core/shared';
import { type ApiToken, MOST_TOKENS, TOKEN_DAYS, tokenStateOf } from '@rrr/core/tokens';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';

const presentToken = (token: ApiToken, now: Instant): contract.ApiToken => ({
  _id: token.id,
  name: token.name,
  scopes: [...token.scopes],
  createdAt: token.createdAt,
  expiresAt: token.expiresAt,
  lastUsedAt: token.lastUsedAt,
  lastNetwork: token.lastNetwork,
  revokedAt: token.revokedAt,
  state: tokenStateOf(token, now),
});

/** Routes for API tokens. */
export const tokenRoutes = ({ queries: { apiTokens }, useCases, clock }: HttpPorts): readonly Route[] => {
  const limit = limiter(useCases);
  return [
    route(contract.listApiTokens, can('token:own'), async ({ actor, query }) => {
      notByProxy(actor);
      const found = await apiTokens.ofAccount(actor.accountId, query);
      const now = clock.now();
      return {
        tokens: found.items.map((token) => presentToken(token, now)),
        offered: { scopes: [...scopesFor(actor.type)], days: [...TOKEN_DAYS], most: MOST_TOKENS },
        pagination: pagination(found),
      };
    }),
    route(contract.makeApiToken, can('token:own'), async ({ actor, body, request }) => {
      await limit('make-token', request, { account: actor.accountId });
      const { token, text } = await useCases.makeApiToken({ actor, ...body });
      return { token: presentToken(token, clock.now()), text };
    }),
    route(contract.revokeApiToken, can('token:own'), async ({ actor, params: { tokenId } }) => ({
      token: presentToken(await useCases.revokeApiToken({ actor, tokenId }), clock.now()),
    })),
    route(contract.allApiTokens, can('admin:manage'), async ({ query }) => {
      const now = clock.now();
      const found = await apiTokens.search(query, now);
      return {
        tokens: found.items.map(({ token, owner }) => ({
          ...presentToken(token, now),
          owner: { ...owner, type: token.ownerType },
        })),
        pagination: pagination(found),
      };
    }),
  ];
};
