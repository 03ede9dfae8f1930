import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Award, type Movement, pay, post, type Posting, unpay } from '../ledger/index.js';
import type { Happened } from '../outbox/index.js';
import type { Program } from '../program/index.js';
import {
  type Clock,
  dateIn,
  type Digest,
  type DomainError,
  type Ids,
  type Instant,
  StaleEdit,
  type Stores,
} from '../shared/index.js';
import { outdatedError, type PayoutClaim, yearOf } from './claim.js';
import { isOf, type LockedClaims } from './lock-claims.js';
import { type PaymentOrder, unsettledError } from './order.js';
import type { Payee } from './payee.js';
import type { Withheld } from './withheld.js';
import {
  AwardClaimed,
  ChequeNotIssued,
  ClaimCanceled,
  ClaimSent,
  OrderCanceled,
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
 * that applies to the rider now. A claim with an order is paid by that order and with its amount, even if
 * results changed since, because the money has left.
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
    case 'canceled':
      return new OrderCanceled();
    case 'requested':
    case 'canceling':
    case 'unknown':
      return unsettledError(order, clock.now(), program) ?? new OrderUnderWay();
    case 'refused':
      return new OrderNotMade();
    case 'made':
      return order.amount === claim.net ? null : outdatedError(claim, awards, withheld.basisPoints(claim));
    case undefined:
      return withheld.refusal(claim) ?? outdatedError(claim, awards, withheld.basisPoints(claim));
  }
};

/** The tax residence by which a payment is reported. */
const taxed = ({ taxStatus, tax, country }: Payee) =>
  taxStatus && { status: taxStatus, country: tax?.country ?? country };

/** Marks locked pending claims as sent: posts to the ledger, adds to the tax year and queues an email each. */
export const send = async (
  tx: SendingTx,
  { wallets, claims }: LockedClaims,
  awards: readonly Award[],
  actor: Actor,
  ports: SendingPorts,
): Promise<readonly PayoutClaim[]> => {
  const at = ports.clock.now();
  const on = dateIn(at, ports.program.timeZone);
  const payees = await tx.payees.byIds(claims.map((it) => it.riderId));
  const taxes = new Map(payees.map((it) => [it.riderId, taxed(it)]));
  const sent = claims.map((claim): PayoutClaim => ({
    ...claim,
    state: 'sent',
    sent: { at, byName: actor.name, on, tax: taxes.get(claim.riderId) ?? null },
    version: claim.version + 1,
  }));
  await tx.wallets.post(postingsOf({ wallets, claims }, (it) => pay(awards, it.lines), at, actor, ports));
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
    sent.map(({ riderId, currency, gross, withholding, net, method }) => ({
      id: ports.ids.next(),
      kind: 'claim-sent' as const,
      at,
      recipient: { type: 'rider' as const, id: riderId },
      facts: { gross, withholding, net, currency, method },
    })),
  );
  await tx.outbox.announce(sent.map((it) => payoutTold('payout.sent', it, at, ports)));
  for (const it of sent) await audit(tx, it, 'send-claim', at, actor, ports);
  return sent;
};

/**
 * Reverts sent claims to pending: their awards are earned again and the tax year is reduced.
 * @throws AwardClaimed when an award rose after it was paid and the increase belongs to another claim
 */
export const unsend = async (
  tx: UnsendingTx,
  { wallets, claims }: LockedClaims,
  actor: Actor,
  ports: SendingPorts,
): Promise<readonly PayoutClaim[]> => {
  const at = ports.clock.now();
  const awardIds = claims.flatMap((it) => it.lines.map((line) => line.awardId));
  if ((await tx.payoutClaims.claimed(awardIds)).length > 0) throw new AwardClaimed();
  const awards = await tx.wallets.awardsById(awardIds);
  const pending = claims.map((it): PayoutClaim => ({ ...it, state: 'pending', sent: null, version: it.version + 1 }));
  await tx.wallets.post(postingsOf({ wallets, claims }, (it) => unpay(awards, it.lines), at, actor, ports));
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
  await tx.outbox.announce(pending.map((it) => payoutTold('payout.undone', it, at, ports)));
  for (const it of pending) await audit(tx, it, 'undo-sent-claim', at, actor, ports);
  return pending;
};

/** One posting per claim, each starting from the head the previous one left. */
const postingsOf = (
  { wallets, claims }: LockedClaims,
  moves: (claim: PayoutClaim) => readonly Movement[],
  at: Instant,
  actor: Actor,
  { ids, digest }: SendingPorts,
): readonly Posting[] => {
  let heads = wallets;
  return claims.map((claim) => {
    const wallet = heads.find((it) => isOf(it, claim));
    if (!wallet) throw new Error(`The wallet of claim ${claim.id} is not held`);
    const posting = post(wallet, moves(claim), { at, ...by(actor), reference: claim.id }, { ids, digest });
    heads = heads.map((it) => (it === wallet ? posting.wallet : it));
    return posting;
  });
};

/** What webhooks are told of a payment. */
const payoutTold = (
  type: 'payout.sent' | 'payout.undone',
  { id: claimId, riderId, method, currency, ...claim }: PayoutClaim,
  at: Instant,
  { ids }: SendingPorts,
): Happened => {
  const money = (amount: number) => ({ amount, currency });
  const [gross, withholding, net] = [money(claim.gross), money(claim.withholding), money(claim.net)];
  return {
    id: ids.next(),
    type,
    at,
    promoterId: null,
    data: { claimId, riderId, method, gross, withholding, net },
  };
};

const audit = (
  tx: Pick<Stores, 'audit'>,
  { id, riderId, gross, withholding, net, currency, method }: PayoutClaim,
  action: string,
  at: Instant,
  actor: Actor,
  { ids }: SendingPorts,
): Promise<void> =>
  tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action,
    objectType: 'payout-claim',
    objectId: id,
    detail: { riderId, gross, withholding, net, currency, method },
  });
