import { ADMIN, type Only, type ValuesOf } from '@rrr/records';
import type { Actor } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import { normalizeFields } from '../fields/index.js';
import { fullNameOf, NotFound, type PortsOf } from '../shared/index.js';
import type { Admin } from './admin.js';

export interface EditAdmin {
  readonly actor: Actor;
  readonly adminId: string;
  readonly change: Partial<ValuesOf<Only<typeof ADMIN, 'editedBy', 'itself'>> & Pick<Admin, 'profileImage'>>;
}

/** Changes an administrator's own profile and display name. The login e-mail stays. @throws NotFound */
export const editAdmin =
  ({ uow, clock, ids }: PortsOf<'admins' | 'accounts' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, adminId, change }: EditAdmin): Promise<Admin> =>
    uow.run(async (tx) => {
      const admin = actor.type === 'admin' && actor.subjectId === adminId ? await tx.admins.lock(adminId) : undefined;
      if (!admin) throw new NotFound('admin');
      const edited = normalizeFields(ADMIN, { ...admin, ...change });
      const changes = changesOf(admin, edited);
      if (Object.keys(changes).length === 0) return admin;
      await tx.admins.put(edited);
      if (fullNameOf(edited) !== fullNameOf(admin))
        for (const { id } of await tx.accounts.allOf('admin', adminId))
          await tx.accounts.setDisplayName(id, fullNameOf(edited));
      await recordAct(tx, { ids, at: clock.now(), actor }, 'edit-admin', ['admin', adminId], changes);
      return edited;
    });
