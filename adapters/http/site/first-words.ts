import { PAGES, type StartData } from '@rrr/contract';
import type { Locale } from '@rrr/core/identity';
import { join } from 'node:path';
import { builtFile } from './built-file.js';

/** What a page says first: its heading, and the sentence under it. */
export interface FirstWords {
  readonly title: string;
  readonly lead?: string;
  /** the page has buttons beside its heading */
  readonly acts?: boolean;
}

/** A page request, as far as its first words depend on it. */
interface Asked {
  /** the area of the visitor; undefined for a public page */
  readonly area: string | undefined;
  /** the page's path in PAGES or below its area */
  readonly page: string;
  readonly locale: Locale;
  /** the address has no query, which may ask for other words */
  readonly isPlain: boolean;
  readonly data: StartData;
}

/** Whether nothing stands above the page's heading, which would push it down. */
const standFirst = ({ area, page, isPlain, data: { session, notices } }: Asked): boolean => {
  if (area === undefined) return !notices?.shown.length && (isPlain || page !== PAGES.dealers);
  if (!isPlain || !session || session.proxyHost !== null) return false;
  // riders without a verified bike are told so above their pages (frontends/rider/NoValidBike.tsx)
  return area !== 'rider' || page === '' || (session.user.bikes ?? []).some((bike) => bike.valid);
};

/**
 * The first words of a page, from the build of its app (tools/webpack/first-words.mjs): written into the HTML, they are
 * read before any script has come. undefined: the page has none, or something else comes first.
 */
export const firstWords = (frontends: string) => {
  const built = builtFile((text) => JSON.parse(text) as Readonly<Record<Locale, Readonly<Record<string, FirstWords>>>>);
  return (asked: Asked): FirstWords | undefined =>
    standFirst(asked)
      ? built(join(frontends, asked.area ?? 'shell', 'first-words.json'))?.[asked.locale][asked.page]
      : undefined;
};
