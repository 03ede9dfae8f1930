import { normalizeCell } from './cell.js';
import type { Header } from './find-header.js';
import { type Asking, choice } from './questions.js';
import { shown } from './shown.js';
import type { RowProblem } from './submitted-row.js';

const ID = 'struck-rows';

/** Asks whether rows that are struck out in the spreadsheet count, and takes them out of the header's rows if not. */
export const askStruckRows = (
  header: Header,
  asks: Asking,
): { readonly header: Header; readonly problems: readonly RowProblem[]; readonly leftOut: number } => {
  const struck = header.below.filter(
    (sheetRow) => sheetRow.struck && !sheetRow.placed && !asks.isLeftOut(sheetRow.line),
  );
  const [first] = struck;
  const none = { header, problems: [], leftOut: 0 };
  if (!first) return none;
  const textOf = ({ cells }: (typeof struck)[number]): string => cells.map(normalizeCell).filter(Boolean).join(', ');
  const answer = asks.ask(
    {
      id: ID,
      code: 'STRUCK_ROWS',
      line: first.line,
      column: null,
      samples: struck.map(textOf),
      rows: struck.length,
      choices: [choice('leave'), choice('count')],
    },
    struck.map((sheetRow) => sheetRow.line),
  );
  if (answer === 'count') return none;
  if (answer === undefined)
    return {
      ...none,
      problems: struck.map((sheetRow) => ({
        line: sheetRow.line,
        column: null,
        value: shown(textOf(sheetRow)),
        code: 'ROW_STRUCK_OUT',
        question: ID,
      })),
    };
  const left = new Set(struck);
  return {
    ...none,
    header: { ...header, below: header.below.filter((sheetRow) => !left.has(sheetRow)) },
    leftOut: struck.length,
  };
};
