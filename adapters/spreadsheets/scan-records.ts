import { notReadable } from './refused.js';
import type { PartScan } from './scan-xml.js';
import type { Tally } from './tally.js';

/** Types of records of a binary workbook (MS-XLSB) that are counted. Cells are 1 to 18. */
const [ROW, LAST_CELL, TEXT, FORMAT, STYLE, COLUMN, SHEET, MERGE, LINK] = [0, 18, 19, 44, 47, 60, 156, 176, 494];
/** cells from here on follow the one before them */
const SHORT_CELL = 12;
const LONGEST = 1024 * 1024;

/** Counts the records of a binary part without parsing it. */
export const scanRecords = (tally: Tally): PartScan => {
  let rest: Buffer = Buffer.alloc(0);

  const record = (type: number, data: Buffer): void => {
    tally.other('tag');
    const at = (offset: number): number => (data.length >= offset + 4 ? data.readUInt32LE(offset) : 0);
    if (type === ROW) return tally.row(at(0) + 1);
    if (type <= LAST_CELL) return tally.cell(type >= SHORT_CELL ? null : at(0) + 1, null);
    if (type === TEXT) return tally.sharedText();
    if (type === FORMAT) return tally.other('format');
    if (type === STYLE) return tally.other('style');
    if (type === SHEET) return tally.sheet();
    if (type === MERGE) return tally.other('merge');
    if (type === COLUMN) return tally.columnWidth(Math.max(0, at(4) - at(0)) + 1);
    if (type === LINK) return tally.area((1 + Math.abs(at(4) - at(0))) * (1 + Math.abs(at(12) - at(8))));
  };

  const next = (bytes: Buffer, from: number): number | null => {
    let at = from;
    if (at + 2 > bytes.length) return null;
    let type = bytes[at++] ?? 0;
    if (type & 0x80) type = (type & 0x7f) + (((bytes[at++] ?? 0) & 0x7f) << 7);
    let [length, more] = [0, true];
    for (let step = 0; more && step < 4; step += 1) {
      if (at >= bytes.length) return null;
      const byte = bytes[at++] ?? 0;
      length += (byte & 0x7f) * 128 ** step;
      more = (byte & 0x80) !== 0;
    }
    if (length > LONGEST) throw notReadable('crowded');
    if (at + length > bytes.length) return null;
    record(type, bytes.subarray(at, at + length));
    return at + length;
  };

  return {
    take: (chunk) => {
      const bytes = Buffer.concat([rest, chunk]);
      let at = 0;
      for (let end = next(bytes, 0); end !== null; end = next(bytes, at)) at = end;
      rest = bytes.subarray(at);
    },
    end: () => tally.endPart(),
  };
};
