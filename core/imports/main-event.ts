import { nameKey } from '../shared/index.js';
import { classKey } from './class-key.js';
import { normalizeCell } from './cell.js';
import type { Header } from './find-header.js';
import { headerKey } from './header-words.js';
import { type OneClass, titlesNaming } from './one-class.js';
import { type Asking, choice } from './questions.js';
import { readDate } from './read-date.js';
import { typeAndPlace } from './read-place.js';
import { OF_EVENTS, OF_SESSIONS } from './sessions.js';
import { shown } from './shown.js';
import type { Sheet } from './sheet.js';
import type { RowProblem } from './submitted-row.js';
import { wholeWords } from './whole-words.js';

/** What is known of the race that the file is sent for. */
export interface RaceOfFile extends OneClass {
  /** class names of the event, for a file of all classes */
  readonly allClasses?: readonly string[];
  readonly fileName?: string;
  readonly event?: {
    readonly title: string;
    /** where it is, and its series: words that a title may have */
    readonly about: readonly string[];
    /** YYYY-MM-DD */
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  };
}

const ID = 'main-event';
const LONGEST = 80;
const OF_NAMES = /^(?:event|eventname|eventtitle|evenement|epreuve|meeting)$/;

/** Races and lists that decide who starts, or count a season: no final results. */
const NOT_THE_MAIN = wholeWords(
  String.raw`heat(?: race)?s?|heats|qualif\p{L}*|quali|qualies|lcq|last chance(?: qualifier)?|practice|free practice`,
  String.raw`warm ?up|timed training|training|seeding|semi ?finals?|semis?|demi ?finales?|consolation|consi|repechage`,
  String.raw`[b-d] ?mains?|mains? [b-d]|[b-d] ?finals?|finals? [b-d]|finale [b-d]|petite finale|derniere chance`,
  String.raw`essais?(?: libres?| chronos?)?|echauffement|entrainement|seance|chronos|superpole|start list`,
  String.raw`starting list|entry list|liste des (?:inscrits|departs)|grille de depart|standings|point standings`,
  String.raw`series points|championship points|season points|cumulatif`,
  String.raw`classement (?:general du championnat|cumulatif|provisoire du championnat|de la saison|de la serie)`,
  String.raw`gesamtwertung|meisterschaftsstand|clasificacion del campeonato|classifica campionato`,
  String.raw`cancel(?:l?ed|ado|ada)|annule\p{L}*|annullat\p{L}*|abgesagt|avlyst|no results|no contest|draft|brouillon`,
  String.raw`ebauche|sample|example|exemple|provisional|provisoires?|unofficial|non officiels?|moto [1-9]|lap \d+`,
  String.raw`after lap \d+|after \d+ laps|apres \d+ tours|lap chart|lap times|manche [1-9]|race [1-9] of|vorlauf`,
  String.raw`eliminatorias?|clasificatoria|entrenamientos?|prove libere|prove|qualifiche|batteria|forsok|innledende`,
  String.raw`trening`,
);
const ROUND_COLUMN = /^(?:r|rd|rnd|round|ronde|manche|ep|event|epreuve)\d{1,2}$/;
const RACE_COLUMN = /^(?:race|course)\d{1,2}$/;
const SUM_COLUMN = /^(?:total|totalpoints|totalpts|points|pts|pointstotal|sum|grandtotal|totaux|net|netpoints)$/;
const YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d)/g;
const ROUND = /(?:^| )(?:round|rd|rnd|ronde|epreuve|r) ?(\d{1,2})(?= |$)/;
const DAY = /(?<!\d)(20\d\d)[-_. ]?(0[1-9]|1[0-2])[-_. ]?(0[1-9]|[12]\d|3[01])(?!\d)/;
const GENERAL = new Set(
  (
    'results result resultats resultat race races racing event events main final finals official results class ' +
    'classes overall round series season date time page printed track location venue report final finish place ' +
    'places ' +
    'national nationals championship championships championnat motocross supercross arenacross enduro cross ' +
    'country supermoto flat track hare scramble scrambles grand prix moto motos pro amateur youth women vet course ' +
    'courses ' +
    'evenement epreuve finale finales officiel officiels classement classements general heure piste lieu ville manche'
  ).split(' '),
);

