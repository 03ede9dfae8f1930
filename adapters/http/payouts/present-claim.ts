import type {
  Cheque as ShownCheque,
  PaymentOrder as ShownOrder,
  PayoutClaim as Shown,
  PayoutClaimDetail,
} from '@rrr/contract';
import { type Cheque, type ClaimSummary, doubtOf, type PaymentOrder, type PayoutClaimView } from '@rrr/core/payouts';
import type { Program } from '@rrr/core/program';
import { money } from '../present/money.js';

/** Converts hundredths of a percent to percent. */
export const percentOf = (basisPoints: number): number => basisPoints / 100;

export const presentClaim = (it: ClaimSummary): Shown => ({
  _id: it.id,
  rider: { _id: it.riderId, fullName: it.riderName },
  state: it.state,
  method: it.method,
  gross: money(it.gross, it.currency),
  withholding: money(it.withholding, it.currency),
  net: money(it.net, it.currency),
  withholdingPercent: percentOf(it.withholdingBasisPoints),
  awards: it.awards,
  requestedAt: it.requestedAt,
  requestedBy: it.requestedBy,
  dueDate: it.dueOn,
  overdue: it.overdue,
  sent: it.sent && { at: it.sent.at, date: it.sent.on, by: it.sent.byName },
  canceledAt: it.canceledAt,
  version: it.version,
});

export const presentClaimInFull = (it: PayoutClaimView, program: Program): PayoutClaimDetail => ({
  ...presentClaim(it),
  lines: it.lines.map(({ awardId, label, awardedAt, amount, current }) => ({
    awardId,
    label,
    awardedDate: awardedAt,
    amount: money(amount, it.currency),
    currentValue: money(current, it.currency),
  })),
  outdated: it.outdated,
  order: it.order && presentOrder(it.order, program),
  cheques: it.cheques.map(presentCheque),
});

export const presentOrder = (it: PaymentOrder, program: Program): ShownOrder => ({
  payoutClaimId: it.claimId,
  orderId: it.orderId,
  provider: it.provider,
  // an order remains made until the provider confirms the cancellation
  status: it.status === 'canceling' ? 'made' : it.status,
  amount: money(it.amount, it.currency),
  createdAt: it.createdAt,
  updatedAt: it.updatedAt,
  doubtful: doubtOf(it, program),
});

export const presentCheque = (it: Cheque): ShownCheque => ({
  number: it.number,
  payoutClaimId: it.claimId,
  payee: it.payee,
  amount: money(it.amount, it.currency),
  issuedDate: it.issuedOn,
  issuedBy: it.issuedBy,
  voided: it.voided && { at: it.voided.at, by: it.voided.byName, reason: it.voided.reason },
  reissuedAs: it.reissuedAs,
});
