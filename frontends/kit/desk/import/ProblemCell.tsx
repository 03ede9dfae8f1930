import type { RowProblem } from '@rrr/contract';
import { useImportWords } from './words/use-words.js';

interface Props {
  problem: RowProblem;
  /** what was written instead; undefined while the cell is as the file has it */
  written: string | undefined;
  /** left out where the cell cannot be written anew here */
  onWrite?: ((value: string) => void) | undefined;
}

/** The cell that could not be read: the only field of its row, or as the file has it. */
export const ProblemCell = ({ problem: { line, column, value, at }, written, onWrite }: Props) => {
  const words = useImportWords();
  if (!onWrite) return <>{value}</>;
  return (
    <input
      className="input"
      autoComplete="off"
      maxLength={255}
      style={{ minInlineSize: `min(${Math.max(10, Math.min(value?.length ?? 0, 30) + 6)}ch, 60vw)` }}
      aria-label={words('cellAt', {
        column: column ?? (at === undefined ? '' : words('report.noHeader', { number: at + 1 })),
        line,
      })}
      value={written ?? value ?? ''}
      onChange={(event) => onWrite(event.target.value)}
    />
  );
};
