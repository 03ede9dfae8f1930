import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Award, type Movement, pay, post, type Posting, unpay } from '../ledger/index.js';
import { UNDO_SECONDS } from '../outbox/index.js';
import type { Program } from '../program/index.js';
import {
  type Clock,
  dateIn,
  type Digest,
  type DomainError,
  type Ids,
  type Instant,
  plusSeconds,
  StaleEdit,
  type Stores,
} from '../shared/index.js';
import { outdatedError, type PayoutClaim, yearOf } from './claim.js';
import { isOf, type LockedClaims } from './lock-claims.js';
import { type PaymentOrder, unsettledError } from './order.js';
import type { Payee } from './payee.js';
import { payoutTold, retract, toldOf } from './told.js';
import type { Withheld } from './withheld.js';
import {
  AwardClaimed,
  ChequeNotIssued,
  ClaimCanceled,
  ClaimSent,
  OrderCanceled,
  OrderMissing,
  OrderNotMade,
  OrderUnderWay,
} from './refusals.js';

type UnsendingTx = Pick<Stores, 'payoutClaims' | 'wallets' | 'cashYears' | 'outbox' | 'audit'>;
export type SendingTx = UnsendingTx & Pick<Stores, 'payees'>;

export interface SendingPorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * The error that prevents marking a claim as paid, or null. `version`: the version the admin loaded; `withheld`: the tax
 * that applies to the rider now. A claim with an order is paid by that order and with its amount, even if results
 * changed since, because the money has left.
 */
export const sendRefusal = (
  claim: PayoutClaim,
  awards: readonly Award[],
  order: PaymentOrder | undefined,
  version: number,
  withheld: Withheld,
  { clock, program }: Pick<SendingPorts, 'clock' | 'program'>,
): DomainError | null => {
  if (claim.state === 'canceled') return new ClaimCanceled();
  if (claim.state === 'sent') return new ClaimSent();
  if (version !== claim.version) return new StaleEdit('payout claim', claim.version);
  if (claim.method === 'cheque') return new ChequeNotIssued();
  switch (order?.status) {
    case 'requested':
    case 'canceling':
    case 'unknown':
      return unsettledError(order, clock.now(), program) ?? new OrderUnderWay();
    case 'made':
      return order.amount === claim.net ? null : outdatedError(claim, awards, withheld.basisPoints(claim));
    case 'refused':
    case 'canceled':
    case undefined:
      return withheld.refusal(claim) ?? outdatedError(claim, awards, withheld.basisPoints(claim));
  }
};

/** The error of a claim that no order pays, or null; `reference`: of a payment made without the provider. */
export const unpaidError = (order: PaymentOrder | undefined, reference: string | null): DomainError | null => {
  if (reference !== null || order?.status === 'made') return null;
  if (order?.status === 'canceled') return new OrderCanceled();
  return order ? new OrderNotMade() : new OrderMissing();
};

/** The tax residence by which a payment is reported. */
const taxed = ({ taxStatus, tax, country }: Payee) =>
  taxStatus && { status: taxStatus, country: tax?.country ?? country };

/** How claims are paid: by an order that the provider accepted, or by hand, as a cheque or with a reference. */
export type PaidBy =
  | { readonly by: 'provider'; readonly name: string }
  | { readonly by: 'hand'; readonly reference: string | null };

/**
 * Marks locked pending claims as sent: posts to the ledger, adds to the tax year and queues an email each, which waits a
 * moment when a person says so. `actor`: null when a job learned that the provider accepted.
 */
export const send = async (
  tx: SendingTx,
  { wallets, claims }: LockedClaims,
  awards: readonly Award[],
  actor: Actor | null,
  paidBy: (claim: PayoutClaim) => PaidBy,
  ports: SendingPorts,
): Promise<readonly PayoutClaim[]> => {
  const at = ports.clock.now();
  const on = dateIn(at, ports.program.timeZone);
  const payees = await tx.payees.byIds(claims.map((claim) => claim.riderId));
  const taxes = new Map(payees.map((payee) => [payee.riderId, taxed(payee)]));
  const sent = claims.map((claim): PayoutClaim => {
    const paid = paidBy(claim);
    return {
      ...claim,
      state: 'sent',
      sent: {
        at,
        byName: actor?.name ?? (paid.by === 'provider' ? paid.name : ''),
        on,
        tax: taxes.get(claim.riderId) ?? null,
        reference: paid.by === 'hand' ? paid.reference : null,
      },
      version: claim.version + 1,
    };
  });
  await tx.wallets.post(postingsOf({ wallets, claims }, (claim) => pay(awards, claim.lines), at, actor, ports));
  await tx.payoutClaims.save(sent);
  await tx.cashYears.add(
    sent.map(({ riderId, currency, gross, withholding, net }) => ({
      riderId,
      currency,
      year: yearOf(on),
      gross,
      withholding,
      net,
    })),
  );
  await tx.outbox.append(
    sent.map((claim) => ({
      ...toldOf(claim, 'claim-sent', at, ports),
      ...(paidBy(claim).by === 'hand' ? { notBefore: plusSeconds(at, UNDO_SECONDS) } : {}),
    })),
  );
  await tx.outbox.announce(sent.map((claim) => payoutTold('payout.sent', claim, at, ports)));
  for (const claim of sent) await audit(tx, claim, 'send-claim', at, actor, ports);
  return sent;
};

