import * as contract from '@rrr/contract';
import type { SecurityView } from '@rrr/core/security';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentLogin } from './audit-routes.js';

const presentEvent = ({ id, account, accountId: _, ...event }: SecurityView): contract.SecurityEvent => ({
  _id: id,
  ...event,
  account: presentLogin(account),
});

export const securityRoutes = ({ queries: { security } }: HttpPorts): readonly Route[] => [
  route(contract.listSecurityEvents, can('audit:see'), async ({ query: { afterDate, beforeDate, ...asked } }) => {
    const found = await security.search({
      ...asked,
      ...(afterDate === undefined ? {} : { from: afterDate }),
      ...(beforeDate === undefined ? {} : { to: beforeDate }),
    });
    return { events: found.items.map(presentEvent), pagination: pagination(found) };
  }),
];
