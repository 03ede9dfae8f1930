import type { Actor } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { NotFound, type PortsOf, StaleEdit } from '../shared/index.js';
import type { Promoter, PromoterProfile } from './promoter.js';
import { normalizePromoter } from './normalize-promoter.js';

export interface EditPromoter {
  readonly actor: Actor;
  readonly promoterId: string;
  /** the version that was edited */
  readonly version: number;
  /** the changed fields only */
  readonly change: Partial<PromoterProfile>;
}

/** Changes a promoter's profile; for admins and the promoter itself. The approval stays. @throws NotFound StaleEdit */
export const editPromoter =
  ({ uow, clock, ids }: PortsOf<'promoters' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, promoterId, version, change }: EditPromoter): Promise<Promoter> =>
    uow.run(async (tx) => {
      const theirs = actor.type === 'admin' || (actor.type === 'promoter' && actor.subjectId === promoterId);
      const before = theirs ? await tx.promoters.lock(promoterId) : undefined;
      if (!before) throw new NotFound('promoter');
      if (before.version !== version) throw new StaleEdit('promoter', before.version);
      const profile = normalizePromoter({ ...before, ...change });
      const changes = changesOf<PromoterProfile>(normalizePromoter(before), profile);
      if (Object.keys(changes).length === 0) return before;
      const after: Promoter = { ...before, ...profile, version: version + 1 };
      await tx.promoters.save(after);
      await recordAct(tx, { ids, at: clock.now(), actor }, 'edit-promoter', ['promoter', promoterId], changes);
      return after;
    });
