import { type ReadResultsOptions, readResults, type Sheet } from '../index.js';

export const makes: ReadResultsOptions = {
  brandMakes: ['KTM'],
  knownMakes: ['KTM', 'Honda', 'Husqvarna', 'GasGas', 'Beta'],
};

const sheet = (...rows: (readonly string[])[]): Sheet => ({
  format: 'csv',
  encoding: 'utf-8',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
export const read = (rows: (readonly string[])[], more: Partial<ReadResultsOptions> = {}) =>
  readResults(sheet(...rows), { ...makes, ...more });
export const codes = (rows: (readonly string[])[], more: Partial<ReadResultsOptions> = {}) =>
  read(rows, more).problems.map((problem) => [problem.line, problem.code, problem.value]);
