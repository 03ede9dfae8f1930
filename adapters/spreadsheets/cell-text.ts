import { type CellObject, SSF } from 'xlsx';

const PLAIN_NUMBER = /^(?:general|@|[#,]*[0#](?:\.[0#?]+)?)(?:_\))?$/i;
const bare = (format: string): string => format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '');
const two = (part: number): string => String(part).padStart(2, '0');

const dateText = (days: number, date1904: boolean): string | undefined => {
  const date = SSF.parse_date_code(days, { date1904 }) as { y: number; m: number; d: number } | null;
  return date && date.d > 0 ? `${String(date.y).padStart(4, '0')}-${two(date.m)}-${two(date.d)}` : undefined;
};

/**
 * A cell's text as a person sees it: text unchanged, 1 instead of 1.0, dates as YYYY-MM-DD, other formats (percent,
 * money, times, leading zeros) as displayed, and formulas by their saved value.
 */
export const cellText = (cell: CellObject | undefined, date1904: boolean): string => {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 's') return String(cell.v);
  if (cell.t !== 'n' || typeof cell.v !== 'number') return cell.w ?? String(cell.v);
  const format = typeof cell.z === 'string' ? cell.z : 'General';
  if (SSF.is_date(format) && /[yd]/i.test(bare(format))) return dateText(cell.v, date1904) ?? cell.w ?? String(cell.v);
  // spreadsheets keep fifteen digits: 0.1 + 0.2 is shown as 0.3
  return PLAIN_NUMBER.test(format) || cell.w === undefined ? String(Number(cell.v.toPrecision(15))) : cell.w.trim();
};
