/** What a person answered to a question about a file. */
export interface FileAnswer {
  id: string;
  value: string;
}

const LEAVE = 'leave';

/** The later of two answers to one question counts; null takes it back. */
export const answered = (before: readonly FileAnswer[], id: string, value: string | null): readonly FileAnswer[] => [
  ...before.filter((answer) => answer.id !== id),
  ...(value === null ? [] : [{ id, value }]),
];

/** Leaves lines of the file out. */
export const leftOut = (before: readonly FileAnswer[], line: number): readonly FileAnswer[] =>
  answered(before, `${LEAVE}:${line}`, LEAVE);

/** Takes one line back that was left out, or all of them. */
export const takenBack = (before: readonly FileAnswer[], line?: number): readonly FileAnswer[] =>
  before.filter(({ id }) => (line === undefined ? !id.startsWith(`${LEAVE}:`) : id !== `${LEAVE}:${line}`));
