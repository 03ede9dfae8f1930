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
    .replace(/[&<>"]/g, (field) => ENTITIES[field] ?? field);

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Indexes of `cellXfs`. `text` stays text when it is edited (`quotePrefix`). */
export const STYLE = { plain: 0, header: 1, text: 2, money: 3, share: 4, day: 5, minute: 6 } as const;

/** Spreadsheets count days from here; before March 1900 they count one that never was, so such a day is a text. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DAY = '1900-03-01';
const DAY = 86_400_000;
/** @param at `2025-06-10` or `2025-06-10 11:00`; gives the number by which a spreadsheet knows it */
const serial = (at: string): number => {
  const time = Date.parse(`${at.slice(0, 10)}T${at.slice(11) || '00:00'}Z`);
  if (Number.isNaN(time)) throw new TypeError(`Not a date: ${at}`);
  // eight places tell a minute from the next
  return Number(((time - DAY_ZERO) / DAY).toFixed(8));
};

const text = (words: string, style?: number): string =>
  `<c t="inlineStr"${styled(style)}><is><t xml:space="preserve">${xml(words)}</t></is></c>`;
const number = (digits: string | number, style?: number): string => `<c${styled(style)}><v>${digits}</v></c>`;
const styled = (style?: number): string => (style === undefined ? '' : ` s="${style}"`);

/**
 * `style` is that of a text or an empty cell; numbers and dates have their own.
 *
 * @throws TypeError for NaN, infinite numbers and what is no date
 */
export const cellXml = (cell: Cell, style?: number): string => {
  if (cell === null || cell === '') return `<c${styled(style)}/>`;
  if (typeof cell === 'string') return text(cell, style);
  if ('number' in cell) {
    if (!NUMBER.test(cell.number)) throw new TypeError(`Not a number: ${cell.number}`);
    return number(cell.number, cell.shown && STYLE[cell.shown]);
  }
  const [at, own] = 'day' in cell ? [cell.day, STYLE.day] : [cell.minute, STYLE.minute];
  return at < FIRST_DAY ? text(at) : number(serial(at), own);
};

export const sheetHead = (widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}` +
  '</cols><sheetData>';
export const SHEET_TAIL = '</sheetData></worksheet>';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

export const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>` +
  `${numbers(sheets)
    .map((amount) => `<Override PartName="/xl/worksheets/sheet${amount}.xml" ContentType="${KIND}.worksheet+xml"/>`)
    .join('')}</Types>`;

export const PACKAGE_RELATIONS =
  `${XML}<Relationships xmlns="${RELATIONS}">` +
  `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** Worksheet names have at most 31 characters, and some characters are not allowed. */
const sheetName = (title: string, at: number): string =>
  `${[...title.replace(/[[\]:*?/\\']/g, ' ')].slice(0, 26).join('').trim()}${at === 1 ? '' : ` ${at}`}`;

export const workbook = (title: string, sheets: number): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers(sheets)
    .map((amount) => `<sheet name="${xml(sheetName(title, amount))}" sheetId="${amount}" r:id="rId${amount}"/>`)
    .join('')}</sheets></workbook>`;

export const workbookRelations = (sheets: number): string =>
  `${XML}<Relationships xmlns="${RELATIONS}">${numbers(sheets)
    .map(
      (amount) => `<Relationship Id="rId${amount}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${amount}.xml"/>`,
    )
    .join('')}` + `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** The formats that spreadsheets do not have built in under a number: those are 4 (`#,##0.00`) and 49 (text). */
const FORMATS = { 164: '0.0%', 165: 'yyyy-mm-dd', 166: 'yyyy-mm-dd hh:mm' };
const xf = (format: number, { font = 0, more = '' } = {}): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${more}/>`;
const shownAs = (format: number, more = ''): string => xf(format, { more: `${more} applyNumberFormat="1"` });

/** By the order of `STYLE`. */
const CELL_STYLES = [
  xf(0),
  xf(0, { font: 1, more: ' applyFont="1"' }),
  shownAs(49, ' quotePrefix="1"'),
  ...[4, 164, 165, 166].map((format) => shownAs(format)),
];
const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;
const fontOf = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
const fillOf = (pattern: string): string => `<fill><patternFill patternType="${pattern}"/></fill>`;

export const STYLES = [
  `${XML}<styleSheet xmlns="${MAIN}">`,
  list(
    'numFmts',
    Object.entries(FORMATS).map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
  ),
  list('fonts', [fontOf(''), fontOf('<b/>')]),
  list('fills', [fillOf('none'), fillOf('gray125')]),
  list('borders', ['<border/>']),
  list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
  list('cellXfs', CELL_STYLES),
  '</styleSheet>',
].join('');
