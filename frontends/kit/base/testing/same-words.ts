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

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** What is wrong with the texts of a language beside the English ones. */
const differencesIn = (locale: string, english: Flat, other: Flat): readonly string[] => {
  const missing = (from: Flat, to: Flat, name: string | undefined) =>
    [...from.keys()]
      .filter((key) => !to.has(key) && !key.endsWith('_many'))
      .map((key) => `${key} is missing in ${name}`);
  const differ = [...english].flatMap(([key, text]) => {
    const its = other.get(key);
    if (its === undefined) return [];
    if (text.trim() === '' || its.trim() === '') return [`${key} is empty`];
    // A form for one thing may name it instead of counting it.
    return holes(text) === holes(its) || key.endsWith('_one')
      ? []
      : [`${key} has other holes: {${holes(text)}} and {${holes(its)}}`];
  });
  const misset = [...other]
    .filter(([, text]) => locale === 'fr' && MISSET.test(text))
    .map(([key, text]) => `${key} has a space too many or too few: ${text}`);
  return [
    ...missing(english, other, languages.of(locale)),
    ...missing(other, english, languages.of('en')),
    ...differ,
    ...misset,
  ];
};

/**
 * What is wrong with the texts of an app in its languages: missing keys, empty texts, other `{{holes}}` and French
 * spaces. Empty if nothing is.
 */
export const wordDifferences = ({ en, ...others }: { en: object } & Record<string, object>): string[] => {
  const english = flatten(en as Messages);
  return Object.entries(others).flatMap(([locale, value]) =>
    differencesIn(locale, english, flatten(value as Messages)),
  );
};
