import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Clock, fullNameOf, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import type { Admin } from './admin.js';
import { closeLogins, OwnLogin, reopenLogins } from './logins.js';
import { AccountDeactivated } from './sign-in.js';

export interface SetAdminActive {
  readonly actor: Actor;
  readonly adminId: string;
  readonly active: boolean;
}

interface Ports {
  readonly uow: UnitOfWork<'admins' | 'accounts' | 'sessions' | 'devices' | 'codes' | 'outbox' | 'audit'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Activates or deactivates another administrator and notifies them by e-mail. Deactivating ends all sessions, also in
 * proxy mode. Nobody can deactivate themselves, and of two admins who deactivate each other the second is refused, so
 * one active admin always remains.
 * @throws NotFound OwnLogin AccountDeactivated
 */
export const setAdminActive =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, adminId, active }: SetAdminActive): Promise<Admin> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('admin');
      await tx.admins.lockRoster();
      // read under the roster's lock, because the acting admin may just have been deactivated
      const own = await tx.admins.lock(actor.subjectId);
      if (!own || own.deactivated) throw new AccountDeactivated();
      const before = await tx.admins.lock(adminId);
      if (!before) throw new NotFound('admin');
      if (before.deactivated === !active) return before;
      if (before.id === own.id) throw new OwnLogin({ act: 'deactivate' });
      const at = clock.now();
      const after: Admin = { ...before, deactivated: !active };
      await tx.admins.put(after);
      const subject = { type: 'admin' as const, subjectId: adminId };
      await (active ? reopenLogins(tx, subject) : closeLogins(tx, subject, at));
      const facts = { at, by: fullNameOf(own) };
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: active ? 'admin-activated' : 'admin-deactivated',
          at,
          recipient: { type: 'admin', id: adminId },
          facts,
        },
      ]);
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: active ? 'activate-admin' : 'deactivate-admin',
        objectType: 'admin',
        objectId: adminId,
        detail: { deactivated: { before: before.deactivated, after: after.deactivated } },
      });
      return after;
    });
