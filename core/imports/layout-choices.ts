import type { Actor } from '../access/index.js';
import type { Digest, Instant, Stores } from '../shared/index.js';
import { normalizeCell } from './cell.js';
import type { Column, Mapping } from './find-header.js';
import { headerKey } from './header-words.js';
import type { Answer, FileQuestion } from './questions.js';
import { RESULT_FIELDS, type ResultField } from './submitted-row.js';

/** Kinds of files whose layouts are known again. */
type LayoutKind = 'results' | 'events';

/** What a promoter chose for a file, without whose file it was. */
export interface ChosenForLayout {
  readonly kind: LayoutKind;
  /** digest of the header row */
  readonly layout: string;
  /** null: the headers were understood as they are */
  readonly mapping: Mapping | null;
  readonly answers: readonly Answer[];
  /** questions that were answered otherwise, so an earlier answer is forgotten */
  readonly forgotten: readonly string[];
}

/**
 * What a promoter chose for files with the same header row. It is offered for the next one and never applied by itself
 * (ADR 37).
 */
export interface LayoutChoices extends Omit<ChosenForLayout, 'forgotten'> {
  readonly promoterId: string;
  /** the import that chose last; undoing it forgets the choices */
  readonly importId: string;
  readonly at: Instant;
}

/** per promoter; the oldest goes first */
const MOST_LAYOUTS = 30;
/** per layout; the oldest goes first */
const MOST_ANSWERS = 60;
const [FEWEST_HEADERS, LONGEST_LAYOUT] = [2, 4000];
/** of a code in a column; a longer text may be a note about a person */
const LONGEST_CODE = 12;

/**
 * The header row as one text: names in their order, without case, accents and punctuation. Null where there are fewer
 * than two names, or too many to be a table of one program.
 */
export const layoutOf = (headers: readonly string[]): string | null => {
  const keys = headers.map(headerKey);
  const text = keys.join('|').replace(/\|+$/, '');
  const named = keys.filter((key) => key !== '').length;
  return named < FEWEST_HEADERS || text.length > LONGEST_LAYOUT ? null : text;
};

/**
 * Whether somebody's choices are remembered and offered: only those of the promoter's own people in a browser. An
 * administrator, also on the promoter's behalf, and a program with a token neither change them nor see them.
 */
export const ownsLayouts = (actor: Actor, promoterId: string | null): promoterId is string =>
  actor.type === 'promoter' &&
  actor.subjectId === promoterId &&
  actor.proxyHostId === null &&
  actor.token === undefined;

/** The wording of a line without its numbers, as a digest: lines may name people. */
const shapeOf = (text: string, digest: Digest): string =>
  `like:${digest(normalizeCell(text).toLowerCase().replaceAll(/\d+/g, '#')).slice(0, 32)}`;

/** How many rows may be results; a meaning that takes most of them out of the race is asked again. */
type Rows = number;
type Remembering = (question: FileQuestion, value: string, rows: Rows) => boolean;

const isFew: Remembering = ({ rows: concerned }, value, rows) => value === 'finished' || concerned * 2 <= rows;
const isCode = ({ id }: FileQuestion): boolean =>
  /^status:\d+:/.test(id) && id.replace(/^status:\d+:/, '').length <= LONGEST_CODE;

/**
 * Which answers may be remembered. What is a fact about one file is not: whether it is of the main event, which class it
 * is of, whether its names are right, and what gaps in its places mean.
 */
const REMEMBERED: Partial<Record<FileQuestion['code'], Remembering>> = {
  ENCODING: (_question, value) => value !== 'right',
  PLACE_COLUMN: () => true,
  STATUS_MEANING: (question, value, rows) => isCode(question) && value !== 'each' && isFew(question, value, rows),
  BLANK_PLACES: (question, value, rows) => value !== 'each' && isFew(question, value, rows),
};

interface Asked {
  readonly questions: readonly FileQuestion[];
  readonly counts: { readonly read: number; readonly refused: number };
}
const rowsOf = ({ counts: { read, refused } }: Asked): Rows => read + refused;
const NOTES = 'NOTE_ROWS';
/** All lines that a question about notes shows; undefined where it shows only some. */
const linesOf = ({ samples, rows }: FileQuestion): readonly string[] | undefined =>
  samples.length === rows ? samples : undefined;

