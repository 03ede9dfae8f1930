import type { ResultsRead } from '@rrr/core/imports';
import { readSheet } from '@rrr/core/reading';
import { LIMITS } from '../limits.js';
import { parseFile } from '../parse-file.js';

const MAKES = {
  brandMakes: ['KTM', 'Husqvarna', 'GasGas'],
  knownMakes: ['KTM', 'Husqvarna', 'GasGas', 'Beta', 'Honda'],
};

export const CLASSES = ['450 A', '250 B', 'Open', 'Vet 40+'];

export const reading = async (content: string | Buffer, options: object): Promise<ResultsRead> =>
  readSheet(await parseFile(Buffer.from(content), LIMITS), { kind: 'results', options: { ...MAKES, ...options } })
    .read as ResultsRead;
/** as the upload of one class's results reads it */
export const one = (content: string | Buffer) =>
  reading(content, { oneClass: true, onlyClass: '450 A', eventClasses: CLASSES });

export const lines = (...rows: readonly string[]): string => rows.join('\n');
export const codes = ({ problems }: ResultsRead): readonly string[] => [
  ...new Set(problems.map((problem) => problem.code)),
];

export const finishers = ({ rows }: ResultsRead) =>
  rows.map((row) => [row.type === 'finished' ? row.place : row.type, row.riderName]);