/**
 * Marks the claim of an order as sent once the provider accepted it, with the order's amount; the claim is locked. A
 * claim that is no longer pending, or asks for another amount, stays as it is for a person to decide about.
 */
export const sendAccepted = async (
  tx: SendingTx,
  locked: LockedClaims,
  order: PaymentOrder,
  actor: Actor | null,
  ports: SendingPorts,
): Promise<void> => {
  const [claim] = locked.claims;
  if (order.status !== 'made' || claim?.state !== 'pending' || claim.net !== order.amount) return;
  const awards = await tx.wallets.awardsById(claim.lines.map((line) => line.awardId));
  await send(tx, locked, awards, actor, () => ({ by: 'provider', name: order.provider }), ports);
};

/**
 * Reverts sent claims to pending: their awards are earned again and the tax year is reduced. Riders who were told that
 * the money is on its way are told that it is not.
 * @throws AwardClaimed when an award rose after it was paid and the increase belongs to another claim
 */
export const unsend = async (
  tx: UnsendingTx,
  { wallets, claims }: LockedClaims,
  actor: Actor | null,
  ports: SendingPorts,
): Promise<readonly PayoutClaim[]> => {
  const at = ports.clock.now();
  const awardIds = claims.flatMap((claim) => claim.lines.map((line) => line.awardId));
  if ((await tx.payoutClaims.claimed(awardIds)).length > 0) throw new AwardClaimed();
  const awards = await tx.wallets.awardsById(awardIds);
  const pending = claims.map((claim): PayoutClaim => ({
    ...claim,
    state: 'pending',
    sent: null,
    version: claim.version + 1,
  }));
  await tx.wallets.post(postingsOf({ wallets, claims }, (claim) => unpay(awards, claim.lines), at, actor, ports));
  await tx.payoutClaims.save(pending);
  await tx.cashYears.add(
    claims.map(({ riderId, currency, gross, withholding, net, sent }) => ({
      riderId,
      currency,
      year: yearOf(sent?.on ?? ''),
      gross: -gross,
      withholding: -withholding,
      net: -net,
    })),
  );
  await retract(tx, pending, 'claim-sent', 'claim-unsent', at, ports);
  await tx.outbox.announce(pending.map((claim) => payoutTold('payout.undone', claim, at, ports)));
  for (const claim of pending) await audit(tx, claim, 'undo-sent-claim', at, actor, ports);
  return pending;
};

/** Reverts the claim of a canceled order to pending; the claim is locked. */
export const takeBack = async (
  tx: UnsendingTx,
  locked: LockedClaims,
  order: Pick<PaymentOrder, 'status'>,
  actor: Actor | null,
  ports: SendingPorts,
): Promise<void> => {
  const [claim] = locked.claims;
  if (order.status !== 'canceled' || claim?.state !== 'sent') return;
  await unsend(tx, locked, actor, ports);
};

/** One posting per claim, each starting from the head the previous one left. */
const postingsOf = (
  { wallets, claims }: LockedClaims,
  moves: (claim: PayoutClaim) => readonly Movement[],
  at: Instant,
  actor: Actor | null,
  { ids, digest }: SendingPorts,
): readonly Posting[] => {
  let heads = wallets;
  return claims.map((claim) => {
    const wallet = heads.find((head) => isOf(head, claim));
    if (!wallet) throw new Error(`The wallet of claim ${claim.id} is not held`);
    const posting = post(wallet, moves(claim), { at, ...by(actor), reference: claim.id }, { ids, digest });
    heads = heads.map((head) => (head === wallet ? posting.wallet : head));
    return posting;
  });
};

const audit = (
  tx: Pick<Stores, 'audit'>,
  { id, riderId, gross, withholding, net, currency, method, sent }: PayoutClaim,
  action: string,
  at: Instant,
  actor: Actor | null,
  { ids }: SendingPorts,
): Promise<void> =>
  tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action,
    objectType: 'payout-claim',
    objectId: id,
    detail: {
      riderId,
      gross,
      withholding,
      net,
      currency,
      method,
      ...(sent?.reference ? { reference: sent.reference } : {}),
    },
  });
