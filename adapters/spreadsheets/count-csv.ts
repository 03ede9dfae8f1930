import type { Limits } from './limits.js';
import { tooLarge } from './refused.js';

const [LF, CR] = [10, 13];

/**
 * Counts the separators of a CSV before it is parsed, also those within quotes: no table has a thousand in one line.
 * @throws Refused for too many columns or cells, or a line that is too long
 */
export const countCsv = (bytes: Uint8Array, delimiter: string, limits: Limits): void => {
  const [first = 0, ...more] = Buffer.from(delimiter);
  let [columns, cells, start] = [1, 0, 0];
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === first && more.every((value, nth) => bytes[at + 1 + nth] === value)) {
      if ((columns += 1) > limits.columns) throw tooLarge('columns', limits.columns);
    } else if (byte === LF || byte === CR || byte === undefined) {
      if (at - start > limits.line) throw tooLarge('line', limits.line);
      if (at > start && (cells += columns) > limits.cells) throw tooLarge('cells', limits.cells);
      [columns, start] = [1, at + 1];
    }
  }
};
