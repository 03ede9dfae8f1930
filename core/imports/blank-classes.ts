import { normalizeCell } from './cell.js';
import type { Header } from './find-header.js';
import { type Asking, choice } from './questions.js';
import { typeAndPlace } from './read-place.js';
import type { RowProblem } from './submitted-row.js';

/** The cells with one written anew; a short row is filled up. */
const withCell = (cells: readonly string[], index: number, text: string): readonly string[] =>
  Array.from({ length: Math.max(cells.length, index + 1) }, (_, at) => (at === index ? text : (cells[at] ?? '')));

const ID = 'blank-classes';

/** Asks whether riders below a class are of it where only the first row names it, and writes the class into their rows. */
export const askBlankClasses = (
  header: Header,
  asks: Asking,
): { readonly header: Header; readonly problems: readonly RowProblem[] } => {
  const column = header.columns.find((candidate) => candidate.field === 'class');
  const place = header.columns.find((candidate) => candidate.field === 'place')?.index ?? -1;
  const above = new Map<number, string>();
  let last = '';
  for (const { line, cells } of column ? header.below : []) {
    const said = normalizeCell(cells[column?.index ?? -1]);
    if (said !== '') last = said;
    else if (last !== '' && typeAndPlace(normalizeCell(cells[place]))) above.set(line, last);
  }
  const [first] = above.keys();
  if (!column || first === undefined) return { header, problems: [] };
  const answer = asks.ask(
    {
      id: ID,
      code: 'BLANK_CLASSES',
      line: first,
      column: column.header || null,
      samples: [...above.values()],
      rows: above.size,
      choices: [choice('above'), choice('each')],
    },
    [...above.keys()],
  );
  if (answer === 'each') return { header, problems: [] };
  if (answer === 'above') {
    const below = header.below.map((row) => {
      const name = above.get(row.line);
      return name === undefined ? row : { ...row, cells: withCell(row.cells, column.index, name) };
    });
    return { header: { ...header, below }, problems: [] };
  }
  const problem = { column: column.header || null, value: null, code: 'CLASS_MISSING', question: ID } as const;
  return { header, problems: [...above.keys()].map((line) => ({ line, ...problem })) };
};
