import { useCallback, useReducer } from 'react';
import { newKey } from '@rrr/kit/base';
import { pasteAt, pastedCells } from './paste.js';
import { emptyRow, isEmpty, isSame, MOST_ROWS, withCell, type Column, type SheetRow } from './sheet-rows.js';

/** What happened last, to be said and undone. */
type Last = { did: 'removed'; name: string } | { did: 'pasted'; lines: number; leftOut: number };

interface State {
  stored: readonly SheetRow[];
  rows: readonly SheetRow[];
  last?: Last | undefined;
  before?: readonly SheetRow[] | undefined;
}
type Step =
  | { do: 'write'; key: string; column: Column; text: string }
  | { do: 'paste'; row: number; column: Column; cells: readonly (readonly string[])[] }
  | { do: 'choose'; key: string; riderId: string | null }
  | { do: 'remove'; key: string }
  | { do: 'add' }
  | { do: 'undo' }
  | { do: 'discard' };

/** A class starts with room for the places that most sheets have. */
const ROOM = 5;
/** One empty row always waits at the end. */
const withRoom = (rows: readonly SheetRow[]): readonly SheetRow[] => {
  const last = rows.at(-1);
  return rows.length >= MOST_ROWS || (last && isEmpty(last)) ? rows : [...rows, emptyRow(newKey())];
};
const begin = (stored: readonly SheetRow[]): State => ({
  stored,
  rows: stored.length > 0 ? withRoom(stored) : Array.from({ length: ROOM }, () => emptyRow(newKey())),
});

const take = (state: State, step: Step): State => {
  const { rows } = state;
  const only = (key: string, change: (row: SheetRow) => SheetRow) =>
    withRoom(rows.map((row) => (row.key === key ? change(row) : row)));
  switch (step.do) {
    case 'write':
      return { stored: state.stored, rows: only(step.key, (row) => withCell(row, step.column, step.text)) };
    case 'choose':
      return { ...state, rows: only(step.key, (row) => ({ ...row, riderId: step.riderId })) };
    case 'remove': {
      const name = rows.find(({ key }) => key === step.key)?.cells.riderName ?? '';
      return {
        ...state,
        rows: withRoom(rows.filter(({ key }) => key !== step.key)),
        last: { did: 'removed', name },
        before: rows,
      };
    }
    case 'paste': {
      const { rows: next, lines, leftOut } = pasteAt(rows, step, step.cells, newKey);
      return { ...state, rows: withRoom(next), last: { did: 'pasted', lines, leftOut }, before: rows };
    }
    case 'add':
      return rows.length >= MOST_ROWS ? state : { ...state, rows: [...rows, emptyRow(newKey())] };
    case 'undo':
      return { stored: state.stored, rows: state.before ?? rows };
    case 'discard':
      return begin(state.stored);
  }
};

/** The table of one class as it is written; the last paste or removal can be undone. */
export const useSheet = (stored: readonly SheetRow[]) => {
  const [{ rows, last, stored: base }, step] = useReducer(take, stored, begin);
  const paste = useCallback((row: number, column: Column, text: string): boolean => {
    const cells = pastedCells(text);
    if (cells) step({ do: 'paste', row, column, cells });
    return cells !== undefined;
  }, []);
  return { rows, last, dirty: !isSame(rows, base), step, paste };
};
export type Sheet = ReturnType<typeof useSheet>;
