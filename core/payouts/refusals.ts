import { refusal } from '../shared/index.js';

export class AddressIncomplete extends refusal('ADDRESS_INCOMPLETE', 'The address is not complete') {}
export class LicenceNotVerified extends refusal('LICENCE_NOT_VERIFIED', "The driver's licence is not verified") {}
/** `form`: the one that is due. */
export class TaxFormNotVerified extends refusal('TAX_FORM_NOT_VERIFIED', 'The tax form is not verified') {}
export class TaxResidenceMissing extends refusal(
  'TAX_RESIDENCE_MISSING',
  'The rider has not stated where they pay tax',
) {}
export type TaxError = TaxFormNotVerified | TaxResidenceMissing;
export class NothingToPay extends refusal('NOTHING_TO_PAY', 'No cash award is waiting to be paid') {}
export class AwardClaimed extends refusal(
  'AWARD_CLAIMED',
  'An award cannot be claimed: it stands in another claim, or holds nothing',
) {}
export class CashNotOverdue extends refusal(
  'CASH_NOT_OVERDUE',
  'Nothing is missing for the award, or its deadline has not passed',
) {}
/** `from`, `to`: the first and last day that is allowed. */
export class ExtensionOutOfBounds extends refusal(
  'EXTENSION_OUT_OF_BOUNDS',
  'The date is not within the days that an extension may have',
) {}
export type OverdueRefusal = CashNotOverdue | ExtensionOutOfBounds;
export class MethodNotOffered extends refusal('METHOD_NOT_OFFERED', 'The rider cannot be paid in this way') {}
export class ClaimSent extends refusal('CLAIM_SENT', 'The claim was already sent') {}
export class ClaimNotSent extends refusal('CLAIM_NOT_SENT', 'The claim was not sent') {}
export class ClaimCanceled extends refusal('CLAIM_CANCELED', 'The claim was canceled') {}
export class ClaimOutdated extends refusal('CLAIM_OUTDATED', 'Corrected results changed the awards of the claim') {}
export class ClaimHasOrder extends refusal(
  'CLAIM_HAS_ORDER',
  'An order stands for the claim at the payment provider',
) {}
export class ClaimInRun extends refusal('CLAIM_IN_RUN', 'The claim waits in a payment run') {}
export class ChequeStands extends refusal('CHEQUE_STANDS', 'A cheque was issued for the claim') {}
export class ChequeNotIssued extends refusal(
  'CHEQUE_NOT_ISSUED',
  'The claim is paid by cheque, and no cheque was issued',
) {}
export class ChequeVoided extends refusal('CHEQUE_VOIDED', 'The cheque was already voided') {}
export class PaidByCheque extends refusal('PAID_BY_CHEQUE', 'The claim is paid by cheque, not by an order') {}
export class OrderUnderWay extends refusal('ORDER_UNDER_WAY', 'A request about the order is in progress') {}
export class OrderCanceled extends refusal('ORDER_CANCELED', 'The order of the claim was canceled') {}
/** A claim whose payment is ordered is sent when the provider accepts the order, or with the reference of another payment. */
export class OrderMissing extends refusal('ORDER_MISSING', 'The payment was not ordered') {}
export class ReferenceMissing extends refusal('REFERENCE_MISSING', 'The reference of the payment is missing') {}
export class OrderNotMade extends refusal('ORDER_NOT_MADE', 'The payment provider has not confirmed the order') {}
export class PaymentUnavailable extends refusal('PAYMENT_UNAVAILABLE', 'The payment provider does not respond') {}
export class PaymentRefused extends refusal('PAYMENT_REFUSED', 'The payment provider refuses the order') {}
export class PaymentMismatch extends refusal(
  'PAYMENT_MISMATCH',
  'The payment provider holds another order under this name',
) {}
export class PaymentsNotConfigured extends refusal('PAYMENTS_NOT_CONFIGURED', 'No payment provider is configured') {}
/** `since`: when the last request without an answer was sent; `until`: when the provider's record becomes final. */
export class OrderDoubtful extends refusal(
  'ORDER_DOUBTFUL',
  'The payment provider may still carry out a request that it did not answer',
) {}
export class OrderNotDoubtful extends refusal('ORDER_NOT_DOUBTFUL', 'The outcome of the order is known') {}
/** `orderId` at the provider. */
export class OrderStands extends refusal('ORDER_STANDS', 'The payment provider has the order') {}

export type PayoutRefusal =
  | AddressIncomplete
  | LicenceNotVerified
  | TaxFormNotVerified
  | TaxResidenceMissing
  | NothingToPay
  | AwardClaimed
  | CashNotOverdue
  | MethodNotOffered
  | ClaimSent
  | ClaimNotSent
  | ClaimCanceled
  | ClaimOutdated
  | ClaimHasOrder
  | ClaimInRun
  | ChequeStands
  | ChequeNotIssued
  | ChequeVoided
  | PaidByCheque
  | OrderUnderWay
  | OrderCanceled
  | OrderMissing
  | ReferenceMissing
  | OrderNotMade
  | PaymentUnavailable
  | PaymentRefused
  | PaymentMismatch
  | PaymentsNotConfigured
  | OrderDoubtful
  | OrderNotDoubtful
  | OrderStands;
