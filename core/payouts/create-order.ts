import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { NotFound, StaleEdit, type UnitOfWork } from '../shared/index.js';
import { outdatedError, type PayoutClaim } from './claim.js';
import { lockClaims } from './lock-claims.js';
import {
  afterRefusal,
  type Attempt,
  nextAttempt,
  doubtOf,
  isUnderWay,
  type PaymentOrder,
  settlesEarlier,
  unsettledError,
} from './order.js';
import { type Payee, taxRefusal, withholdingFor } from './payee.js';
import type { OrderAnswered, OrderAsked, PaymentProvider } from './payment-provider.port.js';
import { payerOf } from './payers.js';
import { sendAccepted, type SendingPorts } from './sending.js';
import {
  ClaimCanceled,
  ClaimSent,
  OrderCanceled,
  OrderDoubtful,
  OrderUnderWay,
  PaidByCheque,
  PaymentMismatch,
  PaymentRefused,
  PaymentsNotConfigured,
} from './refusals.js';

export interface CreateOrder {
  readonly actor: Actor;
  readonly claimId: string;
  /** of a claim that may not have changed since; left out: as it is now */
  readonly version?: number;
}

interface Ports extends SendingPorts {
  readonly uow: UnitOfWork<
    'payoutClaims' | 'hands' | 'payees' | 'paymentOrders' | 'wallets' | 'cashYears' | 'outbox' | 'audit'
  >;
  readonly provider: PaymentProvider;
}

/** The order to request from the provider, or the one that already exists. */
type Intent = Attempt & { readonly asked: OrderAsked | null };

/**
 * Orders the payment of a pending claim from the payment provider (domain.md §7). The intent is committed first, then
 * the provider is called outside any transaction, then its answer is stored. After a crash the call is repeated: the
 * provider creates one order per external id, which is the claim's id, so no idempotency key is needed. The claim is sent
 * once the provider accepted. An order
 * without an answer is requested again with the same amount until there is an answer, even if results changed
 * meanwhile. A refusal does not settle an earlier attempt that may still arrive (ADR 18).
 * @throws NotFound ClaimCanceled ClaimSent ClaimOutdated PaidByCheque OrderUnderWay OrderDoubtful OrderCanceled
 * PaymentUnavailable PaymentRefused PaymentMismatch PaymentsNotConfigured TaxResidenceMissing
 * TaxFormNotVerified SecondPersonNeeded StaleEdit
 */
export const createOrder =
  (ports: Ports) =>
  async ({ actor, claimId, version }: CreateOrder): Promise<PaymentOrder> => {
    if (actor.type !== 'admin') throw new NotFound('payout-claim');
    const { asked, ...attempt } = await intend(ports, actor, claimId, version);
    const { order, earlier } = attempt;
    if (!asked) return order;
    let answer: OrderAnswered;
    try {
      answer = await ports.provider.createOrder(asked);
    } catch (failed) {
      const refused = failed instanceof PaymentRefused || failed instanceof PaymentsNotConfigured;
      await settle(
        ports,
        actor,
        order,
        refused ? afterRefusal(attempt, 'refused', 'unknown') : { status: 'unknown', doubtfulFrom: ports.clock.now() },
      );
      if (refused && earlier && !settlesEarlier(attempt)) throw new OrderDoubtful({ ...earlier });
      throw failed;
    }
    const same = answer.amount.amount === order.amount && answer.amount.currency === order.currency;
    const { orderId, status } = answer;
    const settled = await settle(
      ports,
      actor,
      order,
      same ? { status, orderId, doubtfulFrom: null } : { status: 'unknown', doubtfulFrom: ports.clock.now() },
    );
    if (!same) throw new PaymentMismatch();
    if (settled.status === 'canceled') throw new PaymentRefused();
    return settled;
  };

