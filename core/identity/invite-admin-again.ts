import { DEFAULT_LOCALE } from '@rrr/records/languages';
import type { Actor } from '../access/index.js';
import { fullNameOf, NotFound, type PortsOf } from '../shared/index.js';
import type { Admin } from './admin.js';
import { askToInvite } from './ask-to-invite.js';
import { EmailTaken } from './one-time-code.js';
import { inviteAgain } from './invite-again.js';
import type { IssuePorts } from './issue-code.js';

interface Ports
  extends IssuePorts, PortsOf<'admins' | 'accounts' | 'codes' | 'requests' | 'outbox' | 'audit', 'program'> {}

/**
 * Sends a new invitation to an administrator who has not accepted one; who was never invited has to be approved first.
 * @throws NotFound EmailTaken TooManyCodes
 */
export const inviteAdminAgain =
  ({ uow, ...ports }: Ports) =>
  ({ actor, adminId }: { readonly actor: Actor; readonly adminId: string }): Promise<Admin> =>
    uow.run(async (tx) => {
      const admin = actor.type === 'admin' ? await tx.admins.lock(adminId) : undefined;
      if (!admin || admin.deactivated) throw new NotFound('admin');
      if (!(await tx.admins.wasInvited(adminId)) && ports.program.approvals === 'required') {
        if (await tx.accounts.byEmail(admin.email)) throw new EmailTaken();
        await askToInvite(tx, { actor, admin, locale: DEFAULT_LOCALE }, ports);
        return admin;
      }
      const name = fullNameOf(admin);
      await inviteAgain(
        tx,
        {
          actor,
          email: admin.email,
          invited: { type: 'admin', subjectId: adminId, name, locale: DEFAULT_LOCALE },
          to: name,
        },
        ports,
      );
      return admin;
    });
