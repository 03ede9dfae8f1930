import { nameKey } from '../shared/index.js';
import { againstTime } from './against-time.js';
import { normalizeCell } from './cell.js';
import type { Header } from './find-header.js';
import { headerKey } from './header-words.js';
import { type Asking, choice } from './questions.js';
import type { RowRead } from './read-row.js';
import { remembered } from './remembered.js';
import { shown } from './shown.js';
import { mentioned, unplaced } from './statuses.js';
import type { ResultField, RowProblem } from './submitted-row.js';
import { wholeHeader, wholeWords } from './whole-words.js';

const ID = 'remarks';
/** Words for what may change a place after the finish, in the languages of timing systems. */
const CHANGES = wholeWords(
  String.raw`penal\p{L}*|protest\p{L}*|appeal(?:ed)?|under review|under investigation|sub judice|exhibition`,
  String.raw`hors concours|non scoring|not scor\p{L}*|unscored|no points|ineligible|not eligible|non admissible`,
  String.raw`jump(?:ed)? start|faux depart|vol\p{L}* de depart|docked|deducted|relegat\p{L}*|demoted`,
  String.raw`moved (?:to|back|down)|dropped (?:to|back)|retrograd\p{L}*|recule\p{L}*|reclass\p{L}*|sanction\p{L}*`,
  String.raw`strafe|zeitstrafe|strafen|sancion\p{L}*|reclamacion|straff\p{L}*|laps? (?:removed|docked)`,
  String.raw`(?:positions?|places?) lost|fail(?:ed|s)?|illegal|not legal|non conforme\p{L}*|under ?weight`,
);
const OF_PENALTIES = wholeHeader(
  'pen|pens|penalty|penalties|penal|penalite|penalites|penaltytime|penaltypoints|strafe|strafzeit',
  'penalizacion|penalita|sanction|sanctions',
);
const OF_OTHERS = /team|equipe|sponsor|club/;
/** Times are counted before places are given; these are counted after it. */
const OF_PLACES = /(?:^| |\d)(?:pos|positions?|posiciones|places?|platze?|rangs?|laps?|tours?|runden?)(?= |$)/;
/** A mark that a footnote explains. */
const MARKED = /\s*(\*+|[†‡§¹²³])$/u;
const FOOTNOTE = /^(\*+|[†‡§¹²³])\s*[:=–—-]?\s*(\S.*)$/u;
/** Riders in a footnote: "#6", "No. 6", "pilote 6". */
const NUMBERED =
  /(?:#|\b(?:no|nr|num|number|num[eé]ro|rider|pilote|plate|plaque|dossard|bib|bike|startnr|fahrer|dorsal)\b\.?|n[°º])\s*#?(\w+)/giu;
/** Footnotes by which all places may still change. */
const OPEN = wholeWords(
  String.raw`protests?|appeals?|reclamations?|under review|under investigation|sub judice|pending|provisional`,
  String.raw`provisoires?|unofficial|non officiels?`,
);
/** Footnotes that say so, but change nothing: "No protests", "Protest period ends at 5:30". */
const SETTLED =
  /^(?:no|without|aucun\p{L}*|sans|keine?) |(?:^| )(?:period|time|delai|limit|deadline|fee|form|frist)(?= |$)/u;
const IN_BRACKETS = /[([]([^()[\]]+)[)\]]\s*$/;
const NAMES: readonly (ResultField | null)[] = ['riderName', 'firstName', 'lastName'];

const changesPlaces = remembered((text: string) => text.length <= 300 && CHANGES.test(nameKey(text)));
/** "DQ: Ann Lee (fuel)", "Ann Lee was excluded" */
const saysOfRider = (text: string): boolean =>
  saysMore(text) || unplaced(/^[^:–—-]*/.exec(text)?.[0] ?? '') !== undefined;
const saysMore = (text: string): boolean => changesPlaces(text) || mentioned(text, '') !== undefined;

interface Remark {
  readonly line: number;
  readonly column: string | null;
  readonly text: string;
}

/** What stands beside finishers in columns that are not read, and marks behind their names. */
const beside = (header: Header, finishers: ReadonlySet<number>, harmless: ReadonlySet<string>): readonly Remark[] => {
  const unread = header.columns.filter(
    ({ field, header: title }) => field === null && !OF_OTHERS.test(headerKey(title)),
  );
  const looks = unread.map(({ index, header: title }) => {
    const ofPenalties = OF_PENALTIES.test(headerKey(title));
    return {
      index,
      title,
      asks: (text: string) => changesPlaces(text) || (ofPenalties && OF_PLACES.test(nameKey(text))),
    };
  });
  const names = header.columns.filter((column) => NAMES.includes(column.field)).map((column) => column.index);
  return header.below.flatMap(({ line, cells }): readonly Remark[] => {
    if (!finishers.has(line)) return [];
    const noted = looks.flatMap(({ index, title, asks }) => {
      const text = normalizeCell(cells[index]);
      return text !== '' && asks(text) ? [{ line, column: title || null, text }] : [];
    });
    const marks = names.flatMap((at) => {
      const text = normalizeCell(cells[at]);
      const mark = MARKED.exec(text)?.[1];
      const inBrackets = IN_BRACKETS.exec(text)?.[1] ?? '';
      const asks = changesPlaces(inBrackets) || /^pen(?: |$)/.test(nameKey(inBrackets));
      return asks || (mark !== undefined && !harmless.has(mark)) ? [{ line, column: null, text }] : [];
    });
    return [...noted, ...marks];
  });
};

/**
 * Asks whether the places of a file are final, where a penalty, a protest or a mark stands beside a finisher, a footnote
 * says so, or times and laps do not run with the places. A line whose place a person wrote is no longer asked about.
 */
export const askRemarks = (
  header: Header,
  {
    reads,
    headings,
  }: {
    readonly reads: readonly RowRead[];
    readonly headings: readonly { readonly line: number; readonly text: string }[];
  },
  asks: Asking,
): readonly RowProblem[] => {
  const byHand = new Set(header.below.filter((sheetRow) => sheetRow.placed).map((sheetRow) => sheetRow.line));
  const finished = reads.filter((read) => read.row?.type === 'finished' && !byHand.has(read.line));
  const numbers = new Set(reads.flatMap((read) => read.row?.number ?? []));
  const riders = new Set(
    reads.flatMap(({ row }) => (row?.type === 'finished' ? [nameKey(row.riderName).split(' ').at(-1) ?? ''] : [])),
  );
  const namesOne = (text: string): boolean =>
    nameKey(text)
      .split(' ')
      .some((word) => word.length > 1 && riders.has(word)) ||
    [...text.matchAll(NUMBERED)].some((match) => numbers.has(match[1] ?? ''));
  const notes = headings.flatMap(({ line, text }) => {
    const [, mark, said = ''] = FOOTNOTE.exec(text) ?? [];
    return line > header.line ? [{ line, text, mark, said }] : [];
  });
  const harmless = new Set(notes.flatMap(({ mark, said }) => (mark !== undefined && !saysMore(said) ? [mark] : [])));
  const footnotes = notes.filter(({ text, mark, said }) =>
    mark === undefined
      ? (saysOfRider(text) && namesOne(text)) || (OPEN.test(nameKey(text)) && !SETTLED.test(nameKey(text)))
      : saysMore(said),
  );
  const found: readonly Remark[] = [
    ...beside(header, new Set(finished.map((read) => read.line)), harmless),
    ...againstTime(header, finished),
    ...footnotes.map(({ line, text }) => ({ line, column: null, text })),
  ];
  const [first] = found;
  if (!first) return [];
  const answer = asks.ask(
    {
      id: ID,
      code: 'REMARKS',
      line: first.line,
      column: first.column,
      samples: found.map((remark) => remark.text),
      rows: new Set(found.map((remark) => remark.line)).size,
      choices: [choice('final'), choice('each')],
    },
    found.map((remark) => remark.line),
  );
  if (answer === 'final') return [];
  const question = answer === undefined ? { question: ID } : {};
  return found.map(({ line, column, text }) => ({
    line,
    column,
    value: shown(text),
    code: 'REMARK_UNCLEAR',
    ...question,
  }));
};
