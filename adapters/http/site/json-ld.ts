import type { EventView } from '@rrr/core/events';
import type { Locale } from '@rrr/core/identity';
import type { SeriesListed } from '@rrr/core/series';

/** What structured data says about the site itself. */
export interface SiteFacts {
  readonly origin: string;
  readonly name: string;
  readonly picture: string;
}
type Thing = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const present = (thing: Readonly<Record<string, unknown>>): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null && value !== undefined));

export const organization = ({ origin, name }: SiteFacts): Thing => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
});

export const website = ({ origin, name }: SiteFacts, url: string, locale: Locale): Thing => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url,
  inLanguage: locale,
  publisher: { '@type': 'Organization', name, url: `${origin}/` },
});

const address = (item: {
  readonly city?: string | null;
  readonly state: string | null;
  readonly zipcode: string | null;
  readonly country: string | null;
}): Thing =>
  present({
    '@type': 'PostalAddress',
    addressLocality: item.city,
    addressRegion: item.state,
    postalCode: item.zipcode,
    addressCountry: item.country,
  });

/** An event needs a date there; null for one without. */
export const sportsEvent = (event: EventView, { picture }: SiteFacts, url: string): Thing | null =>
  event.startsOn === null
    ? null
    : present({
        '@context': CONTEXT,
        '@type': 'SportsEvent',
        name: event.title,
        url,
        image: [picture],
        sport: event.type,
        startDate: event.startsOn,
        endDate: event.endsOn ?? event.startsOn,
        eventStatus: `${CONTEXT}/${event.canceled ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
        location: present({
          '@type': 'Place',
          name: event.venue ?? event.city ?? event.title,
          address: address(event),
        }),
        organizer: event.promoterName === null ? null : { '@type': 'Organization', name: event.promoterName },
        superEvent: event.seriesName === null ? null : { '@type': 'EventSeries', name: event.seriesName },
      });

export const eventSeries = (series: SeriesListed, url: string): Thing =>
  present({
    '@context': CONTEXT,
    '@type': 'EventSeries',
    name: series.name,
    url,
    location:
      series.country === null
        ? null
        : { '@type': 'Place', name: series.state ?? series.country, address: address(series) },
    organizer: series.promoterName === null ? null : { '@type': 'Organization', name: series.promoterName },
  });

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const faqPage = (questions: readonly Question[]): Thing => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const breadcrumbs = (steps: readonly { readonly name: string; readonly url: string }[]): Thing => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, n) => ({ '@type': 'ListItem', position: n + 1, name, item: url })),
});
