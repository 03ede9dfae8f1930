import type { Actor } from '../access/index.js';
import {
  type ApprovalRequest,
  askApproval,
  type DecideRequest,
  decideRequest,
  recordDoneAlone,
} from '../approvals/index.js';
import { type AuditAction, recordAct } from '../audit/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { type Award, type Book, howAdjusted, overpaid } from '../ledger/index.js';
import { LONGEST_NOTE, NoteLength } from '../riders/index.js';
import { dateIn, type Money, NotFound, type PortsOf, type Stores } from '../shared/index.js';

export interface DismissOverpaid {
  readonly actor: Actor;
  readonly awardId: string;
  /** what the admin saw that was overpaid, and the note that says why it stays with the rider; null: it waits again */
  readonly left: { readonly overpaid: Money; readonly note: string } | null;
}

/** What was overpaid, and would stay with the rider. */
export interface OverpaidChange {
  readonly awardId: string;
  readonly award: string;
  readonly book: Book;
  readonly amount: Money;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    'overpaid-left': OverpaidChange;
  }
}

export interface OverpaidDismissal {
  readonly awardId: string;
  readonly setAside: boolean;
  /** the request that waits for another administrator; null: nothing waits */
  readonly requestId: string | null;
}

type Needs = 'riders' | 'wallets' | 'dismissals' | 'notes' | 'audit';
type Tx = Pick<Stores, Needs>;

type Ports = PortsOf<Needs | 'riderFacts' | 'adjustments' | 'requests', 'clock' | 'ids' | 'program'>;

/**
 * An admin leaves what was overpaid with the rider, with a note, or takes it up again. No money moves. If later
 * corrections make more of the award overpaid, it waits again. The same decision again changes nothing. What is above
 * the adjustments that one administrator makes alone in a day waits for another one (domain.md §13).
 * @throws NotFound NoteLength PreviewOutdated
 */
export const dismissOverpaid =
  ({ uow, ...ports }: Ports) =>
  ({ actor, awardId, left }: DismissOverpaid): Promise<OverpaidDismissal> =>
    uow.run(async (tx) => {
      if (left === null) {
        await takeUp(tx, actor, await lockedAward(tx, actor, awardId), ports);
        return { awardId, setAside: false, requestId: null };
      }
      const day = dateIn(ports.clock.now(), ports.program.timeZone);
      const [seen] = await tx.wallets.awardsById([awardId]);
      // the same decision again counts once
      const again = seen !== undefined && (await isLeft(tx, seen));
      const how = again ? 'alone' : await howAdjusted(tx, actor, left.overpaid, day, ports.program);
      const award = await lockedAward(tx, actor, awardId);
      const note = noteOf(award, left);
      if (how !== 'waits') {
        await leave(tx, actor, award, note, ports);
        const what = { actor, act: 'overpaid-left' as const, objectType: 'rider', objectId: award.riderId };
        if (how === 'recorded') await recordDoneAlone(tx, { ...what, ...left.overpaid }, ports);
        return { awardId, setAside: true, requestId: null };
      }
      const [rider] = await tx.riderFacts.byIds([award.riderId]);
      const book: Book = award.type === 'cash' ? 'cash' : 'credit';
      const change = { awardId, award: award.label, book, amount: left.overpaid };
      const about = { objectId: award.riderId, objectName: rider?.fullName ?? '' };
      const request = await askApproval(tx, { actor, kind: 'overpaid-left', ...about, change, reason: note }, ports);
      return { awardId, setAside: false, requestId: request.id };
    });

/**
 * An admin decides whether something overpaid is left with the rider, which another asked for.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit PreviewOutdated
 */
export const decideOverpaidLeft =
  ({ uow, ...ports }: Ports) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'overpaid-left'>> =>
    uow.run(async (tx) => {
      const request = await decideRequest(tx, 'overpaid-left', cmd, ports);
      if (!cmd.approve) return request;
      const { change, askedBy: accountId, askedByName: name, askedFor: subjectId, reason } = request;
      const maker = { accountId, type: 'admin' as const, subjectId, proxyHostId: null, name };
      const award = await lockedAward(tx, maker, change.awardId);
      await leave(tx, maker, award, noteOf(award, { overpaid: change.amount, note: reason ?? '' }), ports);
      return request;
    });

/** @throws NotFound */
const lockedAward = async (tx: Tx, actor: Actor, awardId: string): Promise<Award> => {
  const [award] = actor.type === 'admin' ? await tx.wallets.awardsById([awardId]) : [];
  if (!award || !(await tx.riders.lock(award.riderId))) throw new NotFound('award');
  return award;
};

/** The note, if what was seen is still overpaid. @throws NoteLength PreviewOutdated */
const noteOf = (award: Award, { overpaid: seen, note }: NonNullable<DismissOverpaid['left']>): string => {
  if (seen.currency !== award.currency || seen.amount !== overpaid(award) || seen.amount === 0)
    throw new PreviewOutdated();
  const text = note.trim();
  if (text === '' || text.length > LONGEST_NOTE) throw new NoteLength({ limit: LONGEST_NOTE });
  return text;
};

const isLeft = async (tx: Tx, award: Award): Promise<boolean> =>
  (await tx.dismissals.find('overpaid', award.id))?.amount === overpaid(award);

const leave = async (tx: Tx, actor: Actor, award: Award, text: string, ports: Pick<Ports, 'clock' | 'ids'>) => {
  if (await isLeft(tx, award)) return;
  const [at, amount] = [ports.clock.now(), overpaid(award)];
  await tx.notes.insert({ id: ports.ids.next(), riderId: award.riderId, text, byName: actor.name, at });
  await tx.dismissals.put({ kind: 'overpaid', objectId: award.id, at, by: actor.name, reason: null, amount });
  await record(tx, actor, award, 'leave-overpaid', { amount, currency: award.currency }, ports);
};

const takeUp = async (tx: Tx, actor: Actor, award: Award, ports: Pick<Ports, 'clock' | 'ids'>) => {
  if (!(await tx.dismissals.find('overpaid', award.id))) return;
  await tx.dismissals.remove('overpaid', award.id);
  await record(tx, actor, award, 'take-overpaid-up', {}, ports);
};

const record = (
  tx: Tx,
  actor: Actor,
  { id: awardId, riderId }: Award,
  action: AuditAction,
  detail: object,
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
): Promise<void> => recordAct(tx, { ids, at: clock.now(), actor }, action, ['rider', riderId], { awardId, ...detail });
