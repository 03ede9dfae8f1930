import type { Locale } from '@rrr/core/identity';

/** "RequestSlots", "riderId", "not_found": names of types, variables and codes are not words. */
const NAME = /(?<![\w./@:-])(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Za-z]+_\w+)/g;
/** settings that an operator writes into the environment */
const SETTINGS = new Set(['PAYMENTS_KEY']);
const NO_WORD = /\b(?:undefined|null|NaN|true|false)\b|\[object|[{}]| {2}|“”|« ?»|\(\)/g;
/** English words that are none in French */
const ENGLISH =
  /(?<![\p{L}:@./-])(?:the|and|of|is|are|was|not|this|that|these|with|without|which|what|your|you|they|has|have|from|into|row|rows|column|header|remove|write|choose|leave|does|did|each|must|should|only|more|than|there)(?![\p{L}@-])/giu;

/** What no reader should see in a text: names of code, holes, and English in French. */
export const wordFaults = (locale: Locale, text: string): readonly string[] => [
  ...(text.trim() === '' ? ['empty'] : []),
  ...[...text.matchAll(NAME)].map(([value]) => value).filter((word) => !SETTINGS.has(word)),
  ...[...text.matchAll(NO_WORD)].map(([value]) => value),
  ...(locale === 'fr' ? [...text.matchAll(ENGLISH)].map(([value]) => value) : []),
];

/** Whether a text that the core throws names a type or a variable. */
export const namesCode = (text: string): boolean => text.search(NAME) >= 0;
