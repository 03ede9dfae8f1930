import type { Program } from '../program/index.js';
import {
  formDue,
  isVerified,
  type RiderDocument,
  type TaxForm,
  type TaxRecord,
  type TaxStatus,
} from '../riders/index.js';
import type { Currency, DomainError } from '../shared/index.js';
import type { PayMethod } from './claim.js';
import { TaxFormNotVerified, TaxResidenceMissing } from './refusals.js';

/** What paying a rider needs to know about them. */
export interface Payee {
  readonly riderId: string;
  readonly fullName: string;
  readonly email: string;
  readonly addressLine1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipcode: string | null;
  readonly country: string;
  readonly taxStatus: TaxStatus | null;
  /** null: not stated yet */
  readonly tax: TaxRecord | null;
  readonly deactivated: boolean;
}

/**
 * What a rider must supply before cash can be claimed (requirements §9, "payment info"). `residence`: where they pay tax;
 * then the form that it asks for.
 */
export type Missing = 'address' | 'licence' | 'residence' | TaxForm;

const written = (text: string | null): boolean => text !== null && text.trim() !== '';
/** countries whose postal addresses need a state or province */
const WITH_STATE: ReadonlySet<string> = new Set(['US', 'CA']);

export const hasAddress = (payee: Payee): boolean =>
  written(payee.addressLine1) &&
  written(payee.city) &&
  written(payee.zipcode) &&
  written(payee.country) &&
  (written(payee.state) || !WITH_STATE.has(payee.country));

/** The tax residence, or the form that confirms it. */
const taxMissing = ({ taxStatus, tax }: Pick<Payee, 'taxStatus' | 'tax'>): readonly Missing[] => {
  const form = formDue(taxStatus);
  if (form === null) return ['residence'];
  return tax?.confirmed ? [] : [form];
};

/** Why nothing is paid to a payee before their tax residence is confirmed; null: it is. */
export const taxRefusal = (payee: Pick<Payee, 'taxStatus' | 'tax'>): DomainError | null => {
  const [lacks] = taxMissing(payee);
  if (lacks === undefined) return null;
  return lacks === 'residence' ? new TaxResidenceMissing() : new TaxFormNotVerified({ form: lacks });
};

/** `standing`: current documents, from `DocumentStore.standing`. */
export const missingOf = (payee: Payee, standing: readonly RiderDocument[]): readonly Missing[] => [
  ...(hasAddress(payee) ? [] : (['address'] as const)),
  ...(isVerified(standing, 'licence') ? [] : (['licence'] as const)),
  ...taxMissing(payee),
];

/**
 * The payment methods open to a rider, the default first. US riders get a reward link or debit card, Canadians a
 * cheque. Cheques are in Canadian dollars, so Canadians are paid other currencies by reward link, like riders
 * elsewhere.
 */
export const methodsFor = (
  { country }: Pick<Payee, 'country'>,
  currency: Currency,
): readonly [PayMethod, ...PayMethod[]] => {
  if (country === 'US') return ['reward-link', 'debit-card'];
  return country === 'CA' && currency === 'CAD' ? ['cheque'] : ['reward-link'];
};

/**
 * The tax rate to withhold, in hundredths of a percent (requirements §9): nothing of US persons; of others the treaty rate
 * that an administrator confirmed, else the program's. Who has not said yet counts as foreign.
 */
export const withholdingFor = (
  { taxStatus, tax }: Pick<Payee, 'taxStatus' | 'tax'>,
  { withholdingPercent }: Pick<Program, 'withholdingPercent'>,
): number => (taxStatus === 'us-person' ? 0 : (tax?.confirmed?.basisPoints ?? Math.round(withholdingPercent * 100)));
