import type { Rider } from '../riders/index.js';

/** The fields of a rider that decide eligibility, payment and matching. */
export type EligibilityProfile = Pick<
  Rider,
  'factory' | 'professional' | 'taxStatus' | 'bornOn' | 'consent' | 'amaNumber'
>;

/**
 * Merges two riders' fields: restrictions of either apply, missing values are filled in, and conflicts keep the kept
 * rider's value (domain.md §8). Otherwise a merge could pay a factory rider or withhold no tax from a non-resident
 * alien.
 */
export const mergeProfiles = (keep: EligibilityProfile, deleted: EligibilityProfile): EligibilityProfile => ({
  factory: keep.factory || deleted.factory,
  professional: keep.professional || deleted.professional,
  taxStatus: [keep, deleted].some((it) => it.taxStatus === 'non-resident-alien')
    ? 'non-resident-alien'
    : (keep.taxStatus ?? deleted.taxStatus),
  bornOn: keep.bornOn ?? deleted.bornOn,
  consent: keep.consent ?? deleted.consent,
  amaNumber: keep.amaNumber ?? deleted.amaNumber,
});

/** The fields as recorded in the audit log. */
export const auditedProfile = ({
  factory,
  professional,
  taxStatus,
  bornOn,
  consent,
  amaNumber,
}: EligibilityProfile) => ({
  factory,
  professional,
  taxStatus,
  bornOn,
  consent: consent !== null,
  consentBy: consent?.by ?? null,
  amaNumber,
});
