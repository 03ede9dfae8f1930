import { nameKey } from '../shared/index.js';
import { normalizeCell } from './cell.js';
import type { Column } from './find-header.js';
import { typeAndPlace } from './read-place.js';
import type { SheetRow } from './sheet.js';
import type { Unplaced } from './statuses.js';
import type { ResultField } from './submitted-row.js';
import { firstWords } from './whole-words.js';

/** Words that begin totals, notes and footers, in the languages of timing systems. */
const NOTE = firstWords(
  String.raw`(?:sub|grand|class|over ?all)? ?totals?|sous total|soustotal|totaux|summe|gesamt|suma|totale|sum|notes?`,
  String.raw`remarques?|remarks?|comments?|bemerkung|nota|starters?|entries|entrants|partants|inscrits|participants`,
  String.raw`riders|pilotes|finishers|classes? ?size|weather|meteo|track|piste|temperature|printed|imprime|gedruckt`,
  String.raw`impreso|stampato|page|seite|pagina|official|officiel|offiziell|results?|resultats?|posted|protests?`,
  String.raw`affiche|published|publie|fastest|best lap|meilleur|schnellste|vuelta rapida|jury|stewards?|referee`,
  String.raw`commissaires?|director|directeur|chief|chef|timing|timed by|chronometrage|chrono|zeitnahme|cronometraje`,
  String.raw`signature|signed|copyright|generated|http|https|www|red flag|drapeau rouge|race stopped|course arretee`,
  String.raw`margin|average|moyenne|penalt\p{L}*|penalites?|legend|legende|end of|fin du|fin de|updated|mis a jour`,
  String.raw`race (?:time|distance|start|length)`,
);

export const isNote = (text: string): boolean => NOTE.test(nameKey(text));

/** of a place or a status that is misspelled */
const LONGEST_CODE = 5;
const NAMES: readonly (ResultField | null)[] = ['riderName', 'firstName', 'lastName'];

/** A status that stands alone heads the riders below it: "Not classified". */
export const statusAlone = ({ cells }: SheetRow): Unplaced | undefined => {
  const [only = '', another] = cells.map(normalizeCell).filter((text) => text !== '');
  const read = another === undefined ? typeAndPlace(only) : undefined;
  return read?.place === null && read.type !== 'finished' ? read.type : undefined;
};

/**
 * Finds rows that may be totals, notes or footers: without a place and a status, and without a name, with a word for a
 * total or a note, or with a single text where finishers have several.
 */
export const noteRows = (columns: readonly Column[], rows: readonly SheetRow[]): ((row: SheetRow) => boolean) => {
  const place = columns.find((column) => column.field === 'place')?.index ?? 0;
  const names = columns.filter((column) => NAMES.includes(column.field)).map((column) => column.index);
  const filledIn = ({ cells }: SheetRow): readonly string[] => cells.map(normalizeCell).filter((text) => text !== '');
  const placed = rows.filter(
    (row) => typeAndPlace(normalizeCell(row.cells[place])) !== undefined && statusAlone(row) === undefined,
  );
  const fewest = placed.reduce((least, sheetRow) => Math.min(least, filledIn(sheetRow).length), Infinity);
  return (row) => {
    const filled = filledIn(row);
    const [first = ''] = filled;
    if (filled.length === 0) return false;
    const ofName = names
      .map((at) => normalizeCell(row.cells[at]))
      .join(' ')
      .trim();
    if (/^(?:sub|grand)? ?totals?$|^sous total$|^totaux$/.test(nameKey(ofName))) return true;
    const text = normalizeCell(row.cells[place]);
    if (text !== '' && typeAndPlace(text) !== undefined) return false;
    if (ofName === '')
      return (
        filled.some((value) => /\p{L}/u.test(value)) && (text === '' || isNote(text) || text.length > LONGEST_CODE)
      );
    if (isNote(first) && filled.length < Math.min(3, fewest)) return true;
    return filled.length === 1 && Number.isFinite(fewest) && fewest >= 3;
  };
};
