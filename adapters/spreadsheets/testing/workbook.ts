import { type Part, zipOf } from './zip.js';

const OFFICE = 'http://schemas.openxmlformats.org';
const TYPES = `${OFFICE}/officeDocument/2006/relationships`;
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PART_KINDS: Readonly<Record<string, string>> = {
  'xl/sharedStrings.xml': 'sharedStrings',
  'xl/styles.xml': 'styles',
  'xl/workbook.xml': 'sheet.main',
  'xl/worksheets/sheet1.xml': 'worksheet',
};

/** The parts of a workbook with one sheet, written by hand, so that they can be wrong; `more` adds or replaces parts. */
export const workbookParts = (sheet: string, more: Readonly<Record<string, string>> = {}): readonly Part[] => {
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml':
      `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${TYPES}">` +
      `<sheets><sheet name="R" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" ` +
      `Type="${TYPES}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main">${sheet}</worksheet>`,
    ...more,
  };
  const types = Object.keys(parts)
    .filter((name) => PART_KINDS[name])
    .map((name) => `<Override PartName="/${name}" ContentType="${KIND}.${PART_KINDS[name]}+xml"/>`)
    .join('');
  return Object.entries({
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types">${types}</Types>`,
    ...parts,
  }).map(([name, data]) => ({ name, data: Buffer.from(data) }));
};

export const workbook = (sheet: string, more: Readonly<Record<string, string>> = {}): Buffer =>
  zipOf(workbookParts(sheet, more));
