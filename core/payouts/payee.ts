import type { Program } from '../program/index.js';
import { isVerified, type RiderDocument } from '../riders/index.js';
import type { Currency } from '../shared/index.js';
import type { PayMethod } from './claim.js';

/** Of a rider what paying them needs. */
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

/** What cash waits for (requirements §9, "payment info"). */
export type Missing = 'address' | 'licence' | 'w9';

const written = (text: string | null): boolean => text !== null && text.trim() !== '';
/** Where an email is not delivered without the state or province. */
const WITH_STATE: ReadonlySet<string> = new Set(['US', 'CA']);

export const hasAddress = (it: Payee): boolean =>
  written(it.addressLine1) &&
  written(it.city) &&
  written(it.zipcode) &&
  written(it.country) &&
  (written(it.state) || !WITH_STATE.has(it.country));

/** `standing`: as `DocumentStore.standing` gives them. */
export const missingOf = (payee: Payee, standing: readonly RiderDocument[]): readonly Missing[] => [
  ...(hasAddress(payee) ? [] : (['address'] as const)),
  ...(isVerified(standing, 'licence') ? [] : (['licence'] as const)),
  ...(isVerified(standing, 'w9') ? [] : (['w9'] as const)),
];

/**
 * How a rider can be paid, the usual way first: US riders by reward link or debit card, Canadian ones by cheque. The
 * cheques are drawn in Canadian dollars, so what a Canadian won in another currency goes by reward link, as to the rest
 * of the world.
 */
export const methodsFor = (
  { country }: Pick<Payee, 'country'>,
  currency: Currency,
): readonly [PayMethod, ...PayMethod[]] => {
  if (country === 'US') return ['reward-link', 'debit-card'];
  return country === 'CA' && currency === 'CAD' ? ['cheque'] : ['reward-link'];
};

/** Hundredths of a percent withheld (requirements §9). */
export const withholdingFor = (
  { taxStatus }: Pick<Payee, 'taxStatus'>,
  { withholdingPercent }: Pick<Program, 'withholdingPercent'>,
): number => (taxStatus === 'non-resident-alien' ? Math.round(withholdingPercent * 100) : 0);
