import type {
  Cheque as ShownCheque,
  PaymentOrder as ShownOrder,
  PayoutClaim as Shown,
  PayoutClaimDetail,
} from '@rrr/contract';
import {
  type Cheque,
  type ClaimSummary,
  doubtOf,
  type PaymentOrder,
  type PayMethod,
  type PayoutClaimView,
} from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import { money } from '../present/money.js';

/** Converts hundredths of a percent to percent. */
export const percentOf = (basisPoints: number): number => basisPoints / 100;

export const presentClaim = (claim: ClaimSummary): Shown => ({
  _id: claim.id,
  rider: { _id: claim.riderId, fullName: claim.riderName },
  state: claim.state,
  method: claim.method,
  gross: money(claim.gross, claim.currency),
  withholding: money(claim.withholding, claim.currency),
  net: money(claim.net, claim.currency),
  withholdingPercent: percentOf(claim.withholdingBasisPoints),
  awards: claim.awards,
  requestedAt: claim.requestedAt,
  requestedBy: claim.requestedBy,
  dueDate: claim.dueOn,
  overdue: claim.overdue,
  sent: claim.sent && {
    at: claim.sent.at,
    date: claim.sent.on,
    by: claim.sent.byName,
    reference: claim.sent.reference ?? null,
  },
  canceledAt: claim.canceledAt,
  version: claim.version,
});

export const presentClaimInFull = (
  claim: PayoutClaimView,
  methods: readonly PayMethod[],
  program: Program,
): PayoutClaimDetail => ({
  ...presentClaim(claim),
  lines: claim.lines.map(({ awardId, label, awardedAt, amount, current }) => ({
    awardId,
    label,
    awardedDate: awardedAt,
    amount: money(amount, claim.currency),
    currentValue: money(current, claim.currency),
  })),
  outdated: claim.outdated,
  methods: [...methods],
  order: claim.order && presentOrder(claim.order, program),
  cheques: claim.cheques.map(presentCheque),
});

export const presentOrder = (order: PaymentOrder, program: Program): ShownOrder => ({
  payoutClaimId: order.claimId,
  orderId: order.orderId,
  provider: order.provider,
  // an order remains made until the provider confirms the cancellation
  status: order.status === 'canceling' ? 'made' : order.status,
  amount: money(order.amount, order.currency),
  createdAt: order.createdAt,
  updatedAt: order.updatedAt,
  doubtful: doubtOf(order, program),
});

export const presentCheque = (cheque: Cheque): ShownCheque => ({
  number: cheque.number,
  payoutClaimId: cheque.claimId,
  payee: cheque.payee,
  amount: money(cheque.amount, cheque.currency),
  issuedDate: cheque.issuedOn,
  issuedBy: cheque.issuedBy,
  voided: cheque.voided && { at: cheque.voided.at, by: cheque.voided.byName, reason: cheque.voided.reason },
  confirmed: cheque.confirmed ? { at: cheque.confirmed.at, by: cheque.confirmed.byName } : null,
  reissuedAs: cheque.reissuedAs,
});
