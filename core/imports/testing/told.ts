import type { Answer, ReadResultsOptions } from '../index.js';
import { read } from './sheets.js';

export const oneClass: Partial<ReadResultsOptions> = {
  oneClass: true,
  onlyClass: '450 Amateur',
  eventClasses: ['450 Amateur', '250 Amateur', 'Women'],
  event: {
    title: 'Ridge Creek Round 3',
    about: ['Ridge Creek Park', 'Moab'],
    startsOn: '2025-05-03',
    endsOn: '2025-05-04',
  },
};
export type Rows = (readonly string[])[];
const NAMES = ['Ann Lee', 'Bo Ek', 'Cy Dee', 'Di Ray'];

/** Four riders with one more column. */
export const withColumn = (header: string, ...cells: readonly string[]): Rows => [
  ['Pos', 'No', 'Rider', header],
  ...cells.map((cell, at) => [String(at + 1), String(at + 11), NAMES[at] ?? '', cell]),
];

/** What a file tells: riders with their places, and what it asks. */
export const told = (rows: Rows, more: Partial<ReadResultsOptions> = {}) => {
  const found = read(rows, more);
  return {
    ...found,
    asked: found.questions.map((question) => [question.code, question.answer]),
    riders: found.rows.map((row) => [row.riderName, row.type === 'finished' ? row.place : row.type]),
    codes: [...new Set(found.problems.map((problem) => problem.code))],
  };
};
export const answered = (...answers: (readonly [string, string])[]): { answers: Answer[] } => ({
  answers: answers.map(([id, value]) => ({ id, value })),
});
