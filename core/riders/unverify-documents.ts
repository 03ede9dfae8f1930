import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { amaKey, fullNameOf, type Ids, type Instant, nameKey, type Stores } from '../shared/index.js';
import type { Rider } from './rider.js';

/** What an admin compares a document with. */
export type ProvedIdentity = Pick<Rider, 'firstName' | 'lastName' | 'amaNumber'>;

/** Accents, case and punctuation make no other person, and neither does another way to write the same AMA number. */
export const isSameIdentity = (a: ProvedIdentity, b: ProvedIdentity): boolean =>
  nameKey(fullNameOf(a)) === nameKey(fullNameOf(b)) && amaKey(a.amaNumber ?? '') === amaKey(b.amaNumber ?? '');

export interface Unverifying {
  /** whose documents */
  readonly riderId: string;
  /** whom the e-mail goes to, when it is another: the rider who is kept by a merge */
  readonly toldId?: string;
  readonly actor: Actor;
  readonly at: Instant;
}

/**
 * Sets verified documents back to unverified, because they were compared with another name or AMA number (domain.md
 * §13). Inside the transaction that changes either; an admin looks at them again, and the rider is told by e-mail.
 */
export const unverifyDocuments = async (
  tx: Pick<Stores, 'documents' | 'outbox' | 'audit'>,
  { riderId, toldId = riderId, actor, at }: Unverifying,
  ids: Ids,
): Promise<void> => {
  // as they are under their locks: an admin may be deciding about one
  const locked = [];
  for (const { id } of await tx.documents.standing(riderId)) locked.push(await tx.documents.lock(id));
  const verified = locked.filter((it) => it?.status === 'verified').filter((it) => it !== undefined);
  if (verified.length === 0) return;
  for (const { id, kind, decision } of verified) {
    await tx.documents.decide({ id, status: 'uploaded', decision: null });
    await tx.audit.append({
      id: ids.next(),
      at,
      ...by(actor),
      action: 'unverify-document',
      objectType: 'document',
      objectId: id,
      detail: {
        riderId,
        kind,
        status: { before: 'verified', after: 'uploaded' },
        verifiedBy: decision?.byName ?? null,
      },
    });
  }
  await tx.outbox.append([
    { id: ids.next(), kind: 'documents-unverified', at, recipient: { type: 'rider', id: toldId }, facts: { at } },
  ]);
};
