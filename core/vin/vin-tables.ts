import { type FieldColumns, type SheetRow, type TableKind, trimmed } from '../imports/index.js';
import { nameKey } from '../shared/index.js';
import { patternOf } from './pattern.js';
import { isVin, plainVin } from './vin.js';

const MODEL = ['model', 'bike', 'bike model', 'modele', 'model name'];
const YEAR = ['year', 'model year', 'my', 'annee', 'annee modele'];

const namer =
  <F extends string>(words: Readonly<Record<F, readonly string[]>>) =>
  ({ cells }: SheetRow): FieldColumns<F> =>
    new Map(
      (Object.entries(words) as [F, readonly string[]][]).flatMap(([field, own]) => {
        const at = cells.findIndex((cell) => own.includes(nameKey(cell)));
        return at < 0 ? [] : [[field, at] as const];
      }),
    );

export const isModelYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= 1980 && Number(text) <= 2099;
const hasLetterOrDigit = (text: string): boolean => /[\p{L}\d]/u.test(text);
/** a model such as "KX250" would be a pattern too */
const looksLikePattern = (text: string): boolean =>
  patternOf(text) !== null && (text.includes('*') || (text.length >= 8 && /\d/.test(text)));

type PatternField = 'model' | 'year' | 'pattern';
const namedInPatterns = namer<PatternField>({
  model: MODEL,
  year: YEAR,
  pattern: ['pattern', 'vin pattern', 'vin', 'vins', 'motif', 'motif niv', 'niv'],
});

/** VIN patterns as a table. */
export const PATTERN_TABLE: TableKind<PatternField> = {
  required: ['model', 'year', 'pattern'],
  isHeader: (row) => namedInPatterns(row).size === 3,
  named: namedInPatterns,
  isRow: ({ cells }, columns) =>
    isModelYear(trimmed(cells[columns.get('year') ?? -1])) &&
    patternOf(trimmed(cells[columns.get('pattern') ?? -1])) !== null,
  looks: [
    ['pattern', looksLikePattern],
    ['year', isModelYear],
    ['model', (text) => hasLetterOrDigit(text) && !looksLikePattern(text)],
  ],
};

type SoldField = 'vin' | 'model' | 'year';
const namedInSold = namer<SoldField>({
  vin: [
    'vin',
    'frame',
    'frame number',
    'frame no',
    'chassis',
    'chassis number',
    'niv',
    'numero de cadre',
    'no de cadre',
  ],
  model: MODEL,
  year: YEAR,
});

/** VINs that the brand sold as a table. */
export const SOLD_TABLE: TableKind<SoldField> = {
  required: ['vin'],
  isHeader: (row) => namedInSold(row).has('vin'),
  named: namedInSold,
  isRow: ({ cells }, columns) => isVin(plainVin(trimmed(cells[columns.get('vin') ?? -1]))),
  looks: [
    ['vin', (text) => isVin(plainVin(text))],
    ['year', isModelYear],
    ['model', (text) => hasLetterOrDigit(text) && !isVin(plainVin(text))],
  ],
};