interface Title {
  readonly line: number;
  readonly text: string;
  /** of a column that names the event */
  readonly names?: boolean;
}

const withoutExtension = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '').replaceAll('_', ' ');

/** A day after or before is still of the event: results are printed late, and a file has the day that it was saved. */
const NEAR_DAYS = 3;
const isNear = (day: string, { startsOn, endsOn }: NonNullable<RaceOfFile['event']>): boolean => {
  if (startsOn === null) return true;
  const [at, from, until] = [day, startsOn, endsOn ?? startsOn].map((text) => Date.parse(text) / 86_400_000) as [
    number,
    number,
    number,
  ];
  return at >= from - NEAR_DAYS && at <= until + NEAR_DAYS;
};

/** Whether a text says heat, practice or standings, and the event's own title does not: "Manche 6" is a round in French. */
const saysOtherRace = (text: string, event: RaceOfFile['event']): boolean => {
  const said = NOT_THE_MAIN.exec(nameKey(text))?.[0].trim();
  return said !== undefined && !` ${nameKey(event?.title ?? '')} `.includes(` ${said} `);
};

/** Whether a title is of another day, year or round than the event. */
const isOfAnother = (text: string, event: RaceOfFile['event']): boolean => {
  if (!event) return false;
  const day = DAY.exec(text);
  if (day) return !isNear(`${day[1]}-${day[2]}-${day[3]}`, event);
  const told = [...text.matchAll(YEAR)].map((match) => match[1] ?? '');
  const own = [
    event.startsOn?.slice(0, 4),
    event.endsOn?.slice(0, 4),
    ...[...event.title.matchAll(YEAR)].map((match) => match[1]),
  ];
  if (event.startsOn !== null && told.length > 0 && !told.some((value) => own.includes(value))) return true;
  const [round, ours] = [text, event.title].map((value) => ROUND.exec(nameKey(value))?.[1]);
  return round !== undefined && ours !== undefined && Number(round) !== Number(ours);
};

const wordsIn = (text: string): readonly string[] =>
  nameKey(text)
    .split(' ')
    .filter((word) => word.length >= 4 && !/\d/.test(word) && !GENERAL.has(word));

/** Whether the titles name an event, and none of their words is in this one's title, venue, town or series. */
const namesAnother = (
  titles: readonly Title[],
  { event, onlyClass, eventClasses = [], allClasses = [] }: RaceOfFile,
): boolean => {
  if (!event) return false;
  const classes = new Set([onlyClass ?? '', ...eventClasses, ...allClasses].flatMap(wordsIn));
  const told = titles.flatMap(({ text }) => wordsIn(text)).filter((text) => !classes.has(text));
  const own = new Set([event.title, ...event.about].flatMap(wordsIn));
  return told.length > 0 && own.size > 0 && !told.some((text) => own.has(text));
};

/** Whether the columns are those of a season: R1, R2, R3 and a total. */
const isOfASeason = ({ columns }: Header): boolean => {
  const keys = columns.map((column) => headerKey(column.header));
  const rounds = keys.filter((key) => ROUND_COLUMN.test(key)).length;
  const races = keys.filter((key) => RACE_COLUMN.test(key)).length;
  return (rounds >= 2 || races >= 3) && keys.some((key) => SUM_COLUMN.test(key));
};

