import { nameKey } from '../shared/index.js';
import { normalizeCell } from './cell.js';
import { type Header, isHeaderRow } from './find-header.js';
import { headingIn } from './heading.js';
import { readDate } from './read-date.js';
import { typeAndPlace } from './read-place.js';
import { shown } from './shown.js';
import type { SheetRow } from './sheet.js';
import type { ResultField, RowProblem } from './submitted-row.js';

const LETTERS = /\p{L}/u;
const YEAR = /^(?:19|20)\d\d$/;
const LABELS = new Set(
  (
    'event,title,date,day,time,class,category,division,venue,location,place,track,circuit,city,round,race,heat,moto,series,season,organizer,organiser,promoter,club,session,weather,length,distance,laps,printed,page,sorted on,' +
    'started,official,provisional,entries,entrants,starters,evenement,titre,jour,heure,classe,categorie,lieu,piste,ville,manche,course,serie,saison,organisateur,meteo,longueur,tours,imprime,partants,inscrits'
  ).split(','),
);

/** "Date:" and "Round" label the text that follows. */
const isLabel = (text: string): boolean => text.endsWith(':') || LABELS.has(nameKey(text));
const isDate = (text: string): boolean =>
  YEAR.test(text) || readDate(text, false) !== undefined || readDate(text, true) !== undefined;
const isNumber = (text: string): boolean => !YEAR.test(text) && typeAndPlace(text) !== undefined;

/**
 * Whether a row above the header is clearly a title: a single text, a date, a label with its value, a class with its
 * number of entrants, or two texts that cannot be a finisher. Any other row might be a result and is not skipped.
 */
const isTitle = (row: SheetRow, { columns }: Header): boolean => {
  const filled = row.cells.flatMap((cell, index) =>
    normalizeCell(cell) === '' ? [] : [{ index, text: normalizeCell(cell) }],
  );
  const [first, second] = filled;
  if (!first) return true;
  if (isHeaderRow(row)) return false;
  if (!second)
    return LETTERS.test(first.text)
      ? typeAndPlace(first.text) === undefined
      : isDate(first.text) || !/^\d/.test(first.text);
  if (filled.every((item, at) => at % 2 === 1 || item.text.endsWith(':'))) return true;
  if (filled.length > 3) return false;
  if (isLabel(first.text) || headingIn(row, [first.index]) !== undefined)
    return filled.length === 2 || filled.every((item) => !isNumber(item.text));
  const held = (field: ResultField): string =>
    normalizeCell(row.cells[columns.find((column) => column.field === field)?.index ?? -1]);
  const names = LETTERS.test(held('riderName') || held('lastName') || held('firstName'));
  if (filled.length === 3 || filled.some((item) => isNumber(item.text))) return false;
  return (
    !names && columns.filter((column) => column.header !== '').length > 3 && (isDate(second.text) || first.index === 0)
  );
};

/** Rows above the header that may be results. */
export const aboveHeader = (header: Header): readonly RowProblem[] =>
  header.above.flatMap((row): readonly RowProblem[] =>
    isTitle(row, header)
      ? []
      : [
          {
            line: row.line,
            column: null,
            value: shown(row.cells.map(normalizeCell).filter(Boolean).join(', ')),
            code: 'ABOVE_HEADER',
          },
        ],
  );
