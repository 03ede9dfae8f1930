import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { closeLogins, reopenLogins } from '../identity/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { Promoter } from './promoter.js';

export interface SetPromoterActive {
  readonly actor: Actor;
  readonly promoterId: string;
  readonly active: boolean;
}

/**
 * Activates or deactivates a promoter (domain.md §3). Deactivating ends all sessions of its logins at once. Admins
 * only.
 * @throws NotFound
 */
export const setPromoterActive =
  ({
    uow,
    clock,
    ids,
  }: PortsOf<'promoters' | 'accounts' | 'sessions' | 'devices' | 'apiTokens' | 'codes' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, promoterId, active }: SetPromoterActive): Promise<Promoter> =>
    uow.run(async (tx) => {
      const before = actor.type === 'admin' ? await tx.promoters.lock(promoterId) : undefined;
      if (!before) throw new NotFound('promoter');
      if (before.deactivated === !active) return before;
      const at = clock.now();
      const subject = { type: 'promoter' as const, subjectId: promoterId };
      const after: Promoter = { ...before, deactivated: !active, version: before.version + 1 };
      await tx.promoters.save(after);
      if (active) await reopenLogins(tx, subject);
      else await closeLogins(tx, subject, at);
      await recordAct(tx, { ids, at, actor }, active ? 'activate-promoter' : 'deactivate-promoter', [
        'promoter',
        promoterId,
      ]);
      return after;
    });
