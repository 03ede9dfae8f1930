import type { AuditRecord } from '../audit/index.js';
import type { SecurityFacts, SecurityKind, SecurityNote } from './security-event.js';

type Of = SecurityKind | ((record: AuditRecord) => SecurityKind | undefined);

const whenRaised = ({ detail }: AuditRecord) => (detail['raised'] === true ? 'purse-raised' : undefined);

/** Acts that are security events, by the action that the audit log records. */
const OF_ACTIONS: Readonly<Record<string, Of>> = {
  'ask-approval': 'approval-asked',
  'edit-request': 'approval-asked',
  'approve-request': 'approval-approved',
  'refuse-request': 'approval-refused',
  'accept-invitation': ({ objectType }) => (objectType === 'admin' ? 'admin-added' : undefined),
  'create-admin': 'admin-added',
  'activate-admin': 'admin-on',
  'deactivate-admin': 'admin-off',
  // what was released by itself has no actor
  'release-award': ({ actorId }) => (actorId === null ? undefined : 'held-released'),
  'save-classes': whenRaised,
  'import-classes': whenRaised,
  'undo-import': whenRaised,
  'done-alone': 'done-alone',
  'open-reward-link': 'link-opened',
  'reset-factor': 'factor-reset',
  'make-api-token': ({ detail }) => (detail['ownerType'] === 'admin' ? 'token-made' : undefined),
  'add-webhook': 'webhook-changed',
  'edit-webhook': 'webhook-changed',
  'activate-webhook': 'webhook-changed',
  'rotate-webhook-secret': 'webhook-changed',
  'delete-webhook': 'webhook-changed',
  'accept-history': 'history-accepted',
};

/** What is taken over from the audit record: never a text that somebody typed. */
const FACTS = ['kind', 'about', 'amount', 'currency', 'eventId', 'riderId'] as const;

const factsOf = ({ detail, actorId, proxyHostId }: AuditRecord): SecurityFacts => ({
  ...(proxyHostId !== null && actorId !== null ? { actingAs: actorId } : {}),
  ...Object.fromEntries(
    FACTS.flatMap((name) => {
      const value = detail[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  ),
});

/** The security event that a recorded act is; undefined for all others. */
export const noteOfAudit = (record: AuditRecord): Omit<SecurityNote, 'network' | 'device'> | undefined => {
  const of = Object.hasOwn(OF_ACTIONS, record.action) ? OF_ACTIONS[record.action] : undefined;
  const kind = typeof of === 'function' ? of(record) : of;
  if (kind === undefined) return undefined;
  return {
    kind,
    at: record.at,
    count: 1,
    accountId: record.proxyHostId ?? record.actorId,
    objectType: record.objectType,
    objectId: record.objectId,
    facts: factsOf(record),
  };
};
