import type { Cell } from '@rrr/core/exports';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Most characters in a cell. */
const LONGEST = 32_767;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Removes characters that XML cannot contain, and escapes texts that spreadsheets would read as an escape. */
const xml = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_x(?=[0-9a-f]{4}_)/gi, '_x005F_x')
    .replace(/[&<>"]/g, (it) => ENTITIES[it] ?? it);

const NUMBER = /^-?\d+(\.\d+)?$/;

/** @throws TypeError for NaN and infinite numbers */
export const cellXml = (cell: Cell, style?: number): string => {
  const styled = style === undefined ? '' : ` s="${style}"`;
  if (cell === null || cell === '') return `<c${styled}/>`;
  if (typeof cell === 'string')
    return `<c t="inlineStr"${styled}><is><t xml:space="preserve">${xml(cell)}</t></is></c>`;
  if (!NUMBER.test(cell.number)) throw new TypeError(`Not a number: ${cell.number}`);
  return `<c${styled}><v>${cell.number}</v></c>`;
};

export const sheetHead = (widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
  `<cols>${widths.map((it, at) => `<col min="${at + 1}" max="${at + 1}" width="${it}" customWidth="1"/>`).join('')}</cols><sheetData>`;
export const SHEET_TAIL = '</sheetData></worksheet>';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

export const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>` +
  `${numbers(sheets)
    .map((it) => `<Override PartName="/xl/worksheets/sheet${it}.xml" ContentType="${KIND}.worksheet+xml"/>`)
    .join('')}</Types>`;

export const PACKAGE_RELATIONS = `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** Worksheet names have at most 31 characters, and some characters are not allowed. */
const sheetName = (title: string, at: number): string =>
  `${[...title.replace(/[[\]:*?/\\']/g, ' ')].slice(0, 26).join('').trim()}${at === 1 ? '' : ` ${at}`}`;

export const workbook = (title: string, sheets: number): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers(sheets)
    .map((it) => `<sheet name="${xml(sheetName(title, it))}" sheetId="${it}" r:id="rId${it}"/>`)
    .join('')}</sheets></workbook>`;

export const workbookRelations = (sheets: number): string =>
  `${XML}<Relationships xmlns="${RELATIONS}">${numbers(sheets)
    .map((it) => `<Relationship Id="rId${it}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${it}.xml"/>`)
    .join('')}` + `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** 0 plain, 1 header, 2 text that stays text when edited (`quotePrefix`). */
export const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>';
