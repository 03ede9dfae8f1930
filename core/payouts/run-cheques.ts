import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import {
  type Currency,
  dateIn,
  type DomainError,
  NotFound,
  StaleEdit,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import type { Cheque } from './cheque.js';
import { outdatedError } from './claim.js';
import { lockClaims } from './lock-claims.js';
import type { ClaimOutcome } from './mark-sent.js';
import { isBinding, doubtful } from './order.js';
import { payerOf } from './payers.js';
import { ClaimHasOrder } from './refusals.js';
import { type PaidBy, send, type SendingPorts } from './sending.js';
import { withheldOf } from './withheld.js';

export interface RunCheques {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
}

export interface ChequeRun {
  readonly cheques: readonly Cheque[];
  /** claims that could not be sent, with the error code; the next run tries again */
  readonly refused: readonly ClaimOutcome[];
}

const BY_HAND = (): PaidBy => ({ by: 'hand', reference: null });

/** the currency of all cheques (domain.md §7) */
const CURRENCY: Currency = 'CAD';

type Needs =
  | 'payoutClaims'
  | 'hands'
  | 'payees'
  | 'paymentOrders'
  | 'cheques'
  | 'wallets'
  | 'cashYears'
  | 'outbox'
  | 'audit';

/**
 * Issues a cheque for every pending claim paid by cheque and marks the claims as sent, in one transaction. Register
 * numbers have no gaps, and each number belongs to a sent claim.
 * @throws NotFound KeyUsedForAnother
 */
export const runCheques =
  ({
    uow,
    ...ports
  }: SendingPorts & {
    readonly uow: UnitOfWork<Needs | 'idempotency'>;
  }) =>
  async ({ actor, idempotency }: RunCheques): Promise<ChequeRun> => {
    if (actor.type !== 'admin') throw new NotFound('cheque');
    return uow.run((tx) =>
      withIdempotency(tx.idempotency, idempotency, async () =>
        issueCheques(tx, await tx.payoutClaims.chequesDue(CURRENCY), null, actor, ports),
      ),
    );
  };

/**
 * Issues cheques for those of the claims that are pending and paid by cheque, numbered in the given order, and marks
 * them as sent. `versions`: of claims that may not have changed since; null: as they are now.
 */
export const issueCheques = async (
  tx: Pick<Stores, Needs>,
  due: readonly string[],
  versions: ReadonlyMap<string, number> | null,
  actor: Actor,
  ports: SendingPorts,
): Promise<ChequeRun> => {
  const { wallets, claims: found } = await lockClaims(tx, due);
  // while waiting for the lock, a claim may have been sent or changed to another method
  const claims = found.filter(
    (claim) => claim.state === 'pending' && claim.method === 'cheque' && claim.currency === CURRENCY,
  );
  const awards = await tx.wallets.awardsById(claims.flatMap((claim) => claim.lines.map((line) => line.awardId)));
  const withheld = await withheldOf(tx, claims, ports.program);
  // a claim with an order must not also be paid by cheque
  const orders = new Map(
    (await tx.paymentOrders.ofClaims(claims.map((claim) => claim.id))).map((order) => [order.claimId, order]),
  );
  const ordered = (id: string): DomainError | null => {
    const order = orders.get(id);
    return order && isBinding(order) ? (doubtful(order, ports.program) ?? new ClaimHasOrder()) : null;
  };
  const payer = await payerOf(tx, actor, claims, awards, ports);
  const refusals = new Map(
    claims.map((claim) => [
      claim.id,
      (
        (versions && versions.get(claim.id) !== claim.version ? new StaleEdit('payout claim', claim.version) : null) ??
        ordered(claim.id) ??
        withheld.refusal(claim) ??
        outdatedError(claim, awards, withheld.basisPoints(claim)) ??
        payer.refusal(claim)
      )?.code ?? null,
    ]),
  );
  // numbers follow the order of the requests, not the order of the locks
  const going = due.flatMap((id) => claims.filter((claim) => claim.id === id && refusals.get(id) === null));
  const names = new Map(
    (await tx.payees.byIds(going.map((claim) => claim.riderId))).map((payee) => [payee.riderId, payee.fullName]),
  );

  const sent = await send(tx, { wallets, claims: going }, awards, actor, BY_HAND, ports);
  await payer.paid(sent);
  const issuedOn = dateIn(ports.clock.now(), ports.program.timeZone);
  const last = sent.length === 0 ? 0 : await tx.cheques.lastNumber();
  const cheques = sent.map((claim, at): Cheque => ({
    number: last + 1 + at,
    claimId: claim.id,
    currency: claim.currency,
    amount: claim.net,
    payee: names.get(claim.riderId) ?? '',
    issuedOn,
    issuedBy: actor.name,
    voided: null,
    reissuedAs: null,
  }));
  await tx.cheques.insert(cheques);
  const [first] = cheques;
  if (first)
    await tx.audit.append({
      id: ports.ids.next(),
      at: ports.clock.now(),
      ...by(actor),
      action: 'run-cheques',
      objectType: 'cheque',
      objectId: String(first.number),
      detail: {
        from: first.number,
        to: last + cheques.length,
        amount: cheques.reduce((sum, cheque) => sum + cheque.amount, 0),
        currency: CURRENCY,
      },
    });
  return {
    cheques,
    refused: [...refusals].flatMap(([claimId, refused]) => (refused === null ? [] : [{ claimId, refused }])),
  };
};
