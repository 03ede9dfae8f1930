import type { AuditRecord } from '../audit/index.js';
import type { LettersInSought } from '../results/index.js';
import type { Instant } from '../shared/index.js';
import type { Draft } from './world.js';

const LETTING_IN = ['add-promoter', 'approve-promoter', 'invite'];
const SETTING_PURSES = ['save-classes', 'import-classes'];
const MAKING_PAY = ['decide-paying', 'publish-event', 'edit-event'];

const changed = ({ detail }: AuditRecord, field: string): { readonly after: unknown } | undefined =>
  (detail as Readonly<Record<string, { readonly after: unknown } | undefined>>)[field];

/** Who let a promoter in whom nobody else has looked at. */
export const fakeLettersIn = (
  draft: Draft,
  { promoterId, since, orUnconfirmed }: LettersInSought,
): readonly string[] => {
  const admins = new Set(draft.accounts.flatMap((account) => (account.type === 'admin' ? [account.id] : [])));
  const lastOf = new Map<string, Instant>();
  for (const { actorId, proxyHostId, action, objectType, objectId, at } of draft.audit) {
    if (objectType !== 'promoter' || objectId !== promoterId || !LETTING_IN.includes(action)) continue;
    for (const id of [actorId, proxyHostId]) if (id !== null && admins.has(id)) lastOf.set(id, at);
  }
  const moved = new Set(
    draft.audit.flatMap((audit) =>
      audit.action === 'edit-event' && changed(audit, 'promoterId') ? [audit.objectId] : [],
    ),
  );
  const theirs = new Set(
    draft.events.flatMap((event) => (event.promoterId === promoterId && !moved.has(event.id) ? [event.id] : [])),
  );
  /** of a result only while what was decided about it stands */
  const eventOf = ({ objectType, objectId }: AuditRecord): string => {
    if (objectType !== 'result') return objectId;
    const result = draft.results.find((evaluatedResult) => evaluatedResult.id === objectId);
    const decided = draft.checkDecisions.find(
      (checkDecision) =>
        checkDecision.classId === result?.classId &&
        checkDecision.riderId === result.riderId &&
        checkDecision.decision === 'released',
    );
    return decided && decided.by !== null ? decided.eventId : '';
  };
  const looks = draft.audit.filter(
    (audit) =>
      audit.proxyHostId === null &&
      theirs.has(eventOf(audit)) &&
      (SETTING_PURSES.includes(audit.action) ||
        audit.action === 'release-award' ||
        (MAKING_PAY.includes(audit.action) && changed(audit, 'paying')?.after === true)),
  );
  const isConfirmed = (id: string, last: Instant): boolean =>
    looks.some((look) => look.actorId !== null && look.actorId !== id && admins.has(look.actorId) && look.at > last);
  return [...lastOf]
    .flatMap(([id, last]) => (last >= since || (orUnconfirmed && !isConfirmed(id, last)) ? [id] : []))
    .toSorted();
};
