import * as contract from '@rrr/contract';
import type { AuditLogin, AuditView } from '@rrr/core/audit';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';

/** A login as it stands now; names are null once it is erased. */
export const presentLogin = (login: AuditLogin | null) => {
  if (!login) return null;
  const { accountId, ...rest } = login;
  return { _id: accountId, ...rest };
};

const presentRecord = ({ id, actor, proxyHost, ...record }: AuditView): contract.AuditRecord => ({
  _id: id,
  ...record,
  by: presentLogin(actor),
  onBehalf: presentLogin(proxyHost),
});

export const auditRoutes = ({ queries: { audit } }: HttpPorts): readonly Route[] => [
  route(contract.listAudit, can('audit:see'), async ({ query: { afterDate, beforeDate, ...asked } }) => {
    const found = await audit.search({
      ...asked,
      ...(afterDate === undefined ? {} : { from: afterDate }),
      ...(beforeDate === undefined ? {} : { to: beforeDate }),
    });
    return { records: found.items.map(presentRecord), pagination: pagination(found) };
  }),
];
