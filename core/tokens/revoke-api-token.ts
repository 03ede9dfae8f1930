import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { ApiToken } from './api-token.js';

/**
 * Revokes a token at once: one's own, or as an administrator anybody's, whose owner then gets an e-mail. A token that was
 * revoked before stays as it is.
 * @throws ProxyForbidden NotFound
 */
export const revokeApiToken =
  ({ uow, clock, ids }: PortsOf<'apiTokens' | 'outbox' | 'audit', 'clock' | 'ids'>) =>
  async ({ actor, tokenId }: { readonly actor: Actor; readonly tokenId: string }): Promise<ApiToken> => {
    notByProxy(actor);
    return uow.run(async (tx) => {
      const at = clock.now();
      const before = await tx.apiTokens.lock(tokenId);
      const isOwn = before?.accountId === actor.accountId;
      if (!before || (!isOwn && actor.type !== 'admin')) throw new NotFound('token');
      if (before.revokedAt !== null) return before;
      await tx.apiTokens.revoke(tokenId, at);
      if (!isOwn)
        await tx.outbox.append([
          {
            id: ids.next(),
            kind: 'api-token-changed',
            at,
            recipient: { type: 'account', id: before.accountId },
            facts: { at, what: 'revoked', area: before.ownerType, name: before.name },
          },
        ]);
      await recordAct(tx, { ids, at, actor }, 'revoke-api-token', ['api-token', tokenId], {
        ownerType: before.ownerType,
        token: before.name,
      });
      return { ...before, revokedAt: at };
    });
  };
