import { nameKey } from '../shared/index.js';
import { HEADER_WORDS } from './header-words-data.js';
import { isOverallPlace, isPlaceInClass } from './place-words.js';
import type { ResultField } from './submitted-row.js';

const FIELDS: ReadonlyMap<string, ResultField> = new Map(
  Object.values(HEADER_WORDS).flatMap((ofLanguage) =>
    (Object.entries(ofLanguage) as [ResultField, string][]).flatMap(([field, words]) =>
      words.split(' ').map((word) => [word, field] as const),
    ),
  ),
);

/** Normalizes a header: "A.M.A. #", "ama no" and "AMA №" all become "amano". */
export const headerKey = (header: string): string =>
  nameKey(
    header
      .replace(/[#№]/g, ' no ')
      .replace(/(?<=\p{L})[°º]/gu, 'o ')
      .replaceAll('.', ''),
  ).replaceAll(' ', '');

export interface KnownHeader {
  readonly field: ResultField;
  /**
   * The column with the highest weight is used for a field; a place within the class outweighs other places, because
   * classes pay by it.
   */
  readonly weight: number;
  /** "Nom" and "Name" next to a first-name column mean the last name */
  readonly orLastName: boolean;
  /** "Nombre" or "Name" next to a last-name column means the first name */
  readonly orFirstName: boolean;
}

/** a manual mapping outweighs any header */
export const MAPPED = 4;

const WHOLE = { orLastName: false, orFirstName: false };
export const knownHeader = (header: string): KnownHeader | undefined => {
  if (header.length > 80) return undefined;
  const key = headerKey(header);
  if (key === 'pic' || isPlaceInClass(key)) return { field: 'place', weight: 3, ...WHOLE };
  if (isOverallPlace(key)) return { field: 'place', weight: 1, ...WHOLE };
  const field = FIELDS.get(key);
  return (
    field && {
      field,
      weight: 2,
      orLastName: key === 'nom' || key === 'name' || key === 'navn' || key === 'namn',
      orFirstName: key === 'nombre' || key === 'name' || key === 'nome' || key === 'navn' || key === 'namn',
    }
  );
};
