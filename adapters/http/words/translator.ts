import type { Reason, Signal, Tie } from '@rrr/core/eligibility';
import type { ClassRowProblem, EventRowProblem } from '@rrr/core/events';
import type { Locale } from '@rrr/core/identity';
import type { Choice, FileQuestion, Guess, RowProblem } from '@rrr/core/imports';
import { type Instant, writingIn } from '@rrr/core/shared';
import type { PatternProblem, SoldProblem } from '@rrr/core/vin';
import { inEachLanguage } from '@rrr/records/languages';
import type { FieldIssue } from '../refusals/edge-error.js';
import type { Code } from '../refusals/status.js';
import { en } from './en.js';
import { type Facts, type Reader, textFormatter } from './text-formatter.js';
import { renderText, type Text, type Words } from './words.js';

export const WORDS: Readonly<Record<Locale, Words>> = inEachLanguage(en);

/** Renders texts for one reader. */
export interface Translator {
  readonly locale: Locale;
  title(status: number): string;
  problem(code: Code, facts: Facts): string;
  /** `reader`: the rider whom the result is about reads “you” */
  reason(reason: Reason, reader?: Reader): string;
  tie(tie: Tie): string;
  signal(code: Signal): string;
  row(problem: RowProblem): string;
  /** `race`: the class or the event that the file is sent for */
  question(question: FileQuestion, race: string): string;
  choice(choice: Choice): string;
  guess(guess: Guess): string;
  classRow(problem: ClassRowProblem): string;
  eventRow(problem: EventRowProblem): string;
  patternRow(problem: PatternProblem): string;
  soldVinRow(problem: SoldProblem): string;
  field(issue: FieldIssue): string;
  kept(code: keyof Words['kept']): string;
  contingencyTitle(year: string): string;
}

export const translator = (locale: Locale, now: Instant): Translator => {
  const words = WORDS[locale];
  const titles: Readonly<Record<number, string>> = words.titles;
  const told = (text: Text, facts: Facts, reader?: Reader): string => {
    return writingIn(locale).set(renderText(text, textFormatter(locale, facts, now, reader)));
  };
  return {
    locale,
    title: (status) => titles[status] ?? words.titles[500],
    problem: (code, facts) => told(words.problems[code], facts),
    reason: ({ code, detail }, reader) => told(words.reasons[code], detail, reader),
    tie: ({ others, first, last, paid }) => told(words.ties[others === 0 ? 'moved' : paid], { others, first, last }),
    signal: (code) => told(words.signals[code], {}),
    row: ({ code, line, column, value }) => told({ ...words.sheets, ...words.rows }[code], { line, column, value }),
    question: ({ code, column, samples, rows }, race) =>
      told(words.questions[code], { column, rows, race, samples: samples.join(' · ') }),
    choice: ({ kind, text }) => told(words.choices[kind], { text }),
    guess: ({ why, first = 0, last = 0 }) => told(words.guesses[why], { first, last }),
    classRow: ({ code, line, column, value }) =>
      told({ ...words.sheets, ...words.classRows }[code], { line, column, value }),
    eventRow: ({ code, line, column, value }) =>
      told({ ...words.sheets, ...words.eventRows }[code], { line, column, value }),
    patternRow: ({ code, line, column, value }) =>
      told({ ...words.sheets, ...words.patternRows }[code], { line, column, value }),
    soldVinRow: ({ code, line, column, value }) =>
      told({ ...words.sheets, ...words.soldVinRows }[code], { line, column, value }),
    field: ({ code, limit }) => told(words.fields[code], { limit }),
    kept: (code) => told(words.kept[code], {}),
    contingencyTitle: (year) => told(words.contingencyTitle, { year }),
  };
};
