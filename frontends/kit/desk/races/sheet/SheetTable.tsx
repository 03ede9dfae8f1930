import { memo, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import { COLUMNS, isEmpty, problemOf, type Column, type SheetRow } from './sheet-rows.js';
import type { Sheet } from './use-sheet.js';
import { useSheetWords } from './words/use-words.js';

interface RowProps {
  row: SheetRow;
  at: number;
  /** what is wrong is said once the table was checked */
  checked: boolean;
  step: Sheet['step'];
  paste: Sheet['paste'];
}

const Row = memo(({ row, at, checked, step, paste }: RowProps) => {
  const [words, id] = [useSheetWords(), useId()];
  const line = at + 1;
  return (
    <tr>
      <th scope="row">{line}</th>
      {COLUMNS.map(({ name }) => {
        const problem = checked && !isEmpty(row) ? problemOf(row, name) : undefined;
        return (
          <td key={name} data-column={name} data-label={words(`columns.${name}`)}>
            <input
              className="input"
              data-cell={`${at}:${name}`}
              aria-label={words('cell', { column: words(`columns.${name}`), line })}
              aria-invalid={problem !== undefined}
              {...(problem ? { 'aria-describedby': `${id}${name}` } : {})}
              value={row.cells[name]}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="next"
              onChange={(event) => step({ do: 'write', key: row.key, column: name, text: event.target.value })}
              onPaste={(event) => {
                if (paste(at, name, event.clipboardData.getData('text'))) event.preventDefault();
              }}
            />
            {problem && (
              <span id={`${id}${name}`} className="field-error">
                {words(`problems.${problem}`)}
              </span>
            )}
          </td>
        );
      })}
      <td>
        <button
          type="button"
          className="desk-icon-button"
          aria-label={words('remove', { line })}
          onClick={() => step({ do: 'remove', key: row.key })}
        >
          <CloseOutlined aria-hidden />
        </button>
      </td>
    </tr>
  );
});
Row.displayName = 'SheetRow';

/** Where a key leads within its column; undefined leaves the key to the field. */
const rowAfter = ({ key, shiftKey }: KeyboardEvent, at: number): number | undefined => {
  if (key === 'Enter') return shiftKey ? at - 1 : at + 1;
  if (key === 'ArrowDown') return at + 1;
  return key === 'ArrowUp' ? at - 1 : undefined;
};

/** The results of a class as a spreadsheet has them. */
export const SheetTable = ({ sheet, checked, label }: { sheet: Sheet; checked: boolean; label: string }) => {
  const words = useSheetWords();
  const frame = useRef<HTMLTableElement>(null);
  const wanted = useRef<string>(undefined);
  const { rows, step, paste } = sheet;
  const focus = (cell: string): boolean => {
    const field = frame.current?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
    field?.focus();
    field?.select();
    return field !== null && field !== undefined;
  };
  // A row that was just added has its fields only now.
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined;
  }, [rows]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const [at, column] = (event.target as HTMLElement).dataset['cell']?.split(':') ?? [];
    const row = at === undefined || event.nativeEvent.isComposing ? undefined : rowAfter(event, Number(at));
    if (row === undefined) return;
    event.preventDefault();
    const cell = `${row}:${column as Column}`;
    if (focus(cell) || row < rows.length) return;
    wanted.current = cell;
    step({ do: 'add' });
  };
  return (
    <table className="desk-race-sheet" aria-label={label} ref={frame} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words('line')}</span>
          </th>
          {COLUMNS.map(({ name }) => (
            <th key={name} scope="col" data-column={name}>
              {words(`columns.${name}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{words('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row key={row.key} row={row} at={at} checked={checked} step={step} paste={paste} />
        ))}
      </tbody>
    </table>
  );
};
