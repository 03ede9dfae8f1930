import type { Actor } from '../access/index.js';
import {
  type ApprovalRequest,
  askApproval,
  type DecideRequest,
  decideRequest,
  recordDoneAlone,
} from '../approvals/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { type Digest, type DomainError, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { outdatedError, type PayMethod, type PayoutClaim } from './claim.js';
import { lockClaims } from './lock-claims.js';
import { isBinding, type PaymentOrder, unsettledError } from './order.js';
import { payerOf } from './payers.js';
import { MOST_OF_A_RUN, type PaymentRun, type RunChosen } from './payment-run.js';
import { ClaimHasOrder, ClaimInRun, ClaimSent, NothingToPay, OrderCanceled } from './refusals.js';
import type { SendingPorts } from './sending.js';
import { withheldOf } from './withheld.js';

/** What a payment run would pay. */
export interface RunChange {
  readonly currency: RunChosen['currency'];
  /** minor units */
  readonly total: number;
  readonly claims: number;
  readonly riders: number;
  readonly methods: readonly PayMethod[];
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    'payment-run': RunChange;
  }
}

/** A claim that was chosen; `refused`: the error code of why it is not paid, null when it is. */
export interface RunCandidate {
  readonly claim: PayoutClaim;
  readonly riderName: string;
  readonly refused: string | null;
}

export interface RunPreview extends RunChange {
  readonly candidates: readonly RunCandidate[];
  /** more claims are due than one run pays */
  readonly more: boolean;
  /** fingerprint of what would be paid */
  readonly outcome: string;
}

export interface PrepareRun {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly chosen: RunChosen;
  /** of the preview that was looked at */
  readonly outcome: string;
}

export interface PreparedRun {
  readonly run: PaymentRun;
  /** the request that waits for another administrator; null: one person was enough */
  readonly requestId: string | null;
}

type Needs = 'payoutClaims' | 'paymentOrders' | 'paymentRuns' | 'payees' | 'wallets' | 'hands' | 'audit';
type AllNeeds = Needs | 'requests' | 'idempotency';

interface Ports extends SendingPorts {
  readonly uow: UnitOfWork<AllNeeds>;
}
type OfTx = Omit<Ports, 'uow'>;

/** Why the order of a pending claim keeps it out of a run; null: it does not. */
const byOrder = (
  { method }: PayoutClaim,
  order: PaymentOrder | undefined,
  { clock, program }: OfTx,
): DomainError | null => {
  if (!order) return null;
  if (order.status === 'canceled' && method !== 'cheque') return new OrderCanceled();
  return isBinding(order) ? (unsettledError(order, clock.now(), program) ?? new ClaimHasOrder()) : null;
};

const candidatesOf = async (
  tx: Pick<Stores, Needs>,
  actor: Actor,
  chosen: RunChosen,
  ports: OfTx,
): Promise<{ readonly candidates: readonly RunCandidate[]; readonly more: boolean }> => {
  const due = await tx.payoutClaims.due(chosen, MOST_OF_A_RUN + 1);
  const ids = due.slice(0, MOST_OF_A_RUN);
  const { claims } = await lockClaims(tx, ids);
  const awards = await tx.wallets.awardsById(claims.flatMap((claim) => claim.lines.map((line) => line.awardId)));
  const orders = new Map((await tx.paymentOrders.ofClaims(ids)).map((order) => [order.claimId, order]));
  const withheld = await withheldOf(tx, claims, ports.program);
  const payer = await payerOf(tx, actor, claims, awards, ports);
  const payees = await tx.payees.byIds(claims.map((claim) => claim.riderId));
  const names = new Map(payees.map((payee) => [payee.riderId, payee.fullName]));
  const held = new Set(await tx.paymentRuns.holding(ids));
  const refusal = (claim: PayoutClaim): DomainError | null =>
    (claim.state === 'pending' ? null : new ClaimSent()) ??
    (held.has(claim.id) ? new ClaimInRun() : null) ??
    byOrder(claim, orders.get(claim.id), ports) ??
    withheld.refusal(claim) ??
    outdatedError(claim, awards, withheld.basisPoints(claim)) ??
    payer.refusal(claim);
  const candidates = ids.flatMap((id) =>
    claims
      .filter((claim) => claim.id === id)
      .map((claim) => ({
        claim,
        riderName: names.get(claim.riderId) ?? '',
        refused: refusal(claim)?.code ?? null,
      })),
  );
  return { candidates, more: due.length > MOST_OF_A_RUN };
};

