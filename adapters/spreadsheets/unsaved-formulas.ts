import type { SheetProblem } from '@rrr/core/imports';
import { utils } from 'xlsx';

const FORMULA =
  /<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>([^<]*)<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g;
const MOST = 20;

/** Formulas without a stored value; programs that only write files do not compute them. An empty text is a value. */
export const unsavedFormulas = (part: Buffer): readonly SheetProblem[] => {
  if (!part.includes('<f') && !part.includes(':f')) return [];
  const found: SheetProblem[] = [];
  for (const [, about = '', formula = '', value] of part.toString('utf8').matchAll(FORMULA)) {
    if (value !== undefined && /\bt=["']str["']/.test(about)) continue;
    const at = /\br=["']([A-Z]{1,3}\d{1,7})["']/.exec(about)?.[1];
    const { r, c } = at === undefined ? { r: 0, c: -1 } : utils.decode_cell(at);
    found.push({
      line: r + 1,
      column: c < 0 ? null : utils.encode_col(c),
      value: `=${formula}`.slice(0, 200),
      code: 'FORMULA_WITHOUT_VALUE',
    });
    if (found.length === MOST) break;
  }
  return found;
};
