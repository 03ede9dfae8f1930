import { normalizeCell } from './cell.js';
import type { Column } from './find-header.js';
import { headerKey, knownHeader } from './header-words.js';
import { typeAndPlace } from './read-place.js';
import { remembered } from './remembered.js';
import { hidesStatus, mentioned, saysFinished, unplaced } from './statuses.js';

export interface StatusesInRow {
  /** the row's status text from any column; '' without one */
  readonly said: string;
  /** cells that may mean did not finish, but not clearly */
  readonly unclear: readonly { readonly header: string; readonly text: string }[];
}

const isStatus = ({ field, header }: Column): boolean =>
  field === 'status' || (field === null && knownHeader(header)?.field === 'status');

/** Finds statuses (did not finish, did not start, disqualified) in any cell of a row (domain.md §11). */
export const statusesIn = (columns: readonly Column[]): ((cells: readonly string[]) => StatusesInRow) => {
  const looks = columns.map((column) => {
    const key = headerKey(column.header);
    if (column.field === 'place') return undefined;
    if (isStatus(column))
      return remembered((text: string) => (saysFinished(text) ? undefined : (unplaced(text) ?? 'unclear')));
    return remembered(
      column.field === null
        ? (text: string) => mentioned(text, key)
        : (text: string) => (hidesStatus(text) ? ('unclear' as const) : undefined),
    );
  });
  const anywhere = remembered((text: string) => mentioned(text, ''));
  const placeAt = columns.find((it) => it.field === 'place')?.index ?? -1;

  return (cells) => {
    let said = '';
    let finished = false;
    const unclear: { header: string; text: string }[] = [];
    for (const [at, cell] of cells.entries()) {
      if (cell === '' || at === placeAt) continue;
      const text = normalizeCell(cell);
      const column = columns[at];
      const found = (at < looks.length ? looks[at] : anywhere)?.(text);
      if (column && isStatus(column) && text !== '' && found === undefined) finished = true;
      if (found === undefined) continue;
      const place = typeAndPlace(normalizeCell(cells[placeAt]));
      // the place already says so
      if (found === 'unclear' && place && place.type !== 'finished' && !(column && isStatus(column))) continue;
      if (found === 'unclear') unclear.push({ header: column?.header ?? '', text });
      else if (said === '') said = text;
    }
    // contradiction: one column says finished, another says not
    return finished && said !== ''
      ? { said: '', unclear: [...unclear, { header: '', text: said }] }
      : { said, unclear };
  };
};
