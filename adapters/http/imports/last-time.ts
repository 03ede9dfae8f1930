import type { EventsImport, ResultsImport } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import {
  answersOffered,
  type ChosenForLayout,
  chosenIn,
  type FileQuestion,
  layoutOf,
  mappingOffered,
  ownsLayouts,
  type ReadResultsOptions,
  type ResultsRead,
  type SentFile,
} from '@rrr/core/imports';
import type { EventsRead } from '@rrr/core/events';
import { createHash } from 'node:crypto';
import type { HttpPorts } from '../ports.js';
import type { Translator } from '../words/translator.js';
import { presentQuestion } from '../results/present-question.js';

type Mapping = NonNullable<ReadResultsOptions['mapping']>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Asked {
  readonly actor: Actor;
  /** whose event or series it is; null: nobody's, and nothing is remembered */
  readonly promoterId: string | null;
}

/** What was chosen for the last file of this layout, as far as it fits this one. */
export interface LastTime {
  /** null: the columns are read as they were */
  readonly mapping: Mapping | null;
  /** open questions with the earlier answers */
  readonly questions: readonly FileQuestion[];
}

const isUnknown = ({ problems }: ResultsRead): boolean => problems.some((problem) => problem.code === 'HEADER_UNKNOWN');

/**
 * Finds what to offer for a file of results. `again` reads it with another mapping: the questions that follow from the
 * earlier mapping are offered together with it.
 */
const lastTimeOf = async (
  { queries: { imports } }: Pick<HttpPorts, 'queries'>,
  { actor, promoterId }: Asked,
  read: ResultsRead,
  { mapping, again }: { readonly mapping: Mapping | undefined; again(mapping: Mapping): Promise<ResultsRead> },
): Promise<LastTime | null> => {
  if (read.layout === null || !ownsLayouts(actor, promoterId)) return null;
  const known = await imports.layout({ promoterId, kind: 'results', layout: digest(read.layout) });
  if (!known) return null;
  const offered = mapping === undefined ? mappingOffered(read.columns, known) : undefined;
  const mapped = offered && (await again(offered));
  const fits = mapped !== undefined && !isUnknown(mapped);
  const seen = fits ? mapped : read;
  const questions = isUnknown(seen) ? [] : answersOffered(seen, known, digest);
  return fits || questions.length > 0 ? { mapping: (fits && offered) || null, questions } : null;
};

/** What an import of results lets the next one be offered. */
export const chosenForResults = (
  { actor, promoterId }: Asked,
  read: ResultsRead,
  mapping: Mapping | undefined,
): ChosenForLayout | null => {
  if (read.layout === null || !ownsLayouts(actor, promoterId)) return null;
  const own = mapping && Object.entries(mapping).filter(([at]) => Number(at) < read.columns.length);
  return {
    kind: 'results',
    layout: digest(read.layout),
    mapping: own ? Object.fromEntries(own) : null,
    ...chosenIn(read, digest),
  };
};

export const presentLastTime = (
  { mapping, questions }: LastTime,
  translator: Translator,
  race: string,
): NonNullable<ResultsImport['lastTime']> => ({
  mapping: mapping && { ...mapping },
  questions: questions.map((question) => presentQuestion(question, translator, race)),
});

/** The question about dates in numbers, and its id in what is remembered. */
export const DATES = 'dates';

const layoutOfEvents = ({ report }: EventsRead): string | null =>
  layoutOf(report.columns.map((column) => column.header).filter((header) => header !== ''));

/** The question about dates of a file of events, with the order of the last file where that makes a day. */
export const datesWithLast = async (
  { queries: { imports } }: Pick<HttpPorts, 'queries'>,
  actor: Actor,
  read: EventsRead,
): Promise<EventsImport['dates']> => {
  if (!read.dates) return null;
  const dates = { ...read.dates, readings: read.dates.readings.map((item) => ({ ...item })) };
  const layout = layoutOfEvents(read);
  // a promoter's series is their own, or the import is refused
  if (dates.chosen !== null || layout === null || !ownsLayouts(actor, actor.subjectId)) return dates;
  const known = await imports.layout({ promoterId: actor.subjectId, kind: 'events', layout: digest(layout) });
  const last = known?.answers.find((answer) => answer.id === DATES)?.value;
  const reading = dates.readings.find((candidate) => candidate.order === last && candidate.from !== null);
  return reading ? { ...dates, last: reading.order } : dates;
};

/** What an import of events lets the next one be offered. */
export const chosenForEvents = (actor: Actor, read: EventsRead): ChosenForLayout | null => {
  const layout = layoutOfEvents(read);
  if (layout === null || !read.dates?.chosen || !ownsLayouts(actor, actor.subjectId)) return null;
  const answers = [{ id: DATES, value: read.dates.chosen }];
  return { kind: 'events', layout: digest(layout), mapping: null, answers, forgotten: [] };
};

interface ToRead extends Asked {
  readonly file: SentFile;
  readonly options: ReadResultsOptions;
  readonly watch: Parameters<HttpPorts['sheets']['readAs']>[2];
  /** nothing is offered while a file is stored, nor with more of its rows */
  readonly offers: boolean;
}

/** Reads a file of results, and finds what to offer for it. */
export const readOffering = async (
  ports: Pick<HttpPorts, 'queries' | 'sheets'>,
  { file, options, watch, offers, ...whose }: ToRead,
) => {
  const readWith = (more: Partial<ReadResultsOptions>) =>
    ports.sheets.readAs(file, { kind: 'results', options: { ...options, ...more } }, watch);
  const read = await readWith({});
  const again = async (mapping: Mapping) => (await readWith({ mapping })).read;
  const lastTime = offers ? await lastTimeOf(ports, whose, read.read, { mapping: options.mapping, again }) : null;
  return { read, lastTime };
};
