import { type OtherEncoding, decodedAs, ENCODINGS, sheetIn } from './encodings.js';
import type { Header } from './find-header.js';
import { isGarbledName, isGarbledText, isPlausibleName } from './garbled-text.js';
import { type Asking, choice, sampled } from './questions.js';
import { shown } from './shown.js';
import type { Sheet } from './sheet.js';
import type { ResultField, RowProblem } from './submitted-row.js';

const NAMES: readonly (ResultField | null)[] = ['riderName', 'firstName', 'lastName', 'hometown', 'city'];
const ID = 'encoding';
const MOST = 20;

const isOther = (value: string | undefined): value is OtherEncoding => ENCODINGS.some((encoding) => encoding === value);

interface Garbled {
  readonly line: number;
  readonly column: string | null;
  readonly text: string;
}

/** Garbled texts in the columns that are read; those that nobody reads do not count. */
const garbledIn = ({ columns, below }: Header, encoding: string): readonly Garbled[] => {
  const read = columns.filter((column) => column.field !== null);
  return below.flatMap(({ line, cells }) =>
    read.flatMap(({ index, header, field }): readonly Garbled[] => {
      const text = cells[index] ?? '';
      const garbled = NAMES.includes(field) ? isGarbledName(text, encoding) : isGarbledText(text, encoding);
      return garbled ? [{ line, column: header || null, text }] : [];
    }),
  );
};

/** The encodings in which none of the texts is garbled, with what they say there. */
const candidates = (texts: readonly string[]) =>
  ENCODINGS.flatMap((encoding) => {
    const told = texts.map((text) => decodedAs(text, encoding));
    return told.every((text) => text !== undefined && isPlausibleName(text))
      ? [choice('encoding', sampled(told as string[], 2).join(', '), encoding)]
      : [];
  });

/** The sheet in the encoding that was chosen, if one was. */
export const inChosenEncoding = (sheet: Sheet, asks: Asking): Sheet => {
  const chosen = asks.given(ID);
  return isOther(chosen) ? sheetIn(sheet, chosen) : sheet;
};

/**
 * Asks for the encoding of a file whose names look garbled, with the names as other encodings have them. `original`:
 * the file as it was sent, `header`: of it as it is read now.
 */
export const askEncoding = (
  { original, originalHeader, header }: { original: Sheet; originalHeader: Header; header: Header },
  asks: Asking,
): readonly RowProblem[] => {
  const garbled = garbledIn(originalHeader, original.encoding);
  const [first] = garbled;
  if (!first) return [];
  const choices = original.format === 'csv' ? candidates(garbled.map((item) => item.text)) : [];
  const problems = (open: readonly Garbled[], question?: string) =>
    open.slice(0, MOST).map(({ line, column, text }): RowProblem => {
      const problem = { line, column, value: shown(text), code: 'TEXT_GARBLED' } as const;
      return question === undefined ? problem : { ...problem, question };
    });
  const lost = garbled.some((candidate) => candidate.text.includes('\ufffd'));
  if (lost || (choices.length === 0 && original.encoding !== 'windows-1252'))
    return problems(garbledIn(header, original.encoding));
  const answer = asks.ask({
    id: ID,
    code: 'ENCODING',
    line: first.line,
    column: first.column,
    samples: garbled.map((item) => item.text),
    rows: new Set(garbled.map((item) => item.line)).size,
    choices: [...choices, choice('right')],
  });
  return answer === undefined ? problems(garbled, ID) : [];
};
