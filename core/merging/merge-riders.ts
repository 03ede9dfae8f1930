import type { Actor } from '../access/index.js';
import { recordDoneAlone } from '../approvals/index.js';
import { by, changesOf, recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import {
  type Award,
  bookOf,
  type Book,
  correct,
  post,
  type Posting,
  transfer,
  type WalletKey,
  walletKey,
} from '../ledger/index.js';
import { PreviewOutdated } from '../imports/index.js';
import type { Program } from '../program/index.js';
import { isSameIdentity, unconfirmed, unverifyDocuments } from '../riders/index.js';
import { type Currency, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import { reclaimVins, normalizeGarage } from '../vin/index.js';
import { askToMerge } from './ask-to-merge.js';
import { type Collision, collisionsOf, losingAwards } from './collisions.js';
import type { Holdings, MergingRider } from './ports.js';
import { type Against, type ReasonAgainst, reasonsAgainst } from './against.js';
import { AlreadyMerged, ConfirmationWrong, ReasonsNotAcknowledged, SameRider } from './refusals.js';
import { hasTaxConflict, mergeProfiles, type EligibilityProfile, auditedProfile } from './merge-profiles.js';

export interface MergeRiders {
  readonly actor: Actor;
  readonly keepId: string;
  readonly deleteId: string;
  /**
   * `DELETE <e-mail of the rider to delete>` or `KEEP <e-mail of the rider to keep>`, in French `SUPPRIMER` or `GARDER`;
   * not needed for a preview
   */
  readonly confirmation: string;
  /** the reasons against that a person has seen; left out: whoever calls has asked before */
  readonly acknowledged?: readonly ReasonAgainst[];
  /** null: preview only, nothing is changed */
  readonly apply: IdempotencyKey | null;
  /** fingerprint of the confirmed preview; null or left out: no preview */
  readonly outcome?: string | null;
}

/** Minor units; `keep + deleted − reversed = after`. */
export interface MergedBalance {
  readonly currency: Currency;
  readonly book: Book;
  readonly keep: number;
  readonly deleted: number;
  /** reversed because the other rider has a better result in the same class */
  readonly reversed: number;
  readonly after: number;
}

export interface Merged {
  readonly applied: boolean;
  readonly keep: { readonly id: string; readonly fullName: string };
  readonly deleted: { readonly id: string; readonly fullName: string };
  readonly moves: Holdings;
  readonly collisions: readonly Collision[];
  readonly balances: readonly MergedBalance[];
  /** why they may be two persons; missing in answers stored by older versions */
  readonly against?: readonly Against[];
  /** fields of the kept rider after the merge; missing in answers stored by older versions */
  readonly standing?: EligibilityProfile;
  /** fingerprint of the effect; missing in answers stored by older versions */
  readonly outcome?: string;
  /** of a preview: whether another administrator has to approve it */
  readonly needsApproval?: boolean;
  /** the request that waits for another administrator; nothing has moved */
  readonly approvalId?: string;
}

type Needs =
  | 'merging'
  | 'riders'
  | 'documents'
  | 'bikes'
  | 'vinDisputes'
  | 'wallets'
  | 'rejudging'
  | 'requests'
  | 'outbox'
  | 'audit'
  | 'idempotency';
export type MergingTx = Pick<Stores, Needs>;

export type MergingPorts = PortsOf<Needs, 'clock' | 'ids' | 'digest' | 'program'>;

/**
 * Merges one rider into another (requirements §5, domain.md §8): everything of the deleted rider moves to the kept one,
 * money by ledger entries. All or nothing; cannot be undone. Preview and commit share this function. A rider with money or
 * results goes only with a second administrator (domain.md §13): the other rider could be anybody's.
 * @throws NotFound SameRider AlreadyMerged ConfirmationWrong ReasonsNotAcknowledged PreviewOutdated KeyUsedForAnother
 */
export const mergeRiders =
  (ports: MergingPorts) =>
  (cmd: MergeRiders): Promise<Merged> =>
    ports.uow.run((tx) =>
      cmd.apply ? withIdempotency(tx.idempotency, cmd.apply, () => merge(tx, cmd, ports)) : merge(tx, cmd, ports),
    );

/** `approved`: by a second administrator, so without the typed confirmation. */
type Merging = Omit<MergeRiders, 'apply' | 'confirmation'> & {
  readonly confirmation?: string;
  readonly apply: MergeRiders['apply'] | 'approved';
};

/** Merges in the caller's transaction. */
export const merge = async (tx: MergingTx, cmd: Merging, ports: MergingPorts): Promise<Merged> => {
  if (cmd.actor.type !== 'admin') throw new NotFound('rider');
  const { keep, deleted } = await lockBoth(tx, cmd);
  if (cmd.apply) {
    if (cmd.apply !== 'approved') confirm(cmd.confirmation ?? '', keep, deleted);
    await tx.merging.lockEventsOf(deleted.id);
  }
  const keys = keysOf(ports.program);
  // locked before reading, so that nobody redeems from either wallet meanwhile
  const wallets = cmd.apply
    ? await tx.wallets.lock([keep.id, deleted.id].flatMap((riderId) => keys.map((key) => ({ ...key, riderId }))))
    : [];
  const [keptAwards, deletedAwards] = [await tx.merging.awardsOf(keep.id), await tx.merging.awardsOf(deleted.id)];
  const shared = await tx.merging.sharedResults([keep.id, deleted.id]);
  const collisions = collisionsOf(shared, keep.id);
  const losing = losingAwards(keptAwards, deletedAwards, shared, keep.id);
  const [record, other] = [await tx.riders.lock(keep.id), await tx.riders.lock(deleted.id)];
  if (!record || !other) throw new NotFound('rider');
  const merged = mergeProfiles(record, other);
  const became = { firstName: record.firstName, lastName: record.lastName, amaNumber: merged.amaNumber };
  const unproved = [record, other].filter((rider) => hasTaxConflict(record, other) || !isSameIdentity(rider, became));
  const standing = unproved.some((rider) => rider.tax && rider.tax === merged.tax)
    ? { ...merged, tax: unconfirmed(merged.tax) }
    : merged;
  const planned = {
    keep: { id: keep.id, fullName: keep.fullName },
    deleted: { id: deleted.id, fullName: deleted.fullName },
    moves: await tx.merging.holdings(deleted.id),
    collisions,
    balances: balancesOf(keys, keptAwards, deletedAwards, losing),
    standing,
    against: reasonsAgainst(record, other, collisions),
  };
  if (cmd.apply) acknowledge(planned.against, cmd.acknowledged);
  const outcome = ports.digest(JSON.stringify(planned));
  const answer: Merged = { applied: cmd.apply !== null, ...planned, outcome };
  // results may still become money
  const isWorth = planned.moves.results > 0 || deletedAwards.some((deletedAward) => deletedAward.current > 0);
  if (!cmd.apply) return { ...answer, needsApproval: isWorth && ports.program.approvals === 'required' };
  if (typeof cmd.outcome === 'string' && cmd.outcome !== outcome) throw new PreviewOutdated();
  if (isWorth && cmd.apply !== 'approved') {
    if (ports.program.approvals === 'required')
      return { ...answer, ...(await askToMerge(tx, { ...planned, actor: cmd.actor, outcome }, ports)) };
    await recordDoneAlone(tx, { actor: cmd.actor, act: 'merge', objectType: 'rider', objectId: keep.id }, ports);
  }

  const at = ports.clock.now();
  const snapshot = await tx.merging.snapshot(deleted.id);
  const id = ports.ids.next();
  await tx.merging.detach([...losing]);
  await tx.merging.removeResults(collisions.flatMap((collision) => collision.removed.map((result) => result.id)));
  const cause = { at, ...by(cmd.actor), reference: id };
  const postings = keys.flatMap((key): readonly Posting[] => {
    const [from, to] = [deleted.id, keep.id].map((riderId) =>
      wallets.find((wallet) => walletKey(wallet) === walletKey({ ...key, riderId })),
    );
    if (!from || !to) throw new Error('A wallet was asked for and not locked');
    const taken = (all: readonly Award[]) =>
      all.filter((award) => losing.has(award.id)).flatMap((award) => correct({ ...award, source: null }, 0));
    const ofKey = (all: readonly Award[]) => all.filter((award) => isOf(award, key));
    const [ofDeleted, ofKept] = [ofKey(deletedAwards), ofKey(keptAwards)];
    const back = post(from, taken(ofDeleted), cause, ports);
    const settled = ofDeleted.map((award) => ({
      ...(back.awards.find((after) => after.id === award.id) ?? award),
      ...(losing.has(award.id) && DETACHED),
    }));
    const { out, into } = transfer(settled, keep.id);
    return [back, post(back.wallet, out, cause, ports), post(to, [...taken(ofKept), ...into], cause, ports)];
  });
  await tx.wallets.post(postings.filter((posting) => posting.entries.length > 0));
  // verified documents were checked against the old name and AMA number, or another tax status
  for (const rider of unproved)
    await unverifyDocuments(tx, { riderId: rider.id, toldId: keep.id, actor: cmd.actor, at }, ports.ids);
  // merges bikes with the same VIN
  await normalizeGarage(tx, [keep.id, deleted.id], cmd.actor, ports);
  await tx.merging.move(deleted.id, keep.id);
  // a deactivated rider holds no VINs
  if (record.deactivated) await tx.bikes.freeVins(keep.id);
  else if (other.deactivated) await reclaimVins(tx, keep.id, cmd.actor, ports);
  const changes = changesOf(auditedProfile(record), auditedProfile(standing));
  if (Object.keys(changes).length > 0) await tx.riders.save({ ...record, ...standing, version: record.version + 1 });
  await tx.merging.close(deleted.id, keep.id, at);
  await tx.merging.record({
    id,
    keptId: keep.id,
    deletedId: deleted.id,
    at,
    byName: cmd.actor.name,
    record: { answer, snapshot },
  });
  // the kept rider now has both riders' bikes and results
  await tx.rejudging.askForRiders([keep.id], at);
  await tx.outbox.append([
    { id: ports.ids.next(), kind: 'accounts-merged', at, recipient: { type: 'rider', id: keep.id }, facts: {} },
  ]);
  await tx.outbox.announce([
    {
      id: ports.ids.next(),
      type: 'rider.merged',
      at,
      promoterId: null,
      data: { riderId: keep.id, mergedId: deleted.id },
    },
  ]);
  await recordAct(tx, { ids: ports.ids, at, actor: cmd.actor }, 'merge-riders', ['rider', keep.id], {
    mergeId: id,
    deletedId: deleted.id,
    moves: answer.moves,
    collisions: collisions.length,
    balances: answer.balances,
    standing: changes,
    ...(planned.against.length > 0 ? { against: planned.against.map((against) => against.code) } : {}),
  });
  return answer;
};

const lockBoth = async (
  tx: MergingTx,
  { keepId, deleteId }: Pick<MergeRiders, 'keepId' | 'deleteId'>,
): Promise<{ readonly keep: MergingRider; readonly deleted: MergingRider }> => {
  if (keepId === deleteId) throw new SameRider();
  const found = await tx.merging.lock([keepId, deleteId]);
  const [keep, deleted] = [keepId, deleteId].map((id) => found.find((rider) => rider.id === id));
  if (!keep || !deleted) throw new NotFound('rider');
  for (const rider of [keep, deleted])
    if (rider.mergedInto !== null) throw new AlreadyMerged({ riderId: rider.id, into: rider.mergedInto });
  return { keep, deleted };
};

const confirm = (typed: string, keep: MergingRider, deleted: MergingRider): void => {
  const [, word, email] = /^(DELETE|SUPPRIMER|KEEP|GARDER)\s+(\S+)$/.exec(typed.trim()) ?? [];
  const meant = word === 'DELETE' || word === 'SUPPRIMER' ? deleted : keep;
  if (email === undefined || email.toLowerCase() !== meant.email.toLowerCase()) throw new ConfirmationWrong();
};

/** @throws ReasonsNotAcknowledged */
const acknowledge = (against: readonly Against[], seen: MergeRiders['acknowledged']): void => {
  const left = seen === undefined ? [] : against.filter((candidate) => !seen.includes(candidate.code));
  if (left.length > 0) throw new ReasonsNotAcknowledged({ left: left.map((item) => item.code).join(', ') });
};

const DETACHED = { source: null, seriesId: null } satisfies Partial<Award>;

type BookKey = Omit<WalletKey, 'riderId'>;
const keysOf = ({ currencies }: Program): readonly BookKey[] =>
  currencies.flatMap((currency) => [
    { currency, book: 'cash' as const },
    { currency, book: 'credit' as const },
  ]);
const isOf = (award: Award, key: BookKey): boolean =>
  award.currency === key.currency && bookOf(award.type) === key.book;

const balancesOf = (
  keys: readonly BookKey[],
  kept: readonly Award[],
  deleted: readonly Award[],
  losing: ReadonlySet<string>,
): readonly MergedBalance[] =>
  keys.flatMap((key) => {
    const sum = (all: readonly Award[]) =>
      all.filter((award) => isOf(award, key)).reduce((total, award) => total + award.current, 0);
    const [keep, gone] = [sum(kept), sum(deleted)];
    const reversed = sum([...kept, ...deleted].filter((award) => losing.has(award.id)));
    return keep === 0 && gone === 0 ? [] : [{ ...key, keep, deleted: gone, reversed, after: keep + gone - reversed }];
  });
