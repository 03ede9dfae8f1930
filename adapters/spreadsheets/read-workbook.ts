import type { SheetRow } from '@rrr/core/imports';
import { type CellObject, read, type WorkBook } from 'xlsx';
import { cellText } from './cell-text.js';
import { workbookStream } from './compound-file.js';
import type { Limits } from './limits.js';
import { notReadable, Refused } from './refused.js';
import { storedZip } from './stored-zip.js';
import { readZip } from './zip-directory.js';

/** columns right of this one are no table of results */
const LAST_COLUMN = 1000;
const CONTENT_TYPES = '[Content_Types].xml';
/** what cells are made of: no pictures, and nothing that makes another sort of document of it */
const OPENED = /^(?:\[Content_Types\]\.xml|xl\/.+\.(?:xml|bin|rels))$/;
const SHEET = /<(?:\w+:)?sheet\b[^>]*>/g;

const countOf = (bytes: Buffer, text: string): number => {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
};

interface Checked {
  /** the parts that were looked through and no others, packed no more: what is opened is what was checked */
  readonly bytes: Buffer;
  /** index of the first sheet that is shown; undefined for a binary workbook, which must be opened to know */
  readonly firstShown?: number;
}

/** @throws Refused before any cell is made, when the parts are too large or no workbook is among them */
const checkPacked = (bytes: Buffer, limits: Limits): Checked => {
  const zip = readZip(bytes, limits.unpackedBytes);
  const names = zip.entries.map((it) => it.name);
  if (!names.includes(CONTENT_TYPES) || !names.some((it) => /^xl\/workbook\.(?:xml|bin)$/.test(it))) throw notReadable('binary');
  const parts = new Map<string, Buffer>();
  for (const entry of zip.entries) {
    if (!OPENED.test(entry.name)) continue;
    const part = zip.unpack(entry);
    const rows = entry.name.startsWith('xl/worksheets/') ? countOf(part, '<row ') + countOf(part, '<row>') : 0;
    if (rows > limits.rows) throw new Refused({ code: 'FILE_TOO_LARGE', what: 'rows', limit: limits.rows });
    parts.set(entry.name, part);
  }
  const hidden = (parts.get('xl/workbook.xml')?.toString('utf8').match(SHEET) ?? []).map((it) => /\bstate=["'](?:hidden|veryHidden)["']/.test(it));
  return { bytes: storedZip(parts), ...(parts.has('xl/workbook.xml') ? { firstShown: Math.max(0, hidden.indexOf(false)) } : {}) };
};

const open = (bytes: Buffer, limits: Limits, sheet: number | undefined): WorkBook => {
  try {
    return read(bytes, { type: 'buffer', dense: true, cellNF: true, cellFormula: false, cellHTML: false, sheetRows: limits.rows + 1, ...(sheet === undefined ? {} : { sheets: sheet }) });
  } catch (failed) {
    throw notReadable(failed instanceof Error && /password|encrypt/i.test(failed.message) ? 'password' : 'spreadsheet');
  }
};

/**
 * Rows of the first worksheet that is not hidden; rows without any text are left out.
 * @throws Refused
 */
export const readWorkbook = (bytes: Buffer, packed: 'zip' | 'compound', limits: Limits): readonly SheetRow[] => {
  const { bytes: checked, firstShown }: Checked = packed === 'zip' ? checkPacked(bytes, limits) : { bytes: workbookStream(bytes) };
  const book = open(checked, limits, firstShown);
  const shown = firstShown ?? Math.max(0, book.SheetNames.findIndex((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden));
  const grid = book.Sheets[book.SheetNames[shown] ?? '']?.['!data'] as readonly (readonly (CellObject | undefined)[] | undefined)[] | undefined;
  if (!grid) throw notReadable('spreadsheet');
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const rows: SheetRow[] = [];
  // forEach passes over the holes of a sparse grid
  grid.forEach((row, at) => {
    const cells: string[] = [];
    row?.forEach((cell, column) => {
      if (column < LAST_COLUMN) cells[column] = cellText(cell, date1904);
    });
    if (!cells.some((it) => it.trim() !== '')) return;
    if (rows.length === limits.rows) throw new Refused({ code: 'FILE_TOO_LARGE', what: 'rows', limit: limits.rows });
    rows.push({ line: at + 1, cells: Array.from(cells, (it) => it ?? '') });
  });
  return rows;
};
