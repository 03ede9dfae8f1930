import { namedMake } from '@rrr/core/eligibility';
import { defaultProgram, type Program } from '@rrr/core/program';
import { nameKey } from '@rrr/core/riders';
import type { Keeping } from './tallies.js';

/** cache size; results repeat a few hundred models */
const MOST = 5_000;
const LONGEST = 40;

export const makesOf = ({ brandMakes, knownMakes }: Pick<Program, 'brandMakes' | 'knownMakes'>): readonly string[] => [
  ...brandMakes,
  ...knownMakes,
];

/** Reads the make of a result's bike, for market share. */
export const brandReader = (makes: readonly string[] = makesOf(defaultProgram)): Keeping['brandOf'] => {
  const known = new Map<string, string | null>();
  return (bike) => {
    if (bike === null) return null;
    const found = known.get(bike);
    if (found !== undefined) return found;
    const make = namedMake(bike, makes);
    const brand =
      make === null
        ? null
        : nameKey(make)
            .replace(/[^ -~]/g, '')
            .slice(0, LONGEST);
    if (known.size >= MOST) known.clear();
    known.set(bike, brand);
    return brand;
  };
};
