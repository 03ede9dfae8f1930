import { nameKey } from '../shared/index.js';
import type { Result } from './result.js';

/** An earlier manual match: the rider chosen for a name and place as a promoter's results write them. */
export interface Alias {
  readonly promoterId: string;
  readonly nameKey: string;
  /** normalized town and state, or whichever is known; '' when neither is */
  readonly hometownKey: string;
  readonly riderId: string;
}

interface Place {
  readonly hometown: string | null;
  readonly state: string | null;
}

/** Town and state as one text: "Moab, UT", "Moab" or "UT". */
export const placeOf = ({ hometown, state }: Place): string | null =>
  hometown === null ? state : state === null ? hometown : `${hometown}, ${state}`;

/** A town without regard to case and state: "Durango, CO" equals "DURANGO". */
export const townKey = (hometown: string | null): string => nameKey((hometown ?? '').split(',')[0] ?? '');

/** The alias that remembers the rider of a matched result. */
export const aliasOf = (
  { riderName, hometown }: Pick<Result, 'riderName' | 'hometown'>,
  { promoterId, riderId }: Pick<Alias, 'promoterId' | 'riderId'>,
): Alias => ({
  promoterId,
  nameKey: nameKey(riderName),
  hometownKey: nameKey(hometown ?? ''),
  riderId,
});

export const aliasKey = (item: Pick<Alias, 'nameKey' | 'hometownKey'>): string => `${item.nameKey}/${item.hometownKey}`;

/** The alias keys to look up for a row: first with town and state, then with the town alone. */
export const aliasKeys = (row: { readonly riderName: string } & Place): readonly [string, string] => {
  const name = nameKey(row.riderName);
  return [
    aliasKey({ nameKey: name, hometownKey: nameKey(placeOf(row) ?? '') }),
    aliasKey({ nameKey: name, hometownKey: townKey(row.hometown) }),
  ];
};
