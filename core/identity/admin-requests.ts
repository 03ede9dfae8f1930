import { type ApprovalRequest, type DecideRequest, decideRequest } from '../approvals/index.js';
import { fullNameOf, NotFound, type PortsOf } from '../shared/index.js';
import type { Locale } from './account.js';
import { invite } from './invite.js';
import type { IssuePorts } from './issue-code.js';
import { setActive, type SetActiveNeeds } from './set-admin-active.js';

declare module '../approvals/request.js' {
  interface RequestedChanges {
    /** of an administrator; `locale`: language of the invitation */
    invitation: { readonly locale: Locale };
    /** of an administrator: to switch off, or on again */
    'admin-active': { readonly active: boolean };
  }
}

interface Ports extends IssuePorts, PortsOf<SetActiveNeeds | 'requests', 'program'> {}

/**
 * An admin decides about a new administrator whom another added (domain.md §13). Approved: the invitation is sent, in the
 * name of whoever asked. Refused: the record is deactivated.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit EmailTaken TooManyCodes
 */
export const decideInvitation =
  ({ uow, ...ports }: Ports) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'invitation'>> =>
    uow.run(async (tx) => {
      const adminId = await tx.requests.objectOf(cmd.requestId);
      const admin = adminId === undefined ? undefined : await tx.admins.lock(adminId);
      if (!admin) throw new NotFound('request');
      const request = await decideRequest(tx, 'invitation', cmd, ports);
      if (!cmd.approve) {
        await tx.admins.put({ ...admin, deactivated: true });
        return request;
      }
      if (admin.deactivated) throw new NotFound('admin');
      const name = fullNameOf(admin);
      const invited = { type: 'admin' as const, subjectId: admin.id, name, locale: request.change.locale };
      await invite(tx, { actor: cmd.actor, email: admin.email, invited, to: name }, ports);
      await tx.admins.setInvitation(admin.id, { by: request.askedBy, at: ports.clock.now() });
      return request;
    });

/**
 * An admin decides whether an administrator is switched off, or on again, as another asked; it happens in the name of
 * whoever asked.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit AccountDeactivated
 */
export const decideAdminActive =
  ({ uow, ...ports }: Ports) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'admin-active'>> =>
    uow.run(async (tx) => {
      const request = await decideRequest(tx, 'admin-active', cmd, ports);
      const { askedBy, askedByName, askedFor, objectId, change } = request;
      const maker = { accountId: askedBy, type: 'admin' as const, subjectId: askedFor, proxyHostId: null };
      if (cmd.approve)
        await setActive(
          tx,
          { actor: { ...maker, name: askedByName }, adminId: objectId, active: change.active },
          ports,
        );
      return request;
    });
