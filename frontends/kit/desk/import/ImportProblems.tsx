import { useState } from 'react';
import type { RowProblem } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';
import { useNarrow } from '../list/use-narrow.js';
import { download, toCsv } from '../files/csv.js';
import { cellKey, grouped, linesOf, type ProblemGroup } from './problem-groups.js';
import { ProblemCell } from './ProblemCell.js';

/** Cells that were written on screen and not sent yet, by `cellKey`. */
export type HeldCells = ReadonlyMap<string, string>;

export interface ImportProblemsProps {
  problems: readonly RowProblem[];
  /** lines that must be corrected too, and are not among these problems */
  more?: number;
  /** of the file that was read; the list to mend is named after it */
  fileName: string;
  /** the whole file with what is wrong in a last column, as the server writes it; the lines alone without it */
  mend?: { name: string; csv: string } | undefined;
  /** whether the cell can be written anew here */
  canWrite?: (problem: RowProblem) => boolean;
  /** problems of one key have one answer */
  alike?: ((problem: RowProblem) => string | undefined) | undefined;
  /** what the cell most likely means: it stands in the field, and is sent only by a person */
  suggested?: ((problem: RowProblem) => string | undefined) | undefined;
  /** reads the file again with the cells that were written anew */
  onWritten?: (cells: readonly WrittenCell[]) => void;
  /** whether the line may be left out */
  canLeaveOut?: ((problem: RowProblem) => boolean) | undefined;
  /** reads the file again without lines, and with the cells that were written anew */
  onLeaveOut?: ((lines: readonly number[], cells: readonly WrittenCell[]) => void) | undefined;
  /** what was written, where it is kept for longer than this list is shown */
  held?: HeldCells;
  onHold?: (cells: HeldCells) => void;
}
export interface WrittenCell {
  problem: RowProblem;
  value: string;
}
const SHOWN = 50;
const NAMED = 5;
const NONE: HeldCells = new Map();

/** Every line that could not be read: where, what stands there, why; and the same as a file to mend by. */
export const ImportProblems = (props: ImportProblemsProps) => {
  const { problems, more = 0, fileName, mend, canWrite, alike, suggested, onWritten, canLeaveOut, onLeaveOut } = props;
  // Written cells are known by their place, so answering something else, which reads the file again, keeps them.
  const [own, setOwn] = useState<HeldCells>(NONE);
  const [split, setSplit] = useState<ReadonlySet<string>>(new Set());
  const [cells, hold] = props.held && props.onHold ? [props.held, props.onHold] : [own, setOwn];
  const [words, narrow, formats] = [useImportWords(), useNarrow(), useFormats()];
  const head = [words('line'), words('column'), words('value'), words('why')];
  const saveLines = () =>
    download(
      `${fileName.replace(/\.[^.]+$/, '')}-${words('linesFile')}.csv`,
      toCsv([head, ...problems.map((problem) => [problem.line, problem.column, problem.value, problem.detail])]),
    );
  const save = () => (mend ? download(mend.name, mend.csv) : saveLines());
  const shown = grouped(problems, (problem) => (canWrite?.(problem) ? alike?.(problem) : undefined), split).slice(
    0,
    SHOWN,
  );
  const inCell = (problem: RowProblem) => cells.get(cellKey(problem)) ?? suggested?.(problem);
  const written = shown.flatMap((group) =>
    group.problems.flatMap((problem) => {
      const value = canWrite?.(problem) ? inCell(problem) : undefined;
      return value === undefined || value === (problem.value ?? '') ? [] : [{ problem, value }];
    }),
  );
  const cell = ({ problems: [first, ...others] }: ProblemGroup) => (
    <ProblemCell
      problem={first}
      written={inCell(first)}
      onWrite={
        canWrite?.(first)
          ? (value) => hold(new Map([...cells, ...[first, ...others].map((other) => [cellKey(other), value] as const)]))
          : undefined
      }
    />
  );
  const lines = ({ problems: all }: ProblemGroup) => {
    const named = linesOf(all).map((line) => formats.count(line));
    return named.length > NAMED
      ? words('linesMore', { lines: named.slice(0, NAMED).join(', '), more: named.length - NAMED })
      : named.join(', ');
  };
  const acts = (group: ProblemGroup) => {
    const [first] = group.problems;
    const own = linesOf(group.problems);
    return (
      <>
        {group.problems.length > 1 && (
          <button type="button" className="desk-link" onClick={() => setSplit(new Set([...split, group.key]))}>
            {words('oneByOne', { count: group.problems.length })}
          </button>
        )}
        {onLeaveOut && canLeaveOut?.(first) && (
          <button type="button" className="desk-link" onClick={() => onLeaveOut(own, written)}>
            {words('leaveOut', { count: own.length })}
          </button>
        )}
      </>
    );
  };
  const hasActs = (group: ProblemGroup) =>
    group.problems.length > 1 || (onLeaveOut !== undefined && canLeaveOut?.(group.problems[0]) === true);
  return (
    <section className="desk-card desk-problems">
      <div>
        <h2 tabIndex={-1}>{words('problems', { count: linesOf(problems).length + more })}</h2>
        <p className="desk-muted">
          {words(problems.some((problem) => canWrite?.(problem)) ? 'problemsLeadHere' : 'problemsLead')}
          {more > 0 && ` ${words('problemsMore', { count: more })}`}
        </p>
      </div>
      {narrow ? (
        <ul className="desk-cards">
          {shown.map((group) => {
            const [problem] = group.problems;
            return (
              <li key={group.key}>
                <strong>
                  {words(linesOf(group.problems).length > 1 ? 'linesAt' : 'lineAt', { line: lines(group) })}
                  {problem.column && ` · ${problem.column}`}
                </strong>
                {problem.value && (
                  <div>
                    <q>{problem.value}</q>
                  </div>
                )}
                {canWrite?.(problem) && <div>{cell(group)}</div>}
                <div>{problem.detail}</div>
                {hasActs(group) && <div className="desk-correct-acts">{acts(group)}</div>}
              </li>
            );
          })}
        </ul>
      ) : (
        <div className="desk-table-frame">
          <table className="desk-table" data-dense>
            <thead>
              <tr>
                {head.map((text, at) => (
                  <th key={text} scope="col" data-align={at === 0 ? 'right' : undefined}>
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((group) => {
                const [problem] = group.problems;
                return (
                  <tr key={group.key}>
                    <td data-align="right">{lines(group)}</td>
                    <td>{problem.column}</td>
                    <td>
                      {canWrite?.(problem) && problem.value && (inCell(problem) ?? problem.value) !== problem.value && (
                        <div>
                          <q>{problem.value}</q>
                        </div>
                      )}
                      {cell(group)}
                    </td>
                    <td>
                      <div>{problem.detail}</div>
                      {hasActs(group) && <div className="desk-correct-acts">{acts(group)}</div>}
                    </td>
                  </tr>
                );
              })}
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