/** What a column says of the session, event, round or day, where it says the same of all finishers. */
const titlesInColumns = ({ columns, below, line }: Header): readonly Title[] => {
  const at = columns.find((column) => column.field === 'place')?.index ?? -1;
  const placed = below.filter(({ cells }) => typeAndPlace(normalizeCell(cells[at])) !== undefined);
  return columns.flatMap(({ index, field, header }): readonly Title[] => {
    if (field !== null || placed.length === 0) return [];
    const text = normalizeCell(placed[0]?.cells[index]);
    if (
      text === '' ||
      text.length > LONGEST ||
      placed.some((sheetRow) => normalizeCell(sheetRow.cells[index]) !== text)
    )
      return [];
    const key = headerKey(header);
    if (OF_EVENTS.test(key))
      return [{ line, text: /^\d{1,2}$/.test(text) ? `Round ${text}` : text, names: OF_NAMES.test(key) }];
    return OF_SESSIONS.test(key) ? [{ line, text }] : [];
  });
};

/** The name of the worksheet, unless a spreadsheet program gave it. */
const titleOfSheet = ({ name, rows }: Sheet): readonly Title[] =>
  name === undefined || /^(?:sheet|feuil|feuille|tabelle|hoja|foglio|ark)\s?\d*$/i.test(name)
    ? []
    : [{ line: rows[0]?.line ?? 1, text: name }];

const titlesAbove = ({ above }: Header): readonly Title[] =>
  above.map(({ line, cells }) => ({ line, text: cells.map(normalizeCell).filter(Boolean).join(' ') }));

const isOtherDay = ({ text }: Title, event: RaceOfFile['event']): boolean => {
  const days = [readDate(text, false), readDate(text, true)].filter((value) => typeof value === 'string');
  return event !== undefined && days.length > 0 && !days.some((day) => isNear(day, event));
};

/**
 * Asks once whether a file is of the main event, where its titles, its name or its columns say heat, qualifying,
 * practice, standings, another event, year or class; `chosen`: lines of titles that were asked about already.
 */
export const askMainEvent = (
  sheet: Sheet,
  header: Header,
  race: RaceOfFile & { readonly oneClass?: boolean },
  asks: Asking,
  chosen: ReadonlySet<number> = new Set(),
): readonly RowProblem[] => {
  const above = titlesAbove(header).filter((title) => !chosen.has(title.line));
  const titles = [...titleOfSheet(sheet), ...above];
  const line = sheet.rows[0]?.line ?? 1;
  const file = race.fileName === undefined ? [] : [{ line, text: withoutExtension(race.fileName) }];
  const ofClass = race.oneClass ? titlesNaming(titles, race) : [];
  const ofName = race.oneClass && race.onlyClass !== undefined ? titlesNaming(file, race) : [];
  const own = classKey(race.onlyClass ?? '');
  const inColumns = titlesInColumns(header);
  const doubtful = [...titles, ...file, ...inColumns].filter(
    (title) =>
      (saysOtherRace(title.text, race.event) && classKey(title.text) !== own && !own.includes(classKey(title.text))) ||
      isOfAnother(title.text, race.event) ||
      isOtherDay(title, race.event),
  );
  const season = isOfASeason(header)
    ? [{ line: header.line, text: header.columns.map((column) => column.header).join(', ') }]
    : [];
  // in a file of all classes the text next to the header names the first of them
  const ofEvent = race.allClasses ? above.slice(0, -1) : above;
  const elsewhere = [ofEvent, inColumns.filter((column) => column.names === true)].flatMap((list) =>
    doubtful.length === 0 && namesAnother(list, race) ? list.slice(0, 1) : [],
  );
  const problems: readonly RowProblem[] = [
    ...ofClass,
    ...ofName,
    ...[...doubtful, ...season, ...elsewhere]
      .filter((item) => !ofClass.some((other) => other.line === item.line && other.value === item.text))
      .map((item): RowProblem => ({
        line: item.line,
        column: null,
        value: shown(item.text),
        code: 'MAIN_EVENT_UNCLEAR',
      })),
  ];
  const [first] = problems;
  if (!first) return [];
  const answer = asks.ask({
    id: ID,
    code: 'MAIN_EVENT',
    line: first.line,
    column: null,
    samples: problems.map((problem) => problem.value ?? ''),
    rows: header.below.length,
    choices: [choice('main'), choice('other')],
  });
  return answer === 'main' ? [] : problems.map((problem) => ({ ...problem, question: ID }));
};
