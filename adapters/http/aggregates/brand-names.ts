import type { Program } from '@rrr/core/program';
import { nameKey } from '@rrr/core/shared';

/** Gives a make as the program spells it; it is counted by its `nameKey`. */
export const brandNames = ({
  brandMakes,
  knownMakes,
}: Pick<Program, 'brandMakes' | 'knownMakes'>): ((key: string) => string) => {
  const names = new Map([...knownMakes, ...brandMakes].map((make) => [nameKey(make), make]));
  return (key) => names.get(key) ?? key;
};
