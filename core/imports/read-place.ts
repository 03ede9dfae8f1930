import type { SubmittedRow } from './submitted-row.js';
import { saysFinished, unplaced } from './statuses.js';

export const LAST_PLACE = 10_000;

type ResultType = SubmittedRow['type'];

const DIGITS = /^\d+$/;
const NUMBER = /^[p#]?\s*(\d+)(?:\.0*o?|\s*(?:st|nd|rd|th|er|ere|re|nde|e|eme|ieme|o)(?: (?:place|pl))?)?$/;
/** "8=", "=8", "T9", "9T", "8 (tie)", "3 ex aequo" */
const TIED =
  /^(?:(?:=|t[-. ]?)\s*(\d+)|(\d+)\s*(?:st|nd|rd|th|er|e|eme)?\s*(?:=|t|[-(/ ]*(?:tied?|ex|ex ?(?:ae|æ)quo|e\.a\.)\)?))$/;
/** "1/12", "3 of 20": the place among those who started */
const PLACE_OF = /^(\d{1,5})\s*(?:\/|of|sur|von|de|di|av)\s*(\d{1,5})$/;
const NUMBER_AND_WORD = /^(\d+)[^\p{L}\d]*(\p{L}.*)$/u;
const WORD_AND_NUMBER = /^(\p{L}+)[^\p{L}\d]*(\d+)\)?$/u;

/** longer texts are not places; also limits the work of the patterns above */
const LONGEST = 60;

export interface TypeAndPlace {
  readonly type: ResultType;
  /** as written, not range-checked */
  readonly place: number | null;
  /** marked as tied: "8=", "T9" */
  readonly tied: boolean;
}

/**
 * Reads "1", "01", "1st", "3e", "1er", "P1", "8=", "T9", "DNF", "12 (DNF)", "DNF - engine"; undefined for anything
 * else.
 */
export const typeAndPlace = (text: string): TypeAndPlace | undefined => {
  if (text.length > LONGEST) return undefined;
  if (DIGITS.test(text)) return { type: 'finished', place: Number(text), tied: false };
  const plain = text.trim().replace(/[°º]$/, 'o').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const number = NUMBER.exec(plain);
  if (number) return { type: 'finished', place: Number(number[1]), tied: false };
  const of = PLACE_OF.exec(plain);
  if (of && Number(of[1]) <= Number(of[2])) return { type: 'finished', place: Number(of[1]), tied: false };
  const tie = TIED.exec(plain);
  if (tie) return { type: 'finished', place: Number(tie[1] ?? tie[2]), tied: true };
  const [, place, word] = NUMBER_AND_WORD.exec(plain) ?? [];
  const [, code, placeBehind] = WORD_AND_NUMBER.exec(plain) ?? [];
  const type = unplaced(word ?? code ?? plain);
  if (!type) return unplacedAlone(plain);
  const told = place ?? placeBehind;
  return { type, place: told === undefined ? null : Number(told), tied: false };
};

/** The number in "Retired lap 4" is not a place. */
const unplacedAlone = (plain: string): TypeAndPlace | undefined => {
  const type = unplaced(plain);
  return type && { type, place: null, tied: false };
};

type PlaceRead =
  | TypeAndPlace
  | { readonly problem: 'PLACE_MISSING' | 'PLACE_NOT_A_NUMBER' | 'PLACE_OUT_OF_RANGE' | 'STATUS_UNCLEAR' };

/**
 * Combines the place and status columns. A status can void a place, and a non-finisher needs none. An unknown status is
 * reported.
 */
export const readPlace = (text: string, status: string): PlaceRead => {
  const off = unplaced(status);
  if (!off && !saysFinished(status)) return { problem: 'STATUS_UNCLEAR' };
  if (text === '') return off ? { type: off, place: null, tied: false } : { problem: 'PLACE_MISSING' };
  const read = typeAndPlace(text);
  if (!read) return off ? { type: off, place: null, tied: false } : { problem: 'PLACE_NOT_A_NUMBER' };
  const type = read.type === 'finished' ? (off ?? 'finished') : read.type;
  if (read.place === null || (read.place >= 1 && read.place <= LAST_PLACE))
    return { type, place: read.place, tied: read.tied };
  return type === 'finished' ? { problem: 'PLACE_OUT_OF_RANGE' } : { type, place: null, tied: false };
};
