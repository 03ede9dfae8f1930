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
  const admins = new Set(draft.accounts.flatMap((it) => (it.type === 'admin' ? [it.id] : [])));
  const lastOf = new Map<string, Instant>();
  for (const { actorId, proxyHostId, action, objectType, objectId, at } of draft.audit) {
    if (objectType !== 'promoter' || objectId !== promoterId || !LETTING_IN.includes(action)) continue;
    for (const id of [actorId, proxyHostId]) if (id !== null && admins.has(id)) lastOf.set(id, at);
  }
  const moved = new Set(
    draft.audit.flatMap((it) => (it.action === 'edit-event' && changed(it, 'promoterId') ? [it.objectId] : [])),
  );
  const theirs = new Set(
    draft.events.flatMap((it) => (it.promoterId === promoterId && !moved.has(it.id) ? [it.id] : [])),
  );
  /** of a result only while what was decided about it stands */
  const eventOf = ({ objectType, objectId }: AuditRecord): string => {
    if (objectType !== 'result') return objectId;
    const result = draft.results.find((it) => it.id === objectId);
    const decided = draft.checkDecisions.find(
      (it) => it.classId === result?.classId && it.riderId === result.riderId && it.decision === 'released',
    );
    return decided && decided.by !== null ? decided.eventId : '';
  };
  const looks = draft.audit.filter(
    (it) =>
      it.proxyHostId === null &&
      theirs.has(eventOf(it)) &&
      (SETTING_PURSES.includes(it.action) ||
        it.action === 'release-award' ||
        (MAKING_PAY.includes(it.action) && changed(it, 'paying')?.after === true)),
  );
  const isConfirmed = (id: string, last: Instant): boolean =>
    looks.some((it) => it.actorId !== null && it.actorId !== id && admins.has(it.actorId) && it.at > last);
  return [...lastOf]
    .flatMap(([id, last]) => (last >= since || (orUnconfirmed && !isConfirmed(id, last)) ? [id] : []))
    .toSorted();
};