const previewOf = (
  { currency }: RunChosen,
  { candidates, more }: Awaited<ReturnType<typeof candidatesOf>>,
  digest: Digest,
): RunPreview => {
  const going = candidates.filter((candidate) => candidate.refused === null).map((candidate) => candidate.claim);
  return {
    currency,
    total: going.reduce((sum, claim) => sum + claim.net, 0),
    claims: going.length,
    riders: new Set(going.map((claim) => claim.riderId)).size,
    methods: [...new Set(going.map((claim) => claim.method))].toSorted(),
    candidates,
    more,
    outcome: digest(JSON.stringify([currency, going.map((claim) => [claim.id, claim.version, claim.net])])),
  };
};

/** What a run would pay now, and what not and why; nothing is stored. Admins only. @throws NotFound */
export const previewRun =
  ({ uow, ...ports }: Ports) =>
  async ({ actor, chosen }: Pick<PrepareRun, 'actor' | 'chosen'>): Promise<RunPreview> => {
    if (actor.type !== 'admin') throw new NotFound('payment-run');
    return uow.run(async (tx) => previewOf(chosen, await candidatesOf(tx, actor, chosen, ports), ports.digest));
  };

/**
 * Prepares a run of what the preview showed. Another administrator approves it; where approvals are only recorded, it is
 * paid at once.
 * @throws NotFound PreviewOutdated NothingToPay KeyUsedForAnother
 */
export const prepareRun =
  ({ uow, ...ports }: Ports) =>
  async ({ actor, idempotency, chosen, outcome }: PrepareRun): Promise<PreparedRun> => {
    if (actor.type !== 'admin') throw new NotFound('payment-run');
    return uow.run((tx) =>
      withIdempotency(tx.idempotency, idempotency, async () => {
        const preview = previewOf(chosen, await candidatesOf(tx, actor, chosen, ports), ports.digest);
        if (preview.outcome !== outcome) throw new PreviewOutdated();
        if (preview.claims === 0) throw new NothingToPay();
        return prepare(tx, actor, chosen, preview, ports);
      }),
    );
  };

const prepare = async (
  tx: Pick<Stores, AllNeeds>,
  actor: Actor,
  { currency, dueBy }: RunChosen,
  { candidates, total, claims, riders, methods }: RunPreview,
  ports: OfTx,
): Promise<PreparedRun> => {
  const { clock, ids, program } = ports;
  const at = clock.now();
  const alone = program.approvals !== 'required';
  const run: PaymentRun = {
    id: ids.next(),
    currency,
    dueBy,
    preparedAt: at,
    preparedBy: { accountId: actor.accountId, subjectId: actor.subjectId, name: actor.name },
    approved: alone ? { at, accountId: actor.accountId, name: actor.name } : null,
    lines: candidates
      .filter((candidate) => candidate.refused === null)
      .map(({ claim }) => ({
        claimId: claim.id,
        version: claim.version,
        method: claim.method,
        amount: claim.net,
        outcome: 'waiting',
        code: null,
        settledAt: null,
      })),
  };
  await tx.paymentRuns.insert(run);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action: 'prepare-payment-run',
    objectType: 'payment-run',
    objectId: run.id,
    detail: { currency, amount: total, claims, riders },
  });
  if (alone) {
    await recordDoneAlone(
      tx,
      { actor, act: 'payment', objectType: 'payment-run', objectId: run.id, amount: total, currency },
      ports,
    );
    return { run, requestId: null };
  }
  const request = await askApproval(
    tx,
    {
      actor,
      kind: 'payment-run',
      objectId: run.id,
      objectName: `${currency} ${(total / 100).toFixed(2)}`,
      change: { currency, total, claims, riders, methods },
      reason: null,
    },
    ports,
  );
  return { run, requestId: request.id };
};

/**
 * An administrator decides about a run that another prepared. An approved one is paid in the name of who prepared it,
 * claim by claim.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit
 */
export const decideRun =
  ({ uow, ...ports }: Omit<Ports, 'uow'> & { readonly uow: UnitOfWork<'paymentRuns' | 'requests' | 'audit'> }) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'payment-run'>> =>
    uow.run(async (tx) => {
      const request = await decideRequest(tx, 'payment-run', cmd, ports);
      const { accountId, name } = cmd.actor;
      if (cmd.approve) await tx.paymentRuns.approve(request.objectId, { at: ports.clock.now(), accountId, name });
      return request;
    });
