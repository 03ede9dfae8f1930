import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { closeLogins, reopenLogins } from '../identity/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { Dealer } from './dealer.js';

export interface SetDealerActive {
  readonly actor: Actor;
  readonly dealerId: string;
  readonly active: boolean;
}

/**
 * Activates or deactivates a dealer (domain.md §3). Deactivating ends all sessions of its logins at once. Admins only.
 * @throws NotFound
 */
export const setDealerActive =
  ({
    uow,
    clock,
    ids,
  }: PortsOf<'dealers' | 'accounts' | 'sessions' | 'devices' | 'apiTokens' | 'codes' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, dealerId, active }: SetDealerActive): Promise<Dealer> =>
    uow.run(async (tx) => {
      const before = actor.type === 'admin' ? await tx.dealers.lock(dealerId) : undefined;
      if (!before) throw new NotFound('dealer');
      if (before.deactivated === !active) return before;
      const at = clock.now();
      const subject = { type: 'dealer' as const, subjectId: dealerId };
      const after: Dealer = { ...before, deactivated: !active, version: before.version + 1 };
      await tx.dealers.save(after);
      if (active) await reopenLogins(tx, subject);
      else await closeLogins(tx, subject, at);
      await recordAct(tx, { ids, at, actor }, active ? 'activate-dealer' : 'deactivate-dealer', ['dealer', dealerId]);
      return after;
    });
