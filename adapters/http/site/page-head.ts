import { documentTitle, missingTitle, pageTitle } from '@rrr/contract';
import type { EventView } from '@rrr/core/events';
import { DEFAULT_LOCALE, inEachLanguage, inLanguage, languageTag, type Locale, LOCALES } from '@rrr/records/languages';
import type { HttpPorts } from '../ports.js';
import { en } from '../words/head-en.js';
import { textFormatter } from '../words/text-formatter.js';
import { escaped, jsonBlock } from './html.js';
import {
  breadcrumbs,
  eventSeries,
  faqPage,
  organization,
  type Question,
  type SiteFacts,
  sportsEvent,
  website,
} from './json-ld.js';
import type { PageRecord } from './page-records.js';
import { pageText } from './page-texts.js';

/** A page that the server writes. */
export interface ShownPage {
  /** its path in PAGES; undefined: no page is there */
  readonly page: string | undefined;
  /** its path without the language, as it is linked to */
  readonly path: string;
  readonly locale: Locale;
  /** the record it shows; null: it was not found; undefined: it shows none, or the record could not be read */
  readonly record: PageRecord | null | undefined;
}

interface HeadPorts {
  readonly origin: string;
  readonly brand: string;
  readonly clock: HttpPorts['clock'];
  readonly questions: (locale: Locale) => readonly Question[];
}

const WORDS = inEachLanguage(en);
/** A language as Open Graph writes it: `fr_CA`. */
const graphName = (locale: Locale): string => languageTag(locale).replace('-', '_');
/** Lists above a record, in its breadcrumbs. */
const LIST = 'events';

export const isFound = ({ page, record }: ShownPage): boolean => page !== undefined && record !== null;
const nameOf = (record: PageRecord): string => (record.kind === 'event' ? record.event.title : record.series.name);

const eventDescription = (event: EventView, locale: Locale, now: string): string => {
  const { date } = textFormatter(locale, {}, now);
  const days = [...new Set([event.startsOn, event.endsOn].filter((text) => text !== null))].map(date).join(' – ');
  const where = [event.venue, event.city, event.state].filter(Boolean).join(', ');
  const { canceled, event: rest } = WORDS[locale];
  return `${event.canceled ? canceled : ''}${[days, where].filter(Boolean).join(' · ')}. ${rest}`.replace(/^\. /, '');
};

/** The address of a path in a language. */
export const addressIn = (origin: string, path: string, locale: Locale): string =>
  `${origin}${inLanguage(path, locale)}`;

/** Writes the head of a page: title, description, addresses in each language, share picture, structured data. */
export const pageHead = ({ origin, brand, clock, questions }: HeadPorts) => {
  const structured = ({ page, path, locale, record }: ShownPage, facts: SiteFacts): readonly unknown[] => {
    const at = (text: string): string => addressIn(origin, text, locale);
    const url = at(path);
    const home = { name: WORDS[locale].home, url: at('/') };
    const list = { name: pageTitle(LIST, locale) ?? '', url: at(`/${LIST}`) };
    const title = record ? nameOf(record) : (pageTitle(page ?? '', locale) ?? '');
    if (page === '') return [organization(facts), website(facts, url, locale)];
    return [
      record?.kind === 'event' ? sportsEvent(record.event, facts, url) : null,
      record?.kind === 'series' ? eventSeries(record.series, url) : null,
      page === 'about/faq' ? faqPage(questions(locale)) : null,
      breadcrumbs([home, ...(record ? [list] : []), { name: title, url }]),
    ].filter((item) => item !== null);
  };

  return (shown: ShownPage): { readonly html: string; readonly indexed: boolean } => {
    const { page, path, locale, record } = shown;
    const text = pageText(page ?? '');
    const title = isFound(shown)
      ? documentTitle(record ? nameOf(record) : pageTitle((page ?? '').replaceAll(/:\w+/g, '*'), locale), locale)
      : documentTitle(missingTitle(locale), locale);
    const description =
      record?.kind === 'event' ? eventDescription(record.event, locale, clock.now()) : text.description(locale);
    const indexed = isFound(shown) && text.hidden === undefined;
    const picture = `${origin}/share-${locale}.png`;
    const meta = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
    const property = (name: string, content: string): string =>
      `<meta property="${name}" content="${escaped(content)}">`;
    const link = (rest: string, href: string): string => `<link ${rest} href="${escaped(href)}">`;
    const at = (value: Locale): string => addressIn(origin, path, value);
    const parts = [`<title>${escaped(title)}</title>`, meta('description', description)];
    if (!indexed) return { html: [...parts, meta('robots', 'noindex')].join(''), indexed };
    parts.push(
      link('rel="canonical"', at(locale)),
      ...LOCALES.map((value) => link(`rel="alternate" hreflang="${value}"`, at(value))),
      link('rel="alternate" hreflang="x-default"', at(DEFAULT_LOCALE)),
      property('og:type', 'website'),
      property('og:site_name', brand),
      property('og:title', title),
      property('og:description', description),
      property('og:url', at(locale)),
      property('og:locale', graphName(locale)),
      ...LOCALES.filter((candidate) => candidate !== locale).map((value) =>
        property('og:locale:alternate', graphName(value)),
      ),
      property('og:image', picture),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', brand),
      meta('twitter:card', 'summary_large_image'),
      ...structured(shown, { origin, name: brand, picture }).map(
        (value) => `<script type="application/ld+json">${jsonBlock(value)}</script>`,
      ),
    );
    return { html: parts.join(''), indexed };
  };
};
