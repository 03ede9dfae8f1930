import { amaKey, nameKey, nameWords, type RiderFacts, sameNameKey } from '../riders/index.js';
import { townKey } from './alias.js';

/** What a row says that can tell riders of one name apart. */
export interface Telling {
  readonly riderName: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly amaNumber: string | null;
  readonly number?: string | null;
  readonly bike?: string | null;
}

/** By rider: the numbers of their earlier results at this promoter's events. */
export type NumbersUsed = ReadonlyMap<string, ReadonlySet<string>>;

export type ToldBy = 'nameAndHometown' | 'nameAndState' | 'nameAndNumber' | 'nameAndBike';

export const isSame = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && nameKey(a) === nameKey(b);

/** Springfield, IL is not Springfield, MO; a missing value matches any. */
export const sameOrUnknown = (a: string | null, b: string | null): boolean => a === null || b === null || isSame(a, b);

/** Riders of one name: the same words, and no suffixes that differ. A missing suffix is any, as father and son leave it out. */
export const isOfName = (riderName: string, { fullName }: Pick<RiderFacts, 'fullName'>): boolean => {
  if (sameNameKey(riderName) === '' || sameNameKey(riderName) !== sameNameKey(fullName)) return false;
  const [row, rider] = [nameWords(riderName).suffix, nameWords(fullName).suffix];
  return row === null || rider === null || row === rider;
};

const compact = (text: string): string => nameKey(text).replaceAll(' ', '');

const byTown = (row: Telling, riders: readonly RiderFacts[]): readonly RiderFacts[] => {
  const town = townKey(row.hometown);
  return town === ''
    ? []
    : riders.filter((rider) => townKey(rider.hometown) === town && sameOrUnknown(row.state, rider.state));
};

const byBike = ({ bike = null }: Telling, riders: readonly RiderFacts[]): readonly RiderFacts[] => {
  const named = compact(bike ?? '');
  if (named === '') return [];
  const ofModel = riders.filter((rider) =>
    rider.bikes.some(({ model }) => compact(model) !== '' && named.includes(compact(model))),
  );
  if (ofModel.length > 0) return ofModel;
  const words = ` ${nameKey(bike ?? '')} `;
  return riders.filter((rider) => rider.bikes.some(({ make }) => words.includes(` ${nameKey(make)} `)));
};

/**
 * The one of several riders of a name whom the row's hometown, state, number or motorcycle tells, and by which; null when
 * nothing tells them apart or what the row says points at different riders. Whoever has another AMA number than the row
 * is not meant.
 */
export const toldApart = (
  row: Telling,
  riders: readonly RiderFacts[],
  numbers: NumbersUsed,
): { readonly rider: RiderFacts; readonly by: ToldBy } | null => {
  const number = amaKey(row.amaNumber ?? '');
  const possible = riders.filter((rider) => {
    const own = amaKey(rider.amaNumber ?? '');
    return number === '' || own === '' || own === number;
  });
  const town = byTown(row, riders);
  const plate = row.number?.trim() ?? '';
  const clues: readonly (readonly [ToldBy, readonly RiderFacts[]])[] = [
    ['nameAndHometown', town],
    ['nameAndState', town.length > 0 ? [] : riders.filter((rider) => isSame(row.state, rider.state))],
    ['nameAndNumber', plate === '' ? [] : riders.filter((rider) => numbers.get(rider.id)?.has(plate) ?? false)],
    ['nameAndBike', byBike(row, riders)],
  ];
  const telling = clues.filter(([, found]) => found.length > 0 && found.length < riders.length);
  const [first] = telling;
  if (!first) return null;
  const left = telling.reduce((some, [, found]) => some.filter((facts) => found.includes(facts)), possible);
  // named by the clue that tells most
  const [by] = telling.toSorted(([, a], [, b]) => a.length - b.length)[0] ?? first;
  return left[0] && left.length === 1 ? { rider: left[0], by } : null;
};
