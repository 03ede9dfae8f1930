import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import type { PortsOf } from '../shared/index.js';

/**
 * Ends all sessions of one's own account, including this one, and its API tokens, and forgets its known browsers.
 * @throws ProxyForbidden
 */
export const signOutEverywhere =
  ({ uow, clock, ids }: PortsOf<'sessions' | 'devices' | 'apiTokens' | 'audit', 'clock' | 'ids'>) =>
  async ({ actor }: { readonly actor: Actor }): Promise<void> => {
    notByProxy(actor);
    await uow.run(async (tx) => {
      const at = clock.now();
      await tx.sessions.removeAllOf(actor.accountId);
      await tx.devices.forgetAllOf(actor.accountId);
      await tx.apiTokens.revokeAllOf(actor.accountId, at);
      await recordAct(tx, { ids, at, actor }, 'sign-out-everywhere', ['account', actor.accountId]);
    });
  };
