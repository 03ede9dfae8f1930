import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Answer, type FileQuestion, readResults, type ReadResultsOptions, type ResultsRead } from './index.js';
import { type Generated, generatedFile } from './testing/generated-file.js';
import { MAIN } from './testing/generated-sessions.js';
import { makes } from './testing/sheets.js';

const CLASSES = ['450 Amateur', '250 Amateur', 'Women'];
const optionsFor = ({ stacked }: Generated): ReadResultsOptions => ({
  ...makes,
  ...(stacked ? { allClasses: CLASSES } : { oneClass: true, onlyClass: '450 Amateur', eventClasses: CLASSES }),
  event: { title: 'Ridge Creek Round 3', about: ['Moab'], startsOn: '2025-05-03', endsOn: '2025-05-04' },
});
const readFile = (file: Generated, answers: readonly Answer[]): ResultsRead =>
  readResults(
    { format: 'csv', encoding: 'utf-8', rows: file.rows.map((cells, at) => ({ line: at + 1, cells })) },
    { ...optionsFor(file), answers },
  );

/** What somebody who was at the race answers. */
const answerTo = ({ code, id, samples, choices, column }: FileQuestion, file: Generated): Answer | undefined => {
  const told = {
    WHICH_TABLE: '0',
    MAIN_EVENT: 'main',
    SEVERAL_CLASSES: undefined,
    CLASS_NAME: undefined,
    ENCODING: 'right',
    PLACE_COLUMN: choices.find((it) => it.text === file.placeHeader)?.value,
    NOTE_ROWS: 'leave',
    STATUS_MEANING: file.meanings.get(samples[0] ?? '') ?? file.meanings.get(column ?? ''),
    BLANK_PLACES: file.blanks,
    OVERALL_PLACES: file.overall ? 'derive' : undefined,
    WHICH_ROWS: choices.find((it) => it.text === MAIN)?.value,
    REMARKS: undefined,
    BLANK_CLASSES: undefined,
    STRUCK_ROWS: undefined,
  }[code];
  return told === undefined ? undefined : { id, value: told };
};

const tell = ({ rows }: ResultsRead) =>
  rows.map((it) => [it.className, it.riderName, it.type === 'finished' ? it.place : it.type]);

/** 5,000 files in the gate; more by hand with GENERATED_FILES=100000. */
const RUNS = Number(process.env['GENERATED_FILES'] ?? 5000);
const LIMIT_MS = Math.max(180_000, RUNS * 40);

test(
  'a generated file is read as it was meant, or asked about, and its rows add up',
  () => {
    let [plain, asked] = [0, 0];
    fc.assert(
      fc.property(generatedFile, (file) => {
        const first = readFile(file, []);
        let found = first;
        let answers: readonly Answer[] = [];
        for (let round = 0; round < 4; round += 1) {
          const { all, titles, headers, headings, read, refused, leftOut } = found.counts;
          expect([all, titles + headers + headings + read + refused + leftOut]).toEqual([file.rows.length, all]);
          const below = new Set(found.problems.map((it) => it.line));
          const none = found.problems.some((it) => /SEVERAL_SESSIONS|SIDE_BY_SIDE/.test(it.code));
          expect([refused >= 0, read, refused <= below.size || none]).toEqual([true, found.rows.length, true]);
          if (found.problems.length === 0) break;
          const more = found.questions.filter((it) => it.answer === null).flatMap((it) => answerTo(it, file) ?? []);
          answers = [...answers, ...more];
          found = readFile(file, answers);
        }
        // whatever was asked could be answered, and then the file says what happened
        expect([found.problems, tell(found)]).toEqual([[], file.truth]);
        if (first.problems.length === 0) plain += 1;
        else asked += 1;
      }),
      { numRuns: RUNS },
    );
    expect([plain > RUNS / 20, asked > RUNS / 20]).toEqual([true, true]);
  },
  LIMIT_MS,
);
