import * as contract from '@rrr/contract';
import type { AuditLogin, ToldAct } from '@rrr/core/audit';
import type { Locale } from '@rrr/core/identity';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { whyOf } from '../timeline/act-facts.js';
import { tellAct } from '../timeline/tell.js';
import { presentSentence } from '../timeline/timeline-routes.js';

/** A login as it stands now; names are null once it is erased. */
export const presentLogin = (login: AuditLogin | null) => {
  if (!login) return null;
  const { accountId, ...rest } = login;
  return { _id: accountId, ...rest };
};

const presentRecord = (act: ToldAct, locale: Locale): contract.AuditRecord => ({
  _id: act.id,
  at: act.at,
  by: presentLogin(act.actor),
  onBehalf: presentLogin(act.proxyHost),
  action: act.action,
  objectType: act.objectType,
  objectId: act.objectId,
  objectName: act.objectName,
  detail: act.detail,
  sentence: presentSentence(tellAct(act, { locale, subject: null })),
  why: whyOf(act),
});

export const auditRoutes = ({ queries: { audit } }: HttpPorts): readonly Route[] => [
  route(contract.listAudit, can('audit:see'), async ({ query: { afterDate, beforeDate, ...asked }, locale }) => {
    const found = await audit.search({
      ...asked,
      ...(afterDate === undefined ? {} : { from: afterDate }),
      ...(beforeDate === undefined ? {} : { to: beforeDate }),
    });
    return { records: found.items.map((act) => presentRecord(act, locale)), pagination: pagination(found) };
  }),
];