const intend = (
  { uow, provider, clock, ids, program }: Ports,
  actor: Actor,
  claimId: string,
  version: number | undefined,
): Promise<Intent> =>
  uow.run(async (tx) => {
    const [claim] = (await lockClaims(tx, [claimId])).claims;
    if (!claim) throw new NotFound('payout-claim');
    const [payee] = await tx.payees.byIds([claim.riderId]);
    const [before] = await tx.paymentOrders.ofClaims([claimId]);
    if (before?.status === 'made') return { order: before, earlier: null, asked: null };
    const at = clock.now();
    if (before?.status === 'canceled') throw new OrderCanceled();
    // an order that may already be canceled is resolved by canceling it again
    if (before?.status === 'canceling') throw unsettledError(before, at, program) ?? new OrderUnderWay();
    if (claim.state === 'canceled') throw new ClaimCanceled();
    if (claim.state === 'sent') throw new ClaimSent();
    if (version !== undefined && version !== claim.version) throw new StaleEdit('payout claim', claim.version);
    if (claim.method === 'cheque' || !payee) throw new PaidByCheque();
    const awards = await tx.wallets.awardsById(claim.lines.map((line) => line.awardId));
    const payer = await payerOf(tx, actor, [claim], awards, { clock, ids, program });
    const refused = payer.refusal(claim);
    if (refused) throw refused;
    if (before && isUnderWay(before, at)) throw new OrderUnderWay();
    if (before === undefined || before.status === 'refused') {
      const changed = taxRefusal(payee) ?? outdatedError(claim, awards, withholdingFor(payee, program));
      if (changed) throw changed;
    } else if (before.provider !== provider.name) {
      // only the provider that received the request can tell what became of it
      throw new PaymentsNotConfigured({ provider: before.provider });
    }
    const order: PaymentOrder = {
      claimId,
      provider: provider.name,
      orderId: null,
      status: 'requested',
      amount: claim.net,
      currency: claim.currency,
      createdAt: before?.createdAt ?? at,
      ...nextAttempt(before, at),
    };
    await (before ? tx.paymentOrders.save(order) : tx.paymentOrders.insert(order));
    await tx.audit.append({
      id: ids.next(),
      at,
      ...by(actor),
      action: 'request-order',
      objectType: 'payout-claim',
      objectId: claimId,
      detail: { provider: provider.name, amount: claim.net, currency: claim.currency, method: claim.method },
    });
    await payer.paid([claim]);
    return { order, earlier: before ? doubtOf(before, program) : null, asked: askedOf(claim, claim.method, payee) };
  });

const askedOf = ({ id, net, currency }: PayoutClaim, method: OrderAsked['method'], payee: Payee): OrderAsked => ({
  externalId: id,
  amount: { amount: net, currency },
  recipient: { name: payee.fullName, email: payee.email },
  method,
});

type Answered = Pick<PaymentOrder, 'status' | 'doubtfulFrom'> & Partial<Pick<PaymentOrder, 'orderId'>>;

/** Stores the provider's answer, unless a newer answer is stored or a newer attempt is under way. */
const settle = (ports: Ports, actor: Actor, asked: PaymentOrder, heard: Answered): Promise<PaymentOrder> =>
  ports.uow.run(async (tx) => {
    const locked = await lockClaims(tx, [asked.claimId]);
    const [stands] = await tx.paymentOrders.ofClaims([asked.claimId]);
    if (!stands || stands.status === 'made' || stands.status === 'canceling' || stands.status === 'canceled')
      return stands ?? asked;
    if (heard.orderId === undefined && stands.attempt !== asked.attempt) return stands;
    const at = ports.clock.now();
    const order: PaymentOrder = { ...stands, orderId: null, ...heard, updatedAt: at };
    const { status, orderId } = order;
    await tx.paymentOrders.save(order);
    await tx.audit.append({
      id: ports.ids.next(),
      at,
      ...by(actor),
      action: 'settle-order',
      objectType: 'payout-claim',
      objectId: asked.claimId,
      detail: { provider: asked.provider, status, orderId },
    });
    await sendAccepted(tx, locked, order, actor, ports);
    return order;
  });
