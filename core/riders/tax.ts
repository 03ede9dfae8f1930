import type { Program } from '../program/index.js';
import { isCountry } from '../geo/index.js';
import type { Instant } from '../shared/index.js';
import type { DocumentKind } from './document.js';
import { TaxResidenceNotValid, TreatyNotClaimed } from './refusals.js';

export type TaxStatus = 'us-person' | 'non-resident-alien';
export type TaxForm = Exclude<DocumentKind, 'licence'>;
export const TAX_FORMS = ['w9', 'w8ben'] as const satisfies readonly TaxForm[];

/** Where a rider pays tax, as they state it; with `Rider.taxStatus` it decides what is withheld (domain.md §7). */
export interface TaxRecord {
  /** two letters */
  readonly country: string;
  /** the country of the tax treaty that is claimed on the W-8BEN; null: none is */
  readonly treatyCountry: string | null;
  /** the rate that is claimed by it, in hundredths of a percent; null without a treaty */
  readonly treatyBasisPoints: number | null;
  readonly statedAt: Instant;
  /** by an administrator who verified the tax form; null: not yet, and nothing is paid */
  readonly confirmed: TaxConfirmed | null;
}

export interface TaxConfirmed {
  readonly at: Instant;
  readonly byName: string;
  /** the rate by treaty, in hundredths of a percent; null: the program's for foreign persons, nothing for a US person */
  readonly basisPoints: number | null;
}

/** What a rider states. */
export interface TaxResidence {
  readonly usPerson: boolean;
  /** two letters, in either case */
  readonly country: string;
  /** per cent, as on line 10 of the W-8BEN; null: no treaty is claimed */
  readonly treatyPercent: number | null;
}

/** The form that a tax status asks for: a W-9 of US persons, a W-8BEN of others; null: the rider must say first. */
export const formDue = (taxStatus: TaxStatus | null): TaxForm | null =>
  taxStatus === null ? null : taxStatus === 'us-person' ? 'w9' : 'w8ben';

/**
 * What a rider stated, normalized. A treaty rate lies below the rate of the program and has at most two decimals. Who
 * pays tax in the United States is a US person there. @throws TaxResidenceNotValid
 */
export const readResidence = (
  { usPerson, country: typed, treatyPercent }: TaxResidence,
  { withholdingPercent }: Pick<Program, 'withholdingPercent'>,
): { readonly taxStatus: TaxStatus } & Pick<TaxRecord, 'country' | 'treatyCountry' | 'treatyBasisPoints'> => {
  const country = typed.trim().toUpperCase();
  const treatyBasisPoints = treatyPercent === null ? null : Math.round(treatyPercent * 100);
  if (!isCountry(country)) throw new TaxResidenceNotValid({ field: 'country' });
  if (!usPerson && country === 'US') throw new TaxResidenceNotValid({ field: 'usPerson' });
  if (
    treatyBasisPoints !== null &&
    (usPerson ||
      treatyBasisPoints < 0 ||
      treatyBasisPoints >= Math.round(withholdingPercent * 100) ||
      Math.abs(treatyBasisPoints - (treatyPercent ?? 0) * 100) > 1e-6)
  )
    throw new TaxResidenceNotValid({ field: 'treatyPercent' });
  return {
    taxStatus: usPerson ? 'us-person' : 'non-resident-alien',
    country,
    treatyCountry: treatyBasisPoints === null ? null : country,
    treatyBasisPoints,
  };
};

/**
 * The rate that verifying a tax form confirms. A treaty rate takes two people: the rider claims it, and an administrator
 * who reads it on the form enters the same; otherwise the program's rate stands (null). @throws TreatyNotClaimed
 */
export const confirmedRate = (
  tax: Pick<TaxRecord, 'treatyBasisPoints'>,
  treatyPercent: number | null,
): number | null => {
  if (treatyPercent === null) return null;
  const basisPoints = Math.round(treatyPercent * 100);
  if (basisPoints !== tax.treatyBasisPoints) throw new TreatyNotClaimed();
  return basisPoints;
};

/** The same without its confirmation. */
export const unconfirmed = (tax: TaxRecord | null): TaxRecord | null => tax && { ...tax, confirmed: null };
