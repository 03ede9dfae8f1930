import { type Options, parse } from 'csv-parse/sync';

const unquoted = (cell: string): string => cell.replace(/^"|"$/g, '').replaceAll('""', '"');

const attempt = (line: string, options: Options): readonly string[] | undefined => {
  try {
    const [cells, ...more] = parse(line, {
      ...options,
      relax_column_count: true,
    }) as unknown as readonly (readonly string[])[];
    return more.length === 0 ? cells : undefined;
  } catch {
    return undefined;
  }
};

export interface Mended {
  readonly cells: readonly string[];
  /** index of the cell whose text was cut */
  readonly cut?: number;
}

/**
 * Cells of a line with a quote too many: read leniently, or the last cell's quote closed (its text was cut), or every
 * quote taken for a letter; whichever gives as many cells as other rows have, with no separator left among stray
 * quotes. Undefined when none does: then nobody can tell what was meant.
 */
export const mendLine = (line: string, delimiter: string, width: number | undefined): Mended | undefined => {
  const readings: readonly (readonly [isCut: boolean, read: () => readonly string[] | undefined])[] = [
    [false, () => attempt(line, { delimiter, relax_quotes: true })],
    [true, () => attempt(`${line}"`, { delimiter, relax_quotes: true })],
    [false, () => attempt(line, { delimiter, quote: false })?.map(unquoted)],
  ];
  for (const [isCut, read] of readings) {
    const cells = read();
    if (
      !cells ||
      (width !== undefined && cells.length !== width) ||
      cells.some((cell) => cell.includes('"') && cell.includes(delimiter))
    )
      continue;
    return isCut ? { cells, cut: cells.length - 1 } : { cells };
  }
  return undefined;
};
