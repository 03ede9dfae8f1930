import { describe, expect, test } from '@jest/globals';
import { CLASS_ROW_PROBLEMS, type ClassRowProblem, EVENT_ROW_PROBLEMS, type EventRowProblem } from '@rrr/core/events';
import { type ChoiceKind, type QuestionCode, ROW_PROBLEMS, SHEET_PROBLEMS } from '@rrr/core/imports';
import { readSheet } from '@rrr/core/reading';
import { PATTERN_PROBLEMS, type PatternProblem, SOLD_PROBLEMS, type SoldProblem } from '@rrr/core/vin';
import { wordFaults } from '../testing/word-faults.js';
import { translator, WORDS } from './translator.js';

const NOW = '2025-06-10T18:00:00.000Z';
const AT = { line: 3, column: 'Zq 1', value: '12 x' };
const HEADERS = {
  classes: ['Class', 'Payout', 'Entrants', 'Place 1'],
  events: ['Title', 'Date', 'End date', 'Website', 'Country', 'Paying'],
  patterns: ['Model', 'Year', 'Pattern'],
  soldVins: ['VIN', 'Model', 'Year'],
} as const;
type Kind = keyof typeof HEADERS;
const CELLS = ['', '12 x', '$5', '0', '2027-06-05', '*', '450', '1927', 'VBKSX*4**RM*****', '2024'];
/** Files of a kind in which one cell or header after another is wrong or empty. */
const files = (kind: Kind): readonly (readonly (readonly string[])[])[] => {
  const header = HEADERS[kind];
  return header.flatMap((_, column) =>
    CELLS.flatMap((cell) => {
      const changed = (row: readonly string[]) => row.map((it, at) => (at === column ? cell : it));
      const rows = CELLS.map((it) => changed(header.map(() => it)));
      return [
        [header, ...rows, ...rows],
        [changed(header), ...rows],
        [['12', '2024', ...CELLS], header, ...rows],
        [[...header, header[column] ?? ''], ...rows.map((row) => [...row, 'zq'])],
      ];
    }),
  );
};
const readProblems = (kind: Kind) =>
  files(kind).flatMap((rows): readonly { readonly code: string }[] => {
    const sheet = rows
      .map((cells, at) => ({ line: at + 1, cells }))
      .filter((it) => it.cells.some((cell) => cell !== ''));
    return readSheet({ format: 'csv', encoding: 'utf-8', rows: sheet }, { kind }).read.problems;
  });

const PROBLEMS = {
  classes: readProblems('classes'),
  events: readProblems('events'),
  patterns: readProblems('patterns'),
  soldVins: readProblems('soldVins'),
};

type Said = readonly (readonly [what: string, text: string])[];
/** Every text that a file of any kind may be answered with. */
const textsIn = (locale: 'en' | 'fr'): Said => {
  const scene = translator(locale, NOW);
  const questions = (Object.keys(WORDS[locale].questions) as QuestionCode[]).flatMap((code): Said =>
    [1, 2, 12].flatMap((rows) =>
      // only a status may be an empty cell
      [...(code === 'STATUS_MEANING' ? [[]] : []), ['Zq 1'], ['Zq 1', 'Zq 2']].flatMap((samples) =>
        [null, 'Zq 3'].map(
          (column) =>
            [
              `question ${code}`,
              scene.question({ id: code, code, line: 3, column, samples, rows, choices: [], answer: null }, 'Zq 4'),
            ] as const,
        ),
      ),
    ),
  );
  const choices = (Object.keys(WORDS[locale].choices) as ChoiceKind[]).map(
    (kind) => [`choice ${kind}`, scene.choice({ kind, value: kind, text: 'Zq 5' })] as const,
  );
  const problems: Said = [
    ...[...SHEET_PROBLEMS, ...ROW_PROBLEMS].map((code) => [`row ${code}`, scene.row({ ...AT, code })] as const),
    ...[...SHEET_PROBLEMS, ...CLASS_ROW_PROBLEMS].map(
      (code) => [`class ${code}`, scene.classRow({ ...AT, code })] as const,
    ),
    ...[...SHEET_PROBLEMS, ...EVENT_ROW_PROBLEMS].map(
      (code) => [`event ${code}`, scene.eventRow({ ...AT, code })] as const,
    ),
    ...[...SHEET_PROBLEMS, ...PATTERN_PROBLEMS].map(
      (code) => [`pattern ${code}`, scene.patternRow({ ...AT, code })] as const,
    ),
    ...[...SHEET_PROBLEMS, ...SOLD_PROBLEMS].map(
      (code) => [`sold ${code}`, scene.soldVinRow({ ...AT, code })] as const,
    ),
    ...PROBLEMS.classes.map((one) => [`class ${one.code}`, scene.classRow(one as ClassRowProblem)] as const),
    ...PROBLEMS.events.map((one) => [`event ${one.code}`, scene.eventRow(one as EventRowProblem)] as const),
    ...PROBLEMS.patterns.map((one) => [`pattern ${one.code}`, scene.patternRow(one as PatternProblem)] as const),
    ...PROBLEMS.soldVins.map((one) => [`sold ${one.code}`, scene.soldVinRow(one as SoldProblem)] as const),
  ];
  return [...questions, ...choices, ...problems];
};

const TEXTS = { en: textsIn('en'), fr: textsIn('fr') };

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  test('no question, answer or problem of a file names code, has a hole or is in another language', () => {
    const faults = TEXTS[locale].flatMap(([what, text]) =>
      wordFaults(locale, text).map((fault) => `${what}: ${fault} in ${text}`),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('a problem is told with what to do', () => {
    const short = TEXTS[locale].filter(([what, text]) => !what.startsWith('choice ') && !/[.?]$/.test(text));
    expect(short).toEqual([]);
  });
});

test('no text of a file is the same in both languages, unless it is the file’s own', () => {
  const french = new Map(TEXTS.fr);
  const own = new Set(['choice encoding', 'choice column', 'choice rows', 'choice table']);
  expect(TEXTS.en.filter(([what, text]) => !own.has(what) && french.get(what) === text)).toEqual([]);
});
