import { nameKey } from '../shared/index.js';
import { normalizeCell } from './cell.js';
import { classKey } from './class-key.js';
import { findHeader, type Header, isHeaderRow, type Mapping } from './find-header.js';
import { headerKey } from './header-words.js';
import { headingOf } from './heading.js';
import { type Asking, choice } from './questions.js';
import { typeAndPlace } from './read-place.js';
import type { Sheet, SheetRow } from './sheet.js';
import type { RowProblem } from './submitted-row.js';
import { wholeHeader, wholeWords } from './whole-words.js';

/** Which classes a file may name. */
interface ClassesOfFile {
  readonly allClasses?: readonly string[];
  readonly eventClasses?: readonly string[];
  readonly onlyClass?: string;
  readonly mapping?: Mapping;
}

/** A heat, a moto or the overall of a class, with its own rows. */
interface Session {
  /** as the file says it, without the name of the class */
  readonly name: string;
  /** the class that its heading names; null: none */
  readonly className: string | null;
  readonly rows: readonly SheetRow[];
  /** the line of its heading */
  readonly titles: readonly number[];
}

export interface ChosenSession {
  readonly sheet: Sheet;
  readonly problems: readonly RowProblem[];
  /** rows of other sessions, by a person's choice */
  readonly leftOut: number;
  /** lines that name a session, so they need not be asked about again */
  readonly titles: ReadonlySet<number>;
}

const ID = 'which-rows';
const MOST = 12;
const MOST_TABLES = 200;
/** rows of finishers have one, headers do not; looking for header words costs more */
const NUMBER = /^\s*\d+\s*$/;
const LONGEST = 60;
/** Words that name a session of a class, in the languages of timing systems. */
const SESSION = wholeWords(
  String.raw`heats?|mains?|main event|finals?|finales?|overall|combined|motos?|races?|manches?|courses?|lcq|semis?`,
  String.raw`semi ?finals?|demi ?finales?|qualif\p{L}*|practice|essais?|general|cumulatif|lauf|laufe|vorlauf|rennen`,
  String.raw`gesamt|gara|batteria|carrera|serie|heat|finale|omgang`,
);
/** Columns that say of which event a row is. */
export const OF_EVENTS =
  /^(?:event|eventname|eventtitle|evenement|epreuve|meeting|round|roundno|rd|ronde|manche|date|racedate|eventdate|datum|fecha|day|jour)$/;
/** Columns that say of which session of a class a row is. */
export const OF_SESSIONS = wholeHeader(
  'session|race|racename|run|heat|moto|course|nomdelacourse|seance|lauf|rennen|gara|type|racetype|format',
  'group|groupe|gruppe|grupo|gruppo|wave|vague',
);
/** The likeliest final result first. */
const OF_THE_DAY = /overall|combined|general|cumulatif|gesamt/;
const OF_THE_MAIN = /(?:^| )(?:mains?|main event|finals?|finales?)(?= |$)/;
const rank = (name: string): number => {
  const key = nameKey(name);
  if (OF_THE_DAY.test(key)) return 0;
  return OF_THE_MAIN.test(key) && !/semi|demi/.test(key) ? 1 : 2;
};

const filled = ({ cells }: SheetRow): readonly string[] => cells.map(normalizeCell).filter((text) => text !== '');
const single = (row: SheetRow | undefined): string | undefined => {
  const [text, another] = row ? filled(row) : [];
  return another === undefined && text !== undefined && /\p{L}/u.test(text) ? text : undefined;
};

const placeIn = (header: Header): ((row: SheetRow) => number | null) => {
  const at = header.columns.find((column) => column.field === 'place')?.index ?? -1;
  return ({ cells }) => typeAndPlace(normalizeCell(cells[at]))?.place ?? null;
};
const hasWinner = (rows: readonly SheetRow[], mapping: Mapping): boolean => {
  const header = findHeader({ format: 'csv', encoding: '', rows }, mapping);
  return header.complete && header.below.some((sheetRow) => placeIn(header)(sheetRow) === 1);
};

