import type { Program } from '../program/index.js';
import { isVerified, type RiderDocument } from '../riders/index.js';
import type { Currency } from '../shared/index.js';
import type { PayMethod } from './claim.js';

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
  readonly taxStatus: 'us-person' | 'non-resident-alien' | null;
  readonly deactivated: boolean;
}

/** What a rider must supply before cash can be claimed (requirements §9, "payment info"). */
export type Missing = 'address' | 'licence' | 'w9';

const written = (text: string | null): boolean => text !== null && text.trim() !== '';
/** countries whose postal addresses need a state or province */
const WITH_STATE: ReadonlySet<string> = new Set(['US', 'CA']);

export const hasAddress = (payee: Payee): boolean =>
  written(payee.addressLine1) &&
  written(payee.city) &&
  written(payee.zipcode) &&
  written(payee.country) &&
  (written(payee.state) || !WITH_STATE.has(payee.country));

/** `standing`: current documents, from `DocumentStore.standing`. */
export const missingOf = (payee: Payee, standing: readonly RiderDocument[]): readonly Missing[] => [
  ...(hasAddress(payee) ? [] : (['address'] as const)),
  ...(isVerified(standing, 'licence') ? [] : (['licence'] as const)),
  ...(isVerified(standing, 'w9') ? [] : (['w9'] as const)),
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

/** The tax rate to withhold, in hundredths of a percent (requirements §9). */
export const withholdingFor = (
  { taxStatus }: Pick<Payee, 'taxStatus'>,
  { withholdingPercent }: Pick<Program, 'withholdingPercent'>,
): number => (taxStatus === 'non-resident-alien' ? Math.round(withholdingPercent * 100) : 0);
