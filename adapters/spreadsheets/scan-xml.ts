import { notReadable } from './refused.js';
import type { Tally } from './tally.js';

const [LESS, MORE, SLASH, BANG, QUERY, COLON, SPACE, QUOTE, APOSTROPHE, EQUALS] = [
  60, 62, 47, 33, 63, 58, 32, 34, 39, 61,
];
const [LETTER_R] = [114];
const DEEPEST = 100;
const LONGEST_TAG = 1024 * 1024;
/** a format that Excel can write has 255 characters, each at most six bytes when escaped */
const LONGEST_FORMAT = 2000;

/** Receives the bytes of one part, chunk by chunk. Throws Refused as soon as a limit is passed. */
export interface PartScan {
  take(chunk: Uint8Array): void;
  end(): void;
}

interface Reference {
  readonly column: number | null;
  readonly row: number | null;
}
const NOWHERE: Reference = { column: null, row: null };

/** The largest column and row that any attribute whose name ends in `r` refers to, such as `r="AB12"`. */
const reference = (bytes: Uint8Array, from: number, to: number): Reference => {
  for (let at = from; at < to - 2; at += 1) {
    if (bytes[at] !== LETTER_R || bytes[at + 1] !== EQUALS) continue;
    if (bytes[at + 2] !== QUOTE && bytes[at + 2] !== APOSTROPHE) continue;
    let [column, row, next] = [0, 0, at + 3];
    for (let byte = bytes[next] ?? 0; byte >= 65 && byte <= 90; byte = bytes[++next] ?? 0)
      column = 26 * column + byte - 64;
    for (let byte = bytes[next] ?? 0; byte >= 48 && byte <= 57; byte = bytes[++next] ?? 0) row = 10 * row + byte - 48;
    return { column: column === 0 ? null : column, row: next === at + 3 ? null : row };
  }
  return NOWHERE;
};

const text = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');
const number = (tag: string, name: string): number =>
  Number(new RegExp(`\\b${name}=["'](\\d{1,9})["']`).exec(tag)?.[1] ?? 1);

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, value) => 26 * sum + value.charCodeAt(0) - 64, 0);
const areaOf = (tag: string): number => {
  const found = /\bref=["']\$?([a-z]{1,9})\$?(\d{1,9})(?::\$?([a-z]{1,9})\$?(\d{1,9}))?["']/i.exec(tag);
  if (!found) return 1;
  const [, column = '', row = '', toColumn = column, toRow = row] = found;
  return (1 + Math.abs(columnOf(toColumn) - columnOf(column))) * (1 + Math.abs(Number(toRow) - Number(row)));
};

/**
 * Counts the elements of an XML part without parsing it: every `<` counts, also in a comment, because the reader that
 * follows searches the same text. Types of document are refused; no spreadsheet declares one.
 */
export const scanXml = (tally: Tally): PartScan => {
  let rest: Uint8Array = new Uint8Array(0);
  let depth = 0;

  const element = (bytes: Uint8Array, from: number, to: number): void => {
    tally.other('tag');
    if (to - from > LONGEST_TAG) throw notReadable('crowded');
    if (bytes[to - 1] !== SLASH && (depth += 1) > DEEPEST) throw notReadable('crowded');
    let [start, end] = [from, from];
    for (; end < to; end += 1) {
      const byte = bytes[end] ?? 0;
      if (byte <= SPACE || byte === SLASH) break;
      if (byte === COLON) start = end + 1;
    }
    switch (end - start) {
      case 1:
        if (bytes[start] === 99) {
          const { column, row } = reference(bytes, end, to);
          tally.cell(column, row);
        }
        return;
      case 2:
      case 3:
      case 5:
      case 6:
      case 9:
        return named(text(bytes, start, end), bytes, end, to);
    }
  };

  const named = (name: string, bytes: Uint8Array, end: number, to: number): void => {
    switch (name) {
      case 'row':
        return tally.row(reference(bytes, end, to).row);
      case 'si':
        return tally.sharedText();
      case 'xf':
        return tally.other('style');
      case 'sheet':
        return tally.sheet();
      case 'mergeCell':
        return tally.other('merge');
      case 'hyperlink':
        return tally.area(areaOf(text(bytes, end, to)));
      case 'numFmt':
        if (to - end > LONGEST_FORMAT) throw notReadable('crowded');
        return tally.other('format');
      case 'col': {
        const tag = text(bytes, end, to);
        return tally.columnWidth(Math.max(0, number(tag, 'max') - number(tag, 'min')) + 1);
      }
    }
  };

  return {
    take: (chunk) => {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let at = 0;
      for (;;) {
        while (at < bytes.length && bytes[at] !== LESS) at += 1;
        let end = at + 1;
        while (end < bytes.length && bytes[end] !== MORE) end += 1;
        if (end >= bytes.length) break;
        const first = bytes[at + 1];
        if (first === SLASH) depth = Math.max(0, depth - 1);
        else if (first === BANG) {
          if (/^!(?:doctype|entity)/i.test(text(bytes, at + 1, Math.min(end, at + 12))))
            throw notReadable('spreadsheet');
        } else if (first !== QUERY) element(bytes, at + 1, end);
        at = end + 1;
      }
      rest = bytes.subarray(at);
      if (rest.length > LONGEST_TAG) throw notReadable('crowded');
    },
    end: () => tally.endPart(),
  };
};
