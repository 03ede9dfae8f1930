import { normalizeCell } from './cell.js';
import type { Column, Header, Mapping } from './find-header.js';
import { headerKey, knownHeader } from './header-words.js';
import { isPlaceInClass } from './place-words.js';
import { type Asking, choice } from './questions.js';
import { typeAndPlace } from './read-place.js';
import { shown } from './shown.js';
import type { RowProblem } from './submitted-row.js';

const ID = 'place-column';

/** Columns named for a later order: after penalties, after a protest, official, corrected. */
const LATER =
  /after|apres|nach|despues|dopo|etter|official|officiel|offiziell|oficial|ufficiale|correct|corrig|korrigiert|final|revis|adjust|ajust|amend|updated|penalt|penalit|neworder|newpos|newplace|newrank|nouveau|nouvelle|neuer|net(?:pos|place|rank)?$|confirmed|confirme/;
/** Columns that count from 1 for other reasons. */
const OTHER =
  /qual|grid|grille|gate|start|depart|heat|moto|manche|lcq|practice|essai|lap|tour|point|pts|best|fast|speed|split|sector|check|number|numero|plate|bib|dossard|age|year|annee|born|line|ligne|row|laps|entr|seed|series|champ|season|last|previous|prev|week|overall|general|scratch|gesamt|team|club|transponder|chip|count|gain|lost|change|diff|hole|^no$|^n$|^nr$|^num$|^id$|^key$|^r\d+$|^rd\d+$|^m\d+$|^h\d+$|^s\d+$|^cp\d*$/;

const placesIn = ({ below }: Header, index: number): readonly (number | undefined)[] =>
  below.map(({ cells }) => {
    const read = typeAndPlace(normalizeCell(cells[index]));
    return read?.type === 'finished' && read.place !== null ? read.place : undefined;
  });

/** Whether the numbers are an order of riders: each once or tied, from 1 on, almost without gaps. */
const isOrder = (places: readonly (number | undefined)[]): boolean => {
  const found = places.filter((place) => place !== undefined);
  const different = new Set(found);
  return (
    found.length >= 2 &&
    found.length >= places.length / 2 &&
    different.has(1) &&
    different.size > found.length / 2 &&
    Math.max(...found) <= found.length + 1
  );
};

/** Other columns that may be the order that counts, because they are one and differ from the place that is used. */
const secondOrders = (header: Header, used: Column): readonly Column[] => {
  const own = placesIn(header, used.index);
  const inClass = isPlaceInClass(headerKey(used.header));
  return header.columns.filter(({ index, header: name, field }) => {
    if (field !== null || index === used.index) return false;
    const [key, known] = [headerKey(name), knownHeader(name)];
    const rival = header.rivals.get('place')?.includes(index) ?? false;
    // a place of another kind stands behind the one in the class
    if (!rival && known !== undefined) return false;
    const later = LATER.test(key);
    if (!rival && !later && (OTHER.test(key) || inClass)) return false;
    const theirs = placesIn(header, index);
    const differs = theirs.some((value, at) => value !== undefined && value !== own[at]);
    if (!differs) return false;
    return rival || later ? theirs.some((value) => value !== undefined) && looksPlaced(header, index) : isOrder(theirs);
  });
};

/** Whether most cells of a column are places or empty: "+30 s" under "Penalty" is none. */
const looksPlaced = ({ below }: Header, index: number): boolean => {
  const texts = below.map(({ cells }) => normalizeCell(cells[index])).filter((text) => text !== '');
  return texts.filter((text) => typeAndPlace(text) !== undefined).length >= texts.length * 0.6;
};

/** The other column of places that has some, where the one that is used is empty. */
const filledInstead = ({ columns, below }: Header, { index: empty }: Column): Column | undefined => {
  const isFilled = ({ index }: Column): boolean => below.some(({ cells }) => normalizeCell(cells[index]) !== '');
  if (isFilled({ index: empty, header: '', field: null })) return undefined;
  return columns
    .filter((column) => column.index !== empty && knownHeader(column.header)?.field === 'place' && isFilled(column))
    .toSorted((a, b) => (knownHeader(b.header)?.weight ?? 0) - (knownHeader(a.header)?.weight ?? 0))[0];
};

/** The mapping with the place in the column that was chosen, if one was; an empty column is no place. */
export const withChosenPlace = (header: Header, mapping: Mapping, asks: Asking): Mapping => {
  const { columns } = header;
  const used = columns.find((column) => column.field === 'place');
  if (!used || Object.values(mapping).includes('place')) return mapping;
  const given = Number(asks.given(ID) ?? -1);
  const chosen = columns.find((column) => column.index === given) ?? filledInstead(header, used);
  return !chosen || chosen.index === used.index ? mapping : { ...mapping, [used.index]: null, [chosen.index]: 'place' };
};

/** Asks which column is the place where several may be; the later one is preferred. `header`: as the headers say. */
export const askPlaceColumn = (header: Header, mapping: Mapping, asks: Asking): readonly RowProblem[] => {
  const used = header.columns.find((column) => column.field === 'place');
  if (!used || Object.values(mapping).includes('place')) return [];
  const others = filledInstead(header, used) ? [] : secondOrders(header, used);
  if (others.length === 0) return [];
  const all = [...others, used].toSorted((a, b) => b.index - a.index);
  const preferred = all.find((column) => LATER.test(headerKey(column.header))) ?? all[0];
  const sorted = [...all.filter((column) => column === preferred), ...all.filter((column) => column !== preferred)];
  const named = ({ index, header: name }: Column): string => name || String(index + 1);
  const answer = asks.ask({
    id: ID,
    code: 'PLACE_COLUMN',
    line: header.line,
    column: used.header || null,
    samples: [used, ...others].map(named),
    rows: header.below.length,
    choices: sorted.map((column) => choice('column', named(column), String(column.index))),
  });
  return answer === undefined
    ? [
        {
          line: header.line,
          column: used.header || null,
          value: shown([used, ...others].map(named).join(', ')),
          code: 'COLUMN_UNCLEAR',
          question: ID,
        },
      ]
    : [];
};
