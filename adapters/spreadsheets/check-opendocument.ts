import type { SheetProblem } from '@rrr/core/imports';
import { utils, type WorkBook } from 'xlsx';
import { notReadable } from './refused.js';
import { struckStyles } from './struck-styles.js';
import type { Tally } from './tally.js';
import { attributesOf, isClosed, tagsOf } from './xml-tags.js';

const MOST_PROBLEMS = 20;
const [LAST_ROW, LAST_COLUMN] = [1_048_576, 16_384];
/** more digits than any number has; the library writes them all out */
const MOST_DIGITS = 100;

/** What a table of an OpenDocument hides; the library does not tell. Rows and columns count from 0. */
interface Hidden {
  readonly table: boolean;
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

export interface CheckedContent {
  readonly problems: readonly SheetProblem[];
  /** rows, from 1, with struck out text */
  readonly struck: ReadonlySet<number>;
  /** tells the book of the library what is hidden. @throws Refused when its tables are not those that were checked */
  hide(book: WorkBook): void;
}

interface Cell {
  readonly from: number;
  readonly repeated: number;
}
interface Row {
  readonly at: number;
  readonly repeated: number;
  readonly hidden: boolean;
  readonly style: string | undefined;
  readonly cells: Cell[];
  /** the column of the next cell */
  next: number;
}

const times = (value: string | undefined, most: number): number => {
  if (value === undefined) return 1;
  if (!/^\d{1,7}$/.test(value)) throw notReadable('spreadsheet');
  const count = Math.max(1, Number(value));
  if (count > most) throw notReadable('spreadsheet');
  return count;
};
const isHidden = (visibility: string | undefined): boolean => visibility === 'collapse' || visibility === 'filter';

/**
 * Walks the tags of `content.xml` as the library does: counts what the library would make of repeated rows and cells, and
 * finds what it does not tell, which is what the document hides or strikes out. Both parts as `plainXml` gives them.
 * @throws Refused as soon as a limit is passed
 */
export const checkContent = (content: string, styles: string, counted: Tally): CheckedContent => {
  checkFormats(styles);
  checkFormats(content);
  const isStruck = struckStyles([styles, content]);
  const hiddenTables = hiddenTableStyles(content);
  const [struck, tables, problems] = [new Set<number>(), [] as Hidden[], [] as SheetProblem[]];
  let table: { rows: Set<number>; columns: Set<number>; styles: string[]; hidden: boolean; groups: number } | undefined;
  let row: Row | undefined;
  let [nextRow, nextColumn] = [0, 0];
  /** the open cell of a formula that has no value so far */
  let unsaved: string | undefined;

  const startCell = (about: ReadonlyMap<string, string>, closed: boolean, covered: boolean): void => {
    if (!row) throw notReadable('spreadsheet');
    const repeated = times(about.get('number-columns-repeated'), LAST_COLUMN);
    const from = row.next;
    row.next += repeated;
    if (row.next > LAST_COLUMN) throw notReadable('spreadsheet');
    const formula = about.get('formula');
    if (closed && !covered && formula !== undefined && !about.has('value-type')) saveProblem(row.at, from, formula);
    if (covered || (closed && about.get('value-type') !== 'string')) return;
    if (about.has('number-rows-spanned') || about.has('number-columns-spanned')) counted.other('merge');
    row.cells.push({ from, repeated: closed ? 1 : repeated });
    const style = about.get('style-name') ?? row.style ?? table?.styles[from];
    if (isStruck(style)) struck.add(row.at + 1);
    unsaved = formula !== undefined && !closed && !about.has('value-type') ? formula : undefined;
  };
  const saveProblem = (at: number, column: number, formula: string): void => {
    if (problems.length === MOST_PROBLEMS) return;
    problems.push({
      line: at + 1,
      column: utils.encode_col(column),
      value: `=${formula.replace(/^\w*:?=/, '')}`.slice(0, 200),
      code: 'FORMULA_WITHOUT_VALUE',
    });
  };
  const endRow = (ended: Row): void => {
    nextRow = ended.at + ended.repeated;
    if (nextRow > LAST_ROW) throw notReadable('spreadsheet');
    if (ended.cells.length === 0) return;
    if (ended.hidden) table?.rows.add(ended.at);
    for (let at = ended.at; at < nextRow; at += 1) {
      counted.row(at + 1);
      for (const { from, repeated } of ended.cells)
        for (let nth = 0; nth < repeated; nth += 1) counted.cell(from + nth + 1, at + 1);
    }
  };

  for (const [whole, end, name, more] of tagsOf(content)) {
    counted.other('tag');
    const [closing, closed] = [end === '/', isClosed(whole)];
    switch (name) {
      case 'table': {
        if (closing && table) {
          tables.push({ table: table.hidden, rows: table.rows, columns: table.columns });
          table = undefined;
        } else if (!closing && !closed) {
          if (table) throw notReadable('spreadsheet');
          counted.sheet();
          const hidden = hiddenTables.has(attributesOf(more).get('style-name') ?? '');
          table = { rows: new Set(), columns: new Set(), styles: [], hidden, groups: 0 };
          [nextRow, nextColumn] = [0, 0];
        }
        break;
      }
      case 'table-row-group': {
        if (!table) break;
        // a folded group hides its rows; those within it are folded too
        if (closing) table.groups = Math.max(0, table.groups - 1);
        else if (table.groups > 0 || attributesOf(more).get('display') === 'false') table.groups += 1;
        break;
      }
      case 'table-column': {
        if (!table || closing) break;
        const about = attributesOf(more);
        const count = times(about.get('number-columns-repeated'), LAST_COLUMN);
        counted.columnWidth(count);
        for (const last = nextColumn + count; nextColumn < last; nextColumn += 1) {
          if (isHidden(about.get('visibility'))) table.columns.add(nextColumn);
          table.styles[nextColumn] = about.get('default-cell-style-name') ?? '';
        }
        break;
      }
      case 'table-row': {
        if (!table) break;
        if (closing && row) endRow(row);
        const about = closing || closed ? undefined : attributesOf(more);
        row = about && {
          at: nextRow,
          repeated: times(about.get('number-rows-repeated'), LAST_ROW),
          hidden: table.groups > 0 || isHidden(about.get('visibility')),
          style: about.get('default-cell-style-name'),
          cells: [],
          next: 0,
        };
        break;
      }
      case 'covered-table-cell':
      case 'table-cell': {
        if (!table) break;
        if (!closing) startCell(attributesOf(more), closed, name !== 'table-cell');
        else if (unsaved !== undefined && row) saveProblem(row.at, row.next - 1, unsaved);
        if (closing) unsaved = undefined;
        break;
      }
      case 'p':
      case 'span': {
        if (!row || closing) break;
        unsaved = undefined;
        if (isStruck(attributesOf(more).get('style-name'))) struck.add(row.at + 1);
        break;
      }
    }
  }
  counted.endPart();
  return { problems, struck, hide: (book) => hideIn(book, tables) };
};

/** @throws Refused for a format with more digits than a number has */
const checkFormats = (part: string): void => {
  for (const [, digits = ''] of part.matchAll(/(?:digits|decimal-places)="([^"]*)"/gi))
    if (!(Number(digits) <= MOST_DIGITS)) throw notReadable('crowded');
};

/** The names of styles of tables that are not shown. */
const hiddenTableStyles = (content: string): ReadonlySet<string> => {
  const found = new Set<string>();
  let style = '';
  for (const [, end, name, more] of tagsOf(content)) {
    if (name === 'style' && end !== '/') style = attributesOf(more).get('name') ?? '';
    if (name === 'table-properties' && end !== '/' && attributesOf(more).get('display') === 'false') found.add(style);
    if (name === 'spreadsheet') break;
  }
  return found;
};

const hideIn = (book: WorkBook, tables: readonly Hidden[]): void => {
  const names = new Set(book.SheetNames);
  if (names.size !== book.SheetNames.length || names.size !== tables.length) throw notReadable('spreadsheet');
  const about = tables.map((table) => ({ Hidden: table.table ? (1 as const) : (0 as const) }));
  book.Workbook = { ...book.Workbook, Sheets: about };
  for (const [nth, name] of book.SheetNames.entries()) {
    const [sheet, hidden] = [book.Sheets[name], tables[nth]];
    if (!sheet || !hidden) continue;
    const [rows, columns] = [(sheet['!rows'] ??= []), (sheet['!cols'] ??= [])];
    for (const at of hidden.rows) rows[at] = { hidden: true };
    for (const at of hidden.columns) columns[at] = { hidden: true };
  }
};
