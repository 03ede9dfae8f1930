import { normalizeCell } from './cell.js';
import { classKey } from './class-key.js';
import type { Column, Header } from './find-header.js';
import { headerKey } from './header-words.js';
import type { RowRead } from './read-row.js';
import { wholeHeader } from './whole-words.js';

/** The time of the whole race, not of a lap, a section or the day. */
const OF_TIME = wholeHeader(
  '(?:total|totalrace|race|elapsed|finish|overall|net|chip)?(?:time|tm)|total',
  'temps(?:total|decourse|final|net)?|(?:gesamt|renn|end)?zeit|tiempo(?:total)?|tempo(?:totale)?',
  '(?:total)?tid',
);
const OF_LAPS = /^(?:laps|lapscompleted|totallaps|tours|nbtours|nombredetours|runden|vueltas|giri|runder)$/;
const TIME = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,2}(?:[.,]\d{1,4})?)$/;

const seconds = (text: string): number | undefined => {
  const [, hours = '0', minutes, rest = ''] = TIME.exec(text) ?? [];
  return minutes === undefined
    ? undefined
    : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest.replace(',', '.'));
};
const lapsIn = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined);

interface Timed {
  readonly line: number;
  readonly place: number;
  readonly rider: string;
  readonly cells: readonly string[];
  readonly time: number | undefined;
  readonly laps: number | undefined;
}

/** What contradicts a place: the line, the column, and both riders with what stands in it. */
export interface Contradiction {
  readonly line: number;
  readonly column: string | null;
  readonly text: string;
}

/**
 * Finishers with more laps than the rider placed before them, with the same laps in less time, or in less time than the
 * winner of their class. Without laps only the winner's time says anything: who was lapped stops earlier.
 */
export const againstTime = (header: Header, finished: readonly RowRead[]): readonly Contradiction[] => {
  const unread = header.columns.filter((column) => column.field === null);
  const timeAt = unread.find((column) => OF_TIME.test(headerKey(column.header)));
  const lapsAt = unread.find((column) => OF_LAPS.test(headerKey(column.header)));
  if (!timeAt && !lapsAt) return [];
  const cellsOf = new Map(header.below.map((sheetRow) => [sheetRow.line, sheetRow.cells]));
  const classes = new Map<string, RowRead[]>();
  for (const read of finished) {
    const key = classKey(read.row?.className ?? '');
    const own = classes.get(key);
    if (own) own.push(read);
    else classes.set(key, [read]);
  }
  return [...classes.values()].flatMap((reads) => {
    const timed = reads
      .flatMap(({ line, row }): Timed[] => {
        const cells = cellsOf.get(line) ?? [];
        const read = <T>(column: Column | undefined, parse: (text: string) => T): T | undefined =>
          column && parse(normalizeCell(cells[column.index]));
        return row?.type === 'finished' && row.place !== null
          ? [
              {
                line,
                cells,
                place: row.place,
                rider: row.riderName,
                time: read(timeAt, seconds),
                laps: read(lapsAt, lapsIn),
              },
            ]
          : [];
      })
      .toSorted((a, b) => a.place - b.place);
    return timed.flatMap((item, nth): readonly Contradiction[] => {
      const before = timed[nth - 1];
      if (!before || before.place === item.place) return [];
      const said = (column: Column | undefined, other: Timed): readonly Contradiction[] =>
        column
          ? [{ line: item.line, column: column.header || null, text: [other, item].map(told(column)).join(', ') }]
          : [];
      if (before.laps !== undefined && item.laps !== undefined && before.laps !== item.laps)
        return item.laps > before.laps ? said(lapsAt, before) : [];
      const than = lapsAt ? before : timed[0];
      const isLess = than?.time !== undefined && item.time !== undefined && item.time < than.time;
      return isLess && than.laps === item.laps ? said(timeAt, than) : [];
    });
  });
};

const told =
  ({ index }: Column) =>
  ({ place, rider, cells }: Timed): string =>
    `${place}. ${rider} ${normalizeCell(cells[index])}`;
