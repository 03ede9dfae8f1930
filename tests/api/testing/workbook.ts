import { zipOf } from '@rrr/spreadsheets/testing';
import { Buffer } from 'node:buffer';

const OFFICE = 'http://schemas.openxmlformats.org';
const SPREADSHEET = `${OFFICE}/spreadsheetml/2006/main`;
const PACKAGE = `${OFFICE}/package/2006`;
const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cell = (text: string, name: string): string =>
  `<c r="${name}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

/** A worksheet of two columns; `about` goes into the third row's tag, `behind` after the cells. */
export const worksheet = (rows: readonly (readonly [string, string])[], about: string, behind: string): string => {
  const lines = rows.map(([first, second], at) => {
    const tag = `<row r="${at + 1}"${at === 2 ? about : ''}>`;
    return `${tag}${cell(first, `A${at + 1}`)}${cell(second, `B${at + 1}`)}</row>`;
  });
  return `<worksheet xmlns="${SPREADSHEET}"><sheetData>${lines.join('')}</sheetData>${behind}</worksheet>`;
};

const part = (name: string, ...xml: readonly string[]) => ({ name, data: Buffer.from(xml.join('')) });

/** An XLSX file of these worksheets. */
export const workbook = (...sheets: readonly string[]): Buffer => {
  const each = (line: (n: number) => string) => sheets.map((_, at) => line(at + 1)).join('');
  return zipOf([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types">`,
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
      each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`),
      '</Types>',
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}"><sheets>`,
      each((n) => `<sheet name="Sheet ${n}" sheetId="${n}" r:id="rId${n}"/>`),
      '</sheets></workbook>',
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">`,
      each((n) => `<Relationship Id="rId${n}" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet${n}.xml"/>`),
      '</Relationships>',
    ),
    ...sheets.map((xml, at) => part(`xl/worksheets/sheet${at + 1}.xml`, xml)),
  ]);
};
