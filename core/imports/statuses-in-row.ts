import { normalizeCell } from './cell.js';
import type { Column } from './find-header.js';
import { headerKey, knownHeader } from './header-words.js';
import { typeAndPlace } from './read-place.js';
import { remembered } from './remembered.js';
import type { SheetRow } from './sheet.js';
import { asMentioned, type Said, statusColumns } from './status-columns.js';
import { hidesStatus, isOfAPart, mentioned, saysFinished, statusBehind, unplaced } from './statuses.js';
import type { ResultField } from './submitted-row.js';

/** A cell that may mean did not finish, but not clearly. */
export interface Unclear {
  /** of the column; -1: two columns contradict each other */
  readonly index: number;
  readonly header: string;
  readonly text: string;
}

export interface StatusesInRow {
  /** the row's status text from any column; '' without one */
  readonly said: string;
  /** a column says that the rider finished */
  readonly finished: boolean;
  readonly unclear: readonly Unclear[];
}

const NAMES: readonly (ResultField | null)[] = ['riderName', 'firstName', 'lastName'];

const isStatus = ({ field, header }: Column): boolean =>
  field === 'status' || (field === null && knownHeader(header)?.field === 'status');

type Look = (text: string) => Said;

const lookAt = (column: Column): Look | undefined => {
  const key = headerKey(column.header);
  if (column.field === 'place') return undefined;
  if (isStatus(column))
    return (text) => {
      if (text === '') return undefined;
      if (saysFinished(text)) return 'finished';
      return unplaced(text) ? { status: text } : 'unclear';
    };
  if (NAMES.includes(column.field)) return (text) => (statusBehind(text) ? 'unclear' : undefined);
  if (column.field !== null) return (text) => (hidesStatus(text) ? 'unclear' : undefined);
  return (text) => asMentioned(mentioned(text, key), text);
};

/** Of a name, only the status behind it. */
const shortOf = (column: Column | undefined, text: string): string =>
  column && NAMES.includes(column.field) ? (statusBehind(text)?.said ?? text) : text;

/** Finds statuses (did not finish, did not start, disqualified) in any cell of a row (domain.md §11). */
export const statusesIn = (
  columns: readonly Column[],
  rows: readonly SheetRow[],
): ((cells: readonly string[]) => StatusesInRow) => {
  const special = statusColumns(columns, rows);
  const looks = columns.map((column): Look | undefined => {
    const look = special.looks.get(column.index) ?? lookAt(column);
    return look && remembered(look);
  });
  const anywhere = remembered((text: string) => asMentioned(mentioned(text, ''), text));
  const placeAt = columns.find((column) => column.field === 'place')?.index ?? -1;
  const parts = columns.filter(({ field, header }) => field === null && isOfAPart(headerKey(header)));

  /** One race of several was not finished; the place of the whole day says how it ended. */
  const isOnePart = (at: number, cells: readonly string[]): boolean =>
    parts.length > 1 &&
    parts.some((part) => part.index === at) &&
    parts.some(({ index }) => {
      const text = normalizeCell(cells[index]);
      return text !== '' && mentioned(text, headerKey(columns[index]?.header ?? '')) === undefined;
    });

  return (cells) => {
    let said = '';
    let finished = false;
    const unclear: Unclear[] = [];
    const placed = () => typeAndPlace(normalizeCell(cells[placeAt]))?.type;
    for (const [at, cell] of cells.entries()) {
      const column = columns[at];
      if (at === placeAt || (cell === '' && !special.looks.has(at))) continue;
      const text = normalizeCell(cell);
      const found = (at < looks.length ? looks[at] : anywhere)?.(text);
      if (found === 'finished') finished = true;
      if (found === undefined || found === 'finished') continue;
      const own = column !== undefined && (isStatus(column) || special.looks.has(at));
      // the place already says so
      if (found === 'unclear' && !own && (placed() ?? 'finished') !== 'finished') continue;
      if (isOnePart(at, cells) && placed() === 'finished') continue;
      if (found === 'unclear') unclear.push({ index: at, header: column?.header ?? '', text: shortOf(column, text) });
      else if (said === '') said = found.status;
    }
    const none = said === '' && unclear.length === 0 ? special.noLaps(cells) : undefined;
    if (none && placed() === 'finished') unclear.push({ ...none, header: columns[none.index]?.header ?? '' });
    // contradiction: one column says finished, another says not
    return finished && said !== ''
      ? { said: '', finished, unclear: [...unclear, { index: -1, header: '', text: said }] }
      : { said, finished, unclear };
  };
};
