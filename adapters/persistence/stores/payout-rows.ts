import type { Cheque, Payee, PaymentOrder, PayoutClaim } from '@rrr/core/payouts';
import type { DealerRefund } from '@rrr/core/redemption';
import { whole } from '../sql.js';
import type {
  ChequeRow,
  DealerRefundRow,
  PaymentOrderRow,
  PayoutClaimAwardRow,
  PayoutClaimRow,
  RiderRow,
} from '../tables/index.js';

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
  'canceled_at',
  'version',
] as const satisfies readonly (keyof PayoutClaimRow)[];
export const CLAIM = CLAIM_COLUMNS.join(', ');

export const claimOf = (row: PayoutClaimRow): Omit<PayoutClaim, 'lines'> => ({
  id: row.id,
  riderId: row.rider_id,
  currency: row.currency,
  gross: whole(row.gross),
  withholding: whole(row.withholding),
  net: whole(row.net),
  withholdingBasisPoints: row.withholding_basis_points,
  method: row.method,
  state: row.state,
  requestedAt: row.requested_at,
  requestedBy: row.requested_by,
  dueOn: row.due_on,
  sent:
    row.sent_at === null || row.sent_on === null
      ? null
      : { at: row.sent_at, byName: row.sent_by ?? '', on: row.sent_on },
  canceledAt: row.canceled_at,
  version: row.version,
});

export const claimRow = (it: Omit<PayoutClaim, 'lines'>): PayoutClaimRow => ({
  id: it.id,
  rider_id: it.riderId,
  currency: it.currency,
  gross: it.gross,
  withholding: it.withholding,
  net: it.net,
  withholding_basis_points: it.withholdingBasisPoints,
  method: it.method,
  state: it.state,
  requested_at: it.requestedAt,
  requested_by: it.requestedBy,
  due_on: it.dueOn,
  sent_at: it.sent?.at ?? null,
  sent_by: it.sent?.byName ?? null,
  sent_on: it.sent?.on ?? null,
  canceled_at: it.canceledAt,
  version: it.version,
});

export const claimAwardRows = ({
  id,
  state,
  lines,
}: Pick<PayoutClaim, 'id' | 'state' | 'lines'>): readonly PayoutClaimAwardRow[] =>
  lines.map((it) => ({
    claim_id: id,
    award_id: it.awardId,
    amount: it.amount,
    live_award_id: state === 'pending' ? it.awardId : null,
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
  deactivated: Boolean(row.deactivated),
});

export const orderOf = (row: PaymentOrderRow): PaymentOrder => ({
  claimId: row.claim_id,
  provider: row.provider,
  orderId: row.order_id,
  status: row.status,
  amount: whole(row.amount),
  currency: row.currency,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  attempt: row.attempt,
  doubtfulFrom: row.doubtful_from,
});

export const orderRow = (it: PaymentOrder): PaymentOrderRow => ({
  claim_id: it.claimId,
  provider: it.provider,
  order_id: it.orderId,
  status: it.status,
  amount: it.amount,
  currency: it.currency,
  created_at: it.createdAt,
  updated_at: it.updatedAt,
  attempt: it.attempt,
  doubtful_from: it.doubtfulFrom,
});

export const chequeOf = (row: ChequeRow): Cheque => ({
  number: row.number,
  claimId: row.claim_id,
  currency: row.currency,
  amount: whole(row.amount),
  payee: row.payee,
  issuedOn: row.issued_on,
  issuedBy: row.issued_by,
  voided:
    row.voided_at === null ? null : { at: row.voided_at, byName: row.voided_by ?? '', reason: row.void_reason ?? '' },
  reissuedAs: row.reissued_as,
});

export const chequeRow = (it: Cheque): ChequeRow => ({
  number: it.number,
  claim_id: it.claimId,
  live_claim_id: it.voided ? null : it.claimId,
  currency: it.currency,
  amount: it.amount,
  payee: it.payee,
  issued_on: it.issuedOn,
  issued_by: it.issuedBy,
  voided_at: it.voided?.at ?? null,
  voided_by: it.voided?.byName ?? null,
  void_reason: it.voided?.reason ?? null,
  reissued_as: it.reissuedAs,
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
  amount: whole(row.amount),
  refundedAt: row.refunded_at,
  refundedOn: row.refunded_on,
  refundedBy: row.refunded_by,
  undone: row.undone_at === null ? null : { at: row.undone_at, byName: row.undone_by ?? '' },
});

export const refundRow = (it: DealerRefund): DealerRefundRow => ({
  id: it.id,
  redemption_id: it.redemptionId,
  live_redemption_id: it.undone ? null : it.redemptionId,
  dealer_id: it.dealerId,
  currency: it.currency,
  amount: it.amount,
  refunded_at: it.refundedAt,
  refunded_on: it.refundedOn,
  refunded_by: it.refundedBy,
  undone_at: it.undone?.at ?? null,
  undone_by: it.undone?.byName ?? null,
});
