import type { Actor } from '../access/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { NotFound, type UnitOfWork } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';
import { lockClaims } from './lock-claims.js';
import { withheldOf } from './withheld.js';
import { payerOf } from './payers.js';
import type { PaymentOrder } from './order.js';
import { ReferenceMissing } from './refusals.js';
import { type PaidBy, send, sendRefusal, type SendingPorts, unpaidError } from './sending.js';

export interface MarkSent {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly claimId: string;
  readonly version: number;
  /** of a payment made without the provider; null: the claim's order, which the provider accepted, pays it */
  readonly reference: string | null;
}

export interface MarkManySent {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly claims: readonly { readonly id: string; readonly version: number }[];
}

/** `refused`: the error code; null on success */
export interface ClaimOutcome {
  readonly claimId: string;
  readonly refused: string | null;
}

interface Ports extends SendingPorts {
  readonly uow: UnitOfWork<
    'payoutClaims' | 'hands' | 'payees' | 'paymentOrders' | 'wallets' | 'cashYears' | 'outbox' | 'audit' | 'idempotency'
  >;
}

/**
 * Records that a claim was paid without the payment provider, by its reference (domain.md §3), and funds its awards on
 * the ledger. Admins only. Without a reference only an order that the provider accepted counts. Refused when results
 * changed an award since the amounts were computed and no order exists (refresh first), and when the claim changed since
 * the admin loaded it.
 * @throws NotFound ReferenceMissing ClaimCanceled ClaimSent ClaimOutdated ChequeNotIssued OrderMissing OrderCanceled
 * OrderNotMade OrderUnderWay OrderDoubtful TaxResidenceMissing TaxFormNotVerified StaleEdit SecondPersonNeeded
 * KeyUsedForAnother
 */
export const markSent =
  (ports: Ports) =>
  async (cmd: MarkSent): Promise<PayoutClaim> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('payout-claim');
    const reference = cmd.reference?.trim() ?? null;
    if (reference === '') throw new ReferenceMissing();
    return ports.uow.run((tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        const locked = await lockClaims(tx, [cmd.claimId]);
        const [claim] = locked.claims;
        if (!claim) throw new NotFound('payout-claim');
        const awards = await tx.wallets.awardsById(claim.lines.map((line) => line.awardId));
        const [order] = await tx.paymentOrders.ofClaims([claim.id]);
        const withheld = await withheldOf(tx, [claim], ports.program);
        const payer = await payerOf(tx, cmd.actor, [claim], awards, ports);
        const refused =
          sendRefusal(claim, awards, order, cmd.version, withheld, ports) ??
          payer.refusal(claim) ??
          unpaidError(order, reference);
        if (refused) throw refused;
        const [sent = claim] = await send(tx, locked, awards, cmd.actor, () => paidBy(order, reference), ports);
        // who ordered it alone is recorded already
        if (order?.status !== 'made') await payer.paid([sent]);
        return sent;
      }),
    );
  };

const paidBy = (order: PaymentOrder | undefined, reference: string | null): PaidBy =>
  order?.status === 'made' ? { by: 'provider', name: order.provider } : { by: 'hand', reference };

/**
 * Marks many claims as paid whose orders the provider accepted, in one transaction. Claims that cannot be sent, also
 * those without an order, are returned with the error code and stay unchanged.
 * @throws NotFound KeyUsedForAnother
 */
export const markManySent =
  (ports: Ports) =>
  async (cmd: MarkManySent): Promise<readonly ClaimOutcome[]> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('payout-claim');
    return ports.uow.run((tx) =>
      withIdempotency(tx.idempotency, cmd.idempotency, async () => {
        const versions = new Map(cmd.claims.map((claim) => [claim.id, claim.version]));
        const { wallets, claims } = await lockClaims(tx, [...versions.keys()]);
        const awards = await tx.wallets.awardsById(claims.flatMap((claim) => claim.lines.map((line) => line.awardId)));
        const orders = new Map(
          (await tx.paymentOrders.ofClaims(claims.map((claim) => claim.id))).map((order) => [order.claimId, order]),
        );
        const withheld = await withheldOf(tx, claims, ports.program);
        const payer = await payerOf(tx, cmd.actor, claims, awards, ports);
        const refusal = (claim: PayoutClaim) =>
          sendRefusal(claim, awards, orders.get(claim.id), versions.get(claim.id) ?? 0, withheld, ports) ??
          payer.refusal(claim) ??
          unpaidError(orders.get(claim.id), null);
        const refused = new Map(claims.map((claim) => [claim.id, refusal(claim)?.code ?? null]));
        const going = claims.filter((claim) => refused.get(claim.id) === null);
        await send(
          tx,
          { wallets, claims: going },
          awards,
          cmd.actor,
          (claim) => paidBy(orders.get(claim.id), null),
          ports,
        );
        return [...versions.keys()].map((claimId) => ({
          claimId,
          refused: refused.has(claimId) ? (refused.get(claimId) ?? null) : 'NOT_FOUND',
        }));
      }),
    );
  };
