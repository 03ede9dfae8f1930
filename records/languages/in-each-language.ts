import type { Locale } from './languages.js';

/** A value in each language. */
export type InEachLanguage<T> = Readonly<Record<Locale, T>>;

const unbuilt = (): never => {
  throw new Error(
    'Words in each language are written by the build. Run the file through tools/languages/in-each-language.mjs.',
  );
};

/**
 * The words of a file in each language: called with `en` from `words/en.ts` or `words/menu-en.ts`, it is a table that
 * also holds `words/fr.ts` or `words/menu-fr.ts`. Where a page is built for one language, it holds only that one. Builds
 * and tests write the table in place of the call (tools/languages/in-each-language.mjs).
 */
export const inEachLanguage = <T>(_english: T): InEachLanguage<T> => unbuilt();

/** The same for texts that stand on pages of other languages too: a page holds them in all languages. */
export const alwaysInEachLanguage = <T>(_english: T): InEachLanguage<T> => unbuilt();
