import { ADMIN, type ValuesOf, valuesOf } from '@rrr/records';
import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { normalizeFields } from '../fields/index.js';
import type { Program } from '../program/index.js';
import { fullNameOf, NotFound, type UnitOfWork } from '../shared/index.js';
import type { Locale } from './account.js';
import type { Admin } from './admin.js';
import { askToInvite } from './ask-to-invite.js';
import type { IssuePorts } from './issue-code.js';
import { EmailTaken } from './one-time-code.js';

export interface AddAdmin extends ValuesOf<typeof ADMIN> {
  readonly actor: Actor;
  readonly locale: Locale;
}

interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<'admins' | 'accounts' | 'loginGuards' | 'codes' | 'requests' | 'outbox' | 'audit'>;
  readonly program: Program;
}

/**
 * Adds an administrator. Once another administrator approves it, an invitation to choose a password is sent (domain.md
 * §13); at once where approvals are only recorded.
 * @throws NotFound EmailTaken TooManyCodes
 */
export const addAdmin =
  ({ uow, ...ports }: Ports) =>
  ({ actor, locale, ...asked }: AddAdmin): Promise<Admin> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('admin');
      const fields = normalizeFields(ADMIN, valuesOf(ADMIN, asked));
      const { email } = fields;
      // serializes concurrent calls for one address, so the second finds the first's record
      await tx.loginGuards.lock(email);
      if (await tx.admins.byEmail(email)) throw new EmailTaken();
      const admin: Admin = { ...fields, id: ports.ids.next(), profileImage: null, deactivated: false };
      await tx.admins.put(admin);
      const fullName = fullNameOf(admin);
      if (await tx.accounts.byEmail(email)) throw new EmailTaken();
      await askToInvite(tx, { actor, admin, locale }, ports);
      await recordAct(tx, { ids: ports.ids, at: ports.clock.now(), actor }, 'add-admin', ['admin', admin.id], {
        fullName,
      });
      return admin;
    });