/** A heading's class and the rest: "450 Amateur Moto 1" is Moto 1 of 450 Amateur. */
const divided = (text: string, classes: readonly string[]): Pick<Session, 'name' | 'className'> => {
  const bare = headingOf(text).text;
  const key = ` ${nameKey(bare)} `;
  const className =
    classes
      .filter((raceClass) => nameKey(raceClass) !== '' && key.includes(` ${nameKey(raceClass)} `))
      .toSorted((a, b) => b.length - a.length)[0] ?? null;
  const rest = className === null ? '' : key.replace(` ${nameKey(className)} `, ' ').trim();
  if (className === null || rest === '') return { name: className === null ? bare : '', className };
  const at = bare.toLowerCase().indexOf(className.toLowerCase());
  const cut = at < 0 ? rest : `${bare.slice(0, at)} ${bare.slice(at + className.length)}`;
  return { name: cut.replaceAll(/^[\s:–—,(-]+|[\s:–—,(-]+$/g, '').replaceAll(/\s+/g, ' '), className };
};

const keyed = (item: Pick<Session, 'name'>): string => nameKey(item.name);

/** Tables below each other, each with a heading right above its header; a header without one continues the table. */
const blocksOf = (sheet: Sheet, classes: ClassesOfFile): readonly Session[] => {
  const named = [...(classes.allClasses ?? []), ...(classes.eventClasses ?? []), classes.onlyClass ?? ''];
  const begun = sheet.rows.flatMap((row, at) => {
    if (row.cells.some((cell) => NUMBER.test(cell)) || !isHeaderRow(row)) return [];
    const text = single(sheet.rows[at - 1]);
    return [{ at: text === undefined ? at : at - 1, text, ...divided(text ?? '', named) }];
  });
  const begins = begun.filter((item, nth) => nth === 0 || item.className !== null || SESSION.test(keyed(item)));
  if (begins.length < 2 || begins.length > MOST_TABLES) return [];
  return begins.map(({ at, text, ...rest }, nth) => {
    const rows = sheet.rows.slice(at, begins[nth + 1]?.at);
    return { ...rest, rows, titles: text === undefined ? [] : rows.slice(0, 1).map((row) => row.line) };
  });
};

/** Whether the blocks are sessions: each is named, one name is of a session, and a class is won in several of them. */
const areSessions = (blocks: readonly Session[], { allClasses, mapping = {} }: ClassesOfFile): boolean => {
  const names = new Set(blocks.map(keyed));
  if (blocks.length < 2 || names.size < 2 || names.size > MOST || names.has('')) return false;
  if (!blocks.some((block) => SESSION.test(keyed(block)))) return false;
  if (allClasses && blocks.some((block) => block.className === null)) return false;
  const won = new Map<string, Set<string>>();
  for (const block of blocks) {
    const key = allClasses ? classKey(block.className ?? '') : '';
    const own = won.get(key) ?? new Set();
    won.set(key, own);
    // a session that stands twice is no choice
    if (own.has(keyed(block))) return false;
    if (hasWinner(block.rows, mapping)) own.add(keyed(block));
  }
  return [...won.values()].some((item) => item.size > 1);
};

/** Columns that say of which session a row is: places are unique within each, and several have a winner. */
const sessionColumn = (header: Header): { readonly index: number; readonly header: string } | undefined => {
  const placeOf = placeIn(header);
  const placed = header.below.flatMap((row) => {
    const place = placeOf(row);
    return place === null ? [] : [{ row, place }];
  });
  if (placed.filter((item) => item.place === 1).length < 2) return undefined;
  const classAt = header.columns.find((column) => column.field === 'class')?.index ?? -1;
  const inClass = (row: SheetRow): string => (classAt < 0 ? '' : classKey(normalizeCell(row.cells[classAt])));
  const winners = new Map<string, number>();
  for (const { row, place } of placed) if (place === 1) winners.set(inClass(row), (winners.get(inClass(row)) ?? 0) + 1);
  if (![...winners.values()].some((winner) => winner > 1)) return undefined;
  return header.columns.find(({ index, field, header: title }) => {
    if (field !== null) return false;
    const said = placed.map((item) => normalizeCell(item.row.cells[index]));
    const values = new Set(said);
    if (values.size < 2 || values.size > MOST || values.has('') || said.some((text) => text.length > LONGEST))
      return false;
    const key = headerKey(title);
    if (!OF_EVENTS.test(key) && !OF_SESSIONS.test(key) && ![...values].some((value) => SESSION.test(nameKey(value))))
      return false;
    return new Set(placed.map((item, at) => `${inClass(item.row)}\n${said[at]}\n${item.place}`)).size === placed.length;
  });
};

/** Asks which of several sessions are the results, and returns the file with these alone. */
export const chooseSession = (sheet: Sheet, classes: ClassesOfFile, asks: Asking): ChosenSession => {
  const whole: ChosenSession = { sheet, problems: [], leftOut: 0, titles: new Set() };
  const blocks = blocksOf(sheet, classes);
  const first = sheet.rows.findIndex((row) => blocks[0]?.rows[0]?.line === row.line);
  if (areSessions(blocks, classes)) {
    const names = new Map(blocks.map((block) => [keyed(block), block.name] as const));
    const asked = askWhich([...names.values()], blocks, asks);
    const titles = new Set(blocks.flatMap((block) => block.titles));
    if (asked.name === undefined) return { ...whole, ...asked, titles };
    const chosen = blocks.filter((block) => block.name !== '' && keyed(block) === nameKey(asked.name ?? ''));
    const rows = [...sheet.rows.slice(0, first), ...chosen.flatMap((session) => renamed(session, classes))];
    return { sheet: { ...sheet, rows }, problems: [], leftOut: sheet.rows.length - rows.length, titles };
  }
  const header = findHeader(sheet, classes.mapping ?? {});
  const column = header.complete ? sessionColumn(header) : undefined;
  if (!column) return whole;
  const placeOf = placeIn(header);
  const textOf = (row: SheetRow): string => normalizeCell(row.cells[column.index]);
  const names = [...new Set(header.below.filter((sheetRow) => placeOf(sheetRow) !== null).map(textOf))];
  const sessions = names.map((name): Session => ({
    name,
    className: null,
    rows: header.below.filter((sheetRow) => textOf(sheetRow) === name),
    titles: [],
  }));
  const asked = askWhich(names, sessions, asks, column.header);
  if (asked.name === undefined) return { ...whole, ...asked };
  const others = new Set(sessions.filter((session) => session.name !== asked.name).flatMap((session) => session.rows));
  const rows = sheet.rows.filter((row) => !others.has(row));
  return { ...whole, sheet: { ...sheet, rows }, leftOut: others.size };
};

/** The rows of a session; in a file of all classes its heading names the class alone, otherwise it is not needed. */
const renamed = ({ rows, className, titles }: Session, { allClasses }: ClassesOfFile): readonly SheetRow[] =>
  rows.flatMap((row) => {
    if (!titles.includes(row.line)) return [row];
    return allClasses && className !== null ? [{ ...row, cells: [className] }] : [];
  });

const askWhich = (
  names: readonly string[],
  sessions: readonly Session[],
  asks: Asking,
  column: string | null = null,
): { readonly name: string | undefined; readonly problems: readonly RowProblem[] } => {
  const ordered = names.toSorted((a, b) => rank(a) - rank(b));
  const line = sessions[0]?.rows[0]?.line ?? 1;
  const answer = asks.ask({
    id: ID,
    code: 'WHICH_ROWS',
    line,
    column: column || null,
    samples: ordered,
    rows: sessions.reduce((sum, session) => sum + session.rows.length, 0),
    choices: [
      ...ordered.map((name) => choice('rows', name.slice(0, LONGEST), nameKey(name).slice(0, 40))),
      choice('each'),
    ],
  });
  const name = ordered.find((text) => nameKey(text).slice(0, 40) === answer);
  const open: readonly RowProblem[] =
    answer === undefined
      ? [
          {
            line,
            column: column || null,
            value: ordered.join('; ').slice(0, 200),
            code: 'SEVERAL_SESSIONS',
            question: ID,
          },
        ]
      : [];
  return { name, problems: open };
};
