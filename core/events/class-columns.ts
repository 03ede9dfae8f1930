import { type FieldColumns, type SheetRow, type TableKind, type TableMapping, trimmed } from '../imports/index.js';
import { type Currency, nameKey } from '../shared/index.js';
import { MOST_PLACES } from './class-list.js';
import { PAYOUTS } from './payout-words.js';

type ClassField = 'class' | 'payout' | 'entrants';
/** as a column is mapped: a place is "place1" */
type MappedField = ClassField | `place${number}`;
type ColumnProblemCode = 'HEADER_CASE' | 'HEADER_TWICE' | 'PLACE_OUT_OF_RANGE' | 'PLACES_UNCLEAR';

/** The case-sensitive header keywords (requirements §5). */
const KEYWORDS: ReadonlyMap<string, ClassField> = new Map([
  ['Class', 'class'],
  ['Classe', 'class'],
  ['Payout', 'payout'],
  ['Paiement', 'payout'],
  ['Entrants', 'entrants'],
  ['Partants', 'entrants'],
]);
const LOWER = new Set([...KEYWORDS.keys()].map((key) => key.toLowerCase()));
const PLACE = /^Place ?\d{1,3}$/;
const ANY_PLACE = /^place ?\d{1,3}$/i;

/** Ordinals as words, in English and French, as `nameKey` writes them. */
const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'first premier premiere',
    'second seconde deuxieme',
    'third troisieme',
    'fourth quatrieme',
    'fifth cinquieme',
    'sixth sixieme',
    'seventh septieme',
    'eighth huitieme',
    'ninth neuvieme',
    'tenth dixieme',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);
const BEFORE = '(?:place|places|position|pos|p|rang|no|payout|purse|bourse) ?';
const ENDING = '(?:st|nd|rd|th|er|ere|re|eme|ieme|e|nde|o)';
const ORDINAL = new RegExp(`^(?:${BEFORE})?0*(\\d{1,3})(?: ?${ENDING})?(?: (?:place|pos|position|rang))?$`);
const RANGE = new RegExp(
  `^(?:${BEFORE})?\\d{1,3} ?${ENDING}? (?:(?:to|a|au|through|thru|et|and) )?\\d{1,3} ?${ENDING}?(?: |$)`,
);
/** "($)", "[CAD]", "$" say only what the amounts are of */
const CURRENCY = /[([]\s*(?:[$€£]|\$ ?(?:us|ca)|us ?d|ca ?d|eur|us\$|ca\$|c\$)\s*[)\]]|[$€£]/gi;

const keyOf = (header: string): string => nameKey(header.replace(CURRENCY, ' ').replace(/[°º]/g, 'o'));

