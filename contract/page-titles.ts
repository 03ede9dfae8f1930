import { inEachLanguage, type InEachLanguage, type Locale } from '@rrr/records/languages';
import type { PAGES } from './pages.js';
import { en as program } from './words/program-en.js';
import { en } from './words/titles-en.js';

type Shape<Path extends string> = Path extends `${infer Before}/:${infer After}`
  ? After extends `${string}/${infer Rest}`
    ? `${Before}/*/${Shape<Rest>}`
    : `${Before}/*`
  : Path;

/** A page's path with `*` for each parameter. */
export type PageShape = Shape<(typeof PAGES)[keyof typeof PAGES]>;

const WORDS = inEachLanguage(program);

/** The title of a page that is not there. */
export const missingTitle = (locale: Locale): string => WORDS[locale].missing;

/**
 * The title of each public page and account page, for the server's HTML and for the screen. A record's page shows the
 * record's name instead, once it is known. Pages of other paths may be here before they exist.
 */
const PAGE_TITLES: InEachLanguage<Readonly<Record<PageShape, string> & Record<string, string | undefined>>> =
  inEachLanguage(en);

/** The title of the page at a path, without its language and slashes around it; undefined for a page not listed. */
export const pageTitle = (path: string, locale: Locale): string | undefined => {
  const titles: Readonly<Record<string, string | undefined>> = PAGE_TITLES[locale];
  const at = path.toLowerCase();
  return titles[at] ?? titles[at.replace(/[^/]+$/, '*')];
};

/** The title of a document: the page, then the contingency program. */
export const documentTitle = (page: string | undefined, locale: Locale): string =>
  page ? `${page} · ${WORDS[locale].program}` : WORDS[locale].program;
