import { useState } from 'react';
import type { RowProblem } from '@rrr/contract';
import { useImportWords } from './words/use-words.js';
import { useNarrow } from '../list/use-narrow.js';
import { download, toCsv } from './csv.js';
import { ProblemCell } from './ProblemCell.js';

export interface ImportProblemsProps {
  problems: readonly RowProblem[];
  /** of the file that was read; the list to mend is named after it */
  fileName: string;
  /** the whole file with what is wrong in a last column, as the server writes it; the lines alone without it */
  mend?: { name: string; csv: string } | undefined;
  /** whether the cell can be written anew here */
  canWrite?: (problem: RowProblem) => boolean;
  /** reads the file again with the cells that were written anew */
  onWritten?: (cells: readonly WrittenCell[]) => void;
  /** leaves a whole line of the file out, where that can be chosen */
  onLeaveOut?: (line: number) => void;
}
export interface WrittenCell {
  problem: RowProblem;
  value: string;
}
/** of the header or of the whole file: leaving one line out mends nothing */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'HEADER_UNKNOWN',
  'NO_ROWS',
  'COLUMN_UNCLEAR',
  'TABLES_SIDE_BY_SIDE',
  'SEVERAL_CLASSES',
  'OTHER_CLASS',
  'OTHER_SHEET',
  'HIDDEN_SHEET',
  'HIDDEN_COLUMN',
  'MERGED_CELLS',
]);
const SHOWN = 50;
const NONE: ReadonlyMap<number, string> = new Map();

/** Every line that could not be read: where, what stands there, why; and the same as a file to mend by. */
export const ImportProblems = (props: ImportProblemsProps) => {
  const { problems, fileName, mend, canWrite, onWritten, onLeaveOut } = props;
  // What was written belongs to these problems; once the file was read again there are others.
  const [held, setHeld] = useState<{ of: typeof problems; cells: ReadonlyMap<number, string> }>();
  const cells = held?.of === problems ? held.cells : NONE;
  const [words, narrow] = [useImportWords(), useNarrow()];
  const head = [words('line'), words('column'), words('value'), words('why')];
  const saveLines = () =>
    download(
      `${fileName.replace(/\.[^.]+$/, '')}-${words('linesFile')}.csv`,
      toCsv([head, ...problems.map((it) => [it.line, it.column, it.value, it.detail])]),
    );
  const save = () => (mend ? download(mend.name, mend.csv) : saveLines());
  const shown = problems.slice(0, SHOWN);
  const cell = (problem: RowProblem, at: number) => (
    <ProblemCell
      problem={problem}
      written={cells.get(at)}
      onWrite={
        canWrite?.(problem) ? (value) => setHeld({ of: problems, cells: new Map(cells).set(at, value) }) : undefined
      }
    />
  );
  const leaveOut = ({ line, code }: RowProblem) =>
    onLeaveOut &&
    !OF_THE_FILE.has(code) && (
      <button
        type="button"
        className="desk-link"
        aria-label={words('leaveOutLine', { line })}
        onClick={() => onLeaveOut(line)}
      >
        {words('leaveOut')}
      </button>
    );
  const written = [...cells].flatMap(([at, value]) => {
    const problem = problems[at];
    return problem && value !== (problem.value ?? '') ? [{ problem, value }] : [];
  });
  return (
    <section className="desk-card desk-problems">
      <div>
        <h2>{words('problems', { count: problems.length })}</h2>
        <p className="desk-muted">
          {words(problems.some((it) => canWrite?.(it)) ? 'problemsLeadHere' : 'problemsLead')}
        </p>
      </div>
      {narrow ? (
        <ul className="desk-cards">
          {shown.map((it, at) => (
            <li key={at}>
              <strong>
                {words('lineAt', { line: it.line })}
                {it.column && ` · ${it.column}`}
              </strong>
              {canWrite?.(it) ? (
                <div>{cell(it, at)}</div>
              ) : (
                it.value && (
                  <div>
                    <q>{it.value}</q>
                  </div>
                )
              )}
              <div>{it.detail}</div>
              <div>{leaveOut(it)}</div>
            </li>
          ))}
        </ul>
      ) : (
        <div className="desk-table-frame">
          <table className="desk-table" data-dense>
            <thead>
              <tr>
                {head.map((it, at) => (
                  <th key={it} scope="col" data-align={at === 0 ? 'right' : undefined}>
                    {it}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((it, at) => (
                <tr key={at}>
                  <td data-align="right">{it.line}</td>
                  <td>{it.column}</td>
                  <td>{cell(it, at)}</td>
                  <td>
                    {it.detail} {leaveOut(it)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="desk-correct-acts">
        {written.length > 0 && (
          <button type="button" className="button primary" onClick={() => onWritten?.(written)}>
            {words('checkWritten', { count: written.length })}
          </button>
        )}
        <button type="button" className="button" onClick={save}>
          {mend ? words('mend') : words('download')}
        </button>
      </div>
    </section>
  );
};
