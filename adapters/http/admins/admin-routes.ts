import * as contract from '@rrr/contract';
import type { Admin } from '@rrr/core/identity';
import { fullNameOf, NotFound } from '@rrr/core/shared';
import { ADMIN, valuesOf } from '@rrr/records';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';

const presentAdmin = (admin: Admin): contract.Admin => ({
  ...valuesOf(ADMIN, admin),
  _id: admin.id,
  fullName: fullNameOf(admin),
  profileImage: admin.profileImage,
  deActivated: admin.deactivated,
});

export const adminRoutes = ({ queries: { admins, requests }, useCases }: HttpPorts): readonly Route[] => {
  /** the record, and the approval that an act on it waits for */
  const asked = async (done: Admin, kind: 'invitation' | 'admin-active' | 'factor-reset') => ({
    admin: presentAdmin(done),
    approvalId: (await requests.waitingAbout(kind, done.id))?.id ?? null,
  });
  return [
    route(contract.editAdmin, can('admin:manage'), async ({ actor, params: { adminId }, body: change }) => ({
      admin: presentAdmin(await useCases.editAdmin({ actor, adminId, change })),
    })),
    route(contract.getAdmin, can('admin:manage'), async ({ params: { adminId } }) => {
      const found = await admins.one(adminId);
      if (!found) throw new NotFound('admin');
      return { admin: presentAdmin(found) };
    }),
    route(contract.listAdmins, can('admin:manage'), async ({ query }) => {
      const found = await admins.list(query);
      return {
        admins: found.items.map((listed) => ({
          ...presentAdmin(listed),
          hasLogin: listed.hasLogin,
          twoStep: listed.hasFactor,
        })),
        pagination: pagination(found),
      };
    }),
    route(contract.addAdmin, can('admin:manage'), async ({ actor, body }) =>
      asked(await useCases.addAdmin({ actor, ...body }), 'invitation'),
    ),
    route(contract.setAdminActive, can('admin:manage'), async ({ actor, params: { adminId }, body: { active } }) =>
      asked(await useCases.setAdminActive({ actor, adminId, active }), 'admin-active'),
    ),
    route(contract.resetAdminFactor, can('admin:manage'), async ({ actor, params: { adminId }, body: { reason } }) =>
      asked(await useCases.resetAdminFactor({ actor, adminId, reason }), 'factor-reset'),
    ),
    route(contract.inviteAdminAgain, can('admin:manage'), async ({ actor, params: { adminId } }) =>
      asked(await useCases.inviteAdminAgain({ actor, adminId }), 'invitation'),
    ),
  ];
};
