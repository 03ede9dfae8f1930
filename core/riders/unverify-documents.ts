import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { amaKey, fullNameOf, type Ids, type Instant, nameKey, type Stores } from '../shared/index.js';
import type { DocumentKind } from './document.js';
import type { Rider } from './rider.js';

/** The identity that documents are checked against. */
export type ProvedIdentity = Pick<Rider, 'firstName' | 'lastName' | 'amaNumber'>;

/** Compares without regard to accents, case, punctuation and the spelling of the AMA number. */
export const isSameIdentity = (a: ProvedIdentity, b: ProvedIdentity): boolean =>
  nameKey(fullNameOf(a)) === nameKey(fullNameOf(b)) && amaKey(a.amaNumber ?? '') === amaKey(b.amaNumber ?? '');

export interface Unverifying {
  /** the owner of the documents */
  readonly riderId: string;
  /** recipient of the email if different: the kept rider of a merge */
  readonly toldId?: string;
  /** left out: all, and the rider gets an email */
  readonly kinds?: readonly DocumentKind[];
  readonly actor: Actor;
  readonly at: Instant;
}

/**
 * Resets verified documents to unverified after the name or AMA number changed (domain.md §13), or tax forms after another
 * tax residence was stated, in the caller's transaction. An admin must check them again.
 */
export const unverifyDocuments = async (
  tx: Pick<Stores, 'documents' | 'outbox' | 'audit'>,
  { riderId, toldId = riderId, kinds, actor, at }: Unverifying,
  ids: Ids,
): Promise<void> => {
  // read under their locks, because an admin may be deciding one
  const locked = [];
  for (const { id, kind } of await tx.documents.standing(riderId))
    if (kinds?.includes(kind) ?? true) locked.push(await tx.documents.lock(id));
  const verified = locked
    .filter((document) => document?.status === 'verified')
    .filter((document) => document !== undefined);
  if (verified.length === 0) return;
  for (const { id, kind, decision } of verified) {
    await tx.documents.decide({ id, status: 'uploaded', decision: null });
    await recordAct(tx, { ids, at, actor }, 'unverify-document', ['document', id], {
      riderId,
      kind,
      status: { before: 'verified', after: 'uploaded' },
      verifiedBy: decision?.byName ?? null,
    });
  }
  if (kinds) return;
  await tx.outbox.append([
    { id: ids.next(), kind: 'documents-unverified', at, recipient: { type: 'rider', id: toldId }, facts: { at } },
  ]);
};
