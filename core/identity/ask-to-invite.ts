import type { Actor } from '../access/index.js';
import { askApproval, personOf, recordDoneAlone } from '../approvals/index.js';
import type { Program } from '../program/index.js';
import { fullNameOf, type Stores } from '../shared/index.js';
import type { Locale } from './account.js';
import type { Admin } from './admin.js';
import { invite } from './invite.js';
import type { IssuePorts } from './issue-code.js';

interface Asked {
  readonly actor: Actor;
  readonly admin: Admin;
  readonly locale: Locale;
}

/**
 * Asks another administrator to invite this one; where approvals are only recorded, the invitation is sent at once.
 * @throws EmailTaken TooManyCodes
 */
export const askToInvite = async (
  tx: Pick<Stores, 'admins' | 'accounts' | 'codes' | 'requests' | 'outbox' | 'audit'>,
  { actor, admin, locale }: Asked,
  ports: IssuePorts & { readonly program: Program },
): Promise<void> => {
  const name = fullNameOf(admin);
  if (ports.program.approvals === 'required') {
    const asked = { actor, kind: 'invitation' as const, objectId: admin.id, objectName: name };
    await askApproval(tx, { ...asked, change: { locale }, reason: null }, ports);
    return;
  }
  const invited = { type: 'admin' as const, subjectId: admin.id, name, locale };
  await invite(tx, { actor, email: admin.email, invited, to: name }, ports);
  await tx.admins.setInvitation(admin.id, { by: personOf(actor), at: ports.clock.now() });
  await recordDoneAlone(tx, { actor, act: 'invitation', objectType: 'admin', objectId: admin.id }, ports);
};
