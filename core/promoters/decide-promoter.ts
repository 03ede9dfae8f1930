import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { invite, type IssuePorts } from '../identity/index.js';
import { UNDO_SECONDS } from '../outbox/index.js';
import {
  type DomainError,
  type Instant,
  NotFound,
  plusSeconds,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { AlreadyDecided, type Promoter } from './promoter.js';

export type Decided = 'approved' | 'rejected';

export interface DecidePromoter {
  readonly actor: Actor;
  readonly promoterId: string;
  readonly to: Decided;
  /** sent to the promoter */
  readonly reason: string | null;
}

type Needed = 'promoters' | 'accounts' | 'codes' | 'outbox' | 'audit';
interface Ports extends IssuePorts {
  readonly uow: UnitOfWork<Needed>;
}

/**
 * Approves or rejects an application (domain.md §3). Repeating a decision changes nothing and sends no email; the
 * opposite decision requires an undo first. Approval invites a promoter without a login.
 * @throws NotFound AlreadyDecided EmailTaken TooManyCodes
 */
export const decidePromoter =
  ({ uow, ...ports }: Ports) =>
  ({ actor, promoterId, to, reason }: DecidePromoter): Promise<Promoter> =>
    uow.run(async (tx) => {
      const promoter = actor.type === 'admin' ? await tx.promoters.lock(promoterId) : undefined;
      if (!promoter) throw new NotFound('promoter');
      return promoter.status === to
        ? promoter
        : decide(tx, { actor, promoter, to, reason, at: ports.clock.now() }, ports);
    });

/** The outcome for one of many. `already`: nothing to do; `refused`: with the error code. */
export interface DecisionOutcome {
  readonly promoterId: string;
  readonly name: string | null;
  readonly outcome: 'done' | 'already' | 'unknown' | 'refused';
  readonly code: DomainError['code'] | null;
}

/** Decides many applications in one transaction and returns each outcome. @throws NotFound for anyone but an admin */
export const decidePromoters =
  ({ uow, ...ports }: Ports) =>
  ({
    actor,
    promoterIds,
    to,
    reason,
  }: Omit<DecidePromoter, 'promoterId'> & { readonly promoterIds: readonly string[] }): Promise<
    readonly DecisionOutcome[]
  > =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('promoter');
      const outcomes = new Map<string, DecisionOutcome>();
      // always in the same order, which prevents deadlocks
      for (const promoterId of [...new Set(promoterIds)].toSorted()) {
        const promoter = await tx.promoters.lock(promoterId);
        const told = (outcome: DecisionOutcome['outcome'], code: string | null = null) =>
          outcomes.set(promoterId, { promoterId, name: promoter?.name ?? null, outcome, code });
        if (!promoter) told('unknown');
        else if (promoter.status === to) told('already');
        else
          await decide(tx, { actor, promoter, to, reason, at: ports.clock.now() }, ports).then(
            () => told('done'),
            (refused: unknown) => told('refused', refusalOf(refused)),
          );
      }
      return [...new Set(promoterIds)].flatMap((id) => outcomes.get(id) ?? []);
    });

/** Returns the error code; any error other than a refusal aborts the transaction. */
const refusalOf = (thrown: unknown): string => {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code !== 'ALREADY_DECIDED' && code !== 'EMAIL_TAKEN' && code !== 'TOO_MANY_CODES') throw thrown;
  return code;
};

interface Decision {
  readonly actor: Actor;
  readonly promoter: Promoter;
  readonly to: Decided;
  readonly reason: string | null;
  readonly at: Instant;
}

/** Makes all checks before any write. */
const decide = async (
  tx: Pick<Stores, Needed>,
  { actor, promoter, to, reason, at }: Decision,
  ports: IssuePorts,
): Promise<Promoter> => {
  if (promoter.status !== 'pending') throw new AlreadyDecided({ status: promoter.status });
  const subject = { type: 'promoter' as const, subjectId: promoter.id };
  if (to === 'approved' && (await tx.accounts.allOf(subject.type, subject.subjectId)).length === 0)
    await invite(
      tx,
      {
        actor,
        email: promoter.email,
        invited: { ...subject, name: promoter.contactName ?? promoter.name, locale: promoter.locale },
        to: promoter.name,
        waits: UNDO_SECONDS,
      },
      ports,
    );
  const after: Promoter = { ...promoter, status: to, version: promoter.version + 1 };
  const sequence = (await tx.promoters.decisions(promoter.id)).length + 1;
  await tx.promoters.save(after);
  await tx.promoters.addDecision({
    promoterId: promoter.id,
    sequence,
    from: promoter.status,
    to,
    reason,
    at,
    byName: actor.name,
    undoneAt: null,
  });
  await tx.outbox.append([
    {
      id: ports.ids.next(),
      kind: 'application-decided',
      at,
      recipient: { type: 'promoter', id: promoter.id },
      about: promoter.id,
      notBefore: plusSeconds(at, UNDO_SECONDS),
      facts: { name: promoter.name, decision: to, reason },
    },
  ]);
  await recordAct(
    tx,
    { ids: ports.ids, at, actor },
    to === 'approved' ? 'approve-promoter' : 'reject-promoter',
    ['promoter', promoter.id],
    { status: { before: promoter.status, after: to }, reason },
  );
  return after;
};
