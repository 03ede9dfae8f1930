/** A cell that a spreadsheet would run as a formula is made plain text by an apostrophe. */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string): string => (/[",;\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as CSV that any spreadsheet opens rightly: UTF-8 with its mark, CRLF. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string => {
  const text = (cell: string | number | null) => quoted(typeof cell === 'number' ? String(cell) : harmless(cell ?? ''));
  return `\ufeff${rows.map((row) => row.map(text).join(',')).join('\r\n')}\r\n`;
};

/** Hands the reader a file made here. */
export const download = (name: string, text: string, type = 'text/csv;charset=utf-8'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has taken the file once the click's task is over.
  setTimeout(() => URL.revokeObjectURL(url));
};
