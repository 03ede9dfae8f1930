import type { Actor } from '../access/index.js';
import { fullNameOf, NotFound, type UnitOfWork } from '../shared/index.js';
import type { Admin } from './admin.js';
import { inviteAgain } from './invite-again.js';
import type { IssuePorts } from './issue-code.js';

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'admins' | 'accounts' | 'codes' | 'outbox' | 'audit'>;
}

/** Sends a new invitation to an administrator who has not accepted one. @throws NotFound EmailTaken TooManyCodes */
export const inviteAdminAgain =
  ({ uow, ...ports }: Ports) =>
  ({ actor, adminId }: { readonly actor: Actor; readonly adminId: string }): Promise<Admin> =>
    uow.run(async (tx) => {
      const admin = actor.type === 'admin' ? await tx.admins.lock(adminId) : undefined;
      if (!admin || admin.deactivated) throw new NotFound('admin');
      const name = fullNameOf(admin);
      await inviteAgain(
        tx,
        { actor, email: admin.email, invited: { type: 'admin', subjectId: adminId, name, locale: 'en' }, to: name },
        ports,
      );
      return admin;
    });
