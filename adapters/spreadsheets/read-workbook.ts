import type { Sheet, SheetProblem, Worksheet } from '@rrr/core/imports';
import { read, type WorkBook } from 'xlsx';
import { checkContent } from './check-opendocument.js';
import type { Limits } from './limits.js';
import { otherZip } from './kind-of.js';
import { notReadable, tooLarge } from './refused.js';
import { scanRecords } from './scan-records.js';
import { scanXml } from './scan-xml.js';
import { type SheetCells, sheetCells } from './sheet-cells.js';
import { storedZip } from './stored-zip.js';
import { struckRows } from './struck-rows.js';
import { tally } from './tally.js';
import { unsavedFormulas } from './unsaved-formulas.js';
import { withFills } from './with-fills.js';
import { plainXml } from './xml-tags.js';
import { readZip, type Zip } from './zip-directory.js';

const CONTENT_TYPES = '[Content_Types].xml';
/** parts that affect cells; no pictures, and no parts that declare another document type */
const OPENED = /^(?:\[Content_Types\]\.xml|xl\/.+\.(?:xml|bin|rels))$/;
/** parts that the library reads and no import needs */
const LEFT_OUT =
  /^xl\/(?:worksheets\/_rels|drawings|charts|comments|threadedComments|externalLinks|pivot|tables|queryTables|printerSettings|embeddings|ctrlProps|activeX|media|calcChain|vba|revisions|ink|diagrams|slicer)/i;

/** what an OpenDocument says of itself, and all that the library needs to know of it */
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.spreadsheet';
const MANIFEST = 'META-INF/manifest.xml';
const NO_PROGRAM = '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>';

interface Checked {
  readonly encoding: 'xlsx' | 'ods';
  /** only the checked parts, repacked without compression, so that the library opens exactly what was checked */
  readonly bytes: Buffer;
  readonly problems: readonly SheetProblem[];
  /** rows with struck out text */
  readonly struck: ReadonlySet<number>;
  /** tells the book of the library what is hidden, when the library does not find it itself */
  hide?(book: WorkBook): void;
}

/** @throws Refused before parsing any cell, when the parts hold more than a table or there is no workbook */
const checkPacked = async (bytes: Buffer, limits: Limits): Promise<Checked> => {
  const zip = readZip(bytes, limits.unpackedBytes);
  const names = zip.entries.map((entry) => entry.name);
  if (names.includes('content.xml') && (await textOf(zip, 'mimetype')).startsWith(OPEN_DOCUMENT))
    return checkOpenDocument(zip, limits);
  if (!names.includes(CONTENT_TYPES) || !names.some((name) => /^xl\/workbook\.(?:xml|bin)$/.test(name)))
    throw notReadable(otherZip(names));
  const parts = new Map<string, Buffer>();
  const counted = tally(limits);
  for (const entry of zip.entries) {
    if (!OPENED.test(entry.name) || LEFT_OUT.test(entry.name)) continue;
    const scan = entry.name.endsWith('.bin') ? scanRecords(counted) : scanXml(counted);
    parts.set(entry.name, await zip.unpack(entry, scan.take));
    scan.end();
  }
  const problems = [...parts].flatMap(([name, part]) =>
    name.startsWith('xl/worksheets/') && name.endsWith('.xml') ? unsavedFormulas(part) : [],
  );
  return { encoding: 'xlsx', bytes: storedZip(withFills(parts)), problems, struck: struckRows(parts) };
};

const textOf = async (zip: Zip, name: string): Promise<string> => {
  const entry = zip.entries.find((candidate) => candidate.name === name);
  return entry ? (await zip.unpack(entry, () => undefined)).toString('utf8') : '';
};

/** @throws Refused before parsing any cell, when the document holds more than a table or is behind a password */
const checkOpenDocument = async (zip: Zip, limits: Limits): Promise<Checked> => {
  if ((await textOf(zip, MANIFEST)).includes('encryption-data')) throw notReadable('password');
  const styles = plainXml(await textOf(zip, 'styles.xml'));
  const content = plainXml(await textOf(zip, 'content.xml'));
  const found = checkContent(content, styles, tally(limits));
  const parts = [
    ['mimetype', OPEN_DOCUMENT],
    [MANIFEST, NO_PROGRAM],
    ['content.xml', content],
    ['styles.xml', styles],
  ] as const;
  return { encoding: 'ods', bytes: storedZip(parts), ...found };
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
export const readWorkbook = async (bytes: Buffer, limits: Limits): Promise<Omit<Sheet, 'format'>> => {
  const checked = await checkPacked(bytes, limits);
  const book = open(checked.bytes);
  checked.hide?.(book);
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const sheets = book.SheetNames.flatMap(
    (name, at): readonly (SheetCells & { readonly name: string; readonly shown: boolean })[] => {
      const sheet = book.Sheets[name];
      return sheet?.['!data']
        ? [{ name, shown: !book.Workbook?.Sheets?.[at]?.Hidden, ...sheetCells(sheet, date1904, limits) }]
        : [];
    },
  );
  if (sheets.length === 0) throw notReadable('spreadsheet');
  if (sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0) > limits.rows) throw tooLarge('rows', limits.rows);
  const filled = sheets.filter((sheet) => sheet.rows.length > 0 || sheet.problems.length > 0);
  const chosen = filled.find((item) => item.shown) ?? filled[0];
  if (!chosen) return { encoding: checked.encoding, rows: [], problems: checked.problems };
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
  const worksheet = (sheet: (typeof sheets)[number], about: readonly SheetProblem[]): Worksheet => ({
    name: sheet.name,
    rows: sheet.rows.map((row) => (checked.struck.has(row.line) ? { ...row, struck: true } : row)),
    ...(about.length > 0 ? { problems: about } : {}),
  });
  const hidden = others.filter((other) => other.code === 'HIDDEN_SHEET');
  const more = filled
    .filter((item) => item !== chosen && item.shown)
    .map((item) => worksheet(item, [...hidden, ...item.problems, ...checked.problems]));
  return { encoding: checked.encoding, ...worksheet(chosen, problems), ...(more.length > 0 ? { others: more } : {}) };
};
