import type { Instant } from '../shared/index.js';
import type { KeptBike } from './bike.js';
import { patternOf } from './pattern.js';

/**
 * A garage in which each VIN is one bike (docs/adr/0017-what-was-earned-stays.md), of all that were one person's,
 * retired ones too, those that go before others first. The one that holds the VIN stays, else a verified one, else the
 * first; the others are retired, for what was ridden on them. What an admin called invalid is said of the bike that
 * stays, and of no other, unless an admin verified that very bike.
 * @returns those that become another, of which none comes to hold a VIN
 */
export const oneOfEachVin = (bikes: readonly KeptBike[], at: Instant): readonly KeptBike[] =>
  [...new Set(bikes.map((it) => it.vin))].flatMap((vin) => {
    const same = bikes.filter((it) => it.vin === vin);
    const inGarage = same.filter((it) => it.retiredAt === null);
    const stays =
      inGarage.find((it) => it.holdsVin) ?? inGarage.find((it) => it.vinStatus === 'verified') ?? inGarage[0];
    if (!stays) return [];
    const invalid = same.some((it) => it.vinStatus === 'invalid') && !byAdmin(stays);
    return same.flatMap((it): readonly KeptBike[] => {
      if (it === stays)
        return invalid && it.vinStatus !== 'invalid' ? [{ ...it, ...as('invalid'), version: it.version + 1 }] : [];
      if (it.retiredAt !== null && it.vinStatus !== 'invalid') return [];
      return [
        {
          ...it,
          ...(it.vinStatus === 'invalid' && as('unverified')),
          holdsVin: false,
          retiredAt: it.retiredAt ?? at,
          version: it.version + 1,
        },
      ];
    });
  });

const as = (vinStatus: 'invalid' | 'unverified') => ({ vinStatus, verifiedAt: null, verifiedBy: null });

/** A name is no pattern: it has a space. */
const byAdmin = ({ verifiedBy }: KeptBike): boolean => verifiedBy !== null && patternOf(verifiedBy) === null;