/** The place that a header names: "Place 1", "1st", "1", "2e", "P3", "Premier"; undefined: none. */
const placeOf = (header: string): number | undefined => {
  const key = keyOf(header).replace(/ (?:place|position)$/, '');
  const found = ORDINALS.get(key) ?? ORDINAL.exec(key)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Whether a text is the name of one place, and so of no class: "1st", "Place 2", "3e". */
export const isPlaceName = (text: string): boolean => /\p{L}/u.test(text) && placeOf(text) !== undefined;

/** Whether a header names more than one place, such as "4th-6th". */
const isRange = (header: string): boolean => RANGE.test(keyOf(header));

const MONEY = /^[$€£]?\s?\d[\d ,.]*\s?[$€£]?$/;
/** headers of columns whose numbers are no amounts of a place */
const OTHER_NUMBERS =
  /\b(?:total|totals|totaux|sum|somme|laps|tours|entries|inscrits|riders|pilotes|year|annee|age|no|id|code)\b/;

/** A header that says in which currency its amounts are. */
export interface StatedCurrency {
  readonly currency: Currency;
  readonly line: number;
  readonly header: string;
  readonly at: number;
}
const CURRENCY_WORDS: readonly (readonly [Currency, RegExp])[] = [
  ['USD', /(?<!\p{L})(?:US ?D|US ?\$|\$ ?US)(?!\p{L})/iu],
  ['CAD', /(?<!\p{L})(?:CA ?D|CA? ?\$|\$ ?CA?)(?!\p{L})/iu],
  ['EUR', /€|(?<!\p{L})EUR(?!\p{L})/iu],
];
/** The currency that a text names; undefined: none, or a dollar of any country. */
const currencyIn = (text: string): Currency | undefined => CURRENCY_WORDS.find(([, word]) => word.test(text))?.[0];

export interface ClassColumns {
  readonly fields: ReadonlyMap<ClassField, number>;
  /** columns of places, in the order of the places */
  readonly places: readonly (readonly [place: number, column: number])[];
  /** currencies that the headers of places name */
  readonly currencies: readonly StatedCurrency[];
  readonly problems: readonly {
    readonly line: number;
    readonly column: string | null;
    readonly value: string | null;
    readonly code: ColumnProblemCode;
    readonly at: number;
  }[];
}

const isClassHeader = ({ cells }: SheetRow): boolean =>
  cells.some((cell) => ['class', 'classe'].includes(trimmed(cell).toLowerCase()));

const isField = (text: string): text is ClassField => text === 'class' || text === 'payout' || text === 'entrants';
const placeIn = (field: string): number => Number(/^place(\d{1,3})$/.exec(field)?.[1] ?? Number.NaN);

/** A column as a person mapped it, or as its header names it. */
const columnOf = (header: string, mapped: string | undefined): ClassField | number | 'wrongCase' | undefined => {
  if (mapped !== undefined) return isField(mapped) ? mapped : placeIn(mapped);
  const field = KEYWORDS.get(header);
  if (field) return field;
  if (LOWER.has(header.toLowerCase()) || (ANY_PLACE.test(header) && !PLACE.test(header))) return 'wrongCase';
  return header.length > 40 ? undefined : placeOf(header);
};

/**
 * What the columns of a file of classes are. `below`: its rows, which tell whether an unknown column has amounts. A
 * column that a person mapped has that meaning, and no other column gets it from its header.
 */
export const classColumns = (
  { line, cells }: SheetRow,
  below: readonly SheetRow[],
  mapping: TableMapping = {},
): ClassColumns => {
  const fields = new Map<ClassField, number>();
  const places = new Map<number, number>();
  const problems: ClassColumns['problems'][number][] = [];
  const unknown: number[] = [];
  const say = (code: ColumnProblemCode, at: number): void => {
    const header = trimmed(cells[at]).slice(0, 200) || null;
    problems.push({ line: line || (below[0]?.line ?? 1), column: header, value: header ?? String(at + 1), code, at });
  };
  const said = new Set(Object.values(mapping));
  const isSaid = (is: ClassField | number): boolean => said.has(typeof is === 'number' ? `place${is}` : is);
  const width = Math.max(cells.length, ...Object.keys(mapping).map((key) => Number(key) + 1));
  for (let at = 0; at < width; at += 1) {
    const mapped = mapping[at];
    if (mapped === null) continue;
    const is = columnOf(trimmed(cells[at]), mapped);
    if (is === 'wrongCase') say('HEADER_CASE', at);
    else if (is === undefined) unknown.push(at);
    else if (mapped === undefined && isSaid(is)) continue;
    else if (typeof is === 'string') {
      if (fields.has(is)) say('HEADER_TWICE', at);
      else fields.set(is, at);
    } else if (!(is >= 1 && is <= MOST_PLACES)) say('PLACE_OUT_OF_RANGE', at);
    else if (places.has(is)) say('HEADER_TWICE', at);
    else places.set(is, at);
  }
  const paid = unknown.filter((at) => below.some((row) => MONEY.test(trimmed(row.cells[at]))));
  const unclear = paid.find(
    (at) => isRange(trimmed(cells[at])) || (places.size === 0 && !OTHER_NUMBERS.test(nameKey(trimmed(cells[at])))),
  );
  if (unclear !== undefined && problems.length === 0) say('PLACES_UNCLEAR', unclear);
  const sorted = [...places].toSorted(([a], [b]) => a - b);
  const currencies = sorted.flatMap(([, at]): readonly StatedCurrency[] => {
    const header = trimmed(cells[at]).slice(0, 200);
    const currency = currencyIn(header);
    return currency ? [{ currency, line, header, at }] : [];
  });
  return { fields, places: sorted, currencies, problems };
};

/** amounts that no place is paid */
const NO_PLACE = /\b(?:fee|fees|frais|price|prix|entry|inscription|min|max|places?|pos|positions?|rank|rang)\b/;
const isPlaceAmount = (text: string, header: string): boolean =>
  MONEY.test(text) && !isRange(header) && ![OTHER_NUMBERS, NO_PLACE].some((pattern) => pattern.test(nameKey(header)));
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
/** Fields that the cells of a header name; numbers alone are places only where they run 1, 2, 3. */
const namedFields = (header: SheetRow, below: readonly SheetRow[]): FieldColumns<MappedField> => {
  const { fields, places, problems } = classColumns(header, below);
  const bare = places.every(([, column]) => /^\d+$/.test(trimmed(header.cells[column])));
  const runs = problems.length === 0 && places.length > 1 && places.every(([place], at) => place === at + 1);
  const rises = places.every(([, column], at) => column > (places[at - 1]?.[1] ?? -1));
  const named = new Map<MappedField, number>(fields);
  if (!bare || (runs && rises)) for (const [place, column] of places) named.set(`place${place}`, column);
  return named;
};

/** Classes and payout places as a table. */
export const CLASS_TABLE: TableKind<MappedField> = {
  required: ['class'],
  isHeader: isClassHeader,
  named: namedFields,
  isRow: (row, columns) => {
    const places = [...columns].filter(([field]) => field.startsWith('place'));
    const name = trimmed(row.cells[columns.get('class') ?? -1]);
    return (
      hasLetters(name) &&
      namedFields(row, []).size === 0 &&
      (places.some(([, at]) => MONEY.test(trimmed(row.cells[at]))) ||
        PAYOUTS.has(nameKey(trimmed(row.cells[columns.get('payout') ?? -1]))))
    );
  },
  looks: [
    ['payout', (text) => PAYOUTS.has(nameKey(text))],
    ['class', hasLetters],
    ...Array.from({ length: 10 }, (_, at) => [`place${at + 1}`, isPlaceAmount] as const),
  ],
};
