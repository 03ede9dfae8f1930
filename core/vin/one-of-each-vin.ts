import type { Instant } from '../shared/index.js';
import type { KeptBike } from './bike.js';
import { patternOf } from './pattern.js';

/**
 * Reduces a person's bikes, including retired ones, to one per VIN (ADR 13). Kept is
 * the one that holds the VIN, otherwise a verified one, otherwise the first; the others are retired, for the results
 * ridden on them. An "invalid" decision moves to the kept bike, unless an admin verified that bike. Input is in order
 * of precedence.
 * @returns the bikes that change; none of them gains a VIN
 */
export const oneOfEachVin = (bikes: readonly KeptBike[], at: Instant): readonly KeptBike[] =>
  [...new Set(bikes.map((bike) => bike.vin))].flatMap((vin) => {
    const same = bikes.filter((bike) => bike.vin === vin);
    const inGarage = same.filter((bike) => bike.retiredAt === null);
    const stays =
      inGarage.find((bike) => bike.holdsVin) ?? inGarage.find((bike) => bike.vinStatus === 'verified') ?? inGarage[0];
    if (!stays) return [];
    const invalid = same.some((bike) => bike.vinStatus === 'invalid') && !byAdmin(stays);
    return same.flatMap((bike): readonly KeptBike[] => {
      if (bike === stays)
        return invalid && bike.vinStatus !== 'invalid'
          ? [{ ...bike, ...as('invalid'), version: bike.version + 1 }]
          : [];
      if (bike.retiredAt !== null && bike.vinStatus !== 'invalid') return [];
      return [
        {
          ...bike,
          ...(bike.vinStatus === 'invalid' && as('unverified')),
          holdsVin: false,
          retiredAt: bike.retiredAt ?? at,
          version: bike.version + 1,
        },
      ];
    });
  });

const as = (vinStatus: 'invalid' | 'unverified') => ({ vinStatus, verifiedAt: null, verifiedBy: null });

/** `verifiedBy` is an admin's name if it contains a space; patterns do not. */
const byAdmin = ({ verifiedBy }: KeptBike): boolean => verifiedBy !== null && patternOf(verifiedBy) === null;
