import type { Cheque, Payee, PaymentOrder, PayoutClaim } from '@rrr/core/payouts';
import type { DealerRefund } from '@rrr/core/redemption';
import { toSafeInteger } from '../sql.js';
import type {
  ChequeRow,
  DealerRefundRow,
  PaymentOrderRow,
  PayoutClaimAwardRow,
  PayoutClaimRow,
  RiderRow,
} from '../tables/index.js';
import { TAX, taxOfRow } from './tax-rows.js';

export const CLAIM_COLUMNS = [
  'id',
  'rider_id',
  'currency',
  'gross',
  'withholding',
  'net',
  'withholding_basis_points',
  'method',
  'state',
  'requested_at',
  'requested_by',
  'due_on',
  'sent_at',
  'sent_by',
  'sent_on',
  'sent_reference',
  'tax_status',
  'tax_country',
  'canceled_at',
  'version',
] as const satisfies readonly (keyof PayoutClaimRow)[];
export const CLAIM = CLAIM_COLUMNS.join(', ');

export const claimOf = (row: PayoutClaimRow): Omit<PayoutClaim, 'lines'> => ({
  id: row.id,
  riderId: row.rider_id,
  currency: row.currency,
  gross: toSafeInteger(row.gross),
  withholding: toSafeInteger(row.withholding),
  net: toSafeInteger(row.net),
  withholdingBasisPoints: row.withholding_basis_points,
  method: row.method,
  state: row.state,
  requestedAt: row.requested_at,
  requestedBy: row.requested_by,
  dueOn: row.due_on,
  sent:
    row.sent_at === null || row.sent_on === null
      ? null
      : {
          at: row.sent_at,
          byName: row.sent_by ?? '',
          on: row.sent_on,
          reference: row.sent_reference,
          tax: row.tax_status && { status: row.tax_status, country: row.tax_country ?? '' },
        },
  canceledAt: row.canceled_at,
  version: row.version,
});

export const claimRow = (claim: Omit<PayoutClaim, 'lines'>): PayoutClaimRow => ({
  id: claim.id,
  rider_id: claim.riderId,
  currency: claim.currency,
  gross: claim.gross,
  withholding: claim.withholding,
  net: claim.net,
  withholding_basis_points: claim.withholdingBasisPoints,
  method: claim.method,
  state: claim.state,
  requested_at: claim.requestedAt,
  requested_by: claim.requestedBy,
  due_on: claim.dueOn,
  sent_at: claim.sent?.at ?? null,
  sent_by: claim.sent?.byName ?? null,
  sent_on: claim.sent?.on ?? null,
  sent_reference: claim.sent?.reference ?? null,
  tax_status: claim.sent?.tax?.status ?? null,
  tax_country: claim.sent?.tax?.country ?? null,
  canceled_at: claim.canceledAt,
  version: claim.version,
});

export const claimAwardRows = ({
  id,
  state,
  lines,
}: Pick<PayoutClaim, 'id' | 'state' | 'lines'>): readonly PayoutClaimAwardRow[] =>
  lines.map((line) => ({
    claim_id: id,
    award_id: line.awardId,
    amount: line.amount,
    live_award_id: state === 'pending' ? line.awardId : null,
  }));

export const PAYEE = [
  'id',
  'full_name',
  'email',
  'address_line1',
  'city',
  'state',
  'zipcode',
  'country',
  'tax_status',
  ...TAX,
  'deactivated',
] as const satisfies readonly (keyof RiderRow)[];

export const payeeOf = (row: Pick<RiderRow, (typeof PAYEE)[number]>): Payee => ({
  riderId: row.id,
  fullName: row.full_name,
  email: row.email,
  addressLine1: row.address_line1,
  city: row.city,
  state: row.state,
  zipcode: row.zipcode,
  country: row.country,
  taxStatus: row.tax_status,
  tax: taxOfRow(row),
  deactivated: Boolean(row.deactivated),
});

export const orderOf = (row: PaymentOrderRow): PaymentOrder => ({
  claimId: row.claim_id,
  provider: row.provider,
  orderId: row.order_id,
  status: row.status,
  amount: toSafeInteger(row.amount),
  currency: row.currency,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  attempt: row.attempt,
  doubtfulFrom: row.doubtful_from,
});

export const orderRow = (order: PaymentOrder): PaymentOrderRow => ({
  claim_id: order.claimId,
  provider: order.provider,
  order_id: order.orderId,
  status: order.status,
  amount: order.amount,
  currency: order.currency,
  created_at: order.createdAt,
  updated_at: order.updatedAt,
  attempt: order.attempt,
  doubtful_from: order.doubtfulFrom,
});

export const chequeOf = (row: ChequeRow): Cheque => ({
  number: row.number,
  claimId: row.claim_id,
  currency: row.currency,
  amount: toSafeInteger(row.amount),
  payee: row.payee,
  issuedOn: row.issued_on,
  issuedBy: row.issued_by,
  voided:
    row.voided_at === null ? null : { at: row.voided_at, byName: row.voided_by ?? '', reason: row.void_reason ?? '' },
  confirmed: row.confirmed_at === null ? null : { at: row.confirmed_at, byName: row.confirmed_by ?? '' },
  reissuedAs: row.reissued_as,
});

export const chequeRow = (cheque: Cheque): ChequeRow => ({
  number: cheque.number,
  claim_id: cheque.claimId,
  live_claim_id: cheque.voided ? null : cheque.claimId,
  currency: cheque.currency,
  amount: cheque.amount,
  payee: cheque.payee,
  issued_on: cheque.issuedOn,
  issued_by: cheque.issuedBy,
  voided_at: cheque.voided?.at ?? null,
  voided_by: cheque.voided?.byName ?? null,
  void_reason: cheque.voided?.reason ?? null,
  reissued_as: cheque.reissuedAs,
  confirmed_at: cheque.confirmed?.at ?? null,
  confirmed_by: cheque.confirmed?.byName ?? null,
});

export const REFUND_COLUMNS = [
  'id',
  'redemption_id',
  'dealer_id',
  'currency',
  'amount',
  'refunded_at',
  'refunded_on',
  'refunded_by',
  'undone_at',
  'undone_by',
] as const satisfies readonly (keyof DealerRefundRow)[];

export const refundOf = (row: DealerRefundRow): DealerRefund => ({
  id: row.id,
  redemptionId: row.redemption_id,
  dealerId: row.dealer_id,
  currency: row.currency,
  amount: toSafeInteger(row.amount),
  refundedAt: row.refunded_at,
  refundedOn: row.refunded_on,
  refundedBy: row.refunded_by,
  undone: row.undone_at === null ? null : { at: row.undone_at, byName: row.undone_by ?? '' },
});

export const refundRow = (refund: DealerRefund): DealerRefundRow => ({
  id: refund.id,
  redemption_id: refund.redemptionId,
  live_redemption_id: refund.undone ? null : refund.redemptionId,
  dealer_id: refund.dealerId,
  currency: refund.currency,
  amount: refund.amount,
  refunded_at: refund.refundedAt,
  refunded_on: refund.refundedOn,
  refunded_by: refund.refundedBy,
  undone_at: refund.undone?.at ?? null,
  undone_by: refund.undone?.byName ?? null,
});
