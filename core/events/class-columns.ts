import { type SheetRow, trimmed } from '../imports/index.js';
import { nameKey } from '../shared/index.js';
import { MOST_PLACES } from './class-list.js';

type ClassField = 'class' | 'payout' | 'entrants';
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
const LOWER = new Set([...KEYWORDS.keys()].map((it) => it.toLowerCase()));
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
  ].flatMap((words, at) => words.split(' ').map((it) => [it, at + 1] as const)),
);
const BEFORE = '(?:place|places|position|pos|p|rang|no|payout|purse|bourse) ?';
const ENDING = '(?:st|nd|rd|th|er|ere|re|eme|ieme|e|nde|o)';
const ORDINAL = new RegExp(`^(?:${BEFORE})?0*(\\d{1,3})(?: ?${ENDING})?(?: (?:place|pos|position|rang))?$`);
const RANGE = new RegExp(
  `^(?:${BEFORE})?\\d{1,3} ?${ENDING}? (?:(?:to|a|au|through|thru|et|and) )?\\d{1,3} ?${ENDING}?(?: |$)`,
);
/** "($)", "[CAD]", "$" say only what the amounts are of */
const CURRENCY = /[([]\s*(?:[$€£]|us ?d|ca ?d|eur|us\$|ca\$|c\$)\s*[)\]]|[$€£]/gi;

const keyOf = (header: string): string => nameKey(header.replace(CURRENCY, ' ').replace(/[°º]/g, 'o'));

/** The place that a header names: "Place 1", "1st", "1", "2e", "P3", "Premier"; undefined: none. */
const placeOf = (header: string): number | undefined => {
  const key = keyOf(header).replace(/ (?:place|position)$/, '');
  const found = ORDINALS.get(key) ?? ORDINAL.exec(key)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Whether a header names more than one place, such as "4th-6th". */
const isRange = (header: string): boolean => RANGE.test(keyOf(header));

const MONEY = /^[$€£]?\s?\d[\d ,.]*\s?[$€£]?$/;
/** headers of columns whose numbers are no amounts of a place */
const OTHER_NUMBERS =
  /\b(?:total|totals|totaux|sum|somme|laps|tours|entries|inscrits|riders|pilotes|year|annee|age|no|id|code)\b/;

export interface ClassColumns {
  readonly fields: ReadonlyMap<ClassField, number>;
  /** columns of places, in the order of the places */
  readonly places: readonly (readonly [place: number, column: number])[];
  readonly problems: readonly {
    readonly line: number;
    readonly column: string | null;
    readonly value: string | null;
    readonly code: ColumnProblemCode;
    readonly at: number;
  }[];
}

export const isClassHeader = ({ cells }: SheetRow): boolean =>
  cells.some((it) => ['class', 'classe'].includes(trimmed(it).toLowerCase()));

/** What the columns of a file of classes are. `below`: its rows, which tell whether an unknown column has amounts. */
export const classColumns = ({ line, cells }: SheetRow, below: readonly SheetRow[]): ClassColumns => {
  const fields = new Map<ClassField, number>();
  const places = new Map<number, number>();
  const problems: ClassColumns['problems'][number][] = [];
  const unknown: number[] = [];
  const say = (code: ColumnProblemCode, at: number): void => {
    const header = trimmed(cells[at]).slice(0, 200) || null;
    problems.push({ line, column: header, value: header, code, at });
  };
  for (const [at, cell] of cells.entries()) {
    const header = trimmed(cell);
    const field = KEYWORDS.get(header);
    const place = header.length > 40 ? undefined : placeOf(header);
    if (field) {
      if (fields.has(field)) say('HEADER_TWICE', at);
      else fields.set(field, at);
    } else if (LOWER.has(header.toLowerCase()) || (ANY_PLACE.test(header) && !PLACE.test(header)))
      say('HEADER_CASE', at);
    else if (place === undefined) unknown.push(at);
    else if (place < 1 || place > MOST_PLACES) say('PLACE_OUT_OF_RANGE', at);
    else if (places.has(place)) say('HEADER_TWICE', at);
    else places.set(place, at);
  }
  const paid = unknown.filter((at) => below.some((row) => MONEY.test(trimmed(row.cells[at]))));
  const unclear = paid.find(
    (at) => isRange(trimmed(cells[at])) || (places.size === 0 && !OTHER_NUMBERS.test(nameKey(trimmed(cells[at])))),
  );
  if (unclear !== undefined && problems.length === 0) say('PLACES_UNCLEAR', unclear);
  return { fields, places: [...places].toSorted(([a], [b]) => a - b), problems };
};
