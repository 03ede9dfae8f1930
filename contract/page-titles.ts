import type { PAGES } from './pages.js';
import { en } from './words/titles-en.js';
import { fr } from './words/titles-fr.js';

type Shape<Path extends string> = Path extends `${infer Before}/:${infer After}`
  ? After extends `${string}/${infer Rest}`
    ? `${Before}/*/${Shape<Rest>}`
    : `${Before}/*`
  : Path;

/** A page's path with `*` for each parameter. */
export type PageShape = Shape<(typeof PAGES)[keyof typeof PAGES]>;

/** A text in each language. */
export interface InBoth {
  readonly en: string;
  readonly fr: string;
}

/** The contingency program, in every page's title. */
export const PROGRAM_TITLE: InBoth = {
  en: 'Red Rider Rewards contingency program',
  fr: 'Programme de contingence Red Rider Rewards',
};

export const MISSING_TITLE: InBoth = { en: 'Page not found', fr: 'Page introuvable' };

/**
 * The title of each public page and account page, for the server's HTML and for the screen. A record's page shows the
 * record's name instead, once it is known. Pages of other paths may be here before they exist.
 */
const PAGE_TITLES: Readonly<
  Record<keyof InBoth, Readonly<Record<PageShape, string> & Record<string, string | undefined>>>
> = {
  en,
  fr,
};

/** The title of the page at a path, without its language and slashes around it; undefined for a page not listed. */
export const pageTitle = (path: string, locale: keyof InBoth): string | undefined => {
  const titles: Readonly<Record<string, string | undefined>> = PAGE_TITLES[locale];
  const at = path.toLowerCase();
  return titles[at] ?? titles[at.replace(/[^/]+$/, '*')];
};

/** The title of a document: the page, then the contingency program. */
export const documentTitle = (page: string | undefined, locale: keyof InBoth): string =>
  page ? `${page} · ${PROGRAM_TITLE[locale]}` : PROGRAM_TITLE[locale];
