import { zipOf } from './zip.js';

const NAMES = ['office', 'table', 'text', 'style', 'number', 'fo']
  .map((text) => `xmlns:${text}="urn:oasis:names:tc:opendocument:xmlns:${text}:1.0"`)
  .join(' ');

interface Parts {
  /** automatic styles of the content */
  readonly styles?: string;
  /** `styles.xml` */
  readonly common?: string;
  readonly manifest?: string;
}

/** An OpenDocument spreadsheet of these tables, written by hand, so that it can be wrong. */
export const opendocument = (tables: string, { styles = '', common = '', manifest = '' }: Parts = {}): Buffer =>
  zipOf(
    Object.entries({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'META-INF/manifest.xml': `<manifest:manifest>${manifest}</manifest:manifest>`,
      'styles.xml': `<office:document-styles ${NAMES}><office:styles>${common}</office:styles></office:document-styles>`,
      'content.xml':
        `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMES}><office:automatic-styles>${styles}` +
        `</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body>` +
        `</office:document-content>`,
    }).map(([name, data]) => ({ name, data: Buffer.from(data) })),
  );

export const textCell = (text: string, more = ''): string =>
  `<table:table-cell office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`;
export const numberCell = (value: string, more = ''): string =>
  `<table:table-cell office:value-type="float" office:value="${value}"${more}><text:p>${value}</text:p></table:table-cell>`;
/** A cell as it is written, a number, or a text. */
const cellOf = (text: string): string => {
  if (text.startsWith('<')) return text;
  return /^\d+$/.test(text) ? numberCell(text) : textCell(text);
};
export const tableRow = (cells: readonly string[], more = ''): string =>
  `<table:table-row${more}>${cells.map(cellOf).join('')}</table:table-row>`;
export const table = (rows: string, name = 'Results', more = ''): string =>
  `<table:table table:name="${name}"${more}>${rows}</table:table>`;
