import type { RowProblem, TableReport } from '@rrr/contract';

/** Problems that one answer is for; most are alone. */
export interface ProblemGroup {
  key: string;
  problems: readonly [RowProblem, ...RowProblem[]];
}

/** Names a cell from one reading of a file to the next. */
export const cellKey = ({ line, column, at }: RowProblem): string => `${line}/${at ?? column ?? ''}`;

/** The lines that problems are in, each once. */
export const linesOf = (problems: readonly Pick<RowProblem, 'line'>[]): readonly number[] => [
  ...new Set(problems.map(({ line }) => line)),
];

/** as many problems as an answer lists */
const MOST_LISTED = 1000;
/** Lines that must be corrected and are not among the problems, because there are very many. */
export const unlistedLines = (problems: readonly RowProblem[], report: TableReport | undefined): number =>
  report && problems.length >= MOST_LISTED ? Math.max(0, report.counts.refused - linesOf(problems).length) : 0;

/** Puts problems together that are alike, in the order of the file; those in `split` stay alone. */
export const grouped = (
  problems: readonly RowProblem[],
  alike: (problem: RowProblem) => string | undefined,
  split: ReadonlySet<string>,
): readonly ProblemGroup[] => {
  const groups = new Map<string, { key: string; problems: [RowProblem, ...RowProblem[]] }>();
  for (const [at, problem] of problems.entries()) {
    const like = alike(problem);
    const key = like === undefined || split.has(like) ? `${at}` : like;
    const group = groups.get(key);
    if (group) group.problems.push(problem);
    else groups.set(key, { key, problems: [problem] });
  }
  return [...groups.values()];
};
