type Row = readonly string[];

interface Written {
  readonly rows: readonly Row[];
  /** of each rider, what happened */
  readonly truth: readonly unknown[];
  readonly placeHeader: string;
}

/** The session that counts. */
export const MAIN = 'Main Event';

/** How a heat stands beside the main event: above it with a header of its own, or in rows that a column marks. */
export type Heat = 'above' | 'column';

/**
 * Adds a heat to a file of one class, in which the same number of riders finished; what really happened stays.
 *
 * @param headerAt Index of the header
 */
export const withHeat = <T extends Written>(file: T, headerAt: number, heat: Heat): T => {
  const top = file.rows[headerAt] ?? [];
  const place = top.indexOf(file.placeHeader);
  const [titles, body] = [file.rows.slice(0, headerAt), file.rows.slice(headerAt + 1)];
  const ofHeat = file.truth.map((_, nth) => top.map((_cell, at) => (at === place ? String(nth + 1) : `H${nth}`)));
  if (heat === 'above') return { ...file, rows: [...titles, ['Heat 1'], top, ...ofHeat, [MAIN], top, ...body] };
  const ended = (row: Row, text: string): Row => [...row, text];
  const said = (row: Row): string =>
    row.every((text, at) => text === top[at]) ? 'Session' : row.filter((text) => text !== '').length > 1 ? MAIN : '';
  return {
    ...file,
    rows: [
      ...titles.map((title) => ended(title, '')),
      ended(top, 'Session'),
      ...ofHeat.map((list) => ended(list, 'Heat 1')),
      ...body.map((list) => ended(list, said(list))),
    ],
  };
};
