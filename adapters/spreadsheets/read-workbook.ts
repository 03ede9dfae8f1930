import type { Sheet, SheetProblem } from '@rrr/core/imports';
import { read, type WorkBook } from 'xlsx';
import type { Limits } from './limits.js';
import { notReadable, Refused } from './refused.js';
import { type SheetCells, sheetCells } from './sheet-cells.js';
import { storedZip } from './stored-zip.js';
import { unsavedFormulas } from './unsaved-formulas.js';
import { readZip } from './zip-directory.js';

const CONTENT_TYPES = '[Content_Types].xml';
/** parts that affect cells; no pictures, and no parts that declare another document type */
const OPENED = /^(?:\[Content_Types\]\.xml|xl\/.+\.(?:xml|bin|rels))$/;

const countOf = (bytes: Buffer, text: string): number => {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
};

interface Checked {
  /** only the checked parts, repacked without compression, so that the library opens exactly what was checked */
  readonly bytes: Buffer;
  readonly problems: readonly SheetProblem[];
}

/** @throws Refused before parsing any cell, when the parts are too large or there is no workbook */
const checkPacked = (bytes: Buffer, limits: Limits): Checked => {
  const zip = readZip(bytes, limits.unpackedBytes);
  const names = zip.entries.map((it) => it.name);
  if (!names.includes(CONTENT_TYPES) || !names.some((it) => /^xl\/workbook\.(?:xml|bin)$/.test(it)))
    throw notReadable('binary');
  const parts = new Map<string, Buffer>();
  const problems: SheetProblem[] = [];
  let rows = 0;
  for (const entry of zip.entries) {
    if (!OPENED.test(entry.name)) continue;
    const part = zip.unpack(entry);
    if (entry.name.startsWith('xl/worksheets/')) {
      rows += countOf(part, '<row ') + countOf(part, '<row>');
      if (rows > limits.rows) throw new Refused({ code: 'FILE_TOO_LARGE', what: 'rows', limit: limits.rows });
      if (entry.name.endsWith('.xml')) problems.push(...unsavedFormulas(part));
    }
    parts.set(entry.name, part);
  }
  return { bytes: storedZip(parts), problems };
};

const open = (bytes: Buffer): WorkBook => {
  try {
    // styles are needed to know which rows and columns are hidden
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles: true,
    });
  } catch (failed) {
    throw notReadable(failed instanceof Error && /password|encrypt/i.test(failed.message) ? 'password' : 'spreadsheet');
  }
};

/**
 * Rows of the first visible worksheet with content; rows without text are skipped. Other content, in other sheets or
 * hidden, is reported as a problem.
 * @throws Refused
 */
export const readWorkbook = (bytes: Buffer, limits: Limits): Pick<Sheet, 'rows' | 'name' | 'problems'> => {
  const checked = checkPacked(bytes, limits);
  const book = open(checked.bytes);
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const sheets = book.SheetNames.flatMap(
    (name, at): readonly (SheetCells & { readonly name: string; readonly shown: boolean })[] => {
      const sheet = book.Sheets[name];
      return sheet?.['!data']
        ? [{ name, shown: !book.Workbook?.Sheets?.[at]?.Hidden, ...sheetCells(sheet, date1904) }]
        : [];
    },
  );
  if (sheets.length === 0) throw notReadable('spreadsheet');
  if (sheets.reduce((sum, it) => sum + it.rows.length, 0) > limits.rows)
    throw new Refused({ code: 'FILE_TOO_LARGE', what: 'rows', limit: limits.rows });
  const filled = sheets.filter((it) => it.rows.length > 0 || it.problems.length > 0);
  const chosen = filled.find((it) => it.shown) ?? filled[0];
  if (!chosen) return { rows: [], problems: checked.problems };
  const others = filled.flatMap((sheet): readonly SheetProblem[] =>
    sheet === chosen && sheet.shown
      ? []
      : [
          {
            line: sheet.rows[0]?.line ?? 1,
            column: null,
            value: sheet.name,
            code: sheet.shown ? 'OTHER_SHEET' : 'HIDDEN_SHEET',
          },
        ],
  );
  const problems = [...others, ...chosen.problems, ...checked.problems];
  return { rows: chosen.rows, name: chosen.name, ...(problems.length > 0 ? { problems } : {}) };
};
