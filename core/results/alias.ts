import { nameKey } from '../shared/index.js';
import type { Result } from './result.js';

/** A person's choice of rider for a name and place as results write them. */
export interface Alias {
  readonly nameKey: string;
  /** of town and state together, or of the one that is known; '' where neither is */
  readonly hometownKey: string;
  readonly riderId: string;
}

interface Place {
  readonly hometown: string | null;
  readonly state: string | null;
}

/** Town and state as a result keeps them: "Moab, UT", "Moab" or "UT". */
export const placeOf = ({ hometown, state }: Place): string | null =>
  hometown === null ? state : state === null ? hometown : `${hometown}, ${state}`;

/** "Durango, CO" and "DURANGO" are one town. */
export const townKey = (hometown: string | null): string => nameKey((hometown ?? '').split(',')[0] ?? '');

/** A choice of rider for a result, as it is remembered. */
export const aliasOf = ({ riderName, hometown }: Pick<Result, 'riderName' | 'hometown'>, riderId: string): Alias => ({
  nameKey: nameKey(riderName),
  hometownKey: nameKey(hometown ?? ''),
  riderId,
});

export const aliasKey = (it: Omit<Alias, 'riderId'>): string => `${it.nameKey}/${it.hometownKey}`;

/**
 * Where a row's rider may be remembered: for all that it says of the place, then for its town alone, as when no more
 * was known.
 */
export const aliasKeys = (row: { readonly riderName: string } & Place): readonly [string, string] => {
  const name = nameKey(row.riderName);
  return [
    aliasKey({ nameKey: name, hometownKey: nameKey(placeOf(row) ?? '') }),
    aliasKey({ nameKey: name, hometownKey: townKey(row.hometown) }),
  ];
};