/** The answers of a file that may be offered again, and those that no longer hold. */
export const chosenIn = (asked: Asked, digest: Digest): Pick<ChosenForLayout, 'answers' | 'forgotten'> => {
  const answers: Answer[] = [];
  const forgotten: string[] = [];
  for (const question of asked.questions) {
    const { id, code, answer } = question;
    if (answer === null) continue;
    if (code === NOTES)
      for (const line of linesOf(question) ?? [])
        if (answer === 'leave') answers.push({ id: shapeOf(line, digest), value: answer });
        else forgotten.push(shapeOf(line, digest));
    // what takes most rows out of one race is right there, and says nothing about the next
    else if (REMEMBERED[code]?.(question, answer, rowsOf(asked)) === true) answers.push({ id, value: answer });
    else if (REMEMBERED[code]) forgotten.push(id);
  }
  return { answers, forgotten };
};

/** The open questions of a file for which the earlier answers fit, each with its answer. */
export const answersOffered = (
  asked: Asked,
  known: Pick<LayoutChoices, 'answers'>,
  digest: Digest,
): readonly FileQuestion[] => {
  const given = new Map(known.answers.map(({ id, value }) => [id, value]));
  const fitting = (question: FileQuestion): string | undefined => {
    const { id, code, choices } = question;
    const value =
      code === NOTES
        ? linesOf(question)?.every((line) => given.get(shapeOf(line, digest)) === 'leave') === true
          ? 'leave'
          : undefined
        : given.get(id);
    if (value === undefined || !choices.some((choice) => choice.value === value)) return undefined;
    return code === NOTES || REMEMBERED[code]?.(question, value, rowsOf(asked)) === true ? value : undefined;
  };
  return asked.questions.flatMap((question) => {
    const answer = question.answer === null ? fitting(question) : undefined;
    return answer === undefined ? [] : [{ ...question, answer }];
  });
};

const isField = (field: unknown): field is ResultField => RESULT_FIELDS.some((resultField) => resultField === field);
const NEEDED: readonly (ResultField | null)[] = ['place', 'riderName', 'firstName', 'lastName'];

/**
 * The earlier column mapping, where it fits this file and means something else than what was read; undefined where
 * there is nothing to offer. A column that would be the place or a name is not empty.
 */
export const mappingOffered = (
  columns: readonly Column[],
  known: Pick<LayoutChoices, 'mapping'>,
): Mapping | undefined => {
  if (!known.mapping) return undefined;
  const given = Object.entries(known.mapping).map(([at, field]) => [Number(at), field] as const);
  const byIndex = new Map(columns.map((column) => [column.index, column]));
  const fits = given.every(([at, field]) => {
    const column = byIndex.get(at);
    if (column === undefined || !(field === null || isField(field))) return false;
    return !NEEDED.includes(field) || (column.samples ?? []).length > 0;
  });
  const differs = given.some(([at, field]) => byIndex.get(at)?.field !== field);
  return fits && differs ? Object.fromEntries(given) : undefined;
};

/** Merges what was chosen now into what was known; the latest counts. */
export const withChosen = (
  before: Pick<LayoutChoices, 'answers'> | undefined,
  { answers, forgotten }: Pick<ChosenForLayout, 'answers' | 'forgotten'>,
): readonly Answer[] => {
  const gone = new Set([...forgotten, ...answers.map((answer) => answer.id)]);
  return [...(before?.answers ?? []).filter((answer) => !gone.has(answer.id)), ...answers].slice(-MOST_ANSWERS);
};

/** Remembers what a promoter chose for a file that was just applied. Part of the transaction of the import. */
export const rememberLayout = async (
  tx: Pick<Stores, 'layoutChoices'>,
  chosen: ChosenForLayout | null | undefined,
  {
    actor,
    promoterId,
    importId,
    at,
  }: { actor: Actor; promoterId: string | null; importId: string | null; at: Instant },
): Promise<void> => {
  if (!chosen || importId === null || !ownsLayouts(actor, promoterId)) return;
  const { kind, layout, mapping } = chosen;
  const before = await tx.layoutChoices.find({ promoterId, kind, layout });
  const answers = withChosen(before, chosen);
  if (!before && mapping === null && answers.length === 0) return;
  await tx.layoutChoices.put({ promoterId, kind, layout, mapping, answers, importId, at }, MOST_LAYOUTS);
};
