import { toCsv } from './csv.js';

const textOf = (cell: Element): string => {
  const copy = cell.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('br')) element.replaceWith(' ');
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};
const MOST_SPAN = 100;
const spanOf = (cell: HTMLTableCellElement, of: 'colSpan' | 'rowSpan'): number =>
  Math.min(Math.max(cell[of], 1), MOST_SPAN);

/** The cells of the tables of a web page, one table after the other; what a merged cell covers is empty. */
export const cellsOfHtml = (html: string): readonly (readonly string[])[] => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const tables = [...page.querySelectorAll('table')].filter((element) => !element.parentElement?.closest('table'));
  return tables.flatMap((table) => {
    const covered = new Map<string, true>();
    return [...table.rows].map((row, y) => {
      const cells: string[] = [];
      for (const cell of row.cells) {
        while (covered.has(`${y}/${cells.length}`)) cells.push('');
        const [x, wide, high] = [cells.length, spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')];
        for (let down = 1; down < high; down += 1)
          for (let right = 0; right < wide; right += 1) covered.set(`${y + down}/${x + right}`, true);
        cells.push(textOf(cell), ...Array<string>(wide - 1).fill(''));
      }
      return cells;
    });
  });
};

/** A file of what was pasted: the tables of a web page or spreadsheet, or text as it is. Undefined for nothing. */
export const pastedFile = ({ html, text }: { html: string; text: string }, name: string): File | undefined => {
  const rows = /<table/i.test(html) ? cellsOfHtml(html).filter((row) => row.some((value) => value !== '')) : [];
  const content = rows.length > 0 ? toCsv(rows) : text;
  return content.trim() === '' ? undefined : new File([content], name, { type: 'text/csv' });
};
