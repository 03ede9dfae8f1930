import type { Cell, WrittenSheet } from '@rrr/core/exports';
import { looksLikeFormula } from './harmless.js';
import {
  cellXml,
  contentTypes,
  PACKAGE_RELATIONS,
  sheetHead,
  SHEET_TAIL,
  STYLE,
  STYLES,
  workbook,
  workbookRelations,
} from './workbook-parts.js';
import { type ZipEntry, zipStream } from './zip-stream.js';

/** Most rows in a worksheet, including the header. */
const MOST_ROWS = 1_048_576;

const styleOf = (cell: Cell): number | undefined =>
  typeof cell === 'string' && looksLikeFormula(cell) ? STYLE.text : undefined;
const rowXml = (number: number, cells: readonly Cell[], style?: number): string =>
  `<row r="${number}">${cells.map((cell) => cellXml(cell, style ?? styleOf(cell))).join('')}</row>`;

/** Splits rows into worksheets; `next` tells whether another one follows. */
interface Source {
  readonly rows: AsyncIterator<readonly (readonly Cell[])[]>;
  left: readonly (readonly Cell[])[];
  done: boolean;
}

async function* worksheet({ columns }: WrittenSheet, source: Source, mostRows: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    sheetHead(columns.map((column) => column.width)) +
      rowXml(
        1,
        columns.map((column) => column.header),
        STYLE.header,
      ),
  );
  let number = 1;
  while (number < mostRows) {
    if (source.left.length === 0) {
      const next = await source.rows.next();
      if (next.done) {
        source.done = true;
        break;
      }
      source.left = next.value;
    }
    const some = source.left.slice(0, mostRows - number);
    source.left = source.left.slice(some.length);
    const from = number + 1;
    number += some.length;
    if (some.length > 0) yield Buffer.from(some.map((cells, at) => rowXml(from + at, cells)).join(''));
  }
  yield Buffer.from(SHEET_TAIL);
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function* parts(sheet: WrittenSheet, source: Source, mostRows: number): AsyncGenerator<ZipEntry> {
  let sheets = 0;
  do {
    sheets += 1;
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: worksheet(sheet, source, mostRows) };
    if (source.left.length === 0 && !source.done) {
      const next = await source.rows.next();
      source.done = next.done === true;
      source.left = next.done ? [] : next.value;
    }
  } while (!source.done || source.left.length > 0);
  yield { name: '[Content_Types].xml', content: once(contentTypes(sheets)) };
  yield { name: '_rels/.rels', content: once(PACKAGE_RELATIONS) };
  yield { name: 'xl/workbook.xml', content: once(workbook(sheet.title, sheets)) };
  yield { name: 'xl/_rels/workbook.xml.rels', content: once(workbookRelations(sheets)) };
  yield { name: 'xl/styles.xml', content: once(STYLES) };
}

/**
 * A spreadsheet (Office Open XML). Texts stay texts, whatever they begin with; rows beyond one worksheet continue in
 * the next.
 */
export async function* writeWorkbook(
  sheet: WrittenSheet,
  { mostRows = MOST_ROWS }: { readonly mostRows?: number } = {},
): AsyncGenerator<Uint8Array> {
  const rows = sheet.rows[Symbol.asyncIterator]();
  try {
    yield* zipStream(parts(sheet, { rows, left: [], done: false }, mostRows));
  } finally {
    await rows.return?.();
  }
}
