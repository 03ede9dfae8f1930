import type { Rider } from '../riders/index.js';

/** What the rules ask of a rider's own record: who earns, how they are paid, and by what results know them. */
export type EligibilityProfile = Pick<
  Rider,
  'factory' | 'professional' | 'taxStatus' | 'bornOn' | 'consent' | 'amaNumber'
>;

/**
 * Of two who are one: what holds back either of them holds from now on, what only one of them says is said, and of two
 * that differ the kept rider's stands (domain.md §8). Else a merge would pay a factory rider, or withhold nothing from
 * a non-resident alien.
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

/** As the audit tells of it. */
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
