import type { Messages } from '../words/messages.js';

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

/** French as it is set in Canada: no space before ; ! ? and a no-break space before : % $ and inside « ». */
const MISSET = /[ \u00a0\u202f][;!?]|(?<!\u00a0)(:(?=\s|$)|[%$»])|«(?!\u00a0)/;

/**
 * What is wrong with the texts of two languages of one app: missing keys, empty texts, other `{{holes}}` and French
 * spaces. Empty if nothing is.
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
  const misset = [...french]
    .filter(([, text]) => MISSET.test(text))
    .map(([key, text]) => `${key} has a space too many or too few: ${text}`);
  return [...missing(english, french, 'French'), ...missing(french, english, 'English'), ...other, ...misset];
};
