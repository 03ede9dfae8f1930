import { type Rider, unconfirmed } from '../riders/index.js';

/** The fields of a rider that decide eligibility, payment and matching. */
export type EligibilityProfile = Pick<
  Rider,
  'factory' | 'professional' | 'taxStatus' | 'tax' | 'bornOn' | 'consent' | 'amaNumber'
>;

/**
 * Merges two riders' fields: restrictions of either apply, missing values are filled in, and conflicts keep the kept
 * rider's value (domain.md §8). Otherwise a merge could pay a factory rider or withhold no tax from a non-resident
 * alien.
 */
export const mergeProfiles = (keep: EligibilityProfile, deleted: EligibilityProfile): EligibilityProfile => ({
  factory: keep.factory || deleted.factory,
  professional: keep.professional || deleted.professional,
  taxStatus: [keep, deleted].some((profile) => profile.taxStatus === 'non-resident-alien')
    ? 'non-resident-alien'
    : (keep.taxStatus ?? deleted.taxStatus),
  tax: mergedTax(keep, deleted),
  bornOn: keep.bornOn ?? deleted.bornOn,
  consent: keep.consent ?? deleted.consent,
  amaNumber: keep.amaNumber ?? deleted.amaNumber,
});

/** Whether two riders state different tax statuses, so that neither tax form stands for both. */
export const hasTaxConflict = (
  keep: Pick<EligibilityProfile, 'taxStatus'>,
  deleted: Pick<EligibilityProfile, 'taxStatus'>,
): boolean => keep.taxStatus !== null && deleted.taxStatus !== null && keep.taxStatus !== deleted.taxStatus;

/** The tax residence that goes with the merged status; where the two differ, the tax form must be verified again. */
const mergedTax = (keep: EligibilityProfile, deleted: EligibilityProfile): EligibilityProfile['tax'] => {
  if (!hasTaxConflict(keep, deleted)) return keep.taxStatus === null ? deleted.tax : keep.tax;
  return unconfirmed((keep.taxStatus === 'non-resident-alien' ? keep : deleted).tax);
};

/** The fields as recorded in the audit log. */
export const auditedProfile = ({
  factory,
  professional,
  taxStatus,
  tax,
  bornOn,
  consent,
  amaNumber,
}: EligibilityProfile) => ({
  factory,
  professional,
  taxStatus,
  taxConfirmed: tax?.confirmed !== undefined && tax.confirmed !== null,
  bornOn,
  consent: consent !== null,
  consentBy: consent?.by ?? null,
  amaNumber,
});
