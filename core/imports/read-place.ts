import { nameKey } from '../shared/index.js';
import type { SubmittedRow } from './submitted-row.js';

export const LAST_PLACE = 10_000;

type ResultType = SubmittedRow['type'];

const UNPLACED: ReadonlyMap<string, ResultType> = new Map([
  ...['dnf', 'didnotfinish', 'nc', 'nonclasse', 'notclassified', 'ab', 'abd', 'abandon', 'abandonne', 'ret', 'retired', 'rtd'].map((it) => [it, 'DNF'] as const),
  ...['dns', 'didnotstart', 'np', 'nonpartant', 'wd', 'withdrawn', 'forfait', 'dnq', 'didnotqualify'].map((it) => [it, 'DNS'] as const),
  ...['dq', 'dsq', 'disq', 'disqualified', 'disqualifie', 'exc', 'excluded', 'exclu'].map((it) => [it, 'DQ'] as const),
]);

/** DNF, DNS, DQ and their like in either language; undefined for any other word: someone who finished. */
export const unplaced = (text: string): ResultType | undefined =>
  text === '' ? undefined : UNPLACED.get(nameKey(text).replaceAll(' ', ''));

const DIGITS = /^\d+$/;
const NUMBER = /^p?\s*(\d+)(?:\.0*|\s*(?:st|nd|rd|th|er|ere|re|nde|e|eme|ieme|o))?$/;
const NUMBER_AND_WORD = /^(\d+)[^\p{L}\d]*(\p{L}[^\d]*)$/u;
const WORD_AND_NUMBER = /^(\p{L}[^\d]*?)[^\p{L}\d]*(\d+)\)?$/u;

/** longer texts are no place, and the patterns above need not be fast on them */
const LONGEST = 40;

export interface TypeAndPlace {
  readonly type: ResultType;
  /** as written, in range or not */
  readonly place: number | null;
}

/** "1", "01", "1st", "3e", "1er", "P1", "DNF", "12 (DNF)"; undefined for anything else. */
export const typeAndPlace = (text: string): TypeAndPlace | undefined => {
  if (text.length > LONGEST) return undefined;
  if (DIGITS.test(text)) return { type: 'finished', place: Number(text) };
  const plain = text.trim().replace(/[°º]$/, 'o').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const number = NUMBER.exec(plain);
  if (number) return { type: 'finished', place: Number(number[1]) };
  const alone = unplaced(plain);
  if (alone) return { type: alone, place: null };
  const [, place, word] = NUMBER_AND_WORD.exec(plain) ?? [];
  const [, wordBefore, placeBehind] = WORD_AND_NUMBER.exec(plain) ?? [];
  const type = unplaced(word ?? wordBefore ?? '');
  return type && { type, place: Number(place ?? placeBehind) };
};

type PlaceRead = TypeAndPlace | { readonly problem: 'PLACE_MISSING' | 'PLACE_NOT_A_NUMBER' | 'PLACE_OUT_OF_RANGE' };

/** Reads a place beside a status column, which may call off the place; who did not finish needs none. */
export const readPlace = (text: string, status: string): PlaceRead => {
  const off = unplaced(status);
  if (text === '') return off ? { type: off, place: null } : { problem: 'PLACE_MISSING' };
  const read = typeAndPlace(text);
  if (!read) return off ? { type: off, place: null } : { problem: 'PLACE_NOT_A_NUMBER' };
  const type = read.type === 'finished' ? (off ?? 'finished') : read.type;
  if (read.place === null || (read.place >= 1 && read.place <= LAST_PLACE)) return { type, place: read.place };
  return type === 'finished' ? { problem: 'PLACE_OUT_OF_RANGE' } : { type, place: null };
};
