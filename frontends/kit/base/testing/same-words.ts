import type { Messages } from '../language/words.js';

type Flat = Map<string, string>;

const flatten = (messages: Messages, prefix = ''): Flat =>
  new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

const holes = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(',');

/**
 * The differences between two languages of one app: missing keys, empty texts, and other `{{holes}}`. Empty if there
 * are none.
 */
export const wordDifferences = ({ en, fr }: { en: object; fr: object }): string[] => {
  const [english, french] = [flatten(en as Messages), flatten(fr as Messages)];
  const missing = (from: Flat, to: Flat, name: string) =>
    [...from.keys()]
      .filter((key) => !to.has(key) && !key.endsWith('_many'))
      .map((key) => `${key} is missing in ${name}`);
  const other = [...english].flatMap(([key, text]) => {
    const its = french.get(key);
    if (its === undefined) return [];
    if (text.trim() === '' || its.trim() === '') return [`${key} is empty`];
    // A form for one thing may name it instead of counting it.
    return holes(text) === holes(its) || key.endsWith('_one')
      ? []
      : [`${key} has other holes: {${holes(text)}} and {${holes(its)}}`];
  });
  return [...missing(english, french, 'French'), ...missing(french, english, 'English'), ...other];
};
