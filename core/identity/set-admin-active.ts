import type { Actor } from '../access/index.js';
import { askApproval, recordDoneAlone } from '../approvals/index.js';
import { recordAct } from '../audit/index.js';
import { type Clock, fullNameOf, type Ids, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import type { Admin } from './admin.js';
import { closeLogins, OwnLogin, reopenLogins } from './logins.js';
import { AccountDeactivated } from './sign-in.js';

export interface SetAdminActive {
  readonly actor: Actor;
  readonly adminId: string;
  readonly active: boolean;
}

export type SetActiveNeeds =
  | 'admins'
  | 'accounts'
  | 'sessions'
  | 'devices'
  | 'apiTokens'
  | 'codes'
  | 'outbox'
  | 'audit';
interface Ports {
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Activates or deactivates another administrator, once a second one approves it (domain.md §13); at once where approvals
 * are only recorded. Nobody can deactivate themselves.
 * @throws NotFound OwnLogin AccountDeactivated
 */
export const setAdminActive =
  ({ uow, program, ...ports }: Ports & PortsOf<SetActiveNeeds | 'requests', 'program'>) =>
  (cmd: SetAdminActive): Promise<Admin> =>
    uow.run(async (tx) => {
      const { actor, adminId, active } = cmd;
      if (program.approvals === 'recorded') {
        const record = { actor, act: 'admin-active' as const, objectType: 'admin', objectId: adminId };
        return setActive(tx, cmd, ports, () => recordDoneAlone(tx, record, ports));
      }
      const before = actor.type === 'admin' ? await tx.admins.lock(adminId) : undefined;
      if (!before) throw new NotFound('admin');
      if (before.deactivated === !active) return before;
      if (before.id === actor.subjectId) throw new OwnLogin({ act: 'deactivate' });
      const asked = { actor, kind: 'admin-active' as const, objectId: adminId, objectName: fullNameOf(before) };
      await askApproval(tx, { ...asked, change: { active }, reason: null }, { ...ports, program });
      return before;
    });

/**
 * Activates or deactivates an administrator in the caller's transaction and notifies them by e-mail. Deactivating ends
 * all sessions, also in proxy mode. Of two admins who deactivate each other the second is refused, so one active admin
 * always remains.
 * @throws NotFound OwnLogin AccountDeactivated
 */
export const setActive = async (
  tx: Pick<Stores, SetActiveNeeds>,
  { actor, adminId, active }: SetAdminActive,
  { clock, ids }: Ports,
  changed: () => Promise<void> = () => Promise.resolve(),
): Promise<Admin> => {
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
  await recordAct(tx, { ids, at, actor }, active ? 'activate-admin' : 'deactivate-admin', ['admin', adminId], {
    deactivated: { before: before.deactivated, after: after.deactivated },
  });
  await changed();
  return after;
};
