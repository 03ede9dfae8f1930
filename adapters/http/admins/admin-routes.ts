import * as contract from '@rrr/contract';
import type { Admin } from '@rrr/core/identity';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';

const presentAdmin = ({ id, fullName, email, phone, profileImage, deactivated }: Admin): contract.Admin => ({ _id: id, fullName, email, phone, profileImage, deActivated: deactivated });

export const adminRoutes = ({ queries: { admins }, useCases }: HttpPorts): readonly Route[] => [
  route(contract.editAdmin, can('admin:manage'), async ({ actor, params: { adminId }, body: { fullName, phone } }) => {
    const change = { ...(fullName === undefined ? {} : { fullName }), ...(phone === undefined ? {} : { phone: phone || null }) };
    return { admin: presentAdmin(await useCases.editAdmin({ actor, adminId, change })) };
  }),
  route(contract.listAdmins, can('admin:manage'), async ({ query }) => {
    const found = await admins.list(query);
    return { admins: found.items.map((it) => ({ ...presentAdmin(it), hasLogin: it.hasLogin })), pagination: pagination(found) };
  }),
  route(contract.addAdmin, can('admin:manage'), async ({ actor, body: { phone, ...body } }) => ({
    admin: presentAdmin(await useCases.addAdmin({ actor, ...body, phone: phone || null })),
  })),
];
