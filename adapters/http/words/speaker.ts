import type { Reason } from '@rrr/core/eligibility';
import type { ClassRowProblem, EventRowProblem } from '@rrr/core/events';
import type { Locale } from '@rrr/core/identity';
import type { RowProblem } from '@rrr/core/imports';
import type { Instant } from '@rrr/core/shared';
import type { PatternProblem } from '@rrr/core/vin';
import type { FieldIssue } from '../kernel/edge-error.js';
import type { Code } from '../kernel/status.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { type Facts, say } from './say.js';
import { spoken, type Words } from './words.js';

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr };

/** Says things to one reader at one moment. */
export interface Speaker {
  readonly locale: Locale;
  title(status: number): string;
  problem(code: Code, facts: Facts): string;
  reason(reason: Reason): string;
  row(problem: RowProblem): string;
  classRow(problem: ClassRowProblem): string;
  eventRow(problem: EventRowProblem): string;
  patternRow(problem: PatternProblem): string;
  field(issue: FieldIssue): string;
  kept(code: keyof Words['kept']): string;
  contingencyTitle(year: string): string;
}

export const speaker = (locale: Locale, now: Instant): Speaker => {
  const words = WORDS[locale];
  const titles: Readonly<Record<number, string>> = words.titles;
  return {
    locale,
    title: (status) => titles[status] ?? words.titles[500],
    problem: (code, facts) => spoken(words.problems[code], say(locale, facts, now)),
    reason: ({ code, detail }) => spoken(words.reasons[code], say(locale, detail, now)),
    row: ({ code, column, value }) => spoken(words.rows[code], say(locale, { column, value }, now)),
    classRow: ({ code, column, value }) => spoken(words.classRows[code], say(locale, { column, value }, now)),
    eventRow: ({ code, column, value }) => spoken(words.eventRows[code], say(locale, { column, value }, now)),
    patternRow: ({ code, column, value }) => spoken(words.patternRows[code], say(locale, { column, value }, now)),
    field: ({ code, limit }) => spoken(words.fields[code], say(locale, { limit }, now)),
    kept: (code) => spoken(words.kept[code], say(locale, {}, now)),
    contingencyTitle: (year) => spoken(words.contingencyTitle, say(locale, { year }, now)),
  };
};
