import { expect, it } from '@jest/globals';
import { one } from './testing/reading.js';
import { workbook } from './testing/workbook.js';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const styles = (strike: string): string =>
  `<styleSheet ${MAIN}><fonts count="3"><font/><font><b/></font><font>${strike}<sz val="11"/></font></fonts>` +
  '<fills><fill/></fills><cellXfs count="3"><xf fontId="0"/><xf fontId="1"/><xf applyFont="1" fontId="2"/></cellXfs>' +
  '</styleSheet>';
const cell = (at: string, text: string, more = ''): string =>
  `<c r="${at}" ${more} t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (line: number, texts: readonly string[], more = ''): string =>
  `<row r="${line}">${texts.map((it, at) => cell(`${'ABC'[at]}${line}`, it, more)).join('')}</row>`;
const file = (strike: string): Buffer => {
  const rows = [
    row(1, ['Pos', 'No', 'Rider'], 's="1"'),
    row(2, ['1', '21', 'Ann Lee'], 's="2"'),
    row(3, ['2', '5', 'Bo Ek']),
  ];
  return workbook(`<sheetData>${rows.join('')}</sheetData>`, { 'xl/styles.xml': styles(strike) });
};

it('a row that is struck out is asked about, left out or counted', async () => {
  const open = await one(file('<strike/>'));
  expect(open.questions.map((it) => [it.code, it.line, it.samples])).toEqual([['STRUCK_ROWS', 2, ['1, 21, Ann Lee']]]);
  expect(open.problems.map((it) => it.code)).toEqual(['ROW_STRUCK_OUT']);
});
it.each(['', '<strike val="0"/>', '<u/>'])('other fonts say nothing: %s', async (strike) =>
  expect((await one(file(strike))).questions).toEqual([]),
);
it('a text of which a part is struck out, too', async () => {
  const texts =
    `<sst ${MAIN} count="3" uniqueCount="3"><si><t>Pos</t></si><si><t>Rider</t></si>` +
    '<si><r><rPr><strike/></rPr><t>Ann Lee</t></r><r><t> DQ?</t></r></si></sst>';
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const targets = { worksheet: 'worksheets/sheet1.xml', sharedStrings: 'sharedStrings.xml' };
  const shared = (at: string, nth: number): string => `<c r="${at}" t="s"><v>${nth}</v></c>`;
  const book = workbook(
    `<sheetData><row r="1">${shared('A1', 0)}${shared('B1', 1)}</row><row r="2"><c r="A2"><v>1</v></c>${shared('B2', 2)}</row></sheetData>`,
    {
      'xl/sharedStrings.xml': texts,
      'xl/_rels/workbook.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        Object.entries(targets)
          .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${types}/${type}" Target="${target}"/>`)
          .join('') +
        '</Relationships>',
    },
  );
  expect((await one(book)).questions.map((it) => [it.code, it.line])).toContainEqual(['STRUCK_ROWS', 2]);
});
